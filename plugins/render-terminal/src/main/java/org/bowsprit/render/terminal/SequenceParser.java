package org.bowsprit.render.terminal;

import java.nio.charset.StandardCharsets;
import org.bowsprit.render.KeyCodes;

/**
 * Parses the bytes that a terminal sends: characters, keys, pasted text, mouse and focus reports,
 * and reports of the cursor position.
 *
 * <p>Sequences may arrive in pieces. A single escape byte is the Escape key if nothing follows for
 * a few polls.
 */
final class SequenceParser {

  /** Receives the parsed events. */
  interface Listener {

    /** Receives a key with its code in {@link KeyCodes}. */
    void key(int code, boolean shift, boolean control, boolean alt);

    /** Receives text that was pasted, or a letter that has no code in {@link KeyCodes}. */
    void text(String text);

    /**
     * Receives a mouse report with xterm's flags, the cell, counted from 0, and whether a button is
     * down.
     */
    void mouse(int flags, int column, int row, boolean down);

    /** Receives the report that the terminal gained or lost the keyboard. */
    void focus(boolean gained);

    /** Receives the cell of the cursor, counted from 1. */
    void cursorAt(int column, int row);
  }

  private static final int ESCAPE = 27;
  private static final int DELETE = 127;
  private static final int POLLS_UNTIL_TIMEOUT = 3;
  private static final int MAX_SEQUENCE_BYTES = 64;
  private static final int MAX_PASTE_LENGTH = 10_000;
  private static final String PASTE_START = "200";
  private static final String PASTE_END = "\033[201~";

  private final Listener listener;
  private final byte[] pending = new byte[MAX_SEQUENCE_BYTES];
  private int count;
  private int silentPolls;

  /** The pasted bytes so far, one byte per character; null while no text is pasted. */
  private StringBuilder pastedBytes;

  SequenceParser(Listener listener) {
    this.listener = listener;
  }

  /** Parses bytes as they arrive. */
  void accept(byte[] bytes, int length) {
    silentPolls = 0;
    for (int i = 0; i < length; i++) {
      accept(bytes[i] & 0xFF);
    }
  }

  /** Records that nothing arrived since the last poll. */
  void noteSilentPoll() {
    if (pastedBytes != null && ++silentPolls >= POLLS_UNTIL_TIMEOUT) {
      endPaste(pastedBytes.length());
    }
    if (count > 0 && ++silentPolls >= POLLS_UNTIL_TIMEOUT) {
      if (pending[0] == ESCAPE && count == 1) {
        listener.key(KeyCodes.ESCAPE, false, false, false);
      }
      count = 0;
      silentPolls = 0;
    }
  }

  private void accept(int value) {
    if (pastedBytes != null) {
      pastedBytes.append((char) value);
      if (pastedBytes.length() >= PASTE_END.length()
          && pastedBytes.indexOf(PASTE_END, pastedBytes.length() - PASTE_END.length()) >= 0) {
        endPaste(pastedBytes.length() - PASTE_END.length());
      }
      return;
    }
    if (count == 0 && value != ESCAPE && value < 0x80) {
      reportCharacter(value, false);
      return;
    }
    if (count == 1 && pending[0] == ESCAPE && value == ESCAPE) {
      listener.key(KeyCodes.ESCAPE, false, false, false);
      return;
    }
    if (count == MAX_SEQUENCE_BYTES) {
      count = 0;
    }
    pending[count++] = (byte) value;
    if (pending[0] == ESCAPE) {
      tryEscape();
    } else {
      tryUtf8();
    }
  }

  /** Reports the pasted text. Excessively long text is cut. */
  private void endPaste(int length) {
    byte[] bytes = pastedBytes.substring(0, length).getBytes(StandardCharsets.ISO_8859_1);
    String text = new String(bytes, StandardCharsets.UTF_8);
    pastedBytes = null;
    silentPolls = 0;
    listener.text(text.substring(0, Math.min(MAX_PASTE_LENGTH, text.length())));
  }

  private void tryUtf8() {
    int expected = (pending[0] & 0xE0) == 0xC0 ? 2 : (pending[0] & 0xF0) == 0xE0 ? 3 : 4;
    if (count == expected) {
      String text = new String(pending, 0, count, StandardCharsets.UTF_8);
      count = 0;
      int code = text.codePointAt(0);
      if (KeyCodes.isCharacter(code)) {
        listener.key(code, false, false, false);
      } else {
        listener.text(text);
      }
    }
  }

  private void tryEscape() {
    if (count < 2) {
      return;
    }
    int second = pending[1];
    if (second != '[' && second != 'O') {
      count = 0;
      reportCharacter(second & 0xFF, true);
    } else if (count > 2 && isFinal(pending[count - 1])) {
      String body = new String(pending, 2, count - 3, StandardCharsets.ISO_8859_1);
      char last = (char) pending[count - 1];
      count = 0;
      parseSequence(body, last);
    }
  }

  private boolean isFinal(byte value) {
    boolean linuxFunctionKey = value == '[' && count == 3;
    return value >= '@' && value <= '~' && !linuxFunctionKey;
  }

  private void reportCharacter(int value, boolean alt) {
    switch (value) {
      case '\r', '\n' -> listener.key(KeyCodes.ENTER, false, false, alt);
      case '\t' -> listener.key(KeyCodes.TAB, false, false, alt);
      case DELETE, '\b' -> listener.key(KeyCodes.BACKSPACE, false, false, alt);
      default -> {
        boolean control = value < KeyCodes.SPACE;
        int code = control ? value : KeyCodes.typed((char) value, false, alt);
        listener.key(code, Character.isUpperCase(value), control, alt);
      }
    }
  }

  private void parseSequence(String body, char last) {
    if (body.startsWith("<")) {
      reportMouse(body.substring(1), last);
      return;
    }
    if (body.equals(PASTE_START) && last == '~') {
      pastedBytes = new StringBuilder();
      return;
    }
    switch (last) {
      case 'I' -> listener.focus(true);
      case 'O' -> listener.focus(false);
      case 'R' -> reportCursorOrF3(body);
      default -> reportKey(body, last);
    }
  }

  private void reportMouse(String body, char last) {
    int[] numbers = numbers(body);
    if (numbers.length == 3) {
      listener.mouse(numbers[0], numbers[1] - 1, numbers[2] - 1, last == 'M');
    }
  }

  /**
   * Reports F3 with modifiers or the position of the cursor. A report of the cursor in the first
   * row has the same sequence as this key.
   */
  private void reportCursorOrF3(String body) {
    int[] numbers = numbers(body);
    if (numbers.length == 2 && numbers[0] > 1) {
      listener.cursorAt(numbers[1], numbers[0]);
    } else {
      reportKey(body, 'R');
    }
  }

  private void reportKey(String body, char last) {
    int[] numbers = numbers(body);
    int code = TerminalKeys.code(body, numbers.length == 0 ? 0 : numbers[0], last);
    if (code != TerminalKeys.NONE) {
      int modifiers = numbers.length > 1 ? numbers[1] - 1 : 0;
      listener.key(code, (modifiers & 1) != 0, (modifiers & 4) != 0, (modifiers & 2) != 0);
    }
  }

  private static int[] numbers(String body) {
    String[] parts = body.split(";", -1);
    int[] numbers = new int[parts.length];
    for (int i = 0; i < parts.length; i++) {
      if (!parts[i].matches("\\d{1,6}")) {
        return new int[0];
      }
      numbers[i] = Integer.parseInt(parts[i]);
    }
    return numbers;
  }
}
