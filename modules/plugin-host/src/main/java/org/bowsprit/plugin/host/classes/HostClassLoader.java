package org.bowsprit.plugin.host.classes;

import java.io.IOException;
import java.io.InputStream;
import java.util.Set;
import java.util.stream.Collectors;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginManager;

/**
 * The class loader of one plugin. It searches the plugin's own classes first, so a plugin may
 * contain any version of any library. The plugin shares only the {@linkplain ApiPackages packages
 * for plugins} and the log API with Bowsprit. A plugin's own copy of these packages is ignored. The
 * class loader refuses all other classes of Bowsprit, and every class that calls {@link
 * Runtime#halt}, because only the program may report success.
 */
final class HostClassLoader extends PluginClassLoader {

  private static final Set<String> SHARED = Set.of("org.slf4j.");
  private static final Set<String> BOWSPRIT_PACKAGES = packagesOfBowsprit();

  HostClassLoader(PluginManager manager, PluginDescriptor descriptor) {
    super(manager, descriptor, HostClassLoader.class.getClassLoader());
  }

  @Override
  protected boolean shouldDelegateToParent(String className) {
    return super.shouldDelegateToParent(className)
        || SHARED.stream().anyMatch(className::startsWith)
        || ApiPackages.containClass(className);
  }

  /**
   * Loads a class.
   *
   * @throws IllegalAccessError if the class is internal to Bowsprit; the message contains its name
   */
  @Override
  public Class<?> loadClass(String className) throws ClassNotFoundException {
    if (BOWSPRIT_PACKAGES.contains(ApiPackages.packageOf(className))
        && !ApiPackages.containClass(className)) {
      throw new IllegalAccessError(className);
    }
    return super.loadClass(className);
  }

  /**
   * Finds one of the plugin's own classes.
   *
   * @throws HaltError if the class calls {@code Runtime.halt}
   */
  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    String file = name.replace('.', '/') + ".class";
    if (findResource(file) != null && callsHalt(file)) {
      throw new HaltError(name);
    }
    return super.findClass(name);
  }

  private boolean callsHalt(String file) throws ClassNotFoundException {
    try (InputStream contents = getResourceAsStream(file)) {
      return ClassConstants.hasCall(contents.readAllBytes(), "java/lang/Runtime", "halt");
    } catch (IOException e) {
      throw new ClassNotFoundException(file, e);
    }
  }

  /**
   * Returns the packages of Bowsprit; none if Bowsprit runs on the class path, as in unit tests.
   */
  private static Set<String> packagesOfBowsprit() {
    return ModuleLayer.boot().modules().stream()
        .filter(module -> module.getName().startsWith("org.bowsprit."))
        .flatMap(module -> module.getPackages().stream())
        .collect(Collectors.toUnmodifiableSet());
  }
}
