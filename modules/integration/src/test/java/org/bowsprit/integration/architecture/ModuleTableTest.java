package org.bowsprit.integration.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of modules in the documentation name the modules there are, on floors that hold. */
class ModuleTableTest {

  private static final Pattern ROW =
      Pattern.compile("(?m)^\\| (\\d) \\| `([a-z-]+)` \\| [^|]+ \\|");

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/architecture.md"})
  void namesEveryModule(String page) throws IOException {
    assertThat(floors(page).keySet()).containsExactlyInAnyOrderElementsOf(Floors.modules());
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/architecture.md"})
  void putsNoModuleBelowOneThatItUses(String page) throws IOException {
    Map<String, Integer> floors = floors(page);

    floors.forEach(
        (module, floor) ->
            assertThat(Floors.mayUse(module))
                .as("modules that %s may use", module)
                .allSatisfy(used -> assertThat(floors.get(used)).isLessThanOrEqualTo(floor)));
  }

  /** Returns the floor of each module in the table of a page. */
  private static Map<String, Integer> floors(String page) throws IOException {
    Map<String, Integer> floors = new TreeMap<>();
    ROW.matcher(Files.readString(Checkout.root().resolve(page)))
        .results()
        .forEach(row -> floors.put(row.group(2).replace('-', '.'), Integer.parseInt(row.group(1))));
    return floors;
  }
}
