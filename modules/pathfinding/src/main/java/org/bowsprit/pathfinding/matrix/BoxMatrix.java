package org.bowsprit.pathfinding.matrix;

import java.util.List;
import java.util.Objects;

/**
 * The box matrix of a room in its run-time form, as decoded rows (spec 08 §2).
 *
 * <p>Immutable. There are two lookups. {@link #next} uses the first matching triple; {@link
 * #classicNext} uses the last one.
 *
 * @since 1.0
 */
public final class BoxMatrix {

  /** The result for a destination that cannot be reached. */
  public static final int UNREACHABLE = -1;

  private static final BoxMatrix ABSENT = new BoxMatrix(List.of(), MatrixOrigin.NONE);

  private final List<List<HopRun>> rows;
  private final List<List<HopRun>> classicRows;
  private final MatrixOrigin origin;
  private final HopTable firstMatch;
  private final HopTable lastMatch;

  /**
   * Creates a matrix from decoded rows.
   *
   * @param rows one list of triples per box, in id order; copied. boxes after the last row have
   *     empty rows
   * @param origin the origin of the rows
   */
  public BoxMatrix(List<? extends List<HopRun>> rows, MatrixOrigin origin) {
    this(rows, rows, origin);
  }

  /**
   * Creates a matrix whose rows the reference interpreter decodes differently (spec 08 §2, leading
   * 0xFF).
   *
   * @param rows the rows for {@link #next}
   * @param classicRows the rows for {@link #classicNext}
   * @param origin the origin of the rows
   */
  public BoxMatrix(
      List<? extends List<HopRun>> rows,
      List<? extends List<HopRun>> classicRows,
      MatrixOrigin origin) {
    this.rows = copy(rows);
    this.classicRows = copy(classicRows);
    this.origin = Objects.requireNonNull(origin, "origin must not be null");
    this.firstMatch = HopTable.ofFirstMatch(this.rows);
    this.lastMatch = HopTable.ofLastMatch(this.classicRows);
  }

  /** Creates a matrix from rows without overlaps, for which both lookups have the same result. */
  BoxMatrix(HopTable table, MatrixOrigin origin) {
    this.rows = table.rows();
    this.classicRows = rows;
    this.origin = origin;
    this.firstMatch = table;
    this.lastMatch = table;
  }

  private static List<List<HopRun>> copy(List<? extends List<HopRun>> rows) {
    return rows.stream().map(List::<HopRun>copyOf).toList();
  }

  /** Returns the value for a room without a matrix. */
  public static BoxMatrix absent() {
    return ABSENT;
  }

  /** Returns the origin of the rows. */
  public MatrixOrigin origin() {
    return origin;
  }

  /** Returns whether the room has no matrix. */
  public boolean isAbsent() {
    return origin == MatrixOrigin.NONE;
  }

  /** Returns the rows that the constructor received, as an unmodifiable list. */
  public List<List<HopRun>> rows() {
    return rows;
  }

  /**
   * Returns the next box on the way from {@code source} to {@code destination}, or {@link
   * #UNREACHABLE}. The first triple of the source's row that covers the destination is used. The
   * {@code next} of the triple is an unsigned number.
   *
   * <p>The boxes must differ, because the row of a box need not have an entry for the box itself.
   */
  public int next(int source, int destination) {
    return firstMatch.next(source, destination);
  }

  /**
   * Returns the number of the entry that {@link #next} uses. This is 0…{@link #entryCount} − 1, or
   * −1 if there is no entry. An entry belongs to one source and has one next box, so a router may
   * store data for each entry, such as a gate.
   */
  public int entry(int source, int destination) {
    return firstMatch.entry(source, destination);
  }

  /** Returns the next box of an entry. */
  public int nextOfEntry(int entry) {
    return firstMatch.nextOfEntry(entry);
  }

  /** Returns the number of entries. */
  public int entryCount() {
    return firstMatch.entryCount();
  }

  /**
   * Returns the next box according to the reference interpreter. Box 0 leads to every box, and no
   * box leads to box 0. A box is its own next box. The last triple that covers the destination is
   * used. A {@code next} of 128 or more is {@link #UNREACHABLE}.
   */
  public int classicNext(int source, int destination) {
    if (source == destination || source == 0) {
      return destination;
    }
    if (destination == 0) {
      return UNREACHABLE;
    }
    int next = lastMatch.next(source, destination);
    return next >= 128 ? UNREACHABLE : next;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoxMatrix that
        && origin == that.origin
        && rows.equals(that.rows)
        && classicRows.equals(that.classicRows);
  }

  @Override
  public int hashCode() {
    return 31 * rows.hashCode() + origin.hashCode();
  }

  @Override
  public String toString() {
    return origin + " " + rows;
  }
}
