package org.bowsprit.integration.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.bowsprit.integration.Checkout;

/**
 * The table of modules in README.md. The table divides the modules into layers, called floors. It
 * also divides the modules of floor 6 into groups, called wings. The first column contains the
 * number of the floor, and for floor 6 also the name of the wing. A module may use the modules
 * above it in the table, except those of other wings. The last module of the table, which joins the
 * wings, may use all modules.
 */
final class ModuleTable {

  private static final Pattern ROW = Pattern.compile("(?m)^\\| \\d ?([a-z]*) \\| `([a-z-]+)` \\|");

  /** The modules that only the tests of plugins use. */
  private static final Set<String> TEST_MODULES = Set.of("plugin.test");

  private static final String NO_WING = "";

  private record Row(String wing, String module) {}

  private ModuleTable() {}

  private static List<Row> rows() {
    try {
      return ROW.matcher(Files.readString(Checkout.root().resolve("README.md")))
          .results()
          .map(row -> new Row(row.group(1), row.group(2).replace('-', '.')))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the names of all modules after {@code org.bowsprit.}, in the order of the table. */
  static List<String> modules() {
    return rows().stream().map(Row::module).toList();
  }

  /** Returns the names of the wings. */
  static List<String> wings() {
    return rows().stream().map(Row::wing).filter(wing -> !wing.isEmpty()).distinct().toList();
  }

  /**
   * Returns the modules that a module may use.
   *
   * @param module the name of the module after {@code org.bowsprit.}
   * @throws AssertionError if the table does not contain the module
   */
  static List<String> usableBy(String module) {
    if (TEST_MODULES.contains(module)) {
      return List.of();
    }
    List<Row> rows = rows();
    Row row =
        rows.stream()
            .filter(candidate -> candidate.module().equals(module))
            .findFirst()
            .orElseThrow(
                () ->
                    new AssertionError(
                        "the table of modules in README.md has no row for '"
                            + module
                            + "'; add a row"));
    boolean usesAllWings = rows.indexOf(row) == rows.size() - 1;
    return rows.subList(0, rows.indexOf(row)).stream()
        .filter(
            candidate ->
                usesAllWings
                    || candidate.wing().equals(NO_WING)
                    || candidate.wing().equals(row.wing()))
        .map(Row::module)
        .toList();
  }
}
