package org.bowsprit.playtest.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.journal.Journal;
import org.bowsprit.engine.journal.JournalRecorder;
import org.bowsprit.engine.journal.JournalWriter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.source.AuthoredGame;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.playtest.Playtest;
import org.bowsprit.playtest.PlaytestPage;
import org.bowsprit.playtest.Solver;
import org.bowsprit.playtest.setup.GameNames;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.PlaytestLimits;
import org.bowsprit.playtest.setup.TestedGame;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.plugin.host.Routers;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.symbol.SymbolFile;

/**
 * Playtests a game and writes the results.
 *
 * @param routers the routers that are queried for routes; the built-in router plans the walks
 * @param authored the game
 * @param seed the seed of the game's random numbers
 * @param version the version of the program, for recordings
 * @param notes receives failures of routers and problems of a symbol file
 */
public record PlaytestRun(
    Routers routers, AuthoredGame authored, long seed, String version, Consumer<String> notes) {

  /**
   * The number of iterations for which a recording continues after its last input, to show the
   * effect.
   */
  private static final int TICKS_AFTER_LAST_INPUT = 60;

  /** Plays the game and returns the results. */
  public Playtest.Outcome play(Goal goal, PlaytestLimits limits) {
    // A symbol file that is not used is reported once.
    SymbolFile.of(authored.game(), notes);
    AuthoredNames names = AuthoredNames.of(authored);
    TestedGame tested =
        new TestedGame(
            authored.title(),
            authored.game().resources(),
            this::begin,
            allRouters(),
            names.names(),
            names.language());
    return new Playtest(tested, goal, limits).run();
  }

  /**
   * Searches for a way to win.
   *
   * @param beam see {@link Solver#solve}
   * @param progress receives a line from time to time
   */
  public Optional<Solver.Solution> solve(
      Goal goal, PlaytestLimits limits, int beam, Consumer<String> progress) {
    // A symbol file that is not used is reported once.
    SymbolFile.of(authored.game(), notes);
    GameNames names = AuthoredNames.of(authored).names();
    return new Solver(this::begin, names, goal, limits, progress).solve(beam);
  }

  /**
   * Writes the page of the results, a recording of each dead end, and the game if it was built.
   *
   * @param folder the target folder, created if it is missing
   * @throws org.bowsprit.format.disk.NotWrittenException if a file cannot be written
   */
  public void write(Path folder, Playtest.Outcome outcome) throws IOException {
    OutputFile.createFolder(folder);
    outcome.recordings().forEach((file, input) -> record(folder.resolve(file), input));
    new OutputFile(folder.resolve("report.html"))
        .replace(new PlaytestPage(outcome.report()).html().getBytes(StandardCharsets.UTF_8));
    authored.files().ifPresent(files -> files.writeInto(folder.resolve("game")));
  }

  /** Plays the input again from the boot and records its journal. */
  public void record(Path file, List<InputEvent> input) {
    try (CheckedWriter recording = new OutputFile(file).openText()) {
      GameSession session = begin(new SessionListener() {});
      JournalRecorder.record(
          session,
          new JournalWriter(
              origin(), Optional.empty(), line -> recording.append(line).append('\n').flush()));
      for (InputEvent event : input) {
        while (session.ticks() < event.tick()) {
          session.tick();
        }
        session.input(event.input());
      }
      for (int i = 0; i < TICKS_AFTER_LAST_INPUT; i++) {
        session.tick();
      }
      session.end();
    }
  }

  private GameSession begin(SessionListener listener) {
    GameSetup setup =
        GameSetup.headless(authored.game().resources(), new BoxGraphProvider())
            .withFacts(GameFacts.of(authored.game()))
            .withBootParameter(origin().bootParameter())
            .withRandom(new SeededRandom(seed))
            .withFaultPolicy(FaultPolicy.PLAY);
    return GameSession.prepare(setup).addListener(listener).start();
  }

  private Journal.Origin origin() {
    return Journal.Origin.of(
        authored.game().identity().md5(),
        version,
        BoxGraphProvider.ID,
        seed,
        GameFacts.of(authored.game().identity()).bootParameter(),
        GameSetup.TEXT_SPEED_OF_SCRIPTS);
  }

  private Map<String, Router> allRouters() {
    Map<String, Router> all = new LinkedHashMap<>();
    for (String id : routers.ids()) {
      all.put(id, routers.create(RouterChoice.withDefaults(id), new RouterIncidents(id, notes)));
    }
    return all;
  }
}
