package org.bowsprit.kit.internal.costume;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.AnimationRecord;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeRuns;
import org.bowsprit.format.costume.Limb;
import org.bowsprit.kit.internal.costume.PictureCells.CellPicture;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.IndexedPicture;

/**
 * The sources of a costume: a text and PNG strips.
 *
 * <p>If the text has a palette, the PNGs contain costume colours, 0 to 15 or 31. Otherwise they
 * contain room colours, and the costume gets the colours that occur in them. Colour 0 of a PNG is
 * transparent.
 *
 * @param text the chores and the places of their pictures
 * @param strips the PNG files by name
 */
public record CostumeSources(String text, Map<String, IndexedPicture> strips) {

  public CostumeSources {
    strips = Map.copyOf(strips);
  }

  /**
   * Packs the costume.
   *
   * @param problems receives the errors of the text
   * @return the costume; empty if there are errors
   */
  public Optional<Costume> build(List<TextProblem> problems) {
    CostumeText costumeText = CostumeText.read(text, strips, problems);
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(costume(costumeText));
    } catch (IllegalArgumentException e) {
      problems.add(new TextProblem(1, 1, 1, e.getMessage()));
      return Optional.empty();
    }
  }

  /** Returns warnings, which do not prevent the build. Errors of the text are ignored. */
  public List<TextProblem> warnings() {
    return CostumeText.read(text, strips, new ArrayList<>()).warnings();
  }

  /**
   * Describes the colours that the pictures may have.
   *
   * @param listed the room colour of each costume colour, if the text lists them
   * @param max the maximum number of colours, including the transparent one
   */
  public record Colours(Optional<List<Integer>> listed, int max) {}

  /** Returns the colours that the pictures may have. Errors of the text are ignored. */
  public Colours colours() {
    CostumeText costumeText = CostumeText.read(text, strips, new ArrayList<>());
    return new Colours(costumeText.palette(), costumeText.runs().colours());
  }

  private static Costume costume(CostumeText costumeText) {
    List<Integer> palette = costumeText.palette().orElseGet(() -> coloursOf(costumeText));
    CostumeRuns runs = costumeText.runs();
    if (palette.size() > runs.colours()) {
      throw new IllegalArgumentException(
          "expected at most %s colours besides the transparent one, found %s"
              .formatted(runs.colours() - 1, palette.size() - 1));
    }
    byte[] colourMap = colourMap(palette, costumeText.palette().isPresent(), runs);
    List<Limb> limbs = new ArrayList<>();
    for (NavigableMap<Integer, CellPicture> pictures : costumeText.pictures()) {
      NavigableMap<Integer, CostumePicture> packed = new TreeMap<>();
      pictures.forEach((number, cell) -> packed.put(number, pack(cell, colourMap, runs)));
      limbs.add(new Limb(packed));
    }
    byte[] colours = new byte[runs.colours()];
    for (int i = 0; i < palette.size(); i++) {
      colours[i] = (byte) palette.get(i).intValue();
    }
    return new Costume(
        runs,
        costumeText.isMirrored(),
        Bytes.wrap(colours),
        animations(costumeText.animations()),
        costumeText.commands().toBytes(),
        limbs);
  }

  /**
   * Returns the transparent colour, then the room colours that occur in the pictures in ascending
   * order.
   */
  private static List<Integer> coloursOf(CostumeText costumeText) {
    Set<Integer> colours = new TreeSet<>();
    colours.add(0);
    costumeText.pictures().stream()
        .map(NavigableMap::values)
        .flatMap(Collection::stream)
        .forEach(
            cell -> {
              for (int i = 0; i < cell.pixels().length(); i++) {
                colours.add(cell.pixels().u8(i));
              }
            });
    return List.copyOf(colours);
  }

  /** Returns the costume colour of each colour of a PNG. */
  private static byte[] colourMap(List<Integer> palette, boolean isListed, CostumeRuns runs) {
    byte[] map = new byte[256];
    for (int i = 0; i < 256; i++) {
      map[i] = (byte) (isListed ? i : palette.indexOf(i));
    }
    if (isListed) {
      return map;
    }
    for (int i = 0; i < 256; i++) {
      map[i] = (byte) Math.max(0, Math.min(map[i], runs.colours() - 1));
    }
    return map;
  }

  private static CostumePicture pack(CellPicture cell, byte[] colourMap, CostumeRuns runs) {
    byte[] columns = cell.columns();
    for (int i = 0; i < columns.length; i++) {
      columns[i] = colourMap[columns[i] & 0xFF];
    }
    return new CostumePicture(
        cell.width(),
        cell.height(),
        cell.offset().x(),
        cell.offset().y(),
        cell.move().x(),
        cell.move().y(),
        runs.encode(columns));
  }

  private static List<Optional<AnimationRecord>> animations(
      NavigableMap<Integer, AnimationRecord> byNumber) {
    List<Optional<AnimationRecord>> animations = new ArrayList<>();
    for (int i = 0; i <= byNumber.lastKey(); i++) {
      animations.add(Optional.ofNullable(byNumber.get(i)));
    }
    return animations;
  }
}
