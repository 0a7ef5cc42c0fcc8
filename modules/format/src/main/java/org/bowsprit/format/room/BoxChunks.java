package org.bowsprit.format.room;

import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.format.chunk.Chunk;

/**
 * The walkable floor of a room: BOXD, BOXM and SCAL.
 *
 * @param boxes the boxes; empty if the room has no BOXD
 * @param matrix BOXM as specified; empty if the room has none; actors then walk in straight lines
 * @param classicMatrix BOXM as the original interpreter reads it ({@link
 *     BoxMatrixChunk#decodeClassic})
 * @param scaleSlots the scale slots; empty if the room has no SCAL
 */
public record BoxChunks(
    BoxRecords boxes,
    Optional<BoxMatrixChunk> matrix,
    Optional<BoxMatrixChunk> classicMatrix,
    ScaleSlots scaleSlots) {

  /** The floor of a room without these chunks. */
  public static final BoxChunks NONE =
      new BoxChunks(BoxRecords.NONE, Optional.empty(), Optional.empty(), ScaleSlots.NONE);

  /** Returns a floor whose matrix is the same in both readings. */
  public static BoxChunks of(BoxRecords boxes, BoxMatrixChunk matrix, ScaleSlots scaleSlots) {
    return new BoxChunks(boxes, Optional.of(matrix), Optional.of(matrix), scaleSlots);
  }

  static BoxChunks decode(List<Chunk> room) {
    BoxRecords boxes =
        RoomChunks.first(room, "BOXD")
            .map(chunk -> BoxRecords.decodePresent(chunk.reader()))
            .orElse(BoxRecords.NONE);
    Optional<Chunk> matrix = RoomChunks.first(room, "BOXM");
    return new BoxChunks(
        boxes,
        matrix.map(chunk -> BoxMatrixChunk.decode(chunk.reader(), boxes.count())),
        matrix.map(chunk -> BoxMatrixChunk.decodeClassic(chunk.reader(), boxes.count())),
        RoomChunks.first(room, "SCAL")
            .map(chunk -> ScaleSlots.decode(chunk.reader()))
            .orElse(ScaleSlots.NONE));
  }

  void encodeBoxes(ByteWriter out) {
    if (boxes.count() > 0) {
      out.chunk("BOXD", boxes::encode);
    }
    matrix.ifPresent(rows -> out.chunk("BOXM", rows::encode));
  }

  void encodeScale(ByteWriter out) {
    if (!scaleSlots.equals(ScaleSlots.NONE)) {
      out.chunk("SCAL", scaleSlots::encode);
    }
  }
}
