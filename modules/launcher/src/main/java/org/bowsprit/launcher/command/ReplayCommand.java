package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSession;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalComparison;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.console.Console;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.library.GameShelf;
import org.bowsprit.plugin.host.Registry;
import org.bowsprit.plugin.host.SafeRouters;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.vm.ScriptFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code bowsprit replay}: plays a recording again, headless, and tells whether it goes
 * as it did; on another router, where the worlds part.
 */
@Command(
    name = "replay",
    description = "Plays a recording again and tells where it goes otherwise.")
public final class ReplayCommand implements Callable<ExitCode> {

  private final GameShelf shelf;
  private final Registry<RouterProvider> routers;
  private final SafeRouters safe;
  private final Console console;

  @Parameters(index = "0", paramLabel = "FILE", description = "What --record wrote.")
  private Path file;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "GAME",
      description = "A folder, zip or file of a game, or the name of a bundled one.")
  private String gameName;

  @Option(
      names = "--router",
      paramLabel = "ID",
      description = "Play it on this router too and tell where the worlds part.")
  private String router;

  @Mixin private FaultOptions faults;

  @Inject
  ReplayCommand(
      GameShelf shelf, Registry<RouterProvider> routers, SafeRouters safe, Console console) {
    this.shelf = shelf;
    this.routers = routers;
    this.safe = safe;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Game game = shelf.openToPlay(gameName);
    Journal journal = JournalOptions.read(file, game.identity().md5());
    if (!JournalOptions.saysOrigin(journal)) {
      throw CommandFailure.data(file + " is mere input: it does not say how its game began.");
    }
    try {
      Map<String, RouterIncidents> incidents = new LinkedHashMap<>();
      JournalPlayer recorded = player(game, journal, journal.origin().router(), incidents);
      Optional<JournalComparison.Parting> parting = play(game, journal, recorded, incidents);
      console.json(summary(game, journal, recorded, parting));
      requireNone(incidents);
      Beginning.requireNone(recorded.drift());
      return recorded.session().fault().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
    } catch (StateRefusedException e) {
      throw CommandFailure.data(file + " begins with a saved game, but " + e.getMessage() + ".");
    }
  }

  private Optional<JournalComparison.Parting> play(
      Game game, Journal journal, JournalPlayer recorded, Map<String, RouterIncidents> incidents) {
    if (router == null) {
      recorded.play();
      return Optional.empty();
    }
    JournalComparison comparison =
        new JournalComparison(recorded, player(game, journal, router, incidents));
    comparison.play();
    return comparison.parting();
  }

  /** What box-graph stood in for says nothing about the router that was asked about. */
  private static void requireNone(Map<String, RouterIncidents> incidents) {
    incidents.forEach(
        (id, of) -> {
          if (of.count() > 0) {
            throw CommandFailure.plugin(
                "router '" + id + "' failed " + of.count() + " times", null);
          }
        });
  }

  private JournalPlayer player(
      Game game, Journal journal, String routerId, Map<String, RouterIncidents> incidents) {
    RouterIncidents noted =
        incidents.computeIfAbsent(
            routerId, id -> new RouterIncidents(id, line -> console.err().println(line)));
    RouterProvider provider = routers.get(routerId);
    Journal.Origin origin = journal.origin();
    GameSetup setup =
        GameSetup.headless(game.resources(), provider)
            .withRouter(safe.create(routerId, noted), safe.decideLegs(routerId))
            .withFacts(GameFacts.of(game))
            .withBootParameter(origin.bootParameter())
            .withRandom(new SeededRandom(origin.seed()))
            .withTextSpeed(origin.textSpeed())
            .withFaults(faults.policy())
            .withGlitchesMended(origin.mended());
    return new JournalPlayer(GameSession.prepare(setup, SessionListener.NONE), journal);
  }

  private Summary summary(
      Game game,
      Journal journal,
      JournalPlayer recorded,
      Optional<JournalComparison.Parting> parting) {
    return new Summary(
        1,
        game.identity().describe(),
        journal.origin().engine(),
        journal.origin().router(),
        router,
        recorded.session().ticks(),
        journal.checkpoints().size(),
        recorded.drift().orElse(null),
        parting.orElse(null),
        recorded.session().faults().stream().map(ScriptFault::summary).toList());
  }

  /**
   * What the command prints.
   *
   * @param recordedWith version of the Bowsprit that recorded
   * @param recordedRouter the router it recorded with
   * @param router the router it was played on too; null for none
   * @param ticks iterations played in the end
   * @param checkpoints hashes of the state that were compared
   * @param drift where the replay parted from the recording; null if it did not
   * @param parting where the worlds of both routers part; null if they do not
   */
  record Summary(
      int schema,
      String game,
      String recordedWith,
      String recordedRouter,
      String router,
      long ticks,
      int checkpoints,
      JournalPlayer.Drift drift,
      JournalComparison.Parting parting,
      List<String> faults) {}
}
