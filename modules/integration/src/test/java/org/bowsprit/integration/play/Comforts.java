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
 * Tests comforts. These are the program's additions to a game, such as saving with keys, settings
 * and rewinding. Each test starts the program on the shore of <i>The Lamp at Gannet Rock</i>.
 * Subclasses choose the kind of screen and the tested comforts.
 */
@Timeout(300)
abstract class Comforts implements OnTheShore {

  /** The number of iterations in which {@link #WAY_TO_THE_SHORE} reaches the shore. */
  private static final int TO_THE_SHORE = 200;

  /** Starts a new game and skips its first scenes. */
  private static final String WAY_TO_THE_SHORE =
      """
      30 key 49
      50 key 49
      90 key 27
      110 key 27
      130 key 27
      150 key 27
      """;

  @TempDir private static Path start;

  @TempDir Path folder;
  PlayedProgram program;
  Probe probe;
  private Hands hands;

  @BeforeAll
  static void playToTheShore() throws IOException {
    Path input = Files.writeString(start.resolve("input.txt"), WAY_TO_THE_SHORE);
    Bowsprit.Run run =
        Bowsprit.run(
            start.resolve("state"),
            "run",
            "gannet-rock",
            "--ticks",
            String.valueOf(TO_THE_SHORE),
            "--input",
            input.toString(),
            "--save",
            shore().toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  private static Path shore() {
    return start.resolve("shore.save");
  }

  /** Starts the program and returns the input to it. */
  abstract Hands open(List<String> arguments) throws IOException, InterruptedException;

  /** Ends the program if it still runs, and the processes started for it. */
  abstract void close() throws IOException;

  @AfterEach
  final void endTheProgram() throws IOException {
    close();
  }

  @Override
  public final void beginOnTheShore() throws IOException, InterruptedException {
    begin(List.of("gannet-rock", "--load", shore().toString()));
    SavedGame saved = probe.saved();
    assertThat(saved.header().roomName()).isEqualTo("shore");
    assertThat(saved.state().machine().userput()).isPositive();
  }

  @Override
  public final void begin(List<String> arguments) throws IOException, InterruptedException {
    program = new PlayedProgram(folder);
    List<String> all = new ArrayList<>(arguments);
    all.addAll(List.of("--record", folder.resolve("journal").toString()));
    hands = open(all);
    probe = new Probe(program, hands);
  }

  @Override
  public final Hands hands() {
    return hands;
  }

  @Override
  public final Probe probe() {
    return probe;
  }

  @Override
  public final PlayedProgram program() {
    return program;
  }

  @Override
  public final Path folder() {
    return folder;
  }
}
