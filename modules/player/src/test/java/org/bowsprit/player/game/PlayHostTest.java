package org.bowsprit.player.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.player.save.KeptTexts;
import org.bowsprit.player.save.ScriptSaves;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayHostTest {

  private final PlayHost host;

  PlayHostTest(@TempDir Path folder) {
    host = new PlayHost(mock(ScriptSaves.class), new KeptTexts(folder.resolve("texts")));
  }

  @Test
  void aGameReceivesTheLanguageOfTheProgram() {
    assertThat(host.kept("language")).isNull();
    host.speaking(() -> Optional.of("de"));

    assertThat(host.kept("language")).asString(StandardCharsets.US_ASCII).isEqualTo("de");
    assertThat(host.kept("score")).isNull();
  }

  @Test
  void aTextSavedByTheGameUnderThatNameTakesPrecedence() {
    host.speaking(() -> Optional.of("de"));
    host.keep("language", new byte[] {'e'});

    assertThat(host.kept("language")).containsExactly('e');
  }
}
