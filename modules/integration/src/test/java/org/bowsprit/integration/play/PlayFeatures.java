package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.integration.Bowsprit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the features that the program adds to a game, such as saving with keys, settings and
 * rewinding. Each test starts the program on the shore of <i>The Lamp at Gannet Rock</i>.
 * Subclasses choose the kind of screen and the tested features.
 */
@Timeout(300)
abstract class PlayFeatures implements FeatureContext {

  /** The number of iterations after which {@link #INPUT_TO_THE_SHORE} has reached the shore. */
  private static final int ITERATIONS_TO_THE_SHORE = 200;

  /** The input that starts a new game and skips its first cutscenes. */
  private static final String INPUT_TO_THE_SHORE =
      """
      30 key 49
      50 key 49
      90 key 27
      110 key 27
      130 key 27
      150 key 27
      """;

  @TempDir private static Path saveFolder;

  @TempDir Path folder;
  ProgramUnderTest program;
  Probe probe;
  private PlayerInput input;

  @BeforeAll
  static void saveOnTheShore() throws IOException {
    Path input = Files.writeString(saveFolder.resolve("input.txt"), INPUT_TO_THE_SHORE);
    Bowsprit.Run run =
        Bowsprit.run(
            saveFolder.resolve("state"),
            "run",
            "gannet-rock",
            "--ticks",
            String.valueOf(ITERATIONS_TO_THE_SHORE),
            "--input",
            input.toString(),
            "--save",
            shoreSave().toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  private static Path shoreSave() {
    return saveFolder.resolve("shore.save");
  }

  /** Starts the program and returns its keyboard and mouse. */
  abstract PlayerInput open(List<String> arguments) throws IOException, InterruptedException;

  /** Ends the program if it still runs, and the processes that were started for the program. */
  abstract void close() throws IOException;

  @AfterEach
  final void endProgram() throws IOException {
    close();
  }

  @Override
  public final void startOnTheShore() throws IOException, InterruptedException {
    start(List.of("gannet-rock", "--load", shoreSave().toString()));
    SavedGame saved = probe.quickSave();
    assertThat(saved.header().roomName()).isEqualTo("shore");
    assertThat(saved.state().machine().userput()).isPositive();
  }

  @Override
  public final void start(List<String> arguments) throws IOException, InterruptedException {
    program = new ProgramUnderTest(folder);
    List<String> allArguments = new ArrayList<>(arguments);
    allArguments.addAll(List.of("--record", folder.resolve("journal").toString()));
    input = open(allArguments);
    probe = new Probe(program, input);
  }

  @Override
  public final PlayerInput input() {
    return input;
  }

  @Override
  public final Probe probe() {
    return probe;
  }

  @Override
  public final ProgramUnderTest program() {
    return program;
  }

  @Override
  public final Path folder() {
    return folder;
  }
}
