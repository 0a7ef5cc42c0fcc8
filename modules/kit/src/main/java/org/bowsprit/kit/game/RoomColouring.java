package org.bowsprit.kit.game;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.kit.internal.colour.ColourOrder;
import org.bowsprit.kit.internal.colour.PictureIndexer;
import org.bowsprit.kit.internal.colour.Quantiser;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;

/**
 * Converts the pictures of a room to one palette before the room is built. On request, true colour
 * is converted to indices. If the colours have another order than in the last build, restores the
 * order of the last build, or reports a warning.
 */
final class RoomColouring {

  private static final int PALETTE_BYTES = Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR;
  private static final String PNG = ".png";

  /**
   * The number of moved colours that count as a new order. One moved colour may be intended; a
   * paint program moves two or more.
   */
  private static final int MIN_MOVED_COLOURS = 2;

  private final RoomDeclaration room;
  private final SourceReport report;
  private final BuildCache cache;
  private final PictureHandling handling;
  private final RoomFiles files;
  private final LockedColours colours;
  private final NavigableMap<String, Bytes> changedFiles = new TreeMap<>();

  RoomColouring(
      RoomDeclaration room, SourceReport report, BuildCache cache, PictureHandling handling) {
    this.room = room;
    this.report = report;
    this.cache = cache;
    this.handling = handling;
    this.files = RoomFiles.of(room.name());
    this.colours = new LockedColours(room, report);
  }

  /** Returns the files that replace the files of the same names when the room is built. */
  NavigableMap<String, Bytes> files() {
    if (handling.quantise()) {
      quantise();
    }
    checkOrder();
    return changedFiles;
  }

  private String background() {
    return files.background(room.properties());
  }

  private Optional<Bytes> file(String path) {
    return Optional.ofNullable(changedFiles.get(path)).or(() -> report.tree().file(path));
  }

  private List<String> pictures() {
    return report.tree().namesIn(files.folder()).stream()
        .filter(name -> name.endsWith(PNG))
        .map(files::path)
        .toList();
  }

  private void quantise() {
    List<String> trueColourPaths = pictures().stream().filter(report::isTrueColour).toList();
    if (trueColourPaths.isEmpty()) {
      return;
    }
    Map<String, ColourPicture> colourPictures = new TreeMap<>();
    for (String path : trueColourPaths) {
      if (isMask(path)) {
        read(path).ifPresent(picture -> put(path, PictureIndexer.mask(picture)));
      } else {
        read(path).ifPresent(picture -> colourPictures.put(path, picture));
      }
    }
    Quantiser quantiser = quantiser(colourPictures.values());
    colourPictures.forEach((path, picture) -> put(path, quantiser.indexed(picture)));
  }

  private void put(String path, IndexedPicture picture) {
    changedFiles.put(path, Bytes.wrap(picture.toPng()));
  }

  private static boolean isMask(String path) {
    return path.matches(".*zplane[1-9][.]png");
  }

  /**
   * Returns the converter to the palette of the room. If the background has no palette, the palette
   * also gets the colours of the object pictures.
   */
  private Quantiser quantiser(Collection<ColourPicture> colourPictures) {
    Optional<IndexedPicture> declaredPalette = colours.palette();
    int transparent = colours.transparent();
    BitSet usableColours = new BitSet();
    usableColours.set(0, Palette.COLOUR_COUNT);
    BitSet lockedColours = colours.ranges();
    if (declaredPalette.isPresent() && !colours.hasRanges()) {
      lockedColours.set(0, Palette.COLOUR_COUNT);
    }
    lockedColours.set(0);
    lockedColours.set(transparent);
    usableColours.andNot(colours.cycling());
    String background = background();
    if (!report.isTrueColour(background)) {
      Bytes backgroundPalette =
          indexed(background).map(IndexedPicture::palette).orElse(Bytes.EMPTY);
      return new Quantiser(backgroundPalette, usableColours, transparent);
    }
    BitSet freeColours = (BitSet) usableColours.clone();
    freeColours.andNot(lockedColours);
    usableColours.and(lockedColours);
    Quantiser quantiser =
        new Quantiser(
            declaredPalette.map(IndexedPicture::palette).orElse(Bytes.EMPTY),
            usableColours,
            transparent);
    quantiser.addColours(colourPictures, freeColours);
    return quantiser;
  }

  private Optional<ColourPicture> read(String path) {
    try {
      return Optional.of(PngReader.readColours(file(path).orElseThrow().toArray()));
    } catch (PngException e) {
      report.error(room.position(), path + ": " + e.getMessage());
      return Optional.empty();
    }
  }

  /** Returns an indexed picture. Other files are reported when the room is built. */
  private Optional<IndexedPicture> indexed(String path) {
    try {
      Optional<Bytes> file = file(path);
      return file.isEmpty() ? Optional.empty() : Optional.of(PngReader.read(file.get().toArray()));
    } catch (PngException e) {
      return Optional.empty();
    }
  }

  /** Compares the order of colours with the last build and stores it for the next build. */
  private void checkOrder() {
    // The palette of a converted background was generated, so no paint program changed its order.
    Optional<IndexedPicture> background =
        changedFiles.containsKey(background()) ? Optional.empty() : indexed(background());
    if (background.isEmpty()) {
      return;
    }
    String key = "colours-" + room.name();
    Bytes currentPalette =
        Bytes.wrap(Arrays.copyOf(background.get().palette().toArray(), PALETTE_BYTES));
    Optional<Bytes> lastPalette = cache.find(key).filter(each -> each.length() == PALETTE_BYTES);
    int movedCount =
        lastPalette.map(each -> new ColourOrder(each).movedCount(background.get())).orElse(0);
    if (movedCount < MIN_MOVED_COLOURS) {
      cache.store(key, currentPalette);
    } else if (handling.remap()) {
      remap(new ColourOrder(lastPalette.orElseThrow()));
    } else {
      report.warning(
          room.position(),
          ("%s: THE COLOURS ARE IN ANOTHER ORDER than in the last build (%s moved): costumes,"
                  + " texts and cycles would have wrong colours. Build with --remap to keep the"
                  + " old order; to keep the new one, remove .bowsprit/%s from the sources")
              .formatted(background(), movedCount, key));
    }
  }

  private void remap(ColourOrder order) {
    for (String path : pictures()) {
      Optional<IndexedPicture> picture = isMask(path) ? Optional.empty() : indexed(path);
      if (picture.isEmpty()
          || (order.movedCount(picture.get()) == 0 && !path.equals(background()))) {
        continue;
      }
      Optional<IndexedPicture> remapped = order.remapped(picture.get());
      if (remapped.isEmpty()) {
        report.error(
            room.position(),
            path
                + ": expected only colours of the last build's palette, found others too: save it"
                + " with that palette, or remove .bowsprit from the sources");
      } else {
        changedFiles.put(path, Bytes.wrap(remapped.get().toPng()));
      }
    }
  }
}
