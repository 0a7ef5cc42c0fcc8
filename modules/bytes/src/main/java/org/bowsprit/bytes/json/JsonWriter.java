package org.bowsprit.bytes.json;

import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** Writes one JSON document. The writer uses no reflection, so it also works in browsers. */
public final class JsonWriter {

  private static final char FIRST_PRINTABLE = 0x20;
  private static final char LAST_PRINTABLE = 0x7E;

  private final StringBuilder out = new StringBuilder();
  private boolean isFirst = true;

  private JsonWriter() {}

  /** Returns the text of an object. */
  public static String object(Consumer<JsonWriter> members) {
    JsonWriter writer = new JsonWriter();
    writer.braces('{', '}', members);
    return writer.out.toString();
  }

  /** Returns the text of an array. */
  public static String array(Consumer<JsonWriter> elements) {
    JsonWriter writer = new JsonWriter();
    writer.braces('[', ']', elements);
    return writer.out.toString();
  }

  /** Returns a text in quotes, for lines that are composed without a writer. */
  public static String text(String text) {
    JsonWriter writer = new JsonWriter();
    writer.append(text);
    return writer.out.toString();
  }

  /** Returns bytes as a text in quotes. All bytes except printable ASCII are escaped. */
  public static String text(byte[] bytes) {
    JsonWriter writer = new JsonWriter();
    writer.append(new String(bytes, StandardCharsets.ISO_8859_1), LAST_PRINTABLE);
    return writer.out.toString();
  }

  /** Adds a member that is a text. */
  public JsonWriter put(String name, String value) {
    name(name);
    append(value);
    return this;
  }

  /** Adds a member that is a whole number. */
  public JsonWriter put(String name, long value) {
    name(name);
    out.append(value);
    return this;
  }

  /** Adds a member that is a number; NaN and infinities, which JSON does not have, become null. */
  public JsonWriter put(String name, double value) {
    name(name);
    out.append(Double.isFinite(value) ? String.valueOf(value) : "null");
    return this;
  }

  /** Adds a member that is true or false. */
  public JsonWriter put(String name, boolean value) {
    name(name);
    out.append(value);
    return this;
  }

  /** Adds a member that is null. */
  public JsonWriter putNull(String name) {
    name(name);
    out.append("null");
    return this;
  }

  /** Adds a member that is an object. */
  public JsonWriter putObject(String name, Consumer<JsonWriter> members) {
    name(name);
    braces('{', '}', members);
    return this;
  }

  /** Adds a member that is an array. */
  public JsonWriter putArray(String name, Consumer<JsonWriter> elements) {
    name(name);
    braces('[', ']', elements);
    return this;
  }

  /** Adds an element that is an object. */
  public JsonWriter addObject(Consumer<JsonWriter> members) {
    comma();
    braces('{', '}', members);
    return this;
  }

  /** Adds an element that is an array of whole numbers. */
  public JsonWriter addArray(int... numbers) {
    comma();
    braces(
        '[',
        ']',
        inner -> {
          for (int number : numbers) {
            inner.comma();
            inner.out.append(number);
          }
        });
    return this;
  }

  /** Adds an element that is a whole number. */
  public JsonWriter add(long value) {
    comma();
    out.append(value);
    return this;
  }

  /** Adds an element that is a text. */
  public JsonWriter add(String value) {
    comma();
    append(value);
    return this;
  }

  private void name(String name) {
    comma();
    append(name);
    out.append(':');
  }

  private void comma() {
    if (!isFirst) {
      out.append(',');
    }
    isFirst = false;
  }

  private void braces(char open, char close, Consumer<JsonWriter> content) {
    out.append(open);
    isFirst = true;
    content.accept(this);
    isFirst = false;
    out.append(close);
  }

  private void append(String text) {
    append(text, Character.MAX_VALUE);
  }

  private void append(String text, char lastPrintable) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character == '"' || character == '\\') {
        out.append('\\').append(character);
      } else if (character < FIRST_PRINTABLE || character > lastPrintable) {
        out.append("\\u00")
            .append(character < 0x10 ? "0" : "")
            .append(Integer.toHexString(character));
      } else {
        out.append(character);
      }
    }
    out.append('"');
  }
}
