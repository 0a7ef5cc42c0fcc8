package org.bowsprit.plugin.host;

import java.util.List;

/**
 * The modules of the JDK that every plugin may use. Plugins are in no module, and find only what
 * the start of the program has resolved.
 */
public final class PromisedModules {

  /** Their names: all that belongs to Java SE, and what else is common. */
  public static final List<String> NAMES =
      List.of(
          "java.compiler",
          "java.datatransfer",
          "java.desktop",
          "java.instrument",
          "java.logging",
          "java.management",
          "java.management.rmi",
          "java.naming",
          "java.net.http",
          "java.prefs",
          "java.rmi",
          "java.scripting",
          "java.security.jgss",
          "java.security.sasl",
          "java.sql",
          "java.sql.rowset",
          "java.transaction.xa",
          "java.xml",
          "java.xml.crypto",
          "jdk.httpserver",
          "jdk.net",
          "jdk.unsupported",
          "jdk.zipfs");

  private PromisedModules() {}

  /** Returns those that this process has not, as on a Java that was trimmed. */
  public static List<String> missing() {
    return missingIn(ModuleLayer.boot());
  }

  static List<String> missingIn(ModuleLayer layer) {
    return NAMES.stream().filter(name -> layer.findModule(name).isEmpty()).toList();
  }
}
