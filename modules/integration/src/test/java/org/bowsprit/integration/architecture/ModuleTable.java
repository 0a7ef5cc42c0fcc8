package org.bowsprit.integration.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.bowsprit.integration.Checkout;

/** The table of modules in README.md: a module may use the modules above it. */
final class ModuleTable {

  private static final Pattern ROW = Pattern.compile("(?m)^\\| \\d \\| `([a-z-]+)` \\|");

  /** The module that only plugins' tests use. */
  private static final Set<String> FOR_TESTS = Set.of("plugin.test");

  private ModuleTable() {}

  /** Returns the names of all modules after {@code org.bowsprit.}, in the order of the table. */
  static List<String> modules() {
    try {
      return ROW.matcher(Files.readString(Checkout.root().resolve("README.md")))
          .results()
          .map(row -> row.group(1).replace('-', '.'))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns the modules that a module may use.
   *
   * @param module its name after {@code org.bowsprit.}
   * @throws AssertionError if the table does not have the module
   */
  static List<String> above(String module) {
    if (FOR_TESTS.contains(module)) {
      return List.of();
    }
    List<String> modules = modules();
    if (!modules.contains(module)) {
      throw new AssertionError("give '" + module + "' a row in the table of modules in README.md");
    }
    return modules.subList(0, modules.indexOf(module));
  }
}
