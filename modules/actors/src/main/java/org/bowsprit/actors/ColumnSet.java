package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A set of 8-pixel columns of a room. */
public final class ColumnSet {

  /** The capacity in columns, which is enough for a room with a width of 3,584 pixels. */
  public static final int CAPACITY = 448;

  private final long[] words = new long[CAPACITY / Long.SIZE];

  /** Creates an empty set. */
  public ColumnSet() {}

  /**
   * Returns the columns in the set as bits.
   *
   * @return the numbers, each of which contains 64 columns, lowest first, without zeros at the end
   */
  public List<Long> snapshot() {
    int usedWords = words.length;
    while (usedWords > 0 && words[usedWords - 1] == 0) {
      usedWords--;
    }
    List<Long> saved = new ArrayList<>(usedWords);
    for (int i = 0; i < usedWords; i++) {
      saved.add(words[i]);
    }
    return saved;
  }

  /**
   * Replaces all columns with saved columns.
   *
   * @param saved a result of {@link #snapshot()}
   * @throws IllegalArgumentException if there are more columns than a room can have
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

  /** Removes all columns. */
  public void clear() {
    Arrays.fill(words, 0);
  }

  /**
   * Adds columns. Columns beyond the capacity are ignored.
   *
   * @param from the first column
   * @param to the last column
   */
  public void add(int from, int to) {
    for (int column = Math.max(from, 0); column <= Math.min(to, CAPACITY - 1); column++) {
      words[column / Long.SIZE] |= 1L << column;
    }
  }

  /**
   * Returns whether a column is in the set.
   *
   * @param column a column
   * @return true if the column is in the set
   */
  public boolean has(int column) {
    return column >= 0 && column < CAPACITY && (words[column / Long.SIZE] >> column & 1) != 0;
  }

  /**
   * Returns whether any column of a range is in the set.
   *
   * @param from the first column
   * @param to the last column
   * @return true if a column of the range is in the set
   */
  public boolean hasAny(int from, int to) {
    return intersects(this, from, to);
  }

  /**
   * Returns whether the sets have a common column.
   *
   * @param other another set
   * @return true if a column is in both sets
   */
  public boolean intersects(ColumnSet other) {
    for (int i = 0; i < words.length; i++) {
      if ((words[i] & other.words[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the sets have a common column within a range.
   *
   * @param other another set
   * @param from the first column of the range
   * @param to the last column of the range
   * @return true if a column of the range is in both sets
   */
  public boolean intersects(ColumnSet other, int from, int to) {
    int first = Math.max(from, 0);
    int last = Math.min(to, CAPACITY - 1);
    for (int i = first / Long.SIZE; i <= last / Long.SIZE && first <= last; i++) {
      if ((words[i] & other.words[i] & range(i, first, last)) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Returns the bits of word {@code wordIndex} that represent the columns of a range. */
  private static long range(int wordIndex, int first, int last) {
    long fromFirst = wordIndex == first / Long.SIZE ? -1L << first : -1L;
    long toLast = wordIndex == last / Long.SIZE ? -1L >>> -(last + 1) : -1L;
    return fromFirst & toLast;
  }

  /**
   * Returns whether the set is empty.
   *
   * @return true if the set is empty
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
