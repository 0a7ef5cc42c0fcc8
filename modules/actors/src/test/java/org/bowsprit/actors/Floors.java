package org.bowsprit.actors;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.room.BoxMatrix;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.room.WalkBox;
import org.bowsprit.format.room.WalkBoxes;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.router.classic.ClassicProvider;

/** Floors for tests, made of boxes; scale slot 0 goes from 60 in row 40 to 255 in row 140. */
final class Floors {

  /** The scale word of slot 0. */
  static final int SLOT = 0x8000;

  private Floors() {}

  static WalkBox box(int left, int top, int right, int bottom, int flags, int scale) {
    return WalkBox.quad(left, top, right, top, right, bottom, left, bottom, 0, flags, scale);
  }

  /** A box without flags in which everybody has full size. */
  static WalkBox box(int left, int top, int right, int bottom) {
    return box(left, top, right, bottom, 0, Actor.FULL_SCALE);
  }

  /** A floor for the seeds' walker; its matrix is empty until it is rebuilt. */
  static RoomFloor planned(WalkBox... boxes) {
    return floor(new BoxGraphProvider().create(), Scaling.BOX_GRAPH, boxes);
  }

  /** A floor for the reference's walker, with its matrix. */
  static RoomFloor classic(WalkBox... boxes) {
    RoomFloor floor = floor(new ClassicProvider().create(), Scaling.CLASSIC, boxes);
    floor.rebuildMatrix();
    return floor;
  }

  private static RoomFloor floor(Router router, Scaling scaling, WalkBox... boxes) {
    Optional<BoxMatrix> matrix =
        Optional.of(new BoxMatrix(Collections.nCopies(boxes.length, BoxMatrix.Row.EMPTY)));
    return new RoomFloor(
        RoomInfo.UNKNOWN,
        new org.bowsprit.format.room.RoomFloor(
            new WalkBoxes(List.of(boxes)),
            matrix,
            matrix,
            ScaleSlots.of(new ScaleSlot(60, 40, 255, 140))),
        router,
        scaling);
  }
}
