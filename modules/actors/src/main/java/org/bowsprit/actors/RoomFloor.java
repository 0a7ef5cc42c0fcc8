package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.ScaleSlot;
import org.bowsprit.pathfinding.BoxOverrides;
import org.bowsprit.pathfinding.BoxOverridesSnapshot;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.PreparedRouter;
import org.bowsprit.pathfinding.RoomInfo;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The floor of the current room for actors. It contains the boxes, including changes by scripts,
 * and the prepared router. It also computes the scales of actors (spec 08 §3, spec 09 §8).
 *
 * <p>A new object is created for each room change, which discards all changes by scripts.
 */
public final class RoomFloor {

  private static final Logger LOG = LoggerFactory.getLogger(RoomFloor.class);

  private final Router router;
  private final Scaling scaling;
  private final List<ScaleSlot> slots;
  private final BoxOverrides boxOverrides;
  private Floor preparedFloor;
  private PreparedRouter preparedRouter;

  /**
   * Creates the floor of a room that has just been loaded.
   *
   * @param room the room
   * @param chunks the floor in the room's data
   * @param router the router that plans walks
   * @param scaling the rule that computes scales from boxes
   */
  public RoomFloor(RoomInfo room, BoxChunks chunks, Router router, Scaling scaling) {
    this.router = router;
    this.scaling = scaling;
    slots = new ArrayList<>(chunks.scaleSlots().slots());
    boxOverrides = new BoxOverrides(DiskFloor.of(room, chunks, this::scaleAt), router);
  }

  /**
   * Returns a floor without a room.
   *
   * @param router the router
   * @param scaling the scaling
   * @return a floor without boxes
   */
  public static RoomFloor none(Router router, Scaling scaling) {
    return new RoomFloor(RoomInfo.UNKNOWN, BoxChunks.NONE, router, scaling);
  }

  /**
   * Returns the floor for routers.
   *
   * @return the floor; the same object until something changes
   */
  public Floor floor() {
    return boxOverrides.floor();
  }

  /**
   * Returns whether a box exists.
   *
   * @param box the id of a box, which need not exist
   * @return true if the box exists
   */
  public boolean hasBox(int box) {
    return box >= 0 && box < floor().boxCount();
  }

  /**
   * Returns the flags of a box, including changes by scripts.
   *
   * @param box the id of the box
   * @return the flags; 0 for an id without a box
   */
  public int flags(int box) {
    return hasBox(box) ? floor().box(box).flags() : 0;
  }

  /**
   * Returns the z-plane of a box.
   *
   * @param box the id of the box
   * @return the z-plane; 0 for an id without a box
   */
  public int mask(int box) {
    return hasBox(box) ? floor().box(box).mask() : 0;
  }

  /**
   * Returns the scale word of a box.
   *
   * @param box the id of the box
   * @return the scale word; full scale for an id without a box
   */
  public int scaleWord(int box) {
    return hasBox(box) ? floor().box(box).scale() : Scaling.FULL;
  }

  /**
   * Returns the scale of an actor.
   *
   * @param box the id of the actor's box
   * @param y the actor's row in room pixels
   * @return the scale; full scale for an id without a box
   */
  public int scaleAt(int box, int y) {
    int word = scaleWord(box);
    int index = word & ~WalkBox.SCALE_SLOT;
    boolean usesSlot = (word & WalkBox.SCALE_SLOT) != 0 && index < slots.size();
    return scaling.forScaleWord(word, usesSlot ? slots.get(index) : null, y);
  }

  /**
   * Returns the box that contains a point or is nearest to it, using only the flags on disk. The
   * default walker places its actor in this box (spec 09 §5.2 step 7).
   *
   * @param x the room x
   * @param y the room y
   * @return the id of the box; −1 if there is none
   */
  public int standingBox(int x, int y) {
    return boxOverrides.assignable().resolve(x, y);
  }

  /**
   * Replaces the flags of a box. Ids without a box are ignored.
   *
   * @param box the id of the box
   * @param flags the whole byte
   */
  public void setFlags(int box, int flags) {
    warnUnlessBoxExists(boxOverrides.setFlags(box, flags), box);
  }

  /**
   * Gives a box a fixed scale. Ids without a box are ignored.
   *
   * @param box the id of the box
   * @param scale the scale
   */
  public void setScale(int box, int scale) {
    warnUnlessBoxExists(boxOverrides.setScale(box, scale), box);
  }

  /**
   * Makes a box use a scale slot. Ids without a box are ignored.
   *
   * @param box the id of the box
   * @param slot the number of the slot, counted from 1
   */
  public void setScaleSlot(int box, int slot) {
    warnUnlessBoxExists(boxOverrides.setScaleSlot(box, slot), box);
  }

  /**
   * Redefines a scale slot until the room is left.
   *
   * @param slot the number of the slot, counted from 1
   * @param content the new content of the slot
   */
  public void defineSlot(int slot, ScaleSlot content) {
    while (slots.size() < slot) {
      slots.add(new ScaleSlot(0, 0, 0, 0));
    }
    slots.set(slot - 1, content);
  }

  /** Rebuilds the matrix from the current state of the boxes. */
  public void rebuildMatrix() {
    boxOverrides.rebuildMatrix();
  }

  /**
   * Returns the scale slots, including changes by scripts.
   *
   * @return a copy of the slots
   */
  public List<ScaleSlot> slots() {
    return List.copyOf(slots);
  }

  /**
   * Returns the changes by scripts for a saved game. The slots are in {@link #slots()}.
   *
   * @return the overrides
   */
  public BoxOverridesSnapshot snapshot() {
    return boxOverrides.snapshot();
  }

  /**
   * Restores the changes by scripts.
   *
   * @param overrides a result of {@link #snapshot()}
   * @param savedSlots a result of {@link #slots()}
   */
  public void restore(BoxOverridesSnapshot overrides, List<ScaleSlot> savedSlots) {
    slots.clear();
    slots.addAll(savedSlots);
    boxOverrides.restore(overrides);
  }

  /**
   * Returns the router that is prepared for this floor.
   *
   * @return the router; the same object until something changes
   */
  public PreparedRouter router() {
    Floor currentFloor = floor();
    if (preparedFloor != currentFloor) {
      preparedRouter = router.prepare(currentFloor);
      preparedFloor = currentFloor;
    }
    return preparedRouter;
  }

  private void warnUnlessBoxExists(boolean boxExists, int box) {
    if (!boxExists) {
      LOG.warn("room {} has no walk box {}", floor().room().id(), box);
    }
  }
}
