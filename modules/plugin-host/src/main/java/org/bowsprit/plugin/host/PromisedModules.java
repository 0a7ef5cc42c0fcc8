package org.bowsprit.plugin.host;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The modules of the JDK that every plugin may use. Plugins are in no module, and find only what
 * the start of the program has resolved.
 */
public final class PromisedModules {

  /**
   * Their names: all that belongs to Java SE, and what else is common. The start scripts and the
   * image are made from the same list.
   */
  public static final List<String> NAMES = read("promised-modules.txt");

  private PromisedModules() {}

  /** Returns those that this process has not, as on a Java that was trimmed. */
  public static List<String> missing() {
    return missingIn(ModuleLayer.boot());
  }

  static List<String> missingIn(ModuleLayer layer) {
    return NAMES.stream().filter(name -> layer.findModule(name).isEmpty()).toList();
  }

  private static List<String> read(String resource) {
    try (InputStream in = PromisedModules.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
