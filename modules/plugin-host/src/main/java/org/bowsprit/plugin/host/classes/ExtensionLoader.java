package org.bowsprit.plugin.host.classes;

import java.util.Collection;
import java.util.regex.Pattern;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.service.ServiceProvider;

/** Creates one extension of a plugin and asks it for its id, title and options. */
public final class ExtensionLoader {

  private static final Pattern ID = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  private final Collection<ExtensionKind<?>> kinds;
  private final ExtensionCreator factory;

  public ExtensionLoader(Collection<ExtensionKind<?>> kinds, ExtensionCreator factory) {
    this.kinds = kinds;
    this.factory = factory;
  }

  /**
   * Returns the extension.
   *
   * @param className the extension's class
   * @param classLoader the plugin's class loader
   * @param file the plugin's file
   * @throws PluginException if the extension cannot be used
   */
  public InstalledProvider load(String className, ClassLoader classLoader, String file) {
    try {
      Class<?> type = classLoader.loadClass(className);
      return createProvider(kindOf(type), factory.create(type), file);
    } catch (ClassNotFoundException e) {
      throw missingClass(className, e);
    } catch (LinkageError e) {
      throw LinkErrors.explain(e);
    }
  }

  public static PluginException noExtension() {
    return new PluginException(
        Problem.Kind.NO_EXTENSION,
        "names no extension in META-INF/extensions.idx; compile it with -proc:full");
  }

  public static PluginException missingClass(String className, Throwable cause) {
    return new PluginException(
        Problem.Kind.CLASS_MISSING,
        "names the extension " + className + ", which is not in it",
        cause);
  }

  private ExtensionKind<?> kindOf(Class<?> type) {
    return kinds.stream()
        .filter(kind -> kind.type().isAssignableFrom(type))
        .findFirst()
        .orElseThrow(
            () ->
                new PluginException(
                    Problem.Kind.UNKNOWN_EXTENSION,
                    "has the extension "
                        + type.getName()
                        + ", which implements none of "
                        + names()));
  }

  private String names() {
    return String.join(
        ", ", kinds.stream().map(kind -> kind.type().getSimpleName()).sorted().toList());
  }

  private static <P extends ServiceProvider> InstalledProvider createProvider(
      ExtensionKind<P> kind, Object extension, String file) {
    P provider = kind.type().cast(extension);
    String id = provider.id();
    if (id == null || !ID.matcher(id).matches()) {
      throw new PluginException(
          Problem.Kind.BAD_EXTENSION_ID,
          "has a " + kind.name() + " with the id '" + id + "'; use a-z, 0-9 and single hyphens");
    }
    P isolated = kind.isolation().apply(provider);
    return new InstalledProvider(
        kind.name(), id, isolated.displayName(), file, isolated.options(), isolated);
  }
}
