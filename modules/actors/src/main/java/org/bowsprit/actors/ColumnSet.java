package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A set of 8-pixel columns of a room. */
public final class ColumnSet {

  /** The number of columns it can hold: a room of 3,584 pixels. */
  public static final int CAPACITY = 448;

  private final long[] words = new long[CAPACITY / Long.SIZE];

  /** An empty set. */
  public ColumnSet() {}

  /**
   * The columns in it, as bits.
   *
   * @return 64 columns a number, the lowest first; no zeros at the end
   */
  public List<Long> snapshot() {
    int used = words.length;
    while (used > 0 && words[used - 1] == 0) {
      used--;
    }
    List<Long> saved = new ArrayList<>(used);
    for (int i = 0; i < used; i++) {
      saved.add(words[i]);
    }
    return saved;
  }

  /**
   * Puts saved columns in the place of all others.
   *
   * @param saved what {@link #snapshot()} gave
   * @throws IllegalArgumentException if there are more than a room can have
   */
  public void restore(List<Long> saved) {
    if (saved.size() > words.length) {
      throw new IllegalArgumentException("a room has at most " + CAPACITY + " columns");
    }
    clear();
    for (int i = 0; i < saved.size(); i++) {
      words[i] = saved.get(i);
    }
  }

  /** Empties it. */
  public void clear() {
    Arrays.fill(words, 0);
  }

  /**
   * Adds columns; those no room can have are left out.
   *
   * @param from first column
   * @param to last column
   */
  public void add(int from, int to) {
    for (int column = Math.max(from, 0); column <= Math.min(to, CAPACITY - 1); column++) {
      words[column / Long.SIZE] |= 1L << column;
    }
  }

  /**
   * Whether a column is in it.
   *
   * @param column a column
   * @return true when it is
   */
  public boolean has(int column) {
    return column >= 0 && column < CAPACITY && (words[column / Long.SIZE] >> column & 1) != 0;
  }

  /**
   * Whether any of a range is in it.
   *
   * @param from first column
   * @param to last column
   * @return true when one is
   */
  public boolean hasAny(int from, int to) {
    return meets(this, from, to);
  }

  /**
   * Whether it shares a column with another set.
   *
   * @param other another set
   * @return true when one is in both
   */
  public boolean meets(ColumnSet other) {
    for (int i = 0; i < words.length; i++) {
      if ((words[i] & other.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether it shares a column within a range with another set.
   *
   * @param other another set
   * @param from first column of the range
   * @param to last column of the range
   * @return true when one is in both
   */
  public boolean meets(ColumnSet other, int from, int to) {
    int first = Math.max(from, 0);
    int last = Math.min(to, CAPACITY - 1);
    for (int i = first / Long.SIZE; i <= last / Long.SIZE && first <= last; i++) {
      if ((words[i] & other.words[i] & range(i, first, last)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the bits of word {@code i} that stand for columns of a range. */
  private static long range(int i, int first, int last) {
    long fromFirst = i == first / Long.SIZE ? -1L << first : -1L;
    long toLast = i == last / Long.SIZE ? -1L >>> -(last + 1) : -1L;
    return fromFirst & toLast;
  }

  /**
   * Whether nothing is in it.
   *
   * @return true when empty
   */
  public boolean isEmpty() {
    for (long word : words) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }
}
