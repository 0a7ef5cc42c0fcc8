package org.bowsprit.rpc;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * A value among the parameters of a request. It stores its position in the request, so that an
 * error can name this position. An object of this class can also represent a missing value: then
 * {@link #isMissing} returns true, and reading the value as a text or a number fails.
 */
public final class Params {

  private static final int MAX_SHOWN_CHARACTERS = 40;

  private final String path;
  private final JsonNode node;

  private Params(String path, JsonNode node) {
    this.path = path;
    this.node = node;
  }

  /**
   * Returns the parameters in a JSON value.
   *
   * @param node an object; null for none
   */
  public static Params of(JsonNode node) {
    return new Params("", node == null ? MissingNode.getInstance() : node);
  }

  /** Returns whether the value is missing or null. */
  public boolean isMissing() {
    return node.isMissingNode() || node.isNull();
  }

  /** Returns whether the value is a text. */
  public boolean isText() {
    return node.isTextual();
  }

  /** Returns whether the value is true or false. */
  public boolean isFlag() {
    return node.isBoolean();
  }

  /** Returns whether the value is a number. */
  public boolean isNumber() {
    return node.isNumber();
  }

  /**
   * Returns a member of an object.
   *
   * @throws RpcException if this value is present and is not an object
   */
  public Params get(String name) {
    if (!isMissing() && !node.isObject()) {
      throw expected("an object");
    }
    return new Params(path.isEmpty() ? name : path + "." + name, node.path(name));
  }

  /** Returns the names of the members, in order; an empty list if the value is missing. */
  public List<String> names() {
    if (!isMissing() && !node.isObject()) {
      throw expected("an object");
    }
    List<String> names = new ArrayList<>();
    for (Iterator<String> each = node.fieldNames(); each.hasNext(); ) {
      names.add(each.next());
    }
    return names;
  }

  /** Returns the elements of a list; an empty list if the value is missing. */
  public List<Params> elements() {
    if (!isMissing() && !node.isArray()) {
      throw expected("a list");
    }
    List<Params> elements = new ArrayList<>();
    for (JsonNode each : node) {
      elements.add(new Params(path + "[" + elements.size() + "]", each));
    }
    return elements;
  }

  /** Returns a text. */
  public String text() {
    if (!node.isTextual()) {
      throw expected("a text");
    }
    return node.textValue();
  }

  /** Returns a 32-bit whole number. */
  public int number() {
    if (!node.isIntegralNumber() || !node.canConvertToInt()) {
      throw expected("a whole number");
    }
    return node.intValue();
  }

  /**
   * Returns a whole number within bounds.
   *
   * @param min the smallest allowed number
   * @param max the largest allowed number
   */
  public int number(int min, int max) {
    int number = number();
    if (number < min || number > max) {
      throw expected("a number from " + min + " to " + max);
    }
    return number;
  }

  /** Returns a 64-bit whole number. */
  public long longNumber() {
    if (!node.isIntegralNumber() || !node.canConvertToLong()) {
      throw expected("a whole number");
    }
    return node.longValue();
  }

  /** Returns a number, whole or not. */
  public double decimal() {
    if (!node.isNumber() || !Double.isFinite(node.doubleValue())) {
      throw expected("a number");
    }
    return node.doubleValue();
  }

  /** Returns whether the value is true; false if the value is missing. */
  public boolean isTrue() {
    if (!isMissing() && !node.isBoolean()) {
      throw expected("true or false");
    }
    return node.booleanValue();
  }

  /** Returns this value; empty if the value is missing. */
  public Optional<Params> optional() {
    return isMissing() ? Optional.empty() : Optional.of(this);
  }

  /** Returns the error for an invalid value. */
  public RpcException expected(String what) {
    return RpcException.wrongParameters(
        (path.isEmpty() ? "params" : path) + ": expected " + what + ", found " + description());
  }

  /** Returns the value as JSON. */
  @Override
  public String toString() {
    return node.toString();
  }

  private static String shortened(String text) {
    return text.length() <= MAX_SHOWN_CHARACTERS
        ? text
        : text.substring(0, MAX_SHOWN_CHARACTERS) + "…";
  }

  private String description() {
    return switch (node.getNodeType()) {
      case MISSING -> "nothing";
      case OBJECT -> "an object";
      case ARRAY -> "a list";
      case STRING -> "'" + shortened(node.textValue()) + "'";
      default -> node.toString();
    };
  }
}
