package org.bowsprit.format.image;

import java.util.Optional;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.chunk.Chunk;

/**
 * A room's background: an RMIM chunk (spec 01 §6, spec 02 §3).
 *
 * @param zPlaneCount the number of z-planes of the room, 0–4; larger numbers are stored as read
 * @param picture the IM00 chunk; empty if it is missing; the room is black in this case
 */
public record RoomPicture(int zPlaneCount, Optional<LayeredPicture> picture) {

  /** The chunk's tag. */
  public static final String TAG = "RMIM";

  /** The tag of the chunk with the number of planes. */
  public static final String HEADER_TAG = "RMIH";

  /**
   * Reads the background of a room.
   *
   * @param width the width in pixels, from RMHD
   */
  public static RoomPicture decode(Chunk chunk, int width) {
    int planes =
        chunk
            .first(HEADER_TAG)
            .filter(header -> header.payload().length() >= Short.BYTES)
            .map(header -> header.reader().u16())
            .orElse(0);
    return new RoomPicture(
        planes,
        chunk.first(LayeredPicture.tag(0)).map(image -> LayeredPicture.decode(image, width)));
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    out.chunk(HEADER_TAG, body -> body.u16(zPlaneCount));
    picture.ifPresent(image -> out.chunk(LayeredPicture.tag(0), image::encode));
  }

  /** Returns the number of planes that have masks, 0–{@link ZPlane#MAX_NUMBER}. */
  public int maskedPlaneCount() {
    return Math.min(zPlaneCount, ZPlane.MAX_NUMBER);
  }
}
