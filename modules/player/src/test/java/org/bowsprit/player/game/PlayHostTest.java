package org.bowsprit.player.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.player.save.ScriptSaves;
import org.bowsprit.player.save.StoredTexts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the texts that a game can load from the program. */
class PlayHostTest {

  private final PlayHost host;

  PlayHostTest(@TempDir Path folder) {
    host = new PlayHost(mock(ScriptSaves.class), new StoredTexts(folder.resolve("texts")));
  }

  @Test
  void aGameReceivesTheLanguageOfTheProgram() {
    assertThat(host.loadText("language")).isNull();
    host.onLanguage(() -> Optional.of("de"));

    assertThat(host.loadText("language")).asString(StandardCharsets.US_ASCII).isEqualTo("de");
    assertThat(host.loadText("score")).isNull();
  }

  @Test
  void aTextStoredByTheGameReplacesTheLanguageOfTheProgram() {
    host.onLanguage(() -> Optional.of("de"));
    host.storeText("language", new byte[] {'e'});

    assertThat(host.loadText("language")).containsExactly('e');
  }
}
