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
 * <p>A text with a palette has PNGs of costume colours, 0 to 15 or 31; one without has PNGs of room
 * colours, of which the costume takes those that occur. Colour 0 of a PNG is transparent.
 *
 * @param text chores and where their pictures are
 * @param strips PNG files by name
 */
public record CostumeSources(String text, Map<String, IndexedPicture> strips) {

  public CostumeSources {
    strips = Map.copyOf(strips);
  }

  /**
   * Packs the costume.
   *
   * @param problems receives what is wrong with the text
   * @return nothing where there is a problem
   */
  public Optional<Costume> build(List<TextProblem> problems) {
    CostumeText read = CostumeText.read(text, strips, problems);
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    try {
      return Optional.of(costume(read));
    } catch (IllegalArgumentException e) {
      problems.add(new TextProblem(1, 1, 1, e.getMessage()));
      return Optional.empty();
    }
  }

  /** Returns what is odd, though it can be built; what is wrong with the text is passed over. */
  public List<TextProblem> oddities() {
    return CostumeText.read(text, strips, new ArrayList<>()).oddities();
  }

  /**
   * The colours that the pictures may have.
   *
   * @param listed the room colours of the costume's colours, if the text lists them
   * @param most how many there may be, the transparent one among them
   */
  public record Colours(Optional<List<Integer>> listed, int most) {}

  /** Returns which colours the pictures may have; what is wrong with the text is passed over. */
  public Colours colours() {
    CostumeText read = CostumeText.read(text, strips, new ArrayList<>());
    return new Colours(read.palette(), read.runs().colours());
  }

  private static Costume costume(CostumeText read) {
    List<Integer> palette = read.palette().orElseGet(() -> coloursOf(read));
    CostumeRuns runs = read.runs();
    if (palette.size() > runs.colours()) {
      throw new IllegalArgumentException(
          "expected at most %s colours besides the transparent one, found %s"
              .formatted(runs.colours() - 1, palette.size() - 1));
    }
    byte[] colourMap = colourMap(palette, read.palette().isPresent(), runs);
    List<Limb> limbs = new ArrayList<>();
    for (NavigableMap<Integer, CellPicture> pictures : read.pictures()) {
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
        read.mirrored(),
        Bytes.wrap(colours),
        animations(read.animations()),
        read.commands().toBytes(),
        limbs);
  }

  /** Returns the room colours that occur in the pictures, ascending, behind the transparent one. */
  private static List<Integer> coloursOf(CostumeText read) {
    Set<Integer> colours = new TreeSet<>();
    colours.add(0);
    read.pictures().stream()
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
  private static byte[] colourMap(List<Integer> palette, boolean given, CostumeRuns runs) {
    byte[] map = new byte[256];
    for (int i = 0; i < 256; i++) {
      map[i] = (byte) (given ? i : palette.indexOf(i));
    }
    if (given) {
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
    List<Optional<AnimationRecord>> all = new ArrayList<>();
    for (int i = 0; i <= byNumber.lastKey(); i++) {
      all.add(Optional.ofNullable(byNumber.get(i)));
    }
    return all;
  }
}
