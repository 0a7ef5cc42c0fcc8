package org.bowsprit.plugin.host.loading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Stores which plugins the user has switched off. PF4J's {@code disabled.txt} lists them, one id
 * per line. {@code enabled.txt} switches off all plugins that it does not list. Lines that begin
 * with {@code #} are comments.
 */
public final class DisabledPlugins {

  private final Path disabled;
  private final Path enabled;

  /** Creates the switches for the two files in {@code folder}, which need not exist. */
  public DisabledPlugins(Path folder) {
    this.disabled = folder.resolve("disabled.txt");
    this.enabled = folder.resolve("enabled.txt");
  }

  boolean isDisabled(String id) throws IOException {
    List<String> allowed = ids(enabled);
    return ids(disabled).contains(id) || (!allowed.isEmpty() && !allowed.contains(id));
  }

  /** Switches a plugin off and returns whether it was on. */
  public boolean disable(String id) throws IOException {
    if (isDisabled(id)) {
      return false;
    }
    List<String> lines = lines(disabled);
    lines.add(id);
    write(disabled, lines);
    return true;
  }

  /** Switches a plugin on and returns whether it was off. */
  public boolean enable(String id) throws IOException {
    if (!isDisabled(id)) {
      return false;
    }
    List<String> lines = lines(disabled);
    if (lines.removeIf(line -> line.strip().equals(id))) {
      write(disabled, lines);
    }
    if (isDisabled(id)) {
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

  /**
   * Replaces the file atomically: if the process ends at any point, either the old or the new file
   * exists.
   */
  private static void write(Path file, List<String> lines) throws IOException {
    Path temporary = Files.createDirectories(file.getParent()).resolve(file.getFileName() + ".tmp");
    Files.writeString(temporary, String.join("", lines.stream().map(line -> line + '\n').toList()));
    Files.move(
        temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
