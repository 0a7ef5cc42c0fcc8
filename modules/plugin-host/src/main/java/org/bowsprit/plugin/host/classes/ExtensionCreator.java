package org.bowsprit.plugin.host.classes;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Creates the extensions of one plugin. A constructor has no parameters, or parameters of the types
 * {@link Logger} and {@link Path}. The logger is the plugin's own, {@code plugin.ID}. The path is a
 * folder that the plugin may create for its files.
 */
public final class ExtensionCreator {

  private final Map<Class<?>, Object> injectables;

  /**
   * Creates a factory of extensions.
   *
   * @param pluginId the id of the plugin
   * @param folder the folder for files of this plugin
   */
  public ExtensionCreator(String pluginId, Path folder) {
    injectables =
        Map.of(Logger.class, LoggerFactory.getLogger("plugin." + pluginId), Path.class, folder);
  }

  /**
   * Creates an extension with the usable constructor that has the most parameters.
   *
   * @throws PluginException if no constructor can be called, or if the constructor throws an
   *     exception
   */
  <T> T create(Class<T> type) {
    Constructor<?> constructor = constructor(type);
    Object[] arguments =
        Stream.of(constructor.getParameterTypes()).map(injectables::get).toArray(Object[]::new);
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
        .filter(each -> injectables.keySet().containsAll(List.of(each.getParameterTypes())))
        .max(Comparator.comparingInt(Constructor::getParameterCount))
        .orElseThrow(
            () ->
                new PluginException(
                    Problem.Kind.CONSTRUCTOR_FAILED,
                    "has the extension "
                        + type.getName()
                        + ", whose constructors need more than a Logger and a Path"));
  }

  private static PluginException constructorFailed(Class<?> type, Throwable thrown) {
    if (thrown instanceof LinkageError linkage) {
      return LinkErrors.explain(linkage);
    }
    return new PluginException(
        Problem.Kind.CONSTRUCTOR_FAILED,
        "has the extension "
            + type.getName()
            + ", whose constructor threw "
            + Thrown.asLine(thrown),
        thrown);
  }
}
