package org.bowsprit.web;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Tests the texts that scripts of a game load from the page. */
class WebHostTest {

  private Optional<String> language = Optional.of("de");
  private final WebHost host = new WebHost(() -> language);

  @Test
  void scriptsCanLoadTheLanguageOfThePage() {
    assertThat(host.loadText("language")).isEqualTo("de".getBytes(US_ASCII));
    assertThat(host.loadText("another")).isNull();
  }

  @Test
  void scriptsLoadNoLanguageIfThePageHasNone() {
    language = Optional.empty();
    assertThat(host.loadText("language")).isNull();
  }

  @Test
  void aLanguageThatAScriptStoredTakesPrecedence() {
    host.storeText("language", "fr".getBytes(US_ASCII));
    assertThat(host.loadText("language")).isEqualTo("fr".getBytes(US_ASCII));
  }
}
