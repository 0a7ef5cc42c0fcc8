package org.bowsprit.plugin.host;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the extensions of one plugin: with a constructor that takes nothing, or any of what a
 * plugin gets, told apart by type. A {@link Logger} is the plugin's own, {@code plugin.ID}; a
 * {@link Path} is a folder that it may create and keep files in.
 */
final class ExtensionMaker {

  private final Map<Class<?>, Object> given;

  /**
   * Makes extensions.
   *
   * @param pluginId whose extensions
   * @param folder where this plugin may keep files
   */
  ExtensionMaker(String pluginId, Path folder) {
    given = Map.of(Logger.class, LoggerFactory.getLogger("plugin." + pluginId), Path.class, folder);
  }

  /**
   * Makes an extension with the constructor that takes most.
   *
   * @throws PluginException if there is none that can be called, or it throws
   */
  <T> T make(Class<T> type) {
    Constructor<?> constructor = constructor(type);
    Object[] arguments =
        Stream.of(constructor.getParameterTypes()).map(given::get).toArray(Object[]::new);
    try {
      constructor.setAccessible(true);
      return type.cast(constructor.newInstance(arguments));
    } catch (InvocationTargetException e) {
      throw constructorFailed(type, e.getCause());
    } catch (ReflectiveOperationException e) {
      throw constructorFailed(type, e);
    }
  }

  private Constructor<?> constructor(Class<?> type) {
    return Stream.of(type.getDeclaredConstructors())
        .filter(each -> !Modifier.isPrivate(each.getModifiers()))
        .filter(each -> given.keySet().containsAll(List.of(each.getParameterTypes())))
        .max(Comparator.comparingInt(Constructor::getParameterCount))
        .orElseThrow(
            () ->
                new PluginException(
                    Problem.Kind.CONSTRUCTOR_FAILED,
                    "has the extension "
                        + type.getName()
                        + ", whose constructors want more than a Logger and a Path"));
  }

  private static PluginException constructorFailed(Class<?> type, Throwable thrown) {
    if (thrown instanceof LinkageError linkage) {
      return LinkTrouble.explained(linkage);
    }
    return new PluginException(
        Problem.Kind.CONSTRUCTOR_FAILED,
        "has the extension "
            + type.getName()
            + ", whose constructor threw "
            + Thrown.inOneLine(thrown),
        thrown);
  }
}
