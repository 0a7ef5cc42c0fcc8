package org.bowsprit.desktop.folder;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class NameOrderTest {

  private static List<String> sortedByName(String... names) {
    return Stream.of(names).map(Path::of).sorted(NameOrder.byName()).map(Path::toString).toList();
  }

  @Test
  void numbersAreSortedByTheirValue() {
    assertThat(sortedByName("disk-10", "disk-2", "disk-1"))
        .containsExactly("disk-1", "disk-2", "disk-10");
  }

  @Test
  void upperAndLowerCaseNamesAreSortedTogether() {
    assertThat(sortedByName("monkey", "Loom", "Atlantis", "indy"))
        .containsExactly("Atlantis", "indy", "Loom", "monkey");
  }

  @Test
  void namesThatDifferOnlyInCaseHaveAFixedOrder() {
    assertThat(sortedByName("games", "Games")).containsExactly("Games", "games");
  }
}
