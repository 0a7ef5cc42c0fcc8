package org.bowsprit.engine.internal.codec;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.code.ScriptText;

/**
 * Converts values of one type to nodes of a tree and back.
 *
 * @param mayBeNull whether null is a value
 * @param toNode converts a value other than null to a node
 * @param toValue converts a node other than null to a value; throws {@link
 *     IllegalArgumentException} or {@link ClassCastException} for another kind of node
 */
record Form(boolean mayBeNull, UnaryOperator<Object> toNode, UnaryOperator<Object> toValue) {

  /** Numbers of 32 bits. */
  static final Form INT =
      new Form(
          false, value -> ((Integer) value).longValue(), node -> Math.toIntExact(number(node)));

  /** Numbers of 64 bits. */
  static final Form LONG = new Form(false, value -> value, Form::number);

  /** Booleans. */
  static final Form BOOLEAN = new Form(false, value -> value, node -> (Boolean) node);

  /** Text. */
  static final Form TEXT = new Form(true, value -> value, node -> (String) node);

  /** Bytes. */
  static final Form BYTES = new Form(true, value -> value, node -> (Bytes) node);

  /** The bytes of a script's text. */
  static final Form SCRIPT_TEXT =
      new Form(
          true,
          value -> Bytes.wrap(((ScriptText) value).toBytes()),
          node -> ScriptText.of(((Bytes) node).toArray()));

  /** Arrays of numbers. */
  static final Form INTS = new Form(true, Form::nodesOf, Form::ints);

  /** Returns the form of lists whose elements have the form {@code elements}. */
  static Form listOf(Form elements) {
    return new Form(
        true,
        value -> convertAll((List<?>) value, elements::nodeOf),
        node -> convertAll((List<?>) node, elements::valueOf));
  }

  /**
   * Returns the form of maps from numbers to values of the form {@code values}, in the order of the
   * numbers.
   */
  static Form mapOf(Form values) {
    return new Form(
        true,
        value -> {
          SortedMap<Long, Object> nodes = new TreeMap<>();
          ((Map<?, ?>) value)
              .forEach(
                  (key, element) -> nodes.put(((Integer) key).longValue(), values.nodeOf(element)));
          return nodes;
        },
        node -> {
          SortedMap<Integer, Object> map = new TreeMap<>();
          ((Map<?, ?>) node).forEach((key, element) -> map.put(key(key), values.valueOf(element)));
          return map;
        });
  }

  /** Returns the number of a key, which some encoders write as text. */
  private static Integer key(Object node) {
    return node instanceof String text ? Integer.valueOf(text) : Math.toIntExact(number(node));
  }

  /** Returns the form of the values of an enum, which are represented by their names. */
  static <E extends Enum<E>> Form oneOf(Class<E> type) {
    return new Form(
        true, value -> ((Enum<?>) value).name(), node -> Enum.valueOf(type, (String) node));
  }

  /** Returns the node of a value. */
  Object nodeOf(Object value) {
    return value == null ? null : toNode.apply(value);
  }

  /**
   * Returns the value of a node.
   *
   * @throws RuntimeException if the node does not represent a value
   */
  Object valueOf(Object node) {
    if (node != null) {
      return toValue.apply(node);
    }
    if (!mayBeNull) {
      throw new IllegalArgumentException("expected a number or a boolean, found null");
    }
    return null;
  }

  private static long number(Object node) {
    return (Long) node;
  }

  private static List<Object> convertAll(List<?> list, UnaryOperator<Object> conversion) {
    List<Object> converted = new ArrayList<>(list.size());
    list.forEach(element -> converted.add(conversion.apply(element)));
    return converted;
  }

  private static List<Object> nodesOf(Object value) {
    Ints ints = (Ints) value;
    List<Object> numbers = new ArrayList<>(ints.size());
    for (int i = 0; i < ints.size(); i++) {
      numbers.add((long) ints.get(i));
    }
    return numbers;
  }

  private static Ints ints(Object node) {
    return Ints.of(
        ((List<?>) node).stream().mapToInt(each -> Math.toIntExact(number(each))).toArray());
  }
}
