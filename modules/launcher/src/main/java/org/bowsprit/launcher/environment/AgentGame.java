package org.bowsprit.launcher.environment;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.console.VersionText;
import org.bowsprit.engine.DefaultRouter;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SaveRefusedException;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.environment.goal.Goals;
import org.bowsprit.format.game.Game;
import org.bowsprit.player.save.SaveFactory;
import org.bowsprit.player.session.RecordingFile;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.player.session.SessionStart;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.symbol.Symbols;

/**
 * A game from which sessions for programs can be started.
 *
 * @param game the data of the game
 * @param symbols the names in the sources of the game
 * @param goals the condition for winning the game
 * @param sessions the factory that starts the sessions
 */
public record AgentGame(Game game, Symbols symbols, Goals goals, SessionFactory sessions)
    implements PlayableGame {

  private static final long MAX_SAVE_BYTES = 64L << 20;

  @Override
  public String title() {
    return game.identity().description();
  }

  @Override
  public Journal.Origin origin(long seed, Optional<String> router) {
    return Journal.Origin.of(
        game.identity().md5(),
        VersionText.version(),
        router.orElseGet(() -> DefaultRouter.of(game.identity())),
        seed,
        GameFacts.of(game.identity()).bootParameter(),
        GameSetup.TEXT_SPEED_OF_SCRIPTS);
  }

  @Override
  public GameSession prepare(Journal.Origin origin, Parts parts) {
    SessionParts sessionParts =
        new SessionParts(
            game,
            RouterChoice.withDefaults(origin.router()),
            origin,
            FaultPolicy.PLAY,
            parts.painter(),
            SoundSetup.silent(),
            parts.host(),
            RecordingFile.NONE);
    return sessions
        .begin(
            sessionParts,
            SessionStart.of(setup -> GameSession.prepare(setup).addListener(parts.listener())),
            note -> {})
        .game();
  }

  @Override
  public SavedGame toSavedGame(GameState state, FramePainter painter) {
    return SaveFactory.of(game, VersionText.version()).create(state, painter.frame(), "");
  }

  @Override
  public SavedGame load(Path file) throws IOException {
    if (Files.size(file) > MAX_SAVE_BYTES) {
      throw new IOException(file + " is not a saved game of Bowsprit");
    }
    try {
      return new SaveFormat().read(Files.readAllBytes(file)).requireGame(game.identity().md5());
    } catch (SaveRefusedException e) {
      throw new IOException(file + ": " + e.getMessage(), e);
    }
  }
}
