package org.bowsprit.engine.internal.codec;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.code.ScriptText;

/**
 * Creates the forms of all record types by reflection. Where there is no reflection, a generated
 * table replaces this class.
 */
final class RecordForms {

  private static final Map<Type, Form> LEAF_FORMS =
      Map.of(
          int.class, Form.INT,
          Integer.class, Form.INT,
          long.class, Form.LONG,
          Long.class, Form.LONG,
          boolean.class, Form.BOOLEAN,
          String.class, Form.TEXT,
          Bytes.class, Form.BYTES,
          Ints.class, Form.INTS,
          ScriptText.class, Form.SCRIPT_TEXT);

  private final Map<Class<?>, RecordForm> records = new HashMap<>();

  /** Creates an empty table. */
  RecordForms() {}

  /** Returns the form of a record type. */
  RecordForm of(Class<? extends Record> type) {
    return records.computeIfAbsent(type, this::createForm);
  }

  private RecordForm createForm(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    Constructor<?> constructor = constructor(type, components);
    return new RecordForm(
        Arrays.stream(components).map(RecordComponent::getName).toList(),
        () -> Arrays.stream(components).map(each -> form(each.getGenericType())).toList(),
        record -> componentValues(record, components),
        values -> create(constructor, values));
  }

  private static Constructor<?> constructor(Class<?> type, RecordComponent... components) {
    try {
      return type.getConstructor(
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
    } catch (NoSuchMethodException e) {
      throw notPublic(type, e);
    }
  }

  private Form form(Type type) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      return generic.getRawType() == List.class
          ? Form.listOf(form(arguments[0]))
          : Form.mapOf(form(arguments[1]));
    }
    Class<?> rawClass = (Class<?>) type;
    if (rawClass.isRecord()) {
      return of(rawClass.asSubclass(Record.class)).form();
    }
    return rawClass.isEnum() ? enumForm(rawClass) : LEAF_FORMS.get(rawClass);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Safe, because the caller checks isEnum.
  private static Form enumForm(Class<?> type) {
    return Form.oneOf((Class<Enum>) type);
  }

  private static Object[] componentValues(Record record, RecordComponent... components) {
    Object[] values = new Object[components.length];
    try {
      for (int i = 0; i < values.length; i++) {
        values[i] = components[i].getAccessor().invoke(record);
      }
      return values;
    } catch (ReflectiveOperationException e) {
      throw notPublic(record.getClass(), e);
    }
  }

  private static Record create(Constructor<?> constructor, Object... values) {
    try {
      return (Record) constructor.newInstance(values);
    } catch (InvocationTargetException e) {
      throw new IllegalArgumentException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw notPublic(constructor.getDeclaringClass(), e);
    }
  }

  private static IllegalStateException notPublic(Class<?> type, ReflectiveOperationException e) {
    return new IllegalStateException(type.getName() + " is not a public record", e);
  }
}
