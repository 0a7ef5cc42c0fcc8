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
 * The changes that scripts made to a room's floor, separate from the read-only room: flag and scale
 * overrides and a rebuilt matrix (spec 08 §3).
 *
 * <p>An object is valid until the room changes. A real change of the room creates a new object,
 * which ends the overrides. Not thread-safe.
 *
 * @since 1.0
 */
public final class BoxOverrides {

  private final Floor diskFloor;
  private final Router router;
  private final BoxIndex assignable;
  private final Map<Integer, Integer> flags = new TreeMap<>();
  private final Map<Integer, Integer> scales = new TreeMap<>();
  private boolean isRebuilt;
  private Floor current;

  /**
   * Creates an object without overrides.
   *
   * @param disk the floor according to the room's data
   * @param router the router that rebuilds the matrix
   */
  public BoxOverrides(Floor disk, Router router) {
    this.diskFloor = Objects.requireNonNull(disk, "disk must not be null");
    this.router = Objects.requireNonNull(router, "router must not be null");
    this.assignable = disk.effective();
    this.current = disk;
  }

  /** Returns the current floor. This is the same object until an override changes it. */
  public Floor floor() {
    return current;
  }

  /** Returns the floor according to the room's data, without overrides. */
  public Floor disk() {
    return diskFloor;
  }

  /**
   * Returns the index that assigns boxes to actors. It contains the boxes that are not hidden by
   * their flags on disk. An actor in a box that is locked at run time therefore stays assigned to
   * this box (spec 09 §5.2, step 7).
   */
  public BoxIndex assignable() {
    return assignable;
  }

  /**
   * Replaces the flags byte of a box.
   *
   * @return false if there is no such box; nothing is then changed
   */
  public boolean setFlags(int box, int value) {
    return override(flags, box, value & 0xFF);
  }

  /**
   * Sets a box to a fixed scale.
   *
   * @return false if there is no such box; nothing is then changed
   */
  public boolean setScale(int box, int scale) {
    return override(scales, box, scale & 0xFFFF);
  }

  /**
   * Sets a box to the scale of a slot.
   *
   * @param slot the number of the slot, from 1
   * @return false if there is no such box; nothing is then changed
   */
  public boolean setScaleSlot(int box, int slot) {
    return override(scales, box, WalkBox.SCALE_SLOT | ((slot - 1) & 0x7FFF));
  }

  /** Rebuilds the matrix from the boxes in their current state. */
  public void rebuildMatrix() {
    isRebuilt = true;
    refresh(router.rebuildMatrix(current.boxes()));
  }

  /** Returns the overrides for a saved game. */
  public BoxOverridesSnapshot snapshot() {
    return new BoxOverridesSnapshot(flags, scales, isRebuilt);
  }

  /**
   * Replaces the overrides with saved ones. If the matrix was rebuilt, computes it again from the
   * restored flags.
   */
  public void restore(BoxOverridesSnapshot snapshot) {
    flags.clear();
    scales.clear();
    snapshot.flags().forEach((box, value) -> put(flags, box, value));
    snapshot.scales().forEach((box, value) -> put(scales, box, value));
    isRebuilt = false;
    refresh(diskFloor.matrix());
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
    if (box < 0 || box >= diskFloor.boxCount()) {
      return false;
    }
    overrides.put(box, value);
    return true;
  }

  private void refresh(BoxMatrix matrix) {
    List<WalkBox> boxes = new ArrayList<>(diskFloor.boxes());
    flags.forEach((id, newValue) -> boxes.set(id, boxes.get(id).withFlags(newValue)));
    scales.forEach((id, newValue) -> boxes.set(id, boxes.get(id).withScale(newValue)));
    current = diskFloor.with(boxes, matrix);
  }
}
