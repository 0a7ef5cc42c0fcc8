package org.bowsprit.plugin.host.registry;

import java.util.Locale;

/** The platform of this machine, as registries name it: {@code linux-x86_64}. */
final class MachinePlatform {

  private MachinePlatform() {}

  /** Returns the platform that the program runs on. */
  static String current() {
    return of(System.getProperty("os.name", ""), System.getProperty("os.arch", ""));
  }

  /**
   * Returns the name of a platform.
   *
   * @param osName the name of the system, as in {@code os.name}
   * @param osArch the name of the architecture, as in {@code os.arch}
   */
  static String of(String osName, String osArch) {
    String os = osName.toLowerCase(Locale.ROOT);
    String system =
        os.startsWith("windows") ? "windows" : os.startsWith("mac") ? "macosx" : "linux";
    String arch = osArch.toLowerCase(Locale.ROOT);
    return switch (arch) {
      case "amd64" -> system + "-x86_64";
      case "aarch64" -> system + "-arm64";
      default -> system + "-" + arch;
    };
  }
}
