package org.bowsprit.adventures;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Optional;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.environment.Environment;
import org.bowsprit.environment.TestGame;
import org.bowsprit.environment.goal.Goals;
import org.bowsprit.environment.observation.StepResult;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.rpc.Params;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;

/** Builds and plays the games of adventures for tests. */
public final class TestAdventureBuilder {

  private static final JsonMapper MAPPER = new JsonMapper();

  private TestAdventureBuilder() {}

  /** Builds the game of an adventure, and checks that its sources have no errors. */
  public static TestGame build(Adventure adventure) {
    SourceTree sources = AdventureSources.of(adventure);
    BuildResult result =
        new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE).build(sources);
    assertThat(result.diagnostics()).isEmpty();
    Game game = new GameLoader().open(BuiltFiles.of("A", result).inMemory());
    Symbols symbols = SymbolFile.of(game, warning -> {});
    Goals goals = Goals.read(sources.text("goals.json").orElseThrow(), symbols);
    return new TestGame(game, symbols, goals);
  }

  /** Plays the walkthrough of an adventure and checks that only its last move wins. */
  static void assertWonByItsWalkthrough(Adventure adventure) {
    TestGame game = build(adventure);
    Environment environment =
        Environment.reset(
            game, new Environment.Options(0, false), 0, Optional.empty(), Optional.empty());
    StepResult result = environment.result();

    for (Walkthrough.Move move : Walkthrough.of(adventure)) {
      assertThat(result.terminated()).as("%s is won before %s", adventure.name(), move).isFalse();
      result =
          environment.step(
              environment.readAction(Params.of(MAPPER.valueToTree(move))),
              Environment.DEFAULT_MAX_TICKS);
    }

    assertThat(result.info().won()).as("%s is won", adventure.name()).isTrue();
    assertThat(result.info().milestones()).hasSameSizeAs(game.goals().milestones());
  }
}
