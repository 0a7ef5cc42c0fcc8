package org.bowsprit.vm.text;

import java.util.Locale;

/** The names of places in a listing. */
final class Label {

  private static final String PREFIX = "L";
  private static final String ABSOLUTE = "0x";

  private Label() {}

  /** Returns the name of an instruction's offset. */
  static String at(int offset) {
    return String.format(Locale.ROOT, "%s%04X", PREFIX, offset);
  }

  /** Returns how an offset is written where no instruction begins. */
  static String absolute(int offset) {
    return (offset < 0 ? "-" : "") + String.format(Locale.ROOT, "0x%X", Math.abs(offset));
  }

  /** Returns whether a name is an offset instead of a label. */
  static boolean isAbsolute(String name) {
    return name.startsWith(ABSOLUTE) || name.startsWith("-" + ABSOLUTE);
  }

  /** Returns the offset that an absolute name stands for. */
  static int parseAbsolute(String name) {
    boolean negative = name.startsWith("-");
    int value = Integer.parseInt(name.substring(ABSOLUTE.length() + (negative ? 1 : 0)), 16);
    return negative ? -value : value;
  }
}
