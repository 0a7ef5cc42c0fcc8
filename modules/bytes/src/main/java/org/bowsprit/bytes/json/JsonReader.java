package org.bowsprit.bytes.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads one JSON document into a {@link JsonValue}. */
final class JsonReader {

  /** The maximum nesting depth. The limit prevents a text from overflowing the stack. */
  private static final int MAX_DEPTH = 64;

  private static final int MAX_NUMBER_LENGTH = 40;
  private static final int HEX_RADIX = 16;
  private static final int ESCAPED_DIGITS = 4;

  private final String text;
  private int position;

  JsonReader(String text) {
    this.text = text;
  }

  Object document() {
    Object value = value(0);
    skipSpace();
    if (position < text.length()) {
      throw expected("the end of the document");
    }
    return value;
  }

  private Object value(int depth) {
    if (depth > MAX_DEPTH) {
      throw expected("no more than " + MAX_DEPTH + " levels");
    }
    skipSpace();
    return switch (peek()) {
      case '{' -> object(depth);
      case '[' -> array(depth);
      case '"' -> string();
      case 't' -> literal("true", true);
      case 'f' -> literal("false", false);
      case 'n' -> literal("null", null);
      default -> number();
    };
  }

  private Map<String, Object> object(int depth) {
    Map<String, Object> members = new LinkedHashMap<>();
    position++;
    skipSpace();
    if (consume('}')) {
      return members;
    }
    do {
      skipSpace();
      String name = string();
      skipSpace();
      require(':');
      members.put(name, value(depth + 1));
      skipSpace();
    } while (consume(','));
    require('}');
    return members;
  }

  private List<Object> array(int depth) {
    List<Object> elements = new ArrayList<>();
    position++;
    skipSpace();
    if (consume(']')) {
      return elements;
    }
    do {
      elements.add(value(depth + 1));
      skipSpace();
    } while (consume(','));
    require(']');
    return elements;
  }

  private String string() {
    require('"');
    StringBuilder string = new StringBuilder();
    while (peek() != '"') {
      char character = text.charAt(position++);
      if (character < ' ') {
        position--;
        throw expected("a text without control characters");
      }
      string.append(character == '\\' ? escaped() : character);
    }
    position++;
    return string.toString();
  }

  private char escaped() {
    char character = peek();
    position++;
    return switch (character) {
      case '"', '\\', '/' -> character;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw expected("an escape sequence");
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < ESCAPED_DIGITS; i++) {
      int digit = Character.digit(peek(), HEX_RADIX);
      if (digit < 0) {
        throw expected("four hexadecimal digits");
      }
      code = code * HEX_RADIX + digit;
      position++;
    }
    return (char) code;
  }

  private Double number() {
    int start = position;
    consume('-');
    boolean isNumber = consume('0') || consumeDigits();
    if (consume('.')) {
      isNumber &= consumeDigits();
    }
    if (consume('e') || consume('E')) {
      if (!consume('+')) {
        consume('-');
      }
      isNumber &= consumeDigits();
    }
    if (!isNumber || position - start > MAX_NUMBER_LENGTH) {
      position = start;
      throw expected("a value");
    }
    return Double.valueOf(text.substring(start, position));
  }

  private boolean consumeDigits() {
    int start = position;
    while (position < text.length()
        && text.charAt(position) >= '0'
        && text.charAt(position) <= '9') {
      position++;
    }
    return position > start;
  }

  private Object literal(String name, Object value) {
    if (!text.startsWith(name, position)) {
      throw expected("a value");
    }
    position += name.length();
    return value;
  }

  private char peek() {
    if (position >= text.length()) {
      throw expected("more characters");
    }
    return text.charAt(position);
  }

  private boolean consume(char expected) {
    if (position < text.length() && text.charAt(position) == expected) {
      position++;
      return true;
    }
    return false;
  }

  private void require(char required) {
    if (!consume(required)) {
      throw expected("'" + required + "'");
    }
  }

  private void skipSpace() {
    while (position < text.length() && " \t\r\n".indexOf(text.charAt(position)) >= 0) {
      position++;
    }
  }

  private JsonException expected(String expectation) {
    return new JsonException("character " + (position + 1) + ": expected " + expectation);
  }
}
