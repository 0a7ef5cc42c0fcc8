package org.bowsprit.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class MainTest {

  @Test
  void returnsTheVersionOfThePom() throws IOException {
    assertThat(Files.readString(Path.of("pom.xml")))
        .contains("<version>" + Main.version() + "</version>");
  }

  @Test
  void reportsAFailureInASentence() {
    assertThat(Main.frame()).isEmpty();
    assertThat(Main.error()).isEqualTo("No game is open.");
  }
}
