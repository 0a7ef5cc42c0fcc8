package org.bowsprit.engine.internal.codec;

import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Converts records of one type to trees and back. A tree is a map with the names of the components
 * in alphabetical order.
 *
 * <p>The forms of the components are requested on first use, because a record may contain records
 * of its own type.
 */
final class RecordForm {

  private final String[] names;
  private final Supplier<List<Form>> components;
  private final Function<Record, Object[]> componentValues;
  private final Function<Object[], Record> constructor;
  private final Integer[] order;
  private List<Form> forms;

  /**
   * Creates the form.
   *
   * @param names names of the components in the order of declaration
   * @param components returns the forms of the components
   * @param componentValues returns the values of a record's components
   * @param constructor creates a record from the values of its components
   */
  RecordForm(
      List<String> names,
      Supplier<List<Form>> components,
      Function<Record, Object[]> componentValues,
      Function<Object[], Record> constructor) {
    this.names = names.toArray(String[]::new);
    this.components = components;
    this.componentValues = componentValues;
    this.constructor = constructor;
    order = new Integer[this.names.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparing(i -> this.names[i]));
  }

  /** Returns the form of a component or element of this record type. */
  Form form() {
    return new Form(true, value -> tree((Record) value), this::value);
  }

  /** Returns the tree of a record. */
  Map<String, Object> tree(Record record) {
    Object[] values = componentValues.apply(record);
    Map<String, Object> tree = new LinkedHashMap<>();
    for (int i : order) {
      tree.put(names[i], forms().get(i).nodeOf(values[i]));
    }
    return tree;
  }

  /**
   * Returns the record of a tree.
   *
   * @throws RuntimeException if the tree does not represent such a record
   */
  Record value(Object node) {
    if (!(node instanceof Map<?, ?> tree)) {
      throw new IllegalArgumentException("expected a record");
    }
    Object[] values = new Object[names.length];
    for (int i = 0; i < names.length; i++) {
      if (!tree.containsKey(names[i])) {
        throw new IllegalArgumentException(names[i] + " is missing");
      }
      values[i] = forms().get(i).valueOf(tree.get(names[i]));
    }
    if (tree.size() != names.length) {
      throw new IllegalArgumentException(
          "expected only the components " + String.join(", ", names));
    }
    return constructor.apply(values);
  }

  private List<Form> forms() {
    if (forms == null) {
      forms = components.get();
    }
    return forms;
  }
}
