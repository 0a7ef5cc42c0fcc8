package org.bowsprit.pathfinding;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.pathfinding.geometry.BoxIndex;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.pathfinding.mesh.Mesh;

/**
 * The walkable floor of a room at one moment. It consists of the boxes, with run-time overrides
 * applied, and the current matrix.
 *
 * <p>Immutable. A lock or a rebuild creates a new floor, so the floor object itself is the key for
 * everything that a router prepares for it.
 *
 * @since 1.0
 */
public final class Floor {

  private final RoomInfo room;
  private final List<WalkBox> boxes;
  private final int[] diskFlags;
  private final BoxMatrix matrix;
  private final ScaleLookup scale;
  private final Lattice lattice;
  private final Optional<Mesh> mesh;
  private final BoxIndex effective;

  /**
   * Creates a floor.
   *
   * @param room the room to which the floor belongs
   * @param boxes the boxes with overrides applied; the box at position i has id i
   * @param diskFlags the flags of each box without overrides; copied
   * @param matrix the current matrix; {@link BoxMatrix#absent} if the room has none
   * @param scale the scale at each position
   */
  public Floor(
      RoomInfo room, List<WalkBox> boxes, int[] diskFlags, BoxMatrix matrix, ScaleLookup scale) {
    this(room, boxes, diskFlags, matrix, scale, Lattice.PIXELS, Optional.empty());
  }

  private Floor(
      RoomInfo room,
      List<WalkBox> boxes,
      int[] diskFlags,
      BoxMatrix matrix,
      ScaleLookup scale,
      Lattice lattice,
      Optional<Mesh> mesh) {
    this.room = Objects.requireNonNull(room, "room must not be null");
    this.boxes = List.copyOf(boxes);
    this.diskFlags = diskFlags.clone();
    this.matrix = Objects.requireNonNull(matrix, "matrix must not be null");
    this.scale = Objects.requireNonNull(scale, "scale must not be null");
    this.lattice = Objects.requireNonNull(lattice, "lattice must not be null");
    this.mesh = mesh;
    for (int i = 0; i < this.boxes.size(); i++) {
      if (this.boxes.get(i).id() != i) {
        throw new IllegalArgumentException(
            "the box at position " + i + " has id " + this.boxes.get(i).id());
      }
    }
    if (diskFlags.length != this.boxes.size()) {
      throw new IllegalArgumentException(
          "there are " + diskFlags.length + " disk flags, but " + this.boxes.size() + " boxes");
    }
    this.effective = BoxIndex.of(this.boxes, box -> !box.invisible());
  }

  /** Returns a floor without a room and without overrides, at full scale. */
  public static Floor of(List<WalkBox> boxes, BoxMatrix matrix) {
    int[] flags = boxes.stream().mapToInt(WalkBox::flags).toArray();
    return new Floor(RoomInfo.UNKNOWN, boxes, flags, matrix, ScaleLookup.FULL);
  }

  /**
   * Returns the floor of the same room with other boxes and another matrix. The mesh is kept only
   * if no corner of a box has moved.
   */
  public Floor with(List<WalkBox> newBoxes, BoxMatrix newMatrix) {
    Optional<Mesh> keptMesh = mesh.filter(oldMesh -> haveEqualCorners(boxes, newBoxes));
    return new Floor(room, newBoxes, diskFlags, newMatrix, scale, lattice, keptMesh);
  }

  private static boolean haveEqualCorners(List<WalkBox> first, List<WalkBox> second) {
    return first.size() == second.size()
        && IntStream.range(0, first.size())
            .allMatch(id -> first.get(id).hasCornersOf(second.get(id)));
  }

  /**
   * Returns this floor with another lattice for raster routers.
   *
   * @since 1.1
   */
  public Floor withLattice(Lattice newLattice) {
    return new Floor(room, boxes, diskFlags, matrix, scale, newLattice, mesh);
  }

  /**
   * Returns this floor with a mesh. Routers that support meshes then connect the boxes like the
   * polygons of the mesh, and ignore the boxes' own edges.
   *
   * @param newMesh a mesh with the same boxes as this floor
   * @since 1.1
   */
  public Floor withMesh(Mesh newMesh) {
    if (newMesh.boxes().size() != boxes.size()) {
      throw new IllegalArgumentException(
          "the mesh has " + newMesh.boxes().size() + " boxes, but the floor has " + boxes.size());
    }
    return new Floor(room, boxes, diskFlags, matrix, scale, lattice, Optional.of(newMesh));
  }

  /** Returns the room to which this floor belongs. */
  public RoomInfo room() {
    return room;
  }

  /** Returns the boxes in id order, with overrides applied; unmodifiable. */
  public List<WalkBox> boxes() {
    return boxes;
  }

  /** Returns a box by its id, which must be in the list. */
  public WalkBox box(int id) {
    return boxes.get(id);
  }

  /** Returns the number of boxes, including the sentinel. */
  public int boxCount() {
    return boxes.size();
  }

  /** Returns the flags of a box on disk, without overrides. */
  public int diskFlags(int id) {
    return diskFlags[id];
  }

  /** Returns the current matrix. */
  public BoxMatrix matrix() {
    return matrix;
  }

  /**
   * Returns the points that raster routers search, such as the pixels of a room or the centres of
   * the cells of a map.
   *
   * @since 1.1
   */
  public Lattice lattice() {
    return lattice;
  }

  /**
   * Returns the mesh whose polygons were cut into the boxes, if there is one.
   *
   * @since 1.1
   */
  public Optional<Mesh> mesh() {
    return mesh;
  }

  /** Returns the scale at each position. */
  public ScaleLookup scale() {
    return scale;
  }

  /** Returns whether the boxes or the matrix are missing. Actors then walk in straight lines. */
  public boolean isOpen() {
    return boxes.isEmpty() || matrix.isAbsent();
  }

  /**
   * Returns whether a box belongs to the effective set: it exists and flag 0x80 is clear (spec 08
   * §4).
   */
  public boolean isEffective(int id) {
    return effective.isMember(id);
  }

  /** Returns the index of the effective set, which snaps points onto the floor (spec 08 §5.6). */
  public BoxIndex effective() {
    return effective;
  }
}
