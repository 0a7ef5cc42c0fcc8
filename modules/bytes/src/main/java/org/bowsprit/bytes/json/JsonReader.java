package org.bowsprit.bytes.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one JSON document into a {@link JsonValue}. */
final class JsonReader {

  /** The maximum nesting depth. The limit prevents a text from overflowing the stack. */
  private static final int DEEPEST = 64;

  private static final int LONGEST_NUMBER = 40;
  private static final int HEX = 16;
  private static final int ESCAPED_DIGITS = 4;

  private final String text;
  private int at;

  JsonReader(String text) {
    this.text = text;
  }

  Object document() {
    Object value = value(0);
    skipSpace();
    if (at < text.length()) {
      throw expected("the end");
    }
    return value;
  }

  private Object value(int depth) {
    if (depth > DEEPEST) {
      throw expected("no more than " + DEEPEST + " levels");
    }
    skipSpace();
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object(int depth) {
    Map<String, Object> members = new LinkedHashMap<>();
    at++;
    skipSpace();
    if (takes('}')) {
      return members;
    }
    do {
      skipSpace();
      String name = string();
      skipSpace();
      require(':');
      members.put(name, value(depth + 1));
      skipSpace();
    } while (takes(','));
    require('}');
    return members;
  }

  private List<Object> array(int depth) {
    List<Object> elements = new ArrayList<>();
    at++;
    skipSpace();
    if (takes(']')) {
      return elements;
    }
    do {
      elements.add(value(depth + 1));
      skipSpace();
    } while (takes(','));
    require(']');
    return elements;
  }

  private String string() {
    require('"');
    StringBuilder string = new StringBuilder();
    while (peek() != '"') {
      char letter = text.charAt(at++);
      if (letter < ' ') {
        at--;
        throw expected("a text without control characters");
      }
      string.append(letter == '\\' ? escaped() : letter);
    }
    at++;
    return string.toString();
  }

  private char escaped() {
    char letter = peek();
    at++;
    return switch (letter) {
      case '"', '\\', '/' -> letter;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw expected("an escape");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < ESCAPED_DIGITS; i++) {
      int digit = Character.digit(peek(), HEX);
      if (digit < 0) {
        throw expected("four hexadecimal digits");
      }
      code = code * HEX + digit;
      at++;
    }
    return (char) code;
  }

  private Double number() {
    int start = at;
    takes('-');
    boolean isNumber = takes('0') || takesDigits();
    if (takes('.')) {
      isNumber &= takesDigits();
    }
    if (takes('e') || takes('E')) {
      if (!takes('+')) {
        takes('-');
      }
      isNumber &= takesDigits();
    }
    if (!isNumber || at - start > LONGEST_NUMBER) {
      at = start;
      throw expected("a value");
    }
    return Double.valueOf(text.substring(start, at));
  }

  private boolean takesDigits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    return at > start;
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw expected("a value");
    }
    at += word.length();
    return value;
  }

  private char peek() {
    if (at >= text.length()) {
      throw expected("more");
    }
    return text.charAt(at);
  }

  private boolean takes(char letter) {
    if (at < text.length() && text.charAt(at) == letter) {
      at++;
      return true;
    }
    return false;
  }

  private void require(char letter) {
    if (!takes(letter)) {
      throw expected("'" + letter + "'");
    }
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private JsonException expected(String what) {
    return new JsonException("character " + (at + 1) + ": expected " + what);
  }
}
