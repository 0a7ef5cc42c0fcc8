package org.bowsprit.format.image;

import java.util.List;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.chunk.Oddities;

/** Finds the oddities of the pictures of a room and its objects (spec 02 §2–4). */
public final class PictureOddities {

  private static final int WORD = 2;

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
  public void background(Chunk rmim, int width, int height) {
    List<Chunk> pictures = rmim.all(LayeredPicture.tag(0));
    if (pictures.isEmpty()) {
      oddities.odd(rmim, 0, "has no picture");
    }
    int there = pictures.stream().findFirst().map(PictureOddities::planes).orElse(0);
    rmim.first(RoomPicture.HEADER_TAG)
        .ifPresentOrElse(
            rmih -> header(rmih, there),
            () -> oddities.odd(rmim, 0, "expected a chunk RMIH, found none: no planes are used"));
    pictures.stream().findFirst().ifPresent(picture -> picture(picture, width, height));
  }

  private void header(Chunk rmih, int there) {
    if (rmih.payload().length() < WORD) {
      oddities.lost(rmih, 0, "expected 2 bytes, found " + rmih.payload().length());
      return;
    }
    oddities.leftOver(rmih, WORD);
    int said = rmih.reader().u16();
    if (said != there) {
      oddities.odd(rmih, 0, "expected " + there + " planes, as the picture has, found " + said);
    }
  }

  private static int planes(Chunk picture) {
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
  public void picture(Chunk chunk, int width, int height) {
    LayeredPicture picture = LayeredPicture.decode(chunk, width);
    List<String> defects = picture.defects(height);
    if (!defects.isEmpty()) {
      String more = defects.size() > 1 ? " and " + (defects.size() - 1) + " more" : "";
      oddities.lost(chunk, 0, defects.get(0) + more);
    }
    chunk.children().stream()
        .filter(PictureOddities::isPlane)
        .forEach(plane -> plane(plane, width));
  }

  private void plane(Chunk plane, int width) {
    int length = plane.payload().length();
    int strips = width / Strip.WIDTH;
    if (length < strips * WORD) {
      oddities.odd(
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
      int offset = plane.reader().seek(strip * WORD).u16();
      if (offset - 2 * Integer.BYTES >= length) {
        oddities.odd(
            plane,
            (long) strip * WORD,
            "strip " + strip + " lies beyond the end, at " + offset + ": it hides nothing");
        return;
      }
    }
  }
}
