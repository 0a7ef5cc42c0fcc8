package org.bowsprit.launcher.environment;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.environment.GameSource;
import org.bowsprit.environment.goal.Goals;
import org.bowsprit.environment.goal.GoalsException;
import org.bowsprit.format.game.Game;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;

/** Opens games and folders of sources by their names, each with the goals file beside it. */
public final class AuthoredSource implements GameSource {

  private final AuthoredGames games;
  private final SessionFactory sessions;

  @Inject
  AuthoredSource(AuthoredGames games, SessionFactory sessions) {
    this.games = games;
    this.sessions = sessions;
  }

  @Override
  public AgentGame open(String name) throws IOException {
    return open(name, null);
  }

  /**
   * Opens a game with a goals file.
   *
   * @param name a game or a folder of sources; null for the demo
   * @param goals the goals file; null for the one beside the game, if there is one
   */
  public AgentGame open(String name, Path goals) throws IOException {
    return open(games.open(name).game(), goals);
  }

  /**
   * Returns a game for programs.
   *
   * @param goals the goals file; null for the one beside the game, if there is one
   */
  public AgentGame open(Game game, Path goals) throws IOException {
    Symbols symbols = SymbolFile.of(game, warning -> {});
    return new AgentGame(game, symbols, goals(game, symbols, goals), sessions);
  }

  private static Goals goals(Game game, Symbols symbols, Path file) throws IOException {
    Optional<String> goalsName = game.files().find(game.identity().stem() + Goals.SUFFIX);
    byte[] text;
    if (file != null) {
      text = Files.readAllBytes(file);
    } else if (goalsName.isPresent()) {
      text = game.files().readAll(goalsName.get());
    } else {
      return Goals.NONE;
    }
    try {
      return Goals.read(new String(text, StandardCharsets.UTF_8), symbols);
    } catch (GoalsException e) {
      throw CommandFailure.data(
          (file == null ? goalsName.get() : file) + ": " + e.getMessage() + ".");
    }
  }
}
