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
 * must end within four minutes with exit code 0 or 4. Exit code 2 is also allowed if the plugin was
 * skipped and no other service has its name. Exit code 1 is also allowed if the plugin closed the
 * standard streams of the process. If the plugin ends the program, the exit code must be 4. The
 * output must not contain a stack trace, a script error or control characters.
 *
 * <p>The property {@code bowsprit.misbehaviours} sets the number of misbehaviours that are tested,
 * or {@code all}. The first {@code bowsprit.misbehaviours.from} misbehaviours are skipped. The
 * property {@code bowsprit.misbehaviours.where} selects one type or method, for example {@code
 * Router.}, and {@code bowsprit.misbehaviours.act} selects one kind, for example {@code
 * interrupts}.
 */
class MisbehavingPluginsIT {

  private static final String MAX_COUNT = System.getProperty("bowsprit.misbehaviours", "8");
  private static final long SKIPPED_COUNT = Long.getLong("bowsprit.misbehaviours.from", 0);
  private static final String WHERE_PREFIX = System.getProperty("bowsprit.misbehaviours.where", "");
  private static final String ACT_PREFIX = System.getProperty("bowsprit.misbehaviours.act", "");
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

  /** The result of a run, and a description of the program's defect if the run has shown one. */
  private record Outcome(boolean wasReached, int exitCode, Optional<String> defect) {}

  @Test
  void theProgramEndsProperlyForEachMisbehaviour() throws InterruptedException, ExecutionException {
    List<Misbehaviour> matching =
        Misbehaviour.all(SEED).stream()
            .filter(
                misbehaviour ->
                    misbehaviour.typeAndMethod().startsWith(WHERE_PREFIX)
                        && misbehaviour.act().startsWith(ACT_PREFIX))
            .toList();
    long limit = MAX_COUNT.equals("all") ? matching.size() : Long.parseLong(MAX_COUNT);
    List<Misbehaviour> selected = matching.stream().skip(SKIPPED_COUNT).limit(limit).toList();
    ExecutorService executor = Executors.newFixedThreadPool(PARALLEL_RUNS);
    List<Future<Outcome>> outcomes = new ArrayList<>();
    selected.forEach(misbehaviour -> outcomes.add(executor.submit(() -> runWith(misbehaviour))));
    executor.shutdown();
    TreeMap<Integer, Integer> exitCodes = new TreeMap<>();
    List<String> defects = new ArrayList<>();
    int reachedCount = 0;
    for (Future<Outcome> future : outcomes) {
      Outcome outcome = future.get();
      outcome.defect().ifPresent(System.out::println);
      exitCodes.merge(outcome.exitCode(), 1, Integer::sum);
      reachedCount += outcome.wasReached() ? 1 : 0;
      outcome.defect().ifPresent(defects::add);
    }
    System.out.println(
        "MisbehavingPluginsIT: %d of %d misbehaviours (%d reached), exit codes %s, %d defects"
            .formatted(selected.size(), matching.size(), reachedCount, exitCodes, defects.size()));
    assertThat(defects).isEmpty();
  }

  /** Checks that each service of the plugin is called. Otherwise, the other test proves nothing. */
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
  void eachServiceOfThePluginIsCalled(String typeAndMethod) throws IOException {
    Misbehaviour harmless =
        Misbehaviour.all(SEED).stream()
            .filter(
                misbehaviour ->
                    misbehaviour.typeAndMethod().equals(typeAndMethod)
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
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove("DISPLAY");
    builder
        .environment()
        .put(
            "BOWSPRIT_JAVA_OPTS",
            "-Xmx512m -XX:TieredStopAtLevel=1 -Dmisbehaving.where=%s -Dmisbehaving.after=%d -Dmisbehaving.mark=%s %s"
                .formatted(
                    misbehaviour.typeAndMethod(),
                    misbehaviour.callsBefore(),
                    markerFile,
                    "-Dmisbehaving.act=" + misbehaviour.act().replace(' ', '-')));
    long start = System.nanoTime();
    Bowsprit.Run run;
    try {
      run = Bowsprit.runToEnd(state, builder);
    } catch (AssertionError e) {
      return new Outcome(
          Files.exists(markerFile), -1, Optional.of(misbehaviour + ": " + e.getMessage()));
    }
    boolean isSlow = System.nanoTime() - start > MAX_NANOS;
    boolean wasReached = Files.exists(markerFile);
    return new Outcome(wasReached, run.exitCode(), defect(misbehaviour, run, wasReached, isSlow));
  }

  private static Optional<String> defect(
      Misbehaviour misbehaviour, Bowsprit.Run run, boolean wasReached, boolean isSlow) {
    String problem = "";
    if (isSlow) {
      problem = "the program took too long";
    } else if (wasReached && misbehaviour.exitsProcess() && run.exitCode() != 4) {
      problem = "the plugin ended the program, but the exit code is " + run.exitCode();
    } else if (!isExpected(misbehaviour, run)) {
      problem = "the exit code is " + run.exitCode();
    } else if (FORBIDDEN_OUTPUT.matcher(run.err()).find()
        || FORBIDDEN_OUTPUT.matcher(run.out()).find()) {
      problem = "the output contains a stack trace, a script error or a control character";
    } else if (run.exitCode() == 0
        && !run.out().contains("{")
        && run.err().isEmpty()
        && !closesOutput(misbehaviour)) {
      problem = "the program printed neither a result nor an error";
    }
    return problem.isEmpty()
        ? Optional.empty()
        : Optional.of(misbehaviour + ": " + problem + "\n" + beginningOf(run.err()));
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

  private static String beginningOf(String text) {
    return text.substring(0, Math.min(text.length(), 800));
  }
}
