package org.bowsprit.kit.game;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.kit.internal.colour.ColourReduction;
import org.bowsprit.kit.internal.colour.Quantiser;
import org.bowsprit.kit.internal.costume.CostumeSources;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/**
 * Converts the true-colour pictures of a costume to colours of the room with which it is stored.
 * Uses only colours that the room locks. A costume can contain 15 or 31 colours.
 */
final class CostumeColouring {

  private static final int TRANSPARENT = 0;

  private final RoomDeclaration room;
  private final SourceReport report;
  private final LockedColours colours;

  CostumeColouring(RoomDeclaration room, SourceReport report) {
    this.room = room;
    this.report = report;
    this.colours = new LockedColours(room, report);
  }

  /**
   * Returns all pictures of a costume as indexed pictures.
   *
   * @param text the text of the costume
   * @param indexed the indexed pictures of the costume by name
   * @param coloured the true-colour pictures of the costume by name
   * @return the pictures by name; if the colours of the room are unknown, the true-colour pictures
   *     are missing and an error is reported
   */
  Map<String, IndexedPicture> pictures(
      String text, Map<String, IndexedPicture> indexed, Map<String, ColourPicture> coloured) {
    Optional<Bytes> palette = palette();
    if (palette.isEmpty()) {
      report.error(
          room.position(),
          ("room %s: expected an indexed background or 'palette \"file.png\"', whose colours"
                  + " costumes of true colour are brought to")
              .formatted(room.name()));
      return indexed;
    }
    Map<String, IndexedPicture> all = quantised(indexed, coloured, palette.get(), usable());
    CostumeSources.Colours declaredColours = new CostumeSources(text, all).colours();
    if (declaredColours.listed().isPresent()) {
      return indexedByList(indexed, coloured, palette.get(), declaredColours.listed().get());
    }
    BitSet usedColours = new BitSet();
    pixelCounts(indexed).keySet().forEach(usedColours::set);
    BitSet chosenColours =
        new ColourReduction(palette.get(), pixelCounts(all))
            .choose(usedColours, declaredColours.max() - 1);
    return quantised(indexed, coloured, palette.get(), chosenColours);
  }

  /**
   * Returns all pictures of a costume whose text lists its colours. The pixels of the results are
   * indices into this list.
   */
  private static Map<String, IndexedPicture> indexedByList(
      Map<String, IndexedPicture> indexed,
      Map<String, ColourPicture> coloured,
      Bytes palette,
      List<Integer> listed) {
    BitSet usable = new BitSet();
    listed.stream().skip(1).forEach(usable::set);
    Map<String, IndexedPicture> all = new TreeMap<>(indexed);
    quantised(Map.of(), coloured, palette, usable)
        .forEach(
            (name, picture) -> {
              byte[] pixels = picture.pixels().toArray();
              for (int i = 0; i < pixels.length; i++) {
                int colour = pixels[i] & 0xFF;
                pixels[i] = (byte) (colour == TRANSPARENT ? 0 : listed.lastIndexOf(colour));
              }
              all.put(
                  name,
                  new IndexedPicture(
                      picture.width(), picture.height(), Bytes.wrap(pixels), picture.palette()));
            });
    return all;
  }

  private static Map<String, IndexedPicture> quantised(
      Map<String, IndexedPicture> indexed,
      Map<String, ColourPicture> coloured,
      Bytes palette,
      BitSet usable) {
    Quantiser quantiser = new Quantiser(palette, usable, TRANSPARENT);
    Map<String, IndexedPicture> all = new TreeMap<>(indexed);
    coloured.forEach((name, picture) -> all.put(name, quantiser.indexed(picture)));
    return all;
  }

  /** Returns the number of pixels of each colour except the transparent one. */
  private static Map<Integer, Long> pixelCounts(Map<String, IndexedPicture> pictures) {
    Map<Integer, Long> counts = new TreeMap<>();
    for (IndexedPicture picture : pictures.values()) {
      for (int i = 0; i < picture.pixels().length(); i++) {
        counts.merge(picture.pixels().u8(i), 1L, Long::sum);
      }
    }
    counts.remove(TRANSPARENT);
    return counts;
  }

  private Optional<Bytes> palette() {
    return colours
        .palette()
        .or(this::background)
        .map(
            picture ->
                Arrays.copyOf(
                    picture.palette().toArray(), Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR))
        .map(Bytes::wrap);
  }

  private BitSet usable() {
    BitSet usable = colours.ranges();
    if (!colours.hasRanges()) {
      usable.set(0, Palette.COLOUR_COUNT);
    }
    usable.clear(colours.transparent());
    usable.andNot(colours.cycling());
    return usable;
  }

  /** Returns the room's background; empty if it has no palette. */
  private Optional<IndexedPicture> background() {
    String path = RoomFiles.of(room.name()).background(room.properties());
    try {
      Optional<Bytes> file = report.tree().file(path);
      return file.isEmpty() ? Optional.empty() : Optional.of(PngReader.read(file.get().toArray()));
    } catch (PngException e) {
      return Optional.empty();
    }
  }
}
