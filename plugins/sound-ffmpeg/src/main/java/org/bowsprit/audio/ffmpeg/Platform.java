package org.bowsprit.audio.ffmpeg;

import java.util.Locale;

/**
 * A platform of native libraries.
 *
 * @param name the name of the platform in JavaCPP, such as {@code linux-x86_64}
 */
record Platform(String name) {

  /**
   * Returns the platform of a machine.
   *
   * @param osName the name of the system, as in {@code os.name}
   * @param osArch the name of the processor, as in {@code os.arch}
   */
  static Platform of(String osName, String osArch) {
    String os = osName.toLowerCase(Locale.ROOT);
    String system =
        os.startsWith("windows") ? "windows" : os.startsWith("mac") ? "macosx" : "linux";
    String arch =
        switch (osArch.toLowerCase(Locale.ROOT)) {
          case "amd64", "x86_64" -> "x86_64";
          case "aarch64", "arm64" -> "arm64";
          default -> osArch;
        };
    return new Platform(system + "-" + arch);
  }

  /** Returns the file name of the program on this platform. */
  String program() {
    return name.startsWith("windows") ? "ffmpeg.exe" : "ffmpeg";
  }
}
