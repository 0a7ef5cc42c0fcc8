package org.bowsprit.web.jdk;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The targets of redirected calls to methods that are missing or wrong. Each target has the name of
 * the method that it replaces. Its first parameter is the instance of the replaced call.
 */
public final class Calls {

  private Calls() {}

  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int from = 0;
    while (from < text.length()) {
      int end = from;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      lines.add(text.substring(from, end));
      boolean isLineEndPair = text.startsWith("\r\n", end);
      from = end + (isLineEndPair ? 2 : 1);
    }
    return lines.stream();
  }

  /** Replaces {@link ByteArrayOutputStream#writeBytes}. */
  public static void writeBytes(ByteArrayOutputStream out, byte[] bytes) {
    out.write(bytes, 0, bytes.length);
  }

  /**
   * Replaces {@link Collections#unmodifiableSortedMap}. Returns a copy instead of a view. This is
   * sufficient, because the argument is always a copy.
   */
  public static <K, V> SortedMap<K, V> unmodifiableSortedMap(SortedMap<K, ? extends V> map) {
    return new TreeMap<>(map);
  }

  /** Replaces {@link Collections#emptySortedMap}. */
  public static <K, V> SortedMap<K, V> emptySortedMap() {
    return new TreeMap<>();
  }

  /**
   * Replaces {@link Collections#unmodifiableNavigableMap}. Returns a copy instead of a view. This
   * is sufficient, because the argument is always a copy.
   */
  public static <K, V> NavigableMap<K, V> unmodifiableNavigableMap(
      NavigableMap<K, ? extends V> map) {
    return new TreeMap<>(map);
  }

  /** Replaces {@link Collections#emptyNavigableMap}. */
  public static <K, V> NavigableMap<K, V> emptyNavigableMap() {
    return new TreeMap<>();
  }

  /** Replaces {@link Map#copyOf}, whose empty maps divide by zero. */
  public static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    Map<K, V> copy = new HashMap<>(map);
    if (copy.containsKey(null) || copy.containsValue(null)) {
      throw new NullPointerException();
    }
    return Collections.unmodifiableMap(copy);
  }

  /** Replaces {@link Set#copyOf}, whose empty sets divide by zero. */
  public static <E> Set<E> copyOf(Collection<? extends E> elements) {
    Set<E> copy = new HashSet<>(elements);
    if (copy.contains(null)) {
      throw new NullPointerException();
    }
    return Collections.unmodifiableSet(copy);
  }

  /** Replaces {@link Math#round(double)}. Halves are rounded up, also below zero, as in the JDK. */
  public static long round(double number) {
    double floor = Math.floor(number);
    return (long) (number - floor >= 0.5 ? floor + 1 : floor);
  }

  /** Replaces {@link Math#round(float)}. Halves are rounded up, also below zero, as in the JDK. */
  public static int round(float number) {
    double floor = Math.floor(number);
    return (int) (number - floor >= 0.5 ? floor + 1 : floor);
  }

  /** Replaces {@link Long#parseUnsignedLong(String, int)}. */
  public static long parseUnsignedLong(String digits, int radix) {
    if (digits.isEmpty()) {
      throw new NumberFormatException("no digits");
    }
    long number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = Character.digit(digits.charAt(i), radix);
      if (digit < 0 || Long.compareUnsigned(number, Long.divideUnsigned(-1, radix)) > 0) {
        throw new NumberFormatException("no number: " + digits);
      }
      number = number * radix + digit;
    }
    return number;
  }
}
