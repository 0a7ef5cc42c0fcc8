package org.bowsprit.plugin.host.classes;

import java.util.Set;

/**
 * The packages of Bowsprit that plugins may use. Their {@code package-info} declares them stable or
 * experimental. The class loader of a plugin refuses all other classes of Bowsprit.
 */
final class ApiPackages {

  private static final Set<String> NAMES =
      Set.of(
          "org.bowsprit.audio",
          "org.bowsprit.audio.file",
          "org.bowsprit.audio.gm",
          "org.bowsprit.audio.synth",
          "org.bowsprit.bytes",
          "org.bowsprit.media.image",
          "org.bowsprit.media.wav",
          "org.bowsprit.service",
          "org.bowsprit.pathfinding",
          "org.bowsprit.pathfinding.classic",
          "org.bowsprit.pathfinding.geometry",
          "org.bowsprit.pathfinding.mask",
          "org.bowsprit.pathfinding.matrix",
          "org.bowsprit.pathfinding.mesh",
          "org.bowsprit.pathfinding.portal",
          "org.bowsprit.render",
          "org.bowsprit.render.dock",
          "org.bowsprit.render.panel",
          "org.bowsprit.render.pixel");

  private ApiPackages() {}

  /**
   * Returns whether a class belongs to one of the packages. The name of the class contains dots.
   */
  static boolean containClass(String className) {
    return NAMES.contains(packageOf(className));
  }

  /** Returns the package name of a class; empty for a class without a package. */
  static String packageOf(String className) {
    return className.substring(0, Math.max(0, className.lastIndexOf('.')));
  }
}
