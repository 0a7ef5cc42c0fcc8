package org.bowsprit.web;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class WebHostTest {

  private Optional<String> language = Optional.of("de");
  private final WebHost host = new WebHost(() -> language);

  @Test
  void givesScriptsTheLanguageOfThePage() {
    assertThat(host.kept("language")).isEqualTo("de".getBytes(US_ASCII));
    assertThat(host.kept("another")).isNull();
  }

  @Test
  void givesNoLanguageWithoutOneOfThePage() {
    language = Optional.empty();
    assertThat(host.kept("language")).isNull();
  }

  @Test
  void aTextSavedByAScriptUnderThisNameTakesPrecedence() {
    host.keep("language", "fr".getBytes(US_ASCII));
    assertThat(host.kept("language")).isEqualTo("fr".getBytes(US_ASCII));
  }
}
