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
 * The floor of the current room for actors: its boxes with the changes by scripts, the prepared
 * router, and the sizes of actors (spec 08 §3, spec 09 §8).
 *
 * <p>A new object is created for each room change, which discards all changes by scripts.
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
   * Creates the floor of a room that has just been loaded.
   *
   * @param room the room
   * @param disk the floor in its data
   * @param router plans walks
   * @param scaling computes sizes from boxes
   */
  public RoomFloor(RoomInfo room, BoxChunks disk, Router router, Scaling scaling) {
    this.router = router;
    this.scaling = scaling;
    slots = new ArrayList<>(disk.scaleSlots().slots());
    state = new BoxOverrides(DiskFloor.of(room, disk, this::scaleAt), router);
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
   * @return the same object until something changes
   */
  public Floor floor() {
    return state.floor();
  }

  /**
   * Returns whether a box exists.
   *
   * @param box any number
   * @return true if it exists
   */
  public boolean has(int box) {
    return box >= 0 && box < floor().boxCount();
  }

  /**
   * Returns the flags of a box, including changes by scripts.
   *
   * @param box its id
   * @return 0 for an id without a box
   */
  public int flags(int box) {
    return has(box) ? floor().box(box).flags() : 0;
  }

  /**
   * Returns the z-plane of a box.
   *
   * @param box its id
   * @return 0 for an id without a box
   */
  public int mask(int box) {
    return has(box) ? floor().box(box).mask() : 0;
  }

  /**
   * Returns the scale word of a box.
   *
   * @param box its id
   * @return full size for an id without a box
   */
  public int scaleWord(int box) {
    return has(box) ? floor().box(box).scale() : Scaling.FULL;
  }

  /**
   * Returns the size of an actor.
   *
   * @param box its box
   * @param y its row in room pixels
   * @return full size for an id without a box
   */
  public int scaleAt(int box, int y) {
    int word = scaleWord(box);
    int index = word & ~WalkBox.SCALE_SLOT;
    boolean named = (word & WalkBox.SCALE_SLOT) != 0 && index < slots.size();
    return scaling.ofWord(word, named ? slots.get(index) : null, y);
  }

  /**
   * Returns the box that contains a point or is nearest to it, using only the flags on disk. The
   * walker of the seeds places its actor in this box (spec 09 §5.2 step 7).
   *
   * @param x room x
   * @param y room y
   * @return −1 if there is none
   */
  public int standingBox(int x, int y) {
    return state.assignable().resolve(x, y);
  }

  /**
   * Replaces the flags of a box; ids without a box are ignored.
   *
   * @param box its id
   * @param flags the whole byte
   */
  public void setFlags(int box, int flags) {
    warnUnless(state.setFlags(box, flags), box);
  }

  /**
   * Gives a box a fixed size; ids without a box are ignored.
   *
   * @param box its id
   * @param scale the size
   */
  public void setScale(int box, int scale) {
    warnUnless(state.setScale(box, scale), box);
  }

  /**
   * Makes a box use a scale slot; ids without a box are ignored.
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
   * Returns the scale slots, including changes by scripts.
   *
   * @return a copy
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
    return state.snapshot();
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
    state.restore(overrides);
  }

  /**
   * Returns the router prepared for this floor.
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
