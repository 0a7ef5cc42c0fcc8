package org.bowsprit.plugin.host.description;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The modules of the JDK that every plugin may use. Plugins are not in a module and see only the
 * modules that were resolved at the start of the program.
 */
public final class PromisedModules {

  /**
   * The names of the modules. These are all modules of Java SE, and other common modules. The start
   * scripts and the image use the same list.
   */
  public static final List<String> NAMES = read("promised-modules.txt");

  private PromisedModules() {}

  /** Returns the modules that this process lacks, for example on a reduced Java runtime. */
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
