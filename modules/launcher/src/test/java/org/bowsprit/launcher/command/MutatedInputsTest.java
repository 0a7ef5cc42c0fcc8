package org.bowsprit.launcher.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.audio.recording.WaveBankWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.launcher.LauncherRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Runs commands with damaged sources, queries, listings, journals, games, registry files, settings
 * and wave banks. Each command must end within 30 seconds and return a documented exit code, and
 * its output must not contain a stack trace or control characters. {@code -Dbowsprit.mutations=N}
 * sets the number of damaged inputs of each kind. {@code -Dbowsprit.mutations.seed=N} selects other
 * damage.
 */
class MutatedInputsTest {

  private static final int CASE_COUNT = Integer.getInteger("bowsprit.mutations", 4);
  private static final long SEED = Long.getLong("bowsprit.mutations.seed", 23);
  private static final long MAX_NANOS = 30_000_000_000L;
  private static final String[] PLAY_COMMAND = {
    "play",
    "walklab",
    "--renderer",
    "headless",
    "--renderer-option",
    "headless.frames=2",
    "--audio",
    "silent"
  };
  private static final Pattern FORBIDDEN_OUTPUT =
      Pattern.compile(
          "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f]|\\n\\s+at [a-z]+\\.|a fault of Bowsprit itself");

  private final Random random = new Random(SEED);
  private final TreeMap<Integer, Integer> exitCodes = new TreeMap<>();
  private final List<String> failures = new ArrayList<>();
  @TempDir private Path folder;

  @Test
  void damagedSourcesAreHandled() throws IOException {
    Path sources = folder.resolve("sources");
    run("new-game", sources.toString());
    List<Path> files = filesIn(sources);
    forEachCase(
        "sources",
        () -> {
          Path file = files.get(random.nextInt(files.size()));
          byte[] originalBytes = Files.readAllBytes(file);
          Files.write(file, Mutation.of(originalBytes, random));
          check("build", sources.toString(), "--out", path("out"));
          Files.write(file, originalBytes);
        });
  }

  @Test
  void damagedQueriesAreHandled() throws IOException {
    byte[] queries =
        """
        {"sets":[{"boxes":[[0,100,159,100,159,143,0,143,0,0,255],
        [160,100,319,100,319,143,160,143,0,0,255]],"boxm":"010101ff000000ff"}],
        "cases":[{"id":"a","set":0,"start":[10,120],"goal":[300,130],"locks":[1],"rebuilt":true},
        {"id":"b","set":0,"start":[310,140],"goal":[5,101]}]}
        """
            .getBytes(StandardCharsets.UTF_8);
    assertThat(run("route", "--queries", writeFile("whole.json", queries)).exitCode()).isZero();
    forEachCase(
        "queries",
        () -> {
          byte[] damagedInput = Mutation.of(queries, random);
          check("route", "--queries", writeFile("queries.json", damagedInput));
        });
  }

  @Test
  void damagedListingsAreHandled() throws IOException {
    byte[] listing = run("disasm", "walklab").out().getBytes(StandardCharsets.UTF_8);
    forEachCase(
        "listings",
        () -> {
          byte[] damagedInput = Mutation.of(listing, random);
          check("asm", writeFile("listing.txt", damagedInput), "-o", path("out.bin"));
        });
  }

  @Test
  void damagedJournalsAreHandled() throws IOException {
    Path recorded = folder.resolve("recorded.txt");
    Path input = Files.writeString(folder.resolve("input.txt"), "3 100 120 L\n9 key 46\n");
    run(
        "run",
        "walklab",
        "--ticks",
        "20",
        "--input",
        input.toString(),
        "--record",
        recorded.toString());
    byte[] journal = Files.readAllBytes(recorded);
    forEachCase(
        "journals",
        () -> {
          String damagedInput = writeFile("journal.txt", Mutation.of(journal, random));
          if (random.nextBoolean()) {
            check("replay", damagedInput, "walklab");
          } else {
            check("run", "walklab", "--ticks", "10", "--replay", damagedInput);
          }
        });
  }

  @Test
  void damagedGamesAreHandled() throws IOException {
    Path labFolder = LauncherRun.labGame("artlab");
    List<Path> files = List.of(labFolder.resolve("MONKEY2.000"), labFolder.resolve("MONKEY2.001"));
    Path game = Files.createDirectory(folder.resolve("game"));
    for (Path file : files) {
      Files.copy(file, game.resolve(file.getFileName()));
    }
    forEachCase(
        "games",
        () -> {
          Path labFile = files.get(random.nextInt(files.size()));
          Path file = game.resolve(labFile.getFileName());
          byte[] originalBytes = Files.readAllBytes(labFile);
          Files.write(file, Mutation.of(originalBytes, random));
          Path out = folder.resolve("out");
          String command = random.nextBoolean() ? "extract" : "decompile";
          check(command, game.toString(), "--out", out.toString());
          delete(out);
          Files.write(file, originalBytes);
        });
  }

  /**
   * Lists are damaged before they are signed, because a list with a wrong signature is not read at
   * all.
   */
  @Test
  void damagedRegistryFilesAreHandled() throws IOException {
    Path registryFolder = Files.createDirectory(folder.resolve("registry"));
    SignedRegistry registry = new SignedRegistry(registryFolder).addVersion("good", "1.0.0");
    registry
        .addVersion("other", "1.1.0")
        .setField("withdrawn", "Why.")
        .setField("changes", "More.");
    registry.setListField("expires", "2999-01-31").publish(1);
    byte[] list = Files.readAllBytes(registry.indexFile());
    Path settings = Files.createDirectory(folder.resolve("settings"));
    runWith(settings, "plugins", "registry", "add", registry.url(), registry.publicKey());
    byte[] storedRegistries = Files.readAllBytes(settings.resolve("registries.json"));
    forEachCase(
        "registry files",
        () -> {
          boolean damagesSettings = random.nextInt(4) == 0;
          registry.writeSigned("index.json", damagesSettings ? list : Mutation.of(list, random));
          Files.write(
              settings.resolve("registries.json"),
              damagesSettings ? Mutation.of(storedRegistries, random) : storedRegistries);
          switch (random.nextInt(4)) {
            case 0 -> checkWith(settings, "plugins", "search");
            case 1 -> checkWith(settings, "plugins", "info", "other");
            case 2 -> checkWith(settings, "plugins", "registry", "list");
            default -> checkWith(settings, "plugins", "install", "nobody");
          }
        });
  }

  @Test
  void damagedSettingsAreHandled() throws IOException {
    Path settings = Files.createDirectory(folder.resolve("settings"));
    byte[] originalBytes =
        """
        [program]
        language = "en"
        [play]
        renderer = "swing"
        scale = 3
        talk-speed = 60
        [plugin.grid-astar]
        cell = 4
        [keys]
        pause = ["Alt+P"]
        [game.walklab]
        router = "funnel"
        """
            .getBytes(StandardCharsets.UTF_8);
    forEachCase(
        "settings",
        () -> {
          Files.write(settings.resolve("bowsprit.toml"), Mutation.of(originalBytes, random));
          switch (random.nextInt(3)) {
            case 0 -> checkWith(settings, "plugins", "info", "box-graph");
            case 1 -> checkWith(settings, "plugins", "list");
            default -> checkWith(settings, PLAY_COMMAND);
          }
        });
  }

  @Test
  void damagedWaveBanksAreHandled() throws IOException {
    byte[] samples = new byte[4_000];
    random.nextBytes(samples);
    byte[] bank =
        new WaveBankWriter()
            .addPcm(22_050, 1, 8, Bytes.wrap(samples))
            .addAdpcm(22_050, 32, new short[500])
            .addEmptyEntry()
            .toBytes()
            .toArray();
    Path game = Files.createDirectory(folder.resolve("tracks"));
    for (Path file : filesIn(LauncherRun.labGame("soundlab"))) {
      Files.copy(file, game.resolve(file.getFileName()));
    }
    Files.write(game.resolve("MusicOriginal.xwb"), bank);
    assertThat(run("run", game.toString(), "--ticks", "20").exitCode()).isZero();
    assertThat(run("listen", game.toString()).exitCode()).isZero();
    LauncherRun verify = run("verify", game.toString());
    assertThat(verify.exitCode()).as(verify.err()).isZero();
    forEachCase(
        "wave banks",
        () -> {
          Files.write(game.resolve("MusicOriginal.xwb"), Mutation.of(bank, random));
          switch (random.nextInt(3)) {
            case 0 -> check("listen", game.toString());
            case 1 -> check("verify", game.toString());
            default -> check("run", game.toString(), "--ticks", "20");
          }
        });
  }

  private interface Case {
    void run() throws IOException;
  }

  private void forEachCase(String inputKind, Case testCase) throws IOException {
    for (int i = 0; i < CASE_COUNT; i++) {
      testCase.run();
    }
    System.out.println(
        "MutatedInputsTest: %d %s, exit codes %s, %d mishandled"
            .formatted(CASE_COUNT, inputKind, exitCodes, failures.size()));
    assertThat(failures).isEmpty();
  }

  private void check(String... arguments) {
    check(() -> run(arguments), arguments);
  }

  private void checkWith(Path settings, String... arguments) {
    check(() -> runWith(settings, arguments), arguments);
  }

  private void check(Supplier<LauncherRun> command, String... arguments) {
    long start = System.nanoTime();
    LauncherRun run = command.get();
    exitCodes.merge(run.exitCode(), 1, Integer::sum);
    boolean isCorrect =
        run.exitCode() >= 0
            && run.exitCode() <= 4
            && System.nanoTime() - start < MAX_NANOS
            && !FORBIDDEN_OUTPUT.matcher(run.out()).find()
            && !FORBIDDEN_OUTPUT.matcher(run.err()).find();
    if (!isCorrect) {
      failures.add(Arrays.toString(arguments) + " " + run.exitCode() + "\n" + run.err());
      copyFilesOfFailedCase(arguments);
    }
  }

  /** Copies the files of a failed case to DIR if {@code -Dbowsprit.mutations.kept=DIR} is set. */
  private void copyFilesOfFailedCase(String... arguments) {
    String parent = System.getProperty("bowsprit.mutations.kept");
    if (parent != null) {
      try {
        Path target = Files.createTempDirectory(Path.of(parent), arguments[0]);
        for (Path file : filesIn(folder)) {
          Files.copy(file, target.resolve(folder.relativize(file).toString().replace('/', '-')));
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static LauncherRun run(String... arguments) {
    return LauncherRun.of(arguments);
  }

  private static LauncherRun runWith(Path settings, String... arguments) {
    return LauncherRun.withSettings(settings, arguments);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private String writeFile(String name, byte[] contents) throws IOException {
    return Files.write(folder.resolve(name), contents).toString();
  }

  private static List<Path> filesIn(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> paths = Files.walk(folder)) {
        for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(path);
        }
      }
    }
  }
}
