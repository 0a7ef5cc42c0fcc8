package org.bowsprit.integration.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A module stays so small that a person can know it; what puts the others together, smaller. */
class ModuleSizesTest {

  private static final int MOST_LINES = 14_000;
  private static final int MOST_LINES_OF_LAUNCHER = 7_000;

  static List<Path> modules() {
    return Checkout.modules();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void noModuleHasMoreLinesThanItMay(Path module) throws IOException {
    long lines = 0;
    for (Path source : Checkout.sources(module)) {
      lines += Files.readAllLines(source).size();
    }

    boolean isLauncher = module.endsWith("launcher");
    assertThat(lines).isLessThanOrEqualTo(isLauncher ? MOST_LINES_OF_LAUNCHER : MOST_LINES);
  }
}
