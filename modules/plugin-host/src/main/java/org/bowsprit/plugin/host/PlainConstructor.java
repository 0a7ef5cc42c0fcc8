package org.bowsprit.plugin.host;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the extensions that want nothing injected, most of them: they need no injector, which takes
 * longer to make than all the rest of a plugin's start.
 */
final class PlainConstructor {

  private PlainConstructor() {}

  /** Returns the constructor of {@code type} without parameters, if that is all it takes. */
  static <T> Optional<Constructor<T>> of(Class<T> type) {
    if (wantsInjection(type) || Modifier.isAbstract(type.getModifiers())) {
      return Optional.empty();
    }
    try {
      Constructor<T> constructor = type.getDeclaredConstructor();
      if (Modifier.isPrivate(constructor.getModifiers())) {
        return Optional.empty();
      }
      constructor.setAccessible(true);
      return Optional.of(constructor);
    } catch (NoSuchMethodException e) {
      return Optional.empty();
    }
  }

  private static boolean wantsInjection(Class<?> type) {
    if (type == null || type == Object.class) {
      return false;
    }
    return type.isAnnotationPresent(Singleton.class)
        || type.isAnnotationPresent(com.google.inject.Singleton.class)
        || members(type).anyMatch(PlainConstructor::isMarked)
        || wantsInjection(type.getSuperclass());
  }

  private static Stream<AccessibleObject> members(Class<?> type) {
    return Stream.of(
            type.getDeclaredConstructors(), type.getDeclaredFields(), type.getDeclaredMethods())
        .flatMap(Stream::of);
  }

  private static boolean isMarked(AccessibleObject member) {
    return member.isAnnotationPresent(Inject.class)
        || member.isAnnotationPresent(com.google.inject.Inject.class);
  }
}
