package org.bowsprit.format.room;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The box matrix, BOXM: for each pair of boxes, the next box on the way from one to the other (spec
 * 08 §2).
 *
 * <p>Nothing is checked against the number of boxes: ranges and hops may name boxes that do not
 * exist, and ranges may overlap or be empty.
 *
 * @param rows one row for each box, in the order of the ids
 */
public record BoxMatrixChunk(List<Row> rows) {

  /** The result of {@link #next} if no hop leads to the destination. */
  public static final int NO_BOX = -1;

  static final int END_OF_ROW = 0xFF;
  static final int HOP_BYTES = 3;

  public BoxMatrixChunk {
    rows = List.copyOf(rows);
  }

  /**
   * The hops out of one box.
   *
   * @param hops the hops in file order
   */
  public record Row(List<Hop> hops) {

    /** A row that leads nowhere. */
    public static final Row EMPTY = new Row(List.of());

    public Row {
      hops = List.copyOf(hops);
    }

    /** Returns the next box on the way to {@code destination}: the first hop that covers it. */
    public int next(int destination) {
      for (Hop hop : hops) {
        if (hop.contains(destination)) {
          return hop.next();
        }
      }
      return NO_BOX;
    }
  }

  /**
   * The next box on the way to each of a range of destinations.
   *
   * @param from the first destination, 0…254 (255 would end the row)
   * @param to the last destination, inclusive, 0…255
   * @param next the box to step into, 0…255
   */
  public record Hop(int from, int to, int next) {

    /** Checks that each number fits its field in the file. */
    public Hop {
      if (from < 0 || from >= END_OF_ROW || (to & ~0xFF) != 0 || (next & ~0xFF) != 0) {
        throw new IllegalArgumentException(
            "a hop must be of bytes and not start at 255, was " + from + "-" + to + "=>" + next);
      }
    }

    /** Returns whether {@code destination} lies in this hop's range. */
    public boolean contains(int destination) {
      return from <= destination && destination <= to;
    }

    /** Returns the debugger's notation, such as {@code [1-3=>2]}. */
    @Override
    public String toString() {
      return "[" + from + "-" + to + "=>" + next + "]";
    }
  }

  /**
   * Reads the payload of a BOXM chunk as rows of {@code boxCount} boxes. Never fails. A truncated
   * hop is dropped and ends its row, missing rows are empty, and bytes after the last row are
   * ignored.
   */
  public static BoxMatrixChunk decode(ByteReader in, int boxCount) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < boxCount; i++) {
      rows.add(decodeRow(in));
    }
    return new BoxMatrixChunk(rows);
  }

  /**
   * Reads a payload as the original interpreter does. It skips one end mark at the beginning,
   * because a matrix that was rebuilt at run time has one.
   */
  public static BoxMatrixChunk decodeClassic(ByteReader in, int boxCount) {
    if (in.remaining() > 0 && in.u8() != END_OF_ROW) {
      in.seek(in.position() - 1);
    }
    return decode(in, boxCount);
  }

  private static Row decodeRow(ByteReader in) {
    List<Hop> hops = new ArrayList<>();
    while (in.remaining() > 0) {
      int from = in.u8();
      if (from == END_OF_ROW) {
        break;
      }
      if (in.remaining() < HOP_BYTES - 1) {
        in.seek(in.length());
        break;
      }
      hops.add(new Hop(from, in.u8(), in.u8()));
    }
    return hops.isEmpty() ? Row.EMPTY : new Row(hops);
  }

  /** Writes the payload of a BOXM chunk, padded to an even length. */
  public void encode(ByteWriter out) {
    int start = out.position();
    for (Row row : rows) {
      row.hops().forEach(hop -> out.u8(hop.from()).u8(hop.to()).u8(hop.next()));
      out.u8(END_OF_ROW);
    }
    out.fill(0, (out.position() - start) & 1);
  }

  /**
   * Returns the next box on the way from {@code source} to {@code destination}, or {@link #NO_BOX}
   * if the matrix has no such hop or row. The first hop whose range contains the destination
   * counts.
   */
  public int next(int source, int destination) {
    return source >= 0 && source < rows.size() ? rows.get(source).next(destination) : NO_BOX;
  }

  /**
   * Returns the matrix as a table: {@code toTable[source][destination]} is the result of {@link
   * #next}, for as many boxes as there are rows.
   */
  public int[][] toTable() {
    int count = rows.size();
    int[][] table = new int[count][count];
    for (int source = 0; source < count; source++) {
      for (int destination = 0; destination < count; destination++) {
        table[source][destination] = next(source, destination);
      }
    }
    return table;
  }

  /**
   * Returns the matrix for a table of next boxes, {@code toTable[source][destination]}, where
   * {@link #NO_BOX} means that no path exists. Consecutive destinations with the same next box
   * become one hop.
   *
   * @param table a square table of at most 255 boxes
   */
  public static BoxMatrixChunk fromTable(int[][] table) {
    List<Row> rows = new ArrayList<>();
    for (int[] nextBoxes : table) {
      List<Hop> hops = new ArrayList<>();
      int from = 0;
      for (int to = 0; to < nextBoxes.length; to++) {
        boolean isRunEnd = to + 1 == nextBoxes.length || nextBoxes[to + 1] != nextBoxes[to];
        if (isRunEnd) {
          if (nextBoxes[to] != NO_BOX) {
            hops.add(new Hop(from, to, nextBoxes[to]));
          }
          from = to + 1;
        }
      }
      rows.add(new Row(hops));
    }
    return new BoxMatrixChunk(rows);
  }
}
