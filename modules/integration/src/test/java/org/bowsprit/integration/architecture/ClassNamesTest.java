package org.bowsprit.integration.architecture;

import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;

/** A class is known by its simple name: in a stack trace, in a search, in what people say. */
class ClassNamesTest {

  /** What each package and module has, and the class that a command to start a program names. */
  private static final Set<String> EVERYWHERE =
      Set.of("package-info.java", "module-info.java", "Main.java");

  @Test
  void noTwoClassesHaveOneName() {
    Map<String, List<Path>> files =
        Stream.concat(
                Checkout.modules().stream(), Stream.of(Checkout.root().resolve("modules/web")))
            .flatMap(module -> Checkout.sources(module).stream())
            .map(file -> Checkout.root().relativize(file))
            .filter(file -> !EVERYWHERE.contains(file.getFileName().toString()))
            .collect(groupingBy(file -> file.getFileName().toString()));

    assertThat(files.values()).allSatisfy(same -> assertThat(same).hasSize(1));
  }
}
