package org.bowsprit.plugin.host.classes;

import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.bowsprit.plugin.host.description.PromisedModules;

/** Finds out which classes of Bowsprit and of the JDK a plugin may use. */
public final class VisibleClasses {

  private static final String BOWSPRIT_PREFIX = "org.bowsprit.";
  private static final List<String> SHARED = List.of("org.pf4j.", "org.slf4j.");

  private final ClassLoader bowsprit = VisibleClasses.class.getClassLoader();
  private final Map<String, ModuleDescriptor> jdk = packagesOfJdk();

  /** Returns whether a class belongs to Bowsprit and is shared with plugins. */
  public boolean isShared(String name) {
    return isOfBowsprit(name) || SHARED.stream().anyMatch(name::startsWith);
  }

  /** Returns whether the package of a class belongs to Bowsprit. */
  boolean isOfBowsprit(String name) {
    return ApiPackages.containClass(name) || (name.startsWith(BOWSPRIT_PREFIX) && exists(name));
  }

  /** Returns whether a class belongs to the JDK, judging by its name. */
  public boolean isOfJdk(String name) {
    return jdk.containsKey(ApiPackages.packageOf(name)) || name.startsWith("java.");
  }

  /**
   * Returns the reason why a plugin cannot use a class of Bowsprit or of the JDK; empty if it can
   * use the class.
   */
  public String obstacle(String name) {
    return isOfJdk(name) ? obstacleInJdk(name) : obstacleInBowsprit(name);
  }

  private String obstacleInBowsprit(String name) {
    if (!exists(name)) {
      return "uses the class " + name + ", which this Bowsprit does not have";
    }
    boolean visible = !name.startsWith(BOWSPRIT_PREFIX) || ApiPackages.containClass(name);
    return visible ? "" : "uses the class " + name + ", which is internal to Bowsprit";
  }

  private String obstacleInJdk(String name) {
    ModuleDescriptor module = jdk.get(ApiPackages.packageOf(name));
    if (module == null || !exists(name)) {
      return "uses the class " + name + ", which this Java does not have";
    }
    if (!module.name().equals("java.base") && !PromisedModules.NAMES.contains(module.name())) {
      return "uses the class %s of the module %s, which is not promised to plugins"
          .formatted(name, module.name());
    }
    return exports(module).contains(ApiPackages.packageOf(name))
        ? ""
        : "uses the class " + name + ", which is internal to the JDK";
  }

  private boolean exists(String name) {
    String file = name.replace('.', '/') + ".class";
    return bowsprit.getResource(file) != null || ClassLoader.getSystemResource(file) != null;
  }

  private static Set<String> exports(ModuleDescriptor module) {
    return module.exports().stream()
        .filter(Predicate.not(ModuleDescriptor.Exports::isQualified))
        .map(ModuleDescriptor.Exports::source)
        .collect(Collectors.toSet());
  }

  private static Map<String, ModuleDescriptor> packagesOfJdk() {
    Map<String, ModuleDescriptor> packages = new HashMap<>();
    for (ModuleReference module : ModuleFinder.ofSystem().findAll()) {
      if (!module.descriptor().name().startsWith(BOWSPRIT_PREFIX)) {
        module.descriptor().packages().forEach(name -> packages.put(name, module.descriptor()));
      }
    }
    return packages;
  }
}
