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
 * The floor of the current room as actors use it: its boxes with what scripts changed, the router
 * prepared for them, and the sizes they give (spec 08 §3, spec 09 §8).
 *
 * <p>One object belongs to one stay in a room; a room change drops it and every change with it.
 */
public final class RoomFloor {

  private static final Logger LOG = LoggerFactory.getLogger(RoomFloor.class);

  private final Router router;
  private final Scaling scaling;
  private final List<ScaleSlot> slots;
  private final BoxOverrides state;
  private Floor preparedFor;
  private PreparedRouter prepared;

  /**
   * The floor of a room just loaded.
   *
   * @param room the room
   * @param disk what its data say
   * @param router who plans walks on it
   * @param scaling how boxes become sizes
   */
  public RoomFloor(RoomInfo room, BoxChunks disk, Router router, Scaling scaling) {
    this.router = router;
    this.scaling = scaling;
    slots = new ArrayList<>(disk.scaleSlots().slots());
    state = new BoxOverrides(DiskFloor.of(room, disk, this::scaleAt), router);
  }

  /**
   * The floor of no room.
   *
   * @param router who would plan walks on it
   * @param scaling how boxes would become sizes
   * @return a floor without boxes
   */
  public static RoomFloor none(Router router, Scaling scaling) {
    return new RoomFloor(RoomInfo.UNKNOWN, BoxChunks.NONE, router, scaling);
  }

  /**
   * The floor as routers see it.
   *
   * @return the same object until something changes
   */
  public Floor floor() {
    return state.floor();
  }

  /**
   * Whether an id names a box.
   *
   * @param box any number
   * @return true when it does
   */
  public boolean has(int box) {
    return box >= 0 && box < floor().boxCount();
  }

  /**
   * The flags of a box with what scripts changed.
   *
   * @param box its id
   * @return 0 for an id that names no box
   */
  public int flags(int box) {
    return has(box) ? floor().box(box).flags() : 0;
  }

  /**
   * The z-plane of a box.
   *
   * @param box its id
   * @return 0 for an id that names no box
   */
  public int mask(int box) {
    return has(box) ? floor().box(box).mask() : 0;
  }

  /**
   * The scale word of a box.
   *
   * @param box its id
   * @return full size for an id that names no box
   */
  public int scaleWord(int box) {
    return has(box) ? floor().box(box).scale() : Scaling.FULL;
  }

  /**
   * The size of an actor.
   *
   * @param box its box
   * @param y its row in room pixels
   * @return full size for an id that names no box
   */
  public int scaleAt(int box, int y) {
    int word = scaleWord(box);
    int index = word & ~WalkBox.SCALE_SLOT;
    boolean named = (word & WalkBox.SCALE_SLOT) != 0 && index < slots.size();
    return scaling.ofWord(word, named ? slots.get(index) : null, y);
  }

  /**
   * The box under or nearest to a point, going by the flags on disk alone: where an actor of the
   * seeds' walker stands (spec 09 §5.2 step 7).
   *
   * @param x room x
   * @param y room y
   * @return −1 when there is none
   */
  public int standingBox(int x, int y) {
    return state.assignable().resolve(x, y);
  }

  /**
   * Replaces the flags of a box; an id that names no box is ignored.
   *
   * @param box its id
   * @param flags the whole byte
   */
  public void setFlags(int box, int flags) {
    warnUnless(state.setFlags(box, flags), box);
  }

  /**
   * Gives a box a fixed size; an id that names no box is ignored.
   *
   * @param box its id
   * @param scale the size
   */
  public void setScale(int box, int scale) {
    warnUnless(state.setScale(box, scale), box);
  }

  /**
   * Gives a box the sizes of a slot; an id that names no box is ignored.
   *
   * @param box its id
   * @param slot counted from 1
   */
  public void setScaleSlot(int box, int slot) {
    warnUnless(state.setScaleSlot(box, slot), box);
  }

  /**
   * Redefines a scale slot until the room is left.
   *
   * @param slot counted from 1
   * @param content its new content
   */
  public void defineSlot(int slot, ScaleSlot content) {
    while (slots.size() < slot) {
      slots.add(new ScaleSlot(0, 0, 0, 0));
    }
    slots.set(slot - 1, content);
  }

  /** Rebuilds the matrix from the boxes as they are now. */
  public void rebuildMatrix() {
    state.rebuildMatrix();
  }

  /**
   * The scale slots with what scripts changed.
   *
   * @return a copy
   */
  public List<ScaleSlot> slots() {
    return List.copyOf(slots);
  }

  /**
   * What scripts changed, for a saved game; the slots come with {@link #slots()}.
   *
   * @return the overrides
   */
  public BoxOverridesSnapshot snapshot() {
    return state.snapshot();
  }

  /**
   * Brings back what scripts had changed.
   *
   * @param overrides what {@link #snapshot()} gave
   * @param savedSlots what {@link #slots()} gave
   */
  public void restore(BoxOverridesSnapshot overrides, List<ScaleSlot> savedSlots) {
    slots.clear();
    slots.addAll(savedSlots);
    state.restore(overrides);
  }

  /**
   * The router prepared for this floor.
   *
   * @return the same object until something changes
   */
  public PreparedRouter router() {
    Floor now = floor();
    if (preparedFor != now) {
      prepared = router.prepare(now);
      preparedFor = now;
    }
    return prepared;
  }

  private void warnUnless(boolean known, int box) {
    if (!known) {
      LOG.warn("room {} has no walk box {}", floor().room().id(), box);
    }
  }
}
