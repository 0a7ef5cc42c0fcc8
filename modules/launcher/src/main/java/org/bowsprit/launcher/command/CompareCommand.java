package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.bowsprit.console.Console;
import org.bowsprit.console.VersionText;
import org.bowsprit.format.disk.CheckedWriter;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.ResultFormat;
import org.bowsprit.launcher.option.ShardOptions;
import org.bowsprit.plugin.host.archive.Checksum;
import org.bowsprit.plugin.host.isolation.AnswerWatch;
import org.bowsprit.routelab.audit.MatrixAudit;
import org.bowsprit.routelab.audit.RoomAudit;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.experiment.RunManifest;
import org.bowsprit.routelab.experiment.WalkNotation;
import org.bowsprit.routelab.lab.Contestants;
import org.bowsprit.routelab.lab.LabPages;
import org.bowsprit.routelab.lab.LabSource;
import org.bowsprit.routelab.lab.MachineDescription;
import org.bowsprit.routelab.part.PartManifest;
import org.bowsprit.routelab.part.Shard;
import org.bowsprit.routelab.report.AuditPage;
import org.bowsprit.routelab.report.ReportPage;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.routelab.room.RoomSelection;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.ReferenceRouters;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code bowsprit compare}: the router laboratory. */
@Command(
    name = "compare",
    description = "Lets routers plan the same walks, and shows the differences.",
    subcommands = CompareMergeCommand.class)
public final class CompareCommand implements Callable<ExitCode> {

  private final LabSource source;
  private final Contestants contestants;
  private final LabPages labPages;
  private final Console console;

  @Parameters(
      arity = "0..1",
      paramLabel = "GAME",
      description =
          "A folder, a zip, the name of a bundled game, a .json file of box sets, a .map, .scen"
              + " or .mesh, or witnesses.")
  private String game;

  @Option(
      names = "--routers",
      paramLabel = "A,B[,C…]",
      split = ",",
      description = "Routers, with options as in classic:crossing=corridor (default: all).")
  private List<String> routers = List.of();

  @Option(names = "--rooms", paramLabel = "LIST", description = "Rooms such as 1,3,10-12.")
  private String roomNumbers;

  @Option(
      names = "--queries",
      paramLabel = "N",
      defaultValue = "200",
      description = "Walks to draw in each room (${DEFAULT-VALUE}).")
  private int queries;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the walks (${DEFAULT-VALUE}): the same seed gives the same report.")
  private long seed;

  @Option(
      names = "--walk",
      paramLabel = "X,Y,X,Y",
      description = "Also compare this walk in every room, before the drawn ones.")
  private String walk;

  @Option(
      names = "--speed",
      paramLabel = "XxY",
      defaultValue = "8x2",
      description = "Pixels per tick of the simulated actors (${DEFAULT-VALUE}).")
  private String speed;

  @Option(
      names = "--no-timing",
      description = "Omit times and memory, so that the same run gives the same bytes.")
  private boolean noTiming;

  @Option(names = "--no-ratios", description = "Omit the ratios of routes to the shortest paths.")
  private boolean noRatios;

  @Option(
      names = "--audit",
      description = "Compare matrices on disk with those made from the boxes instead of routers.")
  private boolean audit;

  @Option(
      names = "--live",
      description = "Include the live laboratory with these rooms in the report (still one file).")
  private boolean live;

  @Mixin private ShardOptions shards;

  @Mixin private ResultFormat format;

  @Spec private CommandSpec spec;

  @Option(names = "--out", paramLabel = "DIR", description = "Write the report into this folder.")
  private Path out;

  @Inject
  CompareCommand(LabSource source, Contestants contestants, LabPages labPages, Console console) {
    this.source = source;
    this.contestants = contestants;
    this.labPages = labPages;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (out == null && !audit) {
      throw CommandFailure.refused("refused.compare-out");
    }
    LabSource.Rooms found = source.read(game, console.err()::println);
    LabRooms rooms = withWalk(selectedRooms(found));
    if (rooms.count() == 0) {
      throw CommandFailure.data("there is no such room with walk boxes in " + found.name());
    }
    if (out != null) {
      OutputFile.createFolder(new OutputFolder(out).path());
    }
    if (audit) {
      audit(found.name(), rooms.list());
    } else {
      compare(found.name(), rooms);
    }
    return ExitCode.DONE;
  }

  private LabRooms selectedRooms(LabSource.Rooms found) {
    if (roomNumbers == null) {
      return found.rooms();
    }
    RoomSelection selection =
        parseOption("--rooms", text -> RoomSelection.parse(text, found::number), roomNumbers);
    return found.rooms().withIds(selection::contains);
  }

  private LabRooms withWalk(LabRooms rooms) {
    if (walk == null) {
      return rooms;
    }
    List<Question> walks = List.of(parseOption("--walk", WalkNotation::walk, walk));
    return rooms.map(room -> room.withQuestions(walks));
  }

  private static <T> T parseOption(String option, Function<String, T> reader, String text) {
    try {
      return reader.apply(text);
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage(option + " " + e.getMessage());
    }
  }

  private void audit(String name, List<LabRoom> rooms) {
    List<RoomAudit> audits = rooms.stream().map(MatrixAudit::of).toList();
    for (RoomAudit room : audits) {
      console.print(
          "%s: founding documents' rule: %s, reference interpreter's rule: %s",
          room.name(),
          AuditPage.differenceText(room, room.seedDifferences()),
          AuditPage.differenceText(room, room.referenceDifferences()));
    }
    console.out().println(AuditPage.verdict(audits));
    if (out != null) {
      try (CheckedWriter page = OutputFile.inFolder(out, "audit.html").openText()) {
        AuditPage.write(name, audits, page);
      }
    }
  }

  private void compare(String name, LabRooms rooms) throws IOException {
    if (queries < 0) {
      throw CommandFailure.refused("refused.at-least", "--queries", 0, queries);
    }
    AnswerWatch watch = new AnswerWatch();
    List<Contestant> participants = contestants.create(routers, watch, console.err()::println);
    ExperimentSettings settings =
        new ExperimentSettings(
            queries,
            seed,
            Runtime.getRuntime().availableProcessors(),
            !noTiming,
            parseOption("--speed", WalkNotation::speed, speed));
    ComparisonRun run =
        new ComparisonRun(
            new Comparison(name, participants, settings, manifest(participants, rooms)),
            noRatios ? ReferenceRouters.NONE : contestants.referenceRouters(),
            watch,
            console,
            out);
    Optional<Shard> shard = shards.shard(System.getenv());
    if (shard.isPresent()) {
      run.runPart(shard.get(), shards.resumes(), rooms);
    } else {
      run.runAll(rooms, livePage(name, rooms), format.isGppc());
    }
    ComparisonRun.failIfAnyFailed(participants);
  }

  private RunManifest manifest(List<Contestant> participants, LabRooms rooms) throws IOException {
    List<String> words = spec.root().commandLine().getParseResult().originalArgs();
    SortedMap<String, String> inputs = new TreeMap<>();
    inputs.put("rooms", PartManifest.hash(rooms));
    if (game != null && Files.isRegularFile(Path.of(game))) {
      inputs.put(String.valueOf(Path.of(game).getFileName()), Checksum.of(Path.of(game)));
    }
    return new RunManifest(
        VersionText.version(),
        CommandLineText.of(words),
        contestants.plugins(participants),
        inputs,
        noTiming ? List.of() : List.of(MachineDescription.current()));
  }

  private String livePage(String name, LabRooms rooms) throws IOException {
    return live ? labPages.singleFile(new LabSource.Rooms(name, rooms)) : ReportPage.NOT_LIVE;
  }
}
