package org.bowsprit.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Tests the functions that the page calls without a game. */
class MainTest {

  @Test
  void theVersionIsTheVersionOfThePom() throws IOException {
    assertThat(Files.readString(Path.of("pom.xml")))
        .contains("<version>" + Main.version() + "</version>");
  }

  @Test
  void theErrorIsASentenceIfNoGameIsOpen() {
    assertThat(Main.frame()).isEmpty();
    assertThat(Main.error()).isEqualTo("No game is open.");
  }
}
