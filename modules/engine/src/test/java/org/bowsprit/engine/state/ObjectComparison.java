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
 * Compares two objects of the same type and all objects that are reachable from them, and finds the
 * fields that differ: the numbers or texts differ, or only one side has an object. Only objects of
 * packages with state are searched. Objects that were read from the data of a game are not.
 */
final class ObjectComparison {

  private static final List<String> PACKAGES_WITH_STATE =
      List.of(
          "org.bowsprit.engine",
          "org.bowsprit.vm",
          "org.bowsprit.actors",
          "org.bowsprit.audio",
          "org.bowsprit.zplane",
          "org.bowsprit.pathfinding.BoxOverrides");
  private static final String PACKAGE_READ_FROM_DATA = "org.bowsprit.vm.code";

  private final Set<String> skippedFields;
  private final Set<String> idleFields;
  private final Map<Class<?>, List<Field>> fields = new HashMap<>();
  private final Set<Object> comparedObjects = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<String> pathOfFields = new ArrayDeque<>();
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
      Object first, Object second, Set<String> skippedFields, Set<String> idleFields) {
    ObjectComparison comparison = new ObjectComparison(skippedFields, idleFields);
    comparison.compare("", first, second);
    return comparison.differences;
  }

  /** Returns all fields reachable from an object that are compared, as {@code Class.field}. */
  static Set<String> fields(Object root) {
    ObjectComparison comparison = new ObjectComparison(Set.of(), Set.of());
    comparison.compare("", root, root);
    return comparison.fields.values().stream()
        .flatMap(List::stream)
        .map(ObjectComparison::name)
        .collect(Collectors.toSet());
  }

  private void compare(String field, Object first, Object second) {
    if (first == null || second == null || first.getClass() != second.getClass()) {
      recordDifferenceUnless(field, first == second);
    } else if (first.getClass().isArray()) {
      if (first.getClass().getComponentType().isPrimitive()) {
        recordDifferenceUnless(
            field, Arrays.deepEquals(new Object[] {first}, new Object[] {second}));
      } else {
        compareElements(field, first, second);
      }
    } else if (first instanceof Collection<?> firstElements
        && second instanceof Collection<?> secondElements) {
      compareElements(field, firstElements.toArray(), secondElements.toArray());
    } else if (first instanceof Map<?, ?> firstElements
        && second instanceof Map<?, ?> secondElements) {
      compareElements(field, firstElements.keySet().toArray(), secondElements.keySet().toArray());
      compareElements(field, firstElements.values().toArray(), secondElements.values().toArray());
    } else if (isState(first.getClass()) && !(first instanceof Enum<?>)) {
      if (comparedObjects.add(first)) {
        compareFields(first, second);
      }
    } else if (isSimpleValue(first)) {
      recordDifferenceUnless(field, first.equals(second));
    }
  }

  private static boolean isSimpleValue(Object value) {
    return value instanceof Number
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof String
        || value instanceof Enum<?>;
  }

  private void recordDifferenceUnless(String field, boolean isEqual) {
    if (!isEqual) {
      List<String> steps = new ArrayList<>(pathOfFields);
      Collections.reverse(steps);
      differences.putIfAbsent(field, String.join("/", steps));
    }
  }

  private void compareElements(String field, Object first, Object second) {
    int length = Array.getLength(first);
    recordDifferenceUnless(field, length == Array.getLength(second));
    for (int i = 0; i < Math.min(length, Array.getLength(second)); i++) {
      compare(field, Array.get(first, i), Array.get(second, i));
    }
  }

  private boolean isIdle(Object object) {
    for (Field field : fields.computeIfAbsent(object.getClass(), this::fieldsOf)) {
      Object value = valueOf(field, object);
      if (idleFields.contains(name(field)) && (value == null || value.equals(false))) {
        return true;
      }
    }
    return false;
  }

  private void compareFields(Object first, Object second) {
    if (isIdle(first) && isIdle(second)) {
      return;
    }
    for (Field field : fields.computeIfAbsent(first.getClass(), this::fieldsOf)) {
      pathOfFields.push(field.getName());
      compare(name(field), valueOf(field, first), valueOf(field, second));
      pathOfFields.pop();
    }
  }

  private List<Field> fieldsOf(Class<?> type) {
    List<Field> result = new ArrayList<>();
    for (Class<?> declaringClass = type;
        isState(declaringClass);
        declaringClass = declaringClass.getSuperclass()) {
      for (Field field : declaringClass.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers()) && !skippedFields.contains(name(field))) {
          field.setAccessible(true);
          result.add(field);
        }
      }
    }
    return result;
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
        && !name.startsWith(PACKAGE_READ_FROM_DATA)
        && PACKAGES_WITH_STATE.stream().anyMatch(name::startsWith);
  }
}
