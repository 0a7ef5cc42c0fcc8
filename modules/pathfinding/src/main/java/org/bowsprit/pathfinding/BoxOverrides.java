package org.bowsprit.pathfinding;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;

/**
 * What scripts did to a room's floor, kept beside the read-only room: flag and scale overrides and
 * a rebuilt matrix (spec 08 §3).
 *
 * <p>One object belongs to one stay in a room; a real room change makes a new one, which is how
 * overrides end. Not thread-safe.
 *
 * @since 1.0
 */
public final class BoxOverrides {

  private final Floor disk;
  private final Router router;
  private final BoxIndex assignable;
  private final Map<Integer, Integer> flags = new TreeMap<>();
  private final Map<Integer, Integer> scales = new TreeMap<>();
  private boolean rebuilt;
  private Floor current;

  /**
   * Starts without overrides.
   *
   * @param disk the floor as the room's data have it
   * @param router rebuilds the matrix when asked
   */
  public BoxOverrides(Floor disk, Router router) {
    this.disk = Objects.requireNonNull(disk, "disk must not be null");
    this.router = Objects.requireNonNull(router, "router must not be null");
    this.assignable = disk.effective();
    this.current = disk;
  }

  /** Returns the floor as it is now: the same object until something changes. */
  public Floor floor() {
    return current;
  }

  /** Returns the floor as the room's data have it. */
  public Floor disk() {
    return disk;
  }

  /**
   * Returns the index that assigns boxes to actors: the boxes whose disk flags do not hide them, so
   * that an actor in a box locked at run time keeps it (spec 09 §5.2, step 7).
   */
  public BoxIndex assignable() {
    return assignable;
  }

  /**
   * Replaces the whole flags byte of a box.
   *
   * @return false, with nothing done, if there is no such box
   */
  public boolean setFlags(int box, int value) {
    return override(flags, box, value & 0xFF);
  }

  /**
   * Gives a box a fixed scale.
   *
   * @return false, with nothing done, if there is no such box
   */
  public boolean setScale(int box, int scale) {
    return override(scales, box, scale & 0xFFFF);
  }

  /**
   * Gives a box the scale of a slot.
   *
   * @param slot counted from 1
   * @return false, with nothing done, if there is no such box
   */
  public boolean setScaleSlot(int box, int slot) {
    return override(scales, box, WalkBox.SCALE_SLOT | ((slot - 1) & 0x7FFF));
  }

  /** Rebuilds the matrix from the boxes as they are now. */
  public void rebuildMatrix() {
    rebuilt = true;
    refresh(router.rebuildMatrix(current.boxes()));
  }

  /** Returns the overrides, for a saved game. */
  public BoxOverridesSnapshot snapshot() {
    return new BoxOverridesSnapshot(flags, scales, rebuilt);
  }

  /**
   * Brings back saved overrides in place of the present ones; a rebuilt matrix is computed anew
   * from the restored flags.
   */
  public void restore(BoxOverridesSnapshot snapshot) {
    flags.clear();
    scales.clear();
    snapshot.flags().forEach((box, value) -> put(flags, box, value));
    snapshot.scales().forEach((box, value) -> put(scales, box, value));
    rebuilt = false;
    refresh(disk.matrix());
    if (snapshot.rebuilt()) {
      rebuildMatrix();
    }
  }

  private boolean override(Map<Integer, Integer> overrides, int box, int value) {
    if (!put(overrides, box, value)) {
      return false;
    }
    refresh(current.matrix());
    return true;
  }

  private boolean put(Map<Integer, Integer> overrides, int box, int value) {
    if (box < 0 || box >= disk.boxCount()) {
      return false;
    }
    overrides.put(box, value);
    return true;
  }

  private void refresh(BoxMatrix matrix) {
    List<WalkBox> boxes = new ArrayList<>(disk.boxes());
    flags.forEach((id, value) -> boxes.set(id, boxes.get(id).withFlags(value)));
    scales.forEach((id, value) -> boxes.set(id, boxes.get(id).withScale(value)));
    current = disk.with(boxes, matrix);
  }
}
