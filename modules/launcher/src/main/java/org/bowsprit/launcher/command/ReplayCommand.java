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
import org.bowsprit.engine.journal.ScriptTrace;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.FaultOptions;
import org.bowsprit.launcher.option.JournalOptions;
import org.bowsprit.player.session.Session;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.vm.ScriptFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code bowsprit replay}: plays a recording without a window, and reports whether the
 * game runs as it was recorded. With another router or another build of the game, it reports the
 * first differences.
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
      names = "--against",
      paramLabel = "GAME",
      description =
          "Also play it on another build of the game, and report where they begin to differ.")
  private String otherGame;

  @Option(
      names = "--branch",
      paramLabel = "N",
      description = "The branch to play (the one that was recorded last); see journal tree.")
  private Integer branch;

  @Option(
      names = "--from",
      paramLabel = "TICK",
      defaultValue = "0",
      description =
          "Compare from this iteration on (${DEFAULT-VALUE}), and keep states in FILE.states, so"
              + " that the next replay begins near it.")
  private long fromTick;

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
    if (!JournalOptions.hasOrigin(journal)) {
      throw CommandFailure.data(file + " is plain input: it does not say how its game began.");
    }
    try {
      return router == null && otherGame == null ? replay(game, journal) : compare(game, journal);
    } catch (StateRefusedException e) {
      throw CommandFailure.data(file + " begins with a saved game, but " + e.getMessage() + ".");
    }
  }

  private Journal journal(String md5) throws IOException {
    Journal last = JournalOptions.read(file, md5);
    return branch == null ? last : new JournalFile(file).run(branch);
  }

  private ExitCode replay(Game game, Journal journal) {
    Replay replay = new Replay(sessions, game, journal, faults.policy(), this::note);
    Session session =
        fromTick == 0 ? replay.playAll() : replay.playFrom(fromTick, StateCache.of(file));
    console.json(
        summary(
            game, journal, session, replay.changes(session).orElse(null), Optional.empty(), null));
    return exitCode(session);
  }

  private ExitCode compare(Game game, Journal journal) {
    Game secondGame = otherGame == null ? game : catalog.openToPlay(otherGame);
    String secondRouter = router == null ? journal.origin().router() : router;
    Replay replay = new Replay(sessions, game, journal, faults.policy(), this::note);
    Replay otherReplay = new Replay(sessions, secondGame, journal, faults.policy(), this::note);
    ScriptTrace trace = new ScriptTrace(replay.symbols());
    ScriptTrace otherTrace = new ScriptTrace(otherReplay.symbols());
    Session recorded = replay.begin(journal.origin().router(), fromTick, trace);
    Session otherSession = otherReplay.begin(secondRouter, fromTick, otherTrace);
    JournalComparison comparison =
        JournalComparison.withScripts(
            recorded.replay(),
            trace,
            otherSession.replay(),
            otherTrace,
            game.identity().md5().equals(secondGame.identity().md5()));
    comparison.play();
    console.json(
        summary(
            game,
            journal,
            recorded,
            replay.changes(recorded).orElse(null),
            comparison.divergence(),
            comparison
                .scriptDivergence()
                .map(
                    divergence ->
                        ReportedDivergence.of(divergence, replay.symbols(), otherReplay.symbols()))
                .orElse(null)));
    // If box-graph replaced a router, the result says nothing about that router.
    otherSession.requireRouterWorked();
    return exitCode(recorded);
  }

  private ExitCode exitCode(Session recorded) {
    recorded.requireRouterWorked();
    recorded.requireNoDrift();
    return recorded.game().fault().isEmpty() ? ExitCode.DONE : ExitCode.FAILED;
  }

  private void note(String line) {
    console.err().println(line);
  }

  private Summary summary(
      Game game,
      Journal journal,
      Session recorded,
      List<ReportedChange> changes,
      Optional<JournalComparison.Divergence> parting,
      ReportedDivergence scripts) {
    long firstComparedTick = journal.lastCheckpointAt(fromTick);
    return new Summary(
        1,
        game.identity().description(),
        journal.origin().engine(),
        journal.origin().router(),
        router,
        recorded.game().ticks(),
        (int)
            journal.checkpoints().stream()
                .filter(checkpoint -> checkpoint.tick() >= firstComparedTick)
                .count(),
        recorded.replay().drift().orElse(null),
        changes,
        parting.orElse(null),
        scripts,
        recorded.game().faults().stream().map(ScriptFault::summary).toList());
  }

  /**
   * The result.
   *
   * @param recordedWith the version of Bowsprit that made the recording
   * @param recordedRouter the router of the recording
   * @param router the other router that was tested; null for none
   * @param ticks the number of iterations that were played
   * @param checkpoints the number of state hashes that were compared
   * @param drift the place where the replay differs from the recording; null if it does not
   * @param changes the changes of the subsystems that differ, between the last state that was equal
   *     to the recorded one and the first that was not; null if there is no drift
   * @param parting the place where the worlds of both games first differ; null if they do not
   * @param scripts the place where the scripts of both games first differ; null if they do not
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
      List<ReportedChange> changes,
      JournalComparison.Divergence parting,
      ReportedDivergence scripts,
      List<String> faults) {}
}
