package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.bowsprit.console.Console;
import org.bowsprit.console.Json;
import org.bowsprit.console.JsonOption;
import org.bowsprit.console.VersionText;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.explorer.census.Census;
import org.bowsprit.explorer.census.CensusTaker;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.GameParameter;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.player.session.SessionStart;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.vm.FaultPolicy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The command {@code bowsprit census}. */
@Command(
    name = "census",
    description = {
      "Counts the data of a game, plays the game automatically, and writes numbers and "
          + "hashes, but no texts, pictures or sounds of the game.",
      "docs/census.html describes what is counted and why."
    },
    subcommands = CensusDiffCommand.class)
public final class CensusCommand implements Callable<ExitCode> {

  /** The default router, and the router that imitates the reference interpreter. */
  private static final List<String> ROUTERS = List.of(BoxGraphProvider.ID, "classic");

  private static final int DIGEST_CHARACTERS = 8;

  private final GameCatalog catalog;
  private final SessionFactory sessions;
  private final Console console;

  @Mixin private GameParameter gameName;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "Write to this file (default: census-DIGEST.json in the current folder).")
  private Path out;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "600",
      description =
          "Play this many seconds of game time on each of two routers (${DEFAULT-VALUE});"
              + " 0 plays nothing.")
  private long seconds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "The seed of the clicks and of the random numbers (${DEFAULT-VALUE}).")
  private long seed;

  @Mixin private JsonOption json;

  @Inject
  CensusCommand(GameCatalog catalog, SessionFactory sessions, Console console) {
    this.catalog = catalog;
    this.sessions = sessions;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (seconds < 0) {
      throw CommandFailure.refused("refused.census-seconds");
    }
    Game game = catalog.open(gameName.name());
    Census census =
        new CensusTaker(game, VersionText.version(), sessionsOf(game)).take(seconds, seed);
    if (json.isRequested()) {
      console.json(census);
    }
    if (out != null || !json.isRequested()) {
      write(game, census);
    }
    return ExitCode.DONE;
  }

  private Map<String, Supplier<GameSession>> sessionsOf(Game game) {
    Map<String, Supplier<GameSession>> sessionStarts = new LinkedHashMap<>();
    if (seconds > 0 && game.identity().refusalReason().isEmpty()) {
      ROUTERS.forEach(router -> sessionStarts.put(router, () -> begin(game, router)));
    }
    return sessionStarts;
  }

  private GameSession begin(Game game, String router) {
    Journal.Origin origin =
        Journal.Origin.of(
            game.identity().md5(),
            VersionText.version(),
            router,
            seed,
            GameFacts.of(game.identity()).bootParameter(),
            GameSetup.TEXT_SPEED_OF_SCRIPTS);
    SessionParts parts =
        SessionParts.headless(game, RouterChoice.withDefaults(router), origin, FaultPolicy.PLAY);
    SessionStart start = SessionStart.of(GameSession::boot);
    return sessions.begin(parts, start, line -> console.err().println(line)).game();
  }

  private void write(Game game, Census census) throws IOException {
    Path file =
        out != null
            ? out
            : Path.of("census-" + game.identity().md5().substring(0, DIGEST_CHARACTERS) + ".json");
    String text = Json.text(census);
    new OutputFile(file).replace(text.getBytes(StandardCharsets.UTF_8));
    console.err().println(console.texts().of("told.census", file));
  }
}
