package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Runs the assembled program with every misbehaviour in every method of every service. The program
 * must end soon with exit code 0 or 4. Exit code 2 is allowed if the plugin was skipped and no
 * other service has its name, exit code 1 if the plugin closed the standard streams of the process.
 * A plugin that ends the program gives exit code 4. The output contains no stack trace, no script
 * error and no control characters. {@code -Dbowsprit.misbehaviours=N} runs N of them, {@code all}
 * runs all, {@code -Dbowsprit.misbehaviours.from=N} skips the first N, {@code
 * -Dbowsprit.misbehaviours.where=Router.} selects the misbehaviours of one type or method, and
 * {@code -Dbowsprit.misbehaviours.act=interrupts} selects one kind of misbehaviour.
 */
class MisbehavingPluginsIT {

  private static final String COUNT = System.getProperty("bowsprit.misbehaviours", "8");
  private static final long FROM = Long.getLong("bowsprit.misbehaviours.from", 0);
  private static final String WHERE = System.getProperty("bowsprit.misbehaviours.where", "");
  private static final String ACT = System.getProperty("bowsprit.misbehaviours.act", "");
  private static final long SEED = Long.getLong("bowsprit.misbehaviours.seed", 23);
  private static final int PARALLEL_RUNS = Integer.getInteger("bowsprit.misbehaviours.at-once", 2);
  private static final long MAX_NANOS = 240_000_000_000L;
  private static final Pattern FORBIDDEN_OUTPUT =
      Pattern.compile(
          "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u202e]|\\n\\s+at [a-z.]+\\(|a fault of Bowsprit");

  @TempDir private static Path plugins;
  @TempDir private static Path track;
  @TempDir private Path work;

  @BeforeAll
  static void writePlugin() throws IOException {
    Misbehaviour.writePlugin(plugins);
    Misbehaviour.writeGameWithTrack(track);
  }

  /** The result of a run, and its defect if it has one. */
  private record Outcome(boolean reached, int exitCode, Optional<String> defect) {}

  @Test
  void theProgramExitsProperlyWithEachMisbehavingPlugin()
      throws InterruptedException, ExecutionException {
    List<Misbehaviour> all =
        Misbehaviour.all(SEED).stream()
            .filter(
                misbehaviour ->
                    misbehaviour.where().startsWith(WHERE) && misbehaviour.act().startsWith(ACT))
            .toList();
    long limit = COUNT.equals("all") ? all.size() : Long.parseLong(COUNT);
    List<Misbehaviour> selected = all.stream().skip(FROM).limit(limit).toList();
    ExecutorService runs = Executors.newFixedThreadPool(PARALLEL_RUNS);
    List<Future<Outcome>> outcomes = new ArrayList<>();
    selected.forEach(misbehaviour -> outcomes.add(runs.submit(() -> runWith(misbehaviour))));
    runs.shutdown();
    TreeMap<Integer, Integer> exitCodes = new TreeMap<>();
    List<String> defects = new ArrayList<>();
    int reached = 0;
    for (Future<Outcome> future : outcomes) {
      Outcome outcome = future.get();
      outcome.defect().ifPresent(System.out::println);
      exitCodes.merge(outcome.exitCode(), 1, Integer::sum);
      reached += outcome.reached() ? 1 : 0;
      outcome.defect().ifPresent(defects::add);
    }
    System.out.println(
        "MisbehavingPluginsIT: %d of %d misbehaviours, %d were reached, exit codes %s, %d mishandled"
            .formatted(selected.size(), all.size(), reached, exitCodes, defects.size()));
    assertThat(defects).isEmpty();
  }

  /** Checks that the plugin of the other tests is called. Otherwise, they would prove nothing. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "RouterProvider.open",
        "Router.prepare",
        "PreparedRouter.route",
        "LegOracle.nextLeg",
        "RendererProvider.open",
        "Renderer.present",
        "AudioProvider.open",
        "AudioDevice.write",
        "MusicProvider.open",
        "MusicSynth.render",
        "PartDevice.noteOn",
        "SoundFileProvider.open",
        "SoundStream.read"
      })
  void eachServiceOfThePluginIsCalled(String where) throws IOException {
    Misbehaviour harmless =
        Misbehaviour.all(SEED).stream()
            .filter(
                misbehaviour ->
                    misbehaviour.where().equals(where)
                        && misbehaviour.act().equals("lowers its thread"))
            .findFirst()
            .map(
                misbehaviour ->
                    new Misbehaviour(
                        misbehaviour.type(), misbehaviour.method(), misbehaviour.act(), 0))
            .orElseThrow();

    assertThat(runWith(harmless)).isEqualTo(new Outcome(true, 0, Optional.empty()));
  }

  private Outcome runWith(Misbehaviour misbehaviour) throws IOException {
    Path state = Files.createTempDirectory(work, "state");
    Path markerFile = state.resolve("mark");
    List<String> command = new ArrayList<>();
    command.add(Checkout.distribution().resolve("bin/bowsprit").toString());
    command.addAll(misbehaviour.command(track));
    command.addAll(List.of("--plugins", plugins.toString()));
    ProcessBuilder process = new ProcessBuilder(command);
    process.environment().remove("DISPLAY");
    process
        .environment()
        .put(
            "BOWSPRIT_JAVA_OPTS",
            "-Xmx512m -XX:TieredStopAtLevel=1 -Dmisbehaving.where=%s -Dmisbehaving.after=%d -Dmisbehaving.mark=%s %s"
                .formatted(
                    misbehaviour.where(),
                    misbehaviour.after(),
                    markerFile,
                    "-Dmisbehaving.act=" + misbehaviour.act().replace(' ', '-')));
    long start = System.nanoTime();
    Bowsprit.Run run;
    try {
      run = Bowsprit.runToEnd(state, process);
    } catch (AssertionError stillRunning) {
      return new Outcome(
          Files.exists(markerFile),
          -1,
          Optional.of(misbehaviour + ": " + stillRunning.getMessage()));
    }
    boolean isSlow = System.nanoTime() - start > MAX_NANOS;
    boolean reached = Files.exists(markerFile);
    return new Outcome(reached, run.exitCode(), defect(misbehaviour, run, reached, isSlow));
  }

  private static Optional<String> defect(
      Misbehaviour misbehaviour, Bowsprit.Run run, boolean reached, boolean isSlow) {
    String problem = "";
    if (isSlow) {
      problem = "it took too long";
    } else if (reached && misbehaviour.exitsProcess() && run.exitCode() != 4) {
      problem = "it ended the program";
    } else if (!isExpected(misbehaviour, run)) {
      problem = "exit code " + run.exitCode();
    } else if (FORBIDDEN_OUTPUT.matcher(run.err()).find()
        || FORBIDDEN_OUTPUT.matcher(run.out()).find()) {
      problem = "it reached the screen";
    } else if (run.exitCode() == 0
        && !run.out().contains("{")
        && run.err().isEmpty()
        && !closesOutput(misbehaviour)) {
      problem = "nothing was done";
    }
    return problem.isEmpty()
        ? Optional.empty()
        : Optional.of(misbehaviour + ": " + problem + "\n" + shortened(run.err()));
  }

  private static boolean isExpected(Misbehaviour misbehaviour, Bowsprit.Run run) {
    return switch (run.exitCode()) {
      case 0, 4 -> true;
      case 1 -> closesOutput(misbehaviour);
      case 2 -> run.err().contains("'bad'");
      default -> false;
    };
  }

  /** Returns whether the plugin closes the program's output, which then cannot be checked. */
  private static boolean closesOutput(Misbehaviour misbehaviour) {
    return misbehaviour.act().equals("closes the descriptors");
  }

  private static String shortened(String text) {
    return text.substring(0, Math.min(text.length(), 800));
  }
}
