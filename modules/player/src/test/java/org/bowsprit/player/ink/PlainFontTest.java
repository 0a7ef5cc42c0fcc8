package org.bowsprit.player.ink;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.StarterGame;
import org.junit.jupiter.api.Test;

class PlainFontTest {

  @Test
  void thePlainFontIsTheFontOfTheStarterGame() {
    GameWriter.Files files =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE)
            .build(StarterGame.sources("A"))
            .game()
            .orElseThrow()
            .write();

    assertThat(GameResources.of(files.index(), files.data()).charset(1)).contains(PlainFont.font());
  }
}
