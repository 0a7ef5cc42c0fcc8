package org.bowsprit.format.image;

import java.util.List;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddities;

/** Finds the oddities of the pictures of a room and its objects (spec 02 §2–4). */
public final class PictureOddities {

  private static final int WORD_BYTES = 2;

  private final Oddities oddities;

  /** Creates a finder that adds to {@code oddities}. */
  public PictureOddities(Oddities oddities) {
    this.oddities = oddities;
  }

  /**
   * Checks a background.
   *
   * @param rmim the RMIM chunk
   * @param width the width in pixels
   * @param height the height in pixels
   */
  public void checkBackground(Chunk rmim, int width, int height) {
    List<Chunk> pictures = rmim.all(LayeredPicture.tag(0));
    if (pictures.isEmpty()) {
      oddities.addOdd(rmim, 0, "has no picture");
    }
    int planeCount = pictures.stream().findFirst().map(PictureOddities::countPlanes).orElse(0);
    rmim.first(RoomPicture.HEADER_TAG)
        .ifPresentOrElse(
            rmih -> checkHeader(rmih, planeCount),
            () ->
                oddities.addOdd(rmim, 0, "expected a chunk RMIH, found none: no planes are used"));
    pictures.stream().findFirst().ifPresent(picture -> checkPicture(picture, width, height));
  }

  private void checkHeader(Chunk rmih, int planeCount) {
    if (rmih.payload().length() < WORD_BYTES) {
      oddities.addLost(rmih, 0, "expected 2 bytes, found " + rmih.payload().length());
      return;
    }
    oddities.addUnusedBytes(rmih, WORD_BYTES);
    int storedCount = rmih.reader().u16();
    if (storedCount != planeCount) {
      oddities.addOdd(
          rmih,
          0,
          "expected " + planeCount + ", the number of planes of the picture, found " + storedCount);
    }
  }

  private static int countPlanes(Chunk picture) {
    return (int) picture.children().stream().filter(PictureOddities::isPlane).count();
  }

  private static boolean isPlane(Chunk chunk) {
    return ZPlane.number(chunk.tag()) > 0;
  }

  /**
   * Checks one picture with its planes.
   *
   * @param chunk the IMnn chunk
   * @param width the width in pixels
   * @param height the height in pixels
   */
  public void checkPicture(Chunk chunk, int width, int height) {
    LayeredPicture picture = LayeredPicture.decode(chunk, width);
    List<String> defects = picture.defects(height);
    if (!defects.isEmpty()) {
      String otherDefects = defects.size() > 1 ? " and " + (defects.size() - 1) + " more" : "";
      oddities.addLost(chunk, 0, defects.get(0) + otherDefects);
    }
    chunk.children().stream()
        .filter(PictureOddities::isPlane)
        .forEach(plane -> checkPlane(plane, width));
  }

  private void checkPlane(Chunk plane, int width) {
    int length = plane.payload().length();
    int strips = width / Strip.WIDTH;
    if (length < strips * WORD_BYTES) {
      oddities.addOdd(
          plane,
          length,
          "expected "
              + strips
              + " offsets of 2 bytes, found "
              + length
              + " bytes: the rest hides"
              + " nothing");
      return;
    }
    for (int strip = 0; strip < strips; strip++) {
      int offset = plane.reader().seek(strip * WORD_BYTES).u16();
      if (offset - 2 * Integer.BYTES >= length) {
        oddities.addOdd(
            plane,
            (long) strip * WORD_BYTES,
            "strip " + strip + " is outside the chunk, at offset " + offset + ": it hides nothing");
        return;
      }
    }
  }
}
