package org.bowsprit.vm;

import java.util.Arrays;

/** An immutable array of numbers with value equality. */
public final class Ints {

  private final int[] values;

  private Ints(int[] values) {
    this.values = values;
  }

  /** Returns an array with a copy of {@code values}. */
  public static Ints of(int... values) {
    return new Ints(values.clone());
  }

  /** Returns the length. */
  public int size() {
    return values.length;
  }

  /** Returns the number at {@code index}. */
  public int get(int index) {
    return values[index];
  }

  /** Returns a copy. */
  public int[] toArray() {
    return values.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Ints ints && Arrays.equals(values, ints.values);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return Arrays.toString(values);
  }
}
