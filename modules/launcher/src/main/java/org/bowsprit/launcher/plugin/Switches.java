package org.bowsprit.launcher.plugin;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.launcher.save.SafeFile;

/**
 * Which plugins the person has switched off: PF4J's {@code disabled.txt}, an id a line, and {@code
 * enabled.txt}, which leaves on nothing but what it names. Lines that begin with {@code #} are
 * comments.
 */
final class Switches {

  private final Path disabled;
  private final Path enabled;

  /** Reads and writes the two files in {@code folder}, which need not exist. */
  Switches(Path folder) {
    this.disabled = folder.resolve("disabled.txt");
    this.enabled = folder.resolve("enabled.txt");
  }

  boolean isOff(String id) throws IOException {
    List<String> allowed = ids(enabled);
    return ids(disabled).contains(id) || (!allowed.isEmpty() && !allowed.contains(id));
  }

  /** Switches a plugin off; tells whether it was on. */
  boolean turnOff(String id) throws IOException {
    if (isOff(id)) {
      return false;
    }
    List<String> lines = lines(disabled);
    lines.add(id);
    write(disabled, lines);
    return true;
  }

  /** Switches a plugin on; tells whether it was off. */
  boolean turnOn(String id) throws IOException {
    if (!isOff(id)) {
      return false;
    }
    List<String> lines = lines(disabled);
    if (lines.removeIf(line -> line.strip().equals(id))) {
      write(disabled, lines);
    }
    if (isOff(id)) {
      List<String> allowed = lines(enabled);
      allowed.add(id);
      write(enabled, allowed);
    }
    return true;
  }

  private static List<String> ids(Path file) throws IOException {
    return lines(file).stream()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  private static List<String> lines(Path file) throws IOException {
    return Files.exists(file) ? new ArrayList<>(Files.readAllLines(file)) : new ArrayList<>();
  }

  private static void write(Path file, List<String> lines) throws IOException {
    Files.createDirectories(file.getParent());
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> text.append(line).append('\n'));
    new SafeFile(file).write(text.toString().getBytes(StandardCharsets.UTF_8));
  }
}
