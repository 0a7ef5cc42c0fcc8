package org.bowsprit.explorer.extract;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.image.ZPlane;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;

/** Writes a room's background, its z-planes and the states of its objects. */
final class RoomPictures {

  private static final int OPAQUE = -1;
  private static final int MAX_SIZE_PIXELS = 4096;
  private static final int PIXELS_PER_BYTE = 8;

  private final OutputFolder outputFolder;
  private final int id;
  private final Room room;
  private final byte[] palette;
  private final int transparentColour;

  RoomPictures(OutputFolder outputFolder, int id, Room room) {
    this.outputFolder = outputFolder;
    this.id = id;
    this.room = room;
    this.palette = Palettes.of(room);
    this.transparentColour = room.colours().transparent().index();
  }

  /**
   * The files of one picture.
   *
   * @param image the file of the picture in colour; empty if there is none
   * @param planes the files of the z-planes, by number
   */
  record Files(String image, Map<Integer, String> planes) {}

  /** Writes the background. */
  Files background() {
    return room.picture()
        .flatMap(rmim -> rmim.picture())
        .map(
            picture ->
                write(
                    String.format(Locale.ROOT, "rooms/room-%03d", id),
                    picture,
                    room.header().width(),
                    room.header().height(),
                    OPAQUE))
        .orElse(new Files("", Map.of()));
  }

  /** Writes all states of {@code object}. Returns their files by state. */
  Map<Integer, Files> states(RoomObject object) {
    Map<Integer, Files> files = new TreeMap<>();
    object
        .image()
        .ifPresent(
            image -> {
              ImageHeader header = image.header();
              for (Map.Entry<Integer, LayeredPicture> state : image.pictures().entrySet()) {
                String name =
                    String.format(
                        Locale.ROOT,
                        "objects/room-%03d-object-%04d-state-%d",
                        id,
                        object.id(),
                        state.getKey());
                files.put(
                    state.getKey(),
                    write(
                        name,
                        state.getValue(),
                        header.width(),
                        header.height(),
                        transparentColour));
              }
            });
    return files;
  }

  private Files write(
      String name, LayeredPicture picture, int width, int height, int transparentIndex) {
    if (width < 1 || height < 1 || width > MAX_SIZE_PIXELS || height > MAX_SIZE_PIXELS) {
      return new Files("", Map.of());
    }
    String image =
        picture
            .pixels()
            .map(
                smap ->
                    outputFolder.write(name + ".png", png(smap, width, height, transparentIndex)))
            .orElse("");
    Map<Integer, String> planes = new TreeMap<>();
    for (Map.Entry<Integer, ZPlane> plane : picture.zPlanes().entrySet()) {
      planes.put(
          plane.getKey(),
          outputFolder.write(
              name + "-zp" + plane.getKey() + ".png",
              mask(plane.getValue(), plane.getKey(), width, height)));
    }
    return new Files(image, planes);
  }

  private OutputFolder.Content png(StripPicture smap, int width, int height, int transparentIndex) {
    Raster raster = new Raster(width, height, Math.max(0, transparentIndex));
    smap.decode(height, transparentColour, raster.pixels(), 0, raster.width());
    return file -> raster.writePng(file, palette, transparentIndex);
  }

  private static OutputFolder.Content mask(ZPlane plane, int number, int width, int height) {
    int columns = width / PIXELS_PER_BYTE;
    byte[] bits = new byte[columns * height];
    plane.decode(height, bits, 0, columns);
    Raster raster = new Raster(width, height, 0);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < columns * PIXELS_PER_BYTE; x++) {
        raster.set(
            x,
            y,
            bits[y * columns + x / PIXELS_PER_BYTE] >> (PIXELS_PER_BYTE - 1 - x % PIXELS_PER_BYTE)
                & 1);
      }
    }
    return file -> raster.writePng(file, Palettes.ofPlane(number), 0);
  }
}
