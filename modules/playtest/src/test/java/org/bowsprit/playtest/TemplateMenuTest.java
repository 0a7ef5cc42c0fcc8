package org.bowsprit.playtest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.game.Template;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Tests that the games of the templates contain the strings of the menu that F5 opens. ScummVM
 * draws this menu with string resources of the game, and ends if they are missing.
 */
class TemplateMenuTest {

  private static final int COLORS_STRING = 21;
  private static final int TITLE_STRING = 28;

  @ParameterizedTest
  @EnumSource(Template.class)
  void everyTemplateHasTheTextsOfTheMenu(Template template) {
    GameBuilder builder = new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE);
    BuiltFiles files = BuiltFiles.of("A", builder.build(StarterGame.sources(template, "Lost")));
    GameSession session =
        GameSession.boot(
            GameSetup.headless(
                new GameLoader().open(files.inMemory()).resources(), new BoxGraphProvider()));

    session.tick();

    assertThat(menuTexts(session)).doesNotContain("").contains("Save", "Load", "Which game?");
    assertThat(text(session, TITLE_STRING)).isNotEmpty();
    assertThat(session.world().stringResource(COLORS_STRING)).hasSizeGreaterThan(60);
  }

  private static List<String> menuTexts(GameSession session) {
    return IntStream.range(4, COLORS_STRING).mapToObj(number -> text(session, number)).toList();
  }

  private static String text(GameSession session, int number) {
    return new String(session.world().stringResource(number), StandardCharsets.ISO_8859_1)
        .replace("\0", "");
  }
}
