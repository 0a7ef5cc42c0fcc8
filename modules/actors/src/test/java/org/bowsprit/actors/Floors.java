package org.bowsprit.actors;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxMatrixChunk;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;

/**
 * Creates floors from boxes, for tests. In scale slot 0, the scale grows from 60 in row 40 to 255
 * in row 140.
 */
final class Floors {

  /** The scale word of a box that uses scale slot 0. */
  static final int SLOT_0_SCALE_WORD = 0x8000;

  private Floors() {}

  static BoxRecord box(int left, int top, int right, int bottom, int flags, int scale) {
    return BoxRecord.ofValues(left, top, right, top, right, bottom, left, bottom, 0, flags, scale);
  }

  /** Returns a box without flags in which actors have full size. */
  static BoxRecord box(int left, int top, int right, int bottom) {
    return box(left, top, right, bottom, 0, Actor.FULL_SCALE);
  }

  /** Returns a floor for {@link BoxGraphWalker}. Its matrix is empty until it is rebuilt. */
  static RoomFloor boxGraphFloor(BoxRecord... boxes) {
    return floor(new BoxGraphProvider().open(), Scaling.BOX_GRAPH, boxes);
  }

  /** Returns a floor with a matrix for {@link ClassicWalker}. */
  static RoomFloor classicFloor(BoxRecord... boxes) {
    return classicFloor(new ClassicProvider().open(), boxes);
  }

  /** Returns a floor with a matrix for {@link ClassicWalker}, with the given router. */
  static RoomFloor classicFloor(Router router, BoxRecord... boxes) {
    RoomFloor floor = floor(router, Scaling.CLASSIC, boxes);
    floor.rebuildMatrix();
    return floor;
  }

  private static RoomFloor floor(Router router, Scaling scaling, BoxRecord... boxes) {
    Optional<BoxMatrixChunk> matrix =
        Optional.of(
            new BoxMatrixChunk(Collections.nCopies(boxes.length, BoxMatrixChunk.Row.EMPTY)));
    return new RoomFloor(
        RoomInfo.UNKNOWN,
        new BoxChunks(
            new BoxRecords(List.of(boxes)),
            matrix,
            matrix,
            ScaleSlots.of(new ScaleSlot(60, 40, 255, 140))),
        router,
        scaling);
  }
}
