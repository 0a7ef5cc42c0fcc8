package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.console.CommandFailure;
import org.bowsprit.console.Console;
import org.bowsprit.console.ExitCode;
import org.bowsprit.console.Json;
import org.bowsprit.console.JsonOption;
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
import org.bowsprit.playtest.Playtest;
import org.bowsprit.playtest.ReportPage;
import org.bowsprit.playtest.finding.Finding;
import org.bowsprit.playtest.finding.PlaytestReport;
import org.bowsprit.playtest.setup.Goal;
import org.bowsprit.playtest.setup.Limits;
import org.bowsprit.playtest.setup.SessionSource;
import org.bowsprit.playtest.setup.TestedGame;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.session.RecordingFile;
import org.bowsprit.session.RouterChoice;
import org.bowsprit.session.Routers;
import org.bowsprit.session.Session;
import org.bowsprit.session.SessionFactory;
import org.bowsprit.session.SessionParts;
import org.bowsprit.session.SessionStart;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.workshop.source.AuthoredGame;
import org.bowsprit.workshop.source.AuthoredGames;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit playtest}. */
@Command(
    name = "playtest",
    description = {
      "Tries every verb on everything in a game, and tells what its author would want to mend.",
      "docs/playtest.md tells what it looks for."
    })
public final class PlaytestCommand implements Callable<ExitCode> {

  private static final String ROUTER = "box-graph";
  private static final int AFTERWARDS = 60;

  private final AuthoredGames games;
  private final SessionFactory sessions;
  private final Routers routers;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME|SOURCE",
      description = "A game, or a folder of sources, which is built; the demo if left out.")
  private String name;

  @Option(
      names = "--goal",
      paramLabel = "GOAL",
      description = {
        "When the game is won: room=NAME, bit=NAME, or NAME=VALUE for a variable (the room"
            + " 'ending' if left out).",
        "Without a goal nothing is said of dead ends."
      })
  private String goal;

  @Option(
      names = "--ticks",
      paramLabel = "N",
      defaultValue = "6000000",
      description = "Play so many iterations at most (${DEFAULT-VALUE}).")
  private long ticks;

  @Option(
      names = "--seconds",
      paramLabel = "N",
      defaultValue = "600",
      description = "And for so long at most (${DEFAULT-VALUE}).")
  private long seconds;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "0",
      description = "The seed of the random numbers (${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description =
          "Write report.html, report.json and a recording of each dead end, for"
              + " 'bowsprit replay' and 'bowsprit play --replay'; from sources, the game too.")
  private Path out;

  @Mixin private JsonOption json;

  @Inject
  PlaytestCommand(AuthoredGames games, SessionFactory sessions, Routers routers, Console console) {
    this.games = games;
    this.sessions = sessions;
    this.routers = routers;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (ticks < 1 || seconds < 1) {
      throw CommandFailure.refused("refused.playtest-limits");
    }
    Path folder = out == null ? null : new OutputFolder(out).path();
    AuthoredGame authored = games.open(name);
    Goal wanted = authored.goal(goal);
    TestedGame tested =
        new TestedGame(
            authored.title(),
            authored.game().resources(),
            source(authored),
            allRouters(),
            authored.names(),
            authored.unplayed());
    Playtest.Outcome outcome = new Playtest(tested, wanted, new Limits(ticks, seconds)).run();
    if (folder != null) {
      write(folder, authored, outcome);
    }
    tell(outcome.report());
    return outcome.report().count(Finding.Grade.FAULT) == 0 ? ExitCode.DONE : ExitCode.FAILED;
  }

  private SessionSource source(AuthoredGame authored) {
    return listener ->
        begin(authored, setup -> GameSession.prepare(setup, listener).start(), RecordingFile.NONE)
            .game();
  }

  private Session begin(
      AuthoredGame authored, Function<GameSetup, GameSession> beginning, RecordingFile recording) {
    SessionParts parts =
        new SessionParts(
            authored.game(),
            RouterChoice.usual(ROUTER),
            origin(authored),
            FaultPolicy.PLAY,
            Optional.empty(),
            SoundSetup.unheard(),
            new HeadlessHost(),
            recording);
    return sessions.begin(
        parts, SessionStart.goingOn(beginning), line -> console.err().println(line));
  }

  private Journal.Origin origin(AuthoredGame authored) {
    return Journal.Origin.of(
        authored.game().identity().md5(),
        VersionText.version(),
        ROUTER,
        seed,
        GameFacts.of(authored.game().identity()).bootParameter(),
        GameSetup.SCRIPTS_TEXT_SPEED);
  }

  private Map<String, Router> allRouters() {
    Map<String, Router> all = new LinkedHashMap<>();
    for (String id : routers.ids()) {
      RouterIncidents incidents = new RouterIncidents(id, line -> console.err().println(line));
      all.put(id, routers.create(RouterChoice.usual(id), incidents));
    }
    return all;
  }

  private void write(Path folder, AuthoredGame authored, Playtest.Outcome outcome)
      throws IOException {
    OutputFile.folder(folder);
    outcome.recordings().forEach((file, input) -> record(folder.resolve(file), authored, input));
    new OutputFile(folder.resolve("report.json"))
        .replace(Json.text(outcome.report()).getBytes(StandardCharsets.UTF_8));
    new OutputFile(folder.resolve("report.html"))
        .replace(new ReportPage(outcome.report()).html().getBytes(StandardCharsets.UTF_8));
    authored.files().ifPresent(files -> files.writeInto(folder.resolve("game")));
  }

  /** Plays the input once more from the boot on, with its journal kept. */
  private void record(Path file, AuthoredGame authored, List<InputEvent> input) {
    try (RecordingFile recording = RecordingFile.open(file)) {
      Session session =
          begin(
              authored,
              setup -> GameSession.prepare(setup, SessionListener.NONE).start(),
              recording);
      for (InputEvent event : input) {
        while (session.game().ticks() < event.tick()) {
          session.journal().tick();
        }
        session.journal().input(event.input());
      }
      for (int i = 0; i < AFTERWARDS; i++) {
        session.journal().tick();
      }
      session.journal().end();
    }
  }

  private void tell(PlaytestReport report) {
    if (json.wanted()) {
      console.json(report);
      return;
    }
    console.out().println(report.game());
    for (Finding finding : report.findings()) {
      String grade = finding.grade() == Finding.Grade.FAULT ? "FAULT" : "hint ";
      console.out().println(grade + " " + finding.where() + ": " + finding.what());
      if (!finding.recording().isEmpty()) {
        console.out().println("      by: " + String.join("; ", finding.deeds()));
        console
            .out()
            .println("      recording: " + (out == null ? "with --out DIR" : finding.recording()));
      }
    }
    if (report.won() != null && report.won()) {
      console.print("won by %,d deeds", report.solution().size());
    }
    console.print(
        "%,d sentences tried in %,d rooms, %,d iterations; %,d of %,d lines heard; %,d other ways"
            + " followed",
        report.tried(),
        report.rooms().size(),
        report.ticks(),
        report.linesHeard(),
        report.lines(),
        report.deviations());
    report.notReached().forEach(each -> console.out().println("not reached: " + each));
    console.print(
        "%,d faults, %,d hints",
        report.count(Finding.Grade.FAULT), report.count(Finding.Grade.HINT));
  }
}
