package org.bowsprit.vm.text;

import java.util.Locale;

/** Creates and parses the labels in a listing. */
final class Label {

  private static final String PREFIX = "L";
  private static final String ABSOLUTE = "0x";

  private Label() {}

  /** Returns the label of an instruction. */
  static String at(int offset) {
    return String.format(Locale.ROOT, "%s%04X", PREFIX, offset);
  }

  /** Returns the name of an offset at which no instruction begins. */
  static String absolute(int offset) {
    return (offset < 0 ? "-" : "") + String.format(Locale.ROOT, "0x%X", Math.abs(offset));
  }

  /** Returns whether a name represents an absolute offset and is not a label. */
  static boolean isAbsolute(String name) {
    return name.startsWith(ABSOLUTE) || name.startsWith("-" + ABSOLUTE);
  }

  /** Returns the offset of an absolute name. */
  static int parseAbsolute(String name) {
    boolean negative = name.startsWith("-");
    int value = Integer.parseInt(name.substring(ABSOLUTE.length() + (negative ? 1 : 0)), 16);
    return negative ? -value : value;
  }
}
