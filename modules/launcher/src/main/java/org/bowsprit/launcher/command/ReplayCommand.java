package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.StateRefusedException;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalComparison;
import org.bowsprit.engine.journal.JournalPlayer;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.FaultOptions;
import org.bowsprit.launcher.option.JournalOptions;
import org.bowsprit.player.session.Session;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.vm.ScriptFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code bowsprit replay}: plays a recording without a window, and reports whether it
 * runs as recorded. With another router, it reports where the worlds differ.
 */
@Command(name = "replay", description = "Replays a recording and reports where it differs.")
public final class ReplayCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final SessionFactory sessions;
  private final Console console;

  @Parameters(index = "0", paramLabel = "FILE", description = "A recording written by --record.")
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
      description = "Also play it on this router, and report where the games begin to differ.")
  private String router;

  @Option(
      names = "--branch",
      paramLabel = "N",
      description = "The branch to play (the one that was recorded last); see journal tree.")
  private Integer branch;

  @Option(
      names = "--from",
      paramLabel = "TICK",
      defaultValue = "0",
      description = "Compare from this iteration on (${DEFAULT-VALUE}).")
  private long from;

  @Mixin private FaultOptions faults;

  @Inject
  ReplayCommand(GameCatalog catalog, SessionFactory sessions, Console console) {
    this.catalog = catalog;
    this.sessions = sessions;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    Game game = catalog.openToPlay(gameName);
    Journal journal = journal(game.identity().md5());
    if (!JournalOptions.saysOrigin(journal)) {
      throw CommandFailure.data(file + " is plain input: it does not say how its game began.");
    }
    try {
      Session recorded = session(game, journal, journal.origin().router());
      Optional<Session> other = Optional.ofNullable(router).map(id -> session(game, journal, id));
      Optional<JournalComparison.Parting> parting = play(recorded.replay(), other);
      console.json(summary(game, journal, recorded.replay(), parting));
      // If box-graph replaced a router, the result says nothing about that router.
      recorded.requireRouterWorked();
      other.ifPresent(Session::requireRouterWorked);
      recorded.requireNoDrift();
      return recorded.game().fault().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
    } catch (StateRefusedException e) {
      throw CommandFailure.data(file + " begins with a saved game, but " + e.getMessage() + ".");
    }
  }

  private Journal journal(String md5) throws IOException {
    Journal last = JournalOptions.read(file, md5);
    return (branch == null ? last : new JournalFile(file).run(branch)).comparedFrom(from);
  }

  private Session session(Game game, Journal journal, String id) {
    SessionParts parts =
        SessionParts.headless(game, RouterChoice.usual(id), journal.origin(), faults.policy());
    return sessions.begin(
        parts,
        setup -> JournalPlayer.of(GameSession.prepare(setup), journal),
        line -> console.err().println(line));
  }

  private static Optional<JournalComparison.Parting> play(
      JournalPlayer recorded, Optional<Session> other) {
    if (other.isEmpty()) {
      recorded.play();
      return Optional.empty();
    }
    JournalComparison comparison = new JournalComparison(recorded, other.get().replay());
    comparison.play();
    return comparison.parting();
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
   * The result.
   *
   * @param recordedWith version of Bowsprit that made the recording
   * @param recordedRouter the router of the recording
   * @param router the other router that was tested; null for none
   * @param ticks number of iterations played
   * @param checkpoints number of state hashes that were compared
   * @param drift where the replay differs from the recording; null if it does not
   * @param parting where the worlds of both routers first differ; null if they do not
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
