package org.bowsprit.bytes.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A value of a JSON document. It stores its path in the document for messages.
 *
 * <p>A missing value is also represented by an object, whose {@link #isNull} returns true. For such
 * an object, every other method that requires a value throws an exception. Its message contains the
 * expected value and the path.
 */
public final class JsonValue {

  private final String path;
  private final Object value;

  private JsonValue(String path, Object value) {
    this.path = path;
    this.value = value;
  }

  /**
   * Reads a document.
   *
   * @throws JsonException if the text is not JSON
   */
  public static JsonValue parse(String text) {
    return new JsonValue("", new JsonReader(text).document());
  }

  /** Returns whether the value is null or missing. */
  public boolean isNull() {
    return value == null;
  }

  /** Returns whether the value is a text. */
  public boolean isText() {
    return value instanceof String;
  }

  /** Returns a member of an object. */
  public JsonValue get(String name) {
    if (value instanceof Map<?, ?> object) {
      return new JsonValue(path.isEmpty() ? name : path + "." + name, object.get(name));
    }
    throw expected("an object");
  }

  /** Returns the elements of an array; an empty list if the array is missing. */
  public List<JsonValue> elements() {
    if (isNull()) {
      return List.of();
    }
    if (value instanceof List<?> array) {
      List<JsonValue> elements = new ArrayList<>();
      for (Object element : array) {
        elements.add(new JsonValue(path + "[" + elements.size() + "]", element));
      }
      return elements;
    }
    throw expected("a list");
  }

  /** Returns the integers of an array. The number of integers must be one of {@code counts}. */
  public int[] numbers(int... counts) {
    List<JsonValue> elements = elements();
    for (int count : counts) {
      if (elements.size() == count) {
        return elements.stream().mapToInt(JsonValue::number).toArray();
      }
    }
    throw expected("a list of " + counts[0] + " whole numbers");
  }

  /** Returns a 32-bit integer. */
  public int number() {
    if (value instanceof Double number && number == (double) number.intValue()) {
      return number.intValue();
    }
    throw expected("a whole number");
  }

  public String text() {
    if (value instanceof String text) {
      return text;
    }
    throw expected("a text");
  }

  /** Returns whether the value is true; false if it is missing. */
  public boolean isTrue() {
    return Boolean.TRUE.equals(value);
  }

  /** Returns an exception that reports that this value is not the expected one. */
  public JsonException expected(String expectation) {
    return new JsonException(
        (path.isEmpty() ? "the document" : path) + ": expected " + expectation);
  }
}
