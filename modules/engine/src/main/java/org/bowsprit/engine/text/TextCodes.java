package org.bowsprit.engine.text;

/** The escape codes in texts and their lengths (spec 04 §3). */
final class TextCodes {

  static final int ESCAPE = 0xFF;
  static final int ALTERNATIVE_ESCAPE = 0xFE;
  static final int LINE = 1;
  static final int KEEP = 2;
  static final int PAGE = 3;
  static final int VARIABLE = 4;
  static final int VERB = 5;
  static final int NAME = 6;
  static final int STRING = 7;
  static final int VERB_LINE = 8;
  static final int CHORE = 9;
  static final int SAMPLE = 10;
  static final int COLOUR = 12;
  static final int UNUSED = 13;
  static final int CHARSET = 14;
  static final int LINE_END = 13;
  static final int FILLER = '@';
  static final int OWN_COLOUR = 0xFF;

  private TextCodes() {}

  static boolean isEscape(int value) {
    return value == ESCAPE || value == ALTERNATIVE_ESCAPE;
  }

  static boolean hasNoArgument(int code) {
    return code == LINE || code == KEEP || code == PAGE || code == VERB_LINE;
  }
}
