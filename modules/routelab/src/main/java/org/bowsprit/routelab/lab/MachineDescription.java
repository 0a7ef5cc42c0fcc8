package org.bowsprit.routelab.lab;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;

/** Describes the machine and the time of a measurement. */
public final class MachineDescription {

  private static final Path LINUX_CPU_INFO = Path.of("/proc/cpuinfo");
  private static final String MODEL = "model name";

  private MachineDescription() {}

  /** Returns date, Java version and processor in one line. */
  public static String current() {
    return String.format(
        Locale.ROOT,
        "%s; %s %s; %s, %d processors; %s",
        Instant.now().truncatedTo(ChronoUnit.SECONDS),
        System.getProperty("java.vm.name"),
        System.getProperty("java.runtime.version"),
        processor(),
        Runtime.getRuntime().availableProcessors(),
        System.getProperty("os.name"));
  }

  private static String processor() {
    String kind = System.getProperty("os.arch");
    try {
      return Files.readAllLines(LINUX_CPU_INFO, StandardCharsets.ISO_8859_1).stream()
          .filter(line -> line.startsWith(MODEL))
          .map(line -> line.substring(line.indexOf(':') + 1).strip())
          .findFirst()
          .orElse(kind);
    } catch (IOException e) {
      return kind;
    }
  }
}
