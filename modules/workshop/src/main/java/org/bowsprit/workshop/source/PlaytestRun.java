package org.bowsprit.workshop.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.console.Json;
import org.bowsprit.console.VersionText;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.HeadlessHost;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.session.RecordingFile;
import org.bowsprit.player.session.Session;
import org.bowsprit.player.session.SessionFactory;
import org.bowsprit.player.session.SessionParts;
import org.bowsprit.player.session.SessionStart;
import org.bowsprit.playtest.Playtest;
import org.bowsprit.playtest.PlaytestPage;
import org.bowsprit.playtest.Solver;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.playtest.setup.TestedGame;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.plugin.host.Routers;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.vm.FaultPolicy;

/**
 * Playtests a game and writes the results.
 *
 * @param sessions starts the sessions of the playtest
 * @param routers all of them are queried for routes; the built-in one plans the walks
 * @param authored the game
 * @param seed the seed of its random numbers
 * @param notes receives failures of routers and problems of a symbol file
 */
public record PlaytestRun(
    SessionFactory sessions,
    Routers routers,
    AuthoredGame authored,
    long seed,
    Consumer<String> notes) {

  /**
   * The number of iterations that a recording continues after its last input, to show the effect.
   */
  private static final int AFTERWARDS = 60;

  /** Plays the game and returns the results. */
  public Playtest.Outcome play(Goal goal, PlaytestLimits limits) {
    TestedGame tested =
        new TestedGame(
            authored.title(),
            authored.game().resources(),
            listener -> begin(listener, RecordingFile.NONE).game(),
            allRouters(),
            authored.names(),
            authored.unplayed());
    return new Playtest(tested, goal, limits).run();
  }

  /**
   * Searches a way to win.
   *
   * @param beam see {@link Solver#solve}
   * @param progress receives a line from time to time
   */
  public Optional<Solver.Solution> solve(
      Goal goal, PlaytestLimits limits, int beam, Consumer<String> progress) {
    return new Solver(
            listener -> begin(listener, RecordingFile.NONE).game(),
            authored.names(),
            goal,
            limits,
            progress)
        .solve(beam);
  }

  /**
   * Writes the report, a recording of each dead end, and the game if it was built.
   *
   * @param folder the target folder, created if it is missing
   * @throws org.bowsprit.format.disk.NotWrittenException if a file cannot be written
   */
  public void write(Path folder, Playtest.Outcome outcome) throws IOException {
    OutputFile.folder(folder);
    outcome.recordings().forEach((file, input) -> record(folder.resolve(file), input));
    write(folder.resolve("report.json"), Json.text(outcome.report()));
    write(folder.resolve("report.html"), new PlaytestPage(outcome.report()).html());
    authored.files().ifPresent(files -> files.writeInto(folder.resolve("game")));
  }

  private static void write(Path file, String text) {
    new OutputFile(file).replace(text.getBytes(StandardCharsets.UTF_8));
  }

  /** Plays the input again from the boot and records its journal. */
  public void record(Path file, List<InputEvent> input) {
    try (RecordingFile recording = RecordingFile.open(file)) {
      Session session = begin(new SessionListener() {}, recording);
      for (InputEvent event : input) {
        while (session.game().ticks() < event.tick()) {
          session.game().tick();
        }
        session.game().input(event.input());
      }
      for (int i = 0; i < AFTERWARDS; i++) {
        session.game().tick();
      }
      session.game().end();
    }
  }

  private Session begin(SessionListener listener, RecordingFile recording) {
    SessionParts parts =
        new SessionParts(
            authored.game(),
            RouterChoice.usual(BoxGraphProvider.ID),
            origin(),
            FaultPolicy.PLAY,
            Optional.empty(),
            SoundSetup.unheard(),
            new HeadlessHost(),
            recording);
    Function<GameSetup, GameSession> boot =
        setup -> GameSession.prepare(setup).addListener(listener).start();
    return sessions.begin(parts, SessionStart.goingOn(boot), notes);
  }

  private Journal.Origin origin() {
    return Journal.Origin.of(
        authored.game().identity().md5(),
        VersionText.version(),
        BoxGraphProvider.ID,
        seed,
        GameFacts.of(authored.game().identity()).bootParameter(),
        GameSetup.SCRIPTS_TEXT_SPEED);
  }

  private Map<String, Router> allRouters() {
    Map<String, Router> all = new LinkedHashMap<>();
    for (String id : routers.ids()) {
      all.put(id, routers.create(RouterChoice.usual(id), new RouterIncidents(id, notes)));
    }
    return all;
  }
}
