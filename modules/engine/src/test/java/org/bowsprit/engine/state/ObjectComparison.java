package org.bowsprit.engine.state;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Compares two objects of the same type and all objects reachable from them, and finds the fields
 * that differ: different numbers or texts, or an object on one side only. Only objects of packages
 * with state are searched, not objects that were read from a game's data.
 */
final class ObjectComparison {

  private static final List<String> PACKAGES =
      List.of(
          "org.bowsprit.engine",
          "org.bowsprit.vm",
          "org.bowsprit.actors",
          "org.bowsprit.audio",
          "org.bowsprit.zplane",
          "org.bowsprit.pathfinding.BoxOverrides");
  private static final String READ_FROM_DATA = "org.bowsprit.vm.code";

  private final Set<String> skippedFields;
  private final Set<String> idleFields;
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();
  private final Set<Object> compared = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<String> path = new ArrayDeque<>();
  private final Map<String, String> differences = new TreeMap<>();

  private ObjectComparison(Set<String> skippedFields, Set<String> idleFields) {
    this.skippedFields = skippedFields;
    this.idleFields = idleFields;
  }

  /**
   * Compares two objects.
   *
   * @param skippedFields fields to skip, as {@code Class.field}
   * @param idleFields fields whose value null or false means that the object's other fields have no
   *     meaning
   * @return the fields that differ, as {@code Class.field}, each with one path to it
   */
  static Map<String, String> differences(
      Object one, Object other, Set<String> skippedFields, Set<String> idleFields) {
    ObjectComparison apart = new ObjectComparison(skippedFields, idleFields);
    apart.compare("", one, other);
    return apart.differences;
  }

  /** Returns all fields reachable from an object that are compared, as {@code Class.field}. */
  static Set<String> fields(Object root) {
    ObjectComparison apart = new ObjectComparison(Set.of(), Set.of());
    apart.compare("", root, root);
    return apart.fields.values().stream()
        .flatMap(List::stream)
        .map(ObjectComparison::name)
        .collect(Collectors.toSet());
  }

  private void compare(String field, Object one, Object other) {
    if (one == null || other == null || one.getClass() != other.getClass()) {
      recordUnless(field, one == other);
    } else if (one.getClass().isArray()) {
      if (one.getClass().getComponentType().isPrimitive()) {
        recordUnless(field, Arrays.deepEquals(new Object[] {one}, new Object[] {other}));
      } else {
        compareElements(field, one, other);
      }
    } else if (one instanceof Collection<?> mine && other instanceof Collection<?> others) {
      compareElements(field, mine.toArray(), others.toArray());
    } else if (one instanceof Map<?, ?> mine && other instanceof Map<?, ?> others) {
      compareElements(field, mine.keySet().toArray(), others.keySet().toArray());
      compareElements(field, mine.values().toArray(), others.values().toArray());
    } else if (isState(one.getClass()) && !(one instanceof Enum<?>)) {
      if (compared.add(one)) {
        compareFields(one, other);
      }
    } else if (isPlain(one)) {
      recordUnless(field, one.equals(other));
    }
  }

  private static boolean isPlain(Object value) {
    return value instanceof Number
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof String
        || value instanceof Enum<?>;
  }

  private void recordUnless(String field, boolean equal) {
    if (!equal) {
      List<String> steps = new ArrayList<>(path);
      Collections.reverse(steps);
      differences.putIfAbsent(field, String.join("/", steps));
    }
  }

  private void compareElements(String field, Object one, Object other) {
    int length = Array.getLength(one);
    recordUnless(field, length == Array.getLength(other));
    for (int i = 0; i < Math.min(length, Array.getLength(other)); i++) {
      compare(field, Array.get(one, i), Array.get(other, i));
    }
  }

  private boolean isIdle(Object object) {
    for (Field each : fields.computeIfAbsent(object.getClass(), this::fieldsOf)) {
      Object value = valueOf(each, object);
      if (idleFields.contains(name(each)) && (value == null || value.equals(false))) {
        return true;
      }
    }
    return false;
  }

  private void compareFields(Object one, Object other) {
    if (isIdle(one) && isIdle(other)) {
      return;
    }
    for (Field each : fields.computeIfAbsent(one.getClass(), this::fieldsOf)) {
      path.push(each.getName());
      compare(name(each), valueOf(each, one), valueOf(each, other));
      path.pop();
    }
  }

  private List<Field> fieldsOf(Class<?> type) {
    List<Field> all = new ArrayList<>();
    for (Class<?> each = type; isState(each); each = each.getSuperclass()) {
      for (Field field : each.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !skippedFields.contains(name(field))) {
          field.setAccessible(true);
          all.add(field);
        }
      }
    }
    return all;
  }

  private static String name(Field field) {
    return field.getDeclaringClass().getSimpleName() + "." + field.getName();
  }

  private static Object valueOf(Field field, Object object) {
    try {
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean isState(Class<?> type) {
    String name = type.getName();
    return !type.isHidden()
        && !type.isSynthetic()
        && !name.startsWith(READ_FROM_DATA)
        && PACKAGES.stream().anyMatch(name::startsWith);
  }
}
