package org.bowsprit.environment;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.save.Thumbnail;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.environment.goal.Goals;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.StarterGame;
import org.bowsprit.kit.game.Template;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;

/** A game for tests: the template adventure or a lab game. */
public record TestGame(Game game, Symbols symbols, Goals goals) implements PlayableGame {

  private static final String ADVENTURE_GOALS =
      """
      {"goals": 1, "goal": "room == deck && state(bell) == 2", "reward": 10, "milestones": [
        {"name": "key", "when": "carries(key)"},
        {"name": "deck", "when": "room == deck", "reward": 2}]}
      """;

  /** Returns the template adventure, which has a chest, a key, a door, a rope and a bell. */
  public static TestGame adventure() {
    GameBuilder builder = new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE);
    BuiltFiles files =
        BuiltFiles.of("A", builder.build(StarterGame.sources(Template.ADVENTURE, "test")));
    Game game = new GameLoader().open(files.inMemory());
    Symbols symbols = SymbolFile.of(game, warning -> {});
    return new TestGame(game, symbols, Goals.read(ADVENTURE_GOALS, symbols));
  }

  /** Returns a lab game by its name, or the adventure for the name {@code adventure}. */
  static TestGame byName(String name) {
    return name.equals("adventure") ? adventure() : labGame(name);
  }

  private static TestGame labGame(String name) {
    try {
      return ofFolder(Path.of(TestGame.class.getResource("/games/" + name).toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the game in a folder, without goals. */
  public static TestGame ofFolder(Path folder) {
    return new TestGame(new GameOpener().open(folder), Symbols.NONE, Goals.NONE);
  }

  @Override
  public String title() {
    return game.identity().description();
  }

  @Override
  public Journal.Origin origin(long seed, Optional<String> router) {
    return Journal.Origin.of(
        game.identity().md5(),
        "test",
        BoxGraphProvider.ID,
        seed,
        GameFacts.of(game.identity()).bootParameter(),
        GameSetup.TEXT_SPEED_OF_SCRIPTS);
  }

  @Override
  public GameSession prepare(Journal.Origin origin, Parts parts) {
    GameSetup setup =
        GameSetup.headless(game.resources(), new BoxGraphProvider())
            .withFacts(GameFacts.of(game))
            .withBootParameter(origin.bootParameter())
            .withPlanner(WalkPlanner.of(new BoxGraphProvider()))
            .withRandom(new SeededRandom(origin.seed()))
            .withPainter(
                parts
                    .painter()
                    .<ScenePainter>map(scenePainter -> scenePainter)
                    .orElse(ScenePainter.NONE))
            .withHost(parts.host())
            .withFaultPolicy(FaultPolicy.PLAY);
    return GameSession.prepare(setup).addListener(parts.listener());
  }

  @Override
  public SavedGame toSavedGame(GameState state, FramePainter painter) {
    String md5 = game.identity().md5();
    Thumbnail thumbnail = Thumbnail.of(painter.frame());
    return new SavedGame(new SaveHeader(md5, title(), "0", "", 1, "", 0, 0, thumbnail), state);
  }

  @Override
  public SavedGame load(Path file) throws IOException {
    return new SaveFormat().read(Files.readAllBytes(file));
  }
}
