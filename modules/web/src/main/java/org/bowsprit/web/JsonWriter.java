package org.bowsprit.web;

import java.util.function.Consumer;

/** Writes one JSON document. */
final class JsonWriter {

  private static final int FIRST_PRINTABLE = 0x20;

  private final StringBuilder out = new StringBuilder();
  private boolean first = true;

  /** Returns the text of an object. */
  static String object(Consumer<JsonWriter> members) {
    JsonWriter writer = new JsonWriter();
    writer.braces('{', '}', members);
    return writer.out.toString();
  }

  /** Returns the text of an array. */
  static String array(Consumer<JsonWriter> elements) {
    JsonWriter writer = new JsonWriter();
    writer.braces('[', ']', elements);
    return writer.out.toString();
  }

  JsonWriter put(String name, String value) {
    name(name);
    text(value);
    return this;
  }

  JsonWriter put(String name, long value) {
    name(name);
    out.append(value);
    return this;
  }

  JsonWriter put(String name, boolean value) {
    name(name);
    out.append(value);
    return this;
  }

  JsonWriter putNull(String name) {
    name(name);
    out.append("null");
    return this;
  }

  JsonWriter putObject(String name, Consumer<JsonWriter> members) {
    name(name);
    braces('{', '}', members);
    return this;
  }

  JsonWriter putArray(String name, Consumer<JsonWriter> elements) {
    name(name);
    braces('[', ']', elements);
    return this;
  }

  JsonWriter addObject(Consumer<JsonWriter> members) {
    comma();
    braces('{', '}', members);
    return this;
  }

  JsonWriter addArray(int... numbers) {
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

  JsonWriter add(String value) {
    comma();
    text(value);
    return this;
  }

  private void name(String name) {
    comma();
    text(name);
    out.append(':');
  }

  private void comma() {
    if (!first) {
      out.append(',');
    }
    first = false;
  }

  private void braces(char open, char close, Consumer<JsonWriter> inside) {
    out.append(open);
    first = true;
    inside.accept(this);
    first = false;
    out.append(close);
  }

  private void text(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      if (letter == '"' || letter == '\\') {
        out.append('\\').append(letter);
      } else if (letter < FIRST_PRINTABLE) {
        out.append("\\u00").append(letter < 0x10 ? "0" : "").append(Integer.toHexString(letter));
      } else {
        out.append(letter);
      }
    }
    out.append('"');
  }
}
