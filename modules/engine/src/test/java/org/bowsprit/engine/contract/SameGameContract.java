package org.bowsprit.engine.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.TreeMap;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.trace.TraceOptions;
import org.bowsprit.engine.trace.TraceRecorder;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.FrameHash;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.contract.Stage;
import org.junit.jupiter.api.Test;

/**
 * Tests that every renderer leads to the same game. The same clicks and keys are performed on the
 * screen of a renderer and passed directly to a session. Both games must have the same trace and
 * the same last frame.
 *
 * <p>All clicks are in even rows, because a terminal cannot report odd rows.
 */
public abstract class SameGameContract {

  private static final Path GAME_FOLDER = Path.of("..", "..", "games", "walklab");
  private static final int TICK_COUNT = 160;
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final DisplaySettings SETTINGS =
      DisplaySettings.DEFAULT.withScale(1).withAspect(Aspect.SQUARE).withVsync(false);

  private final Map<Integer, List<Input>> inputsByTick = new TreeMap<>();

  /** The trace of a game, and the hash of its last frame. */
  private record Outcome(List<String> trace, String lastFrame) {}

  /**
   * Sends an input to a session, directly or through a renderer, and waits until it has arrived.
   */
  private interface InputSender {

    void send(Input input, GameSession session);
  }

  /**
   * Opens the renderer on its screen. If this machine has no such screen, the test is skipped.
   *
   * @param settings the display settings
   * @throws RendererException if the renderer cannot be opened
   */
  protected abstract Stage open(DisplaySettings settings) throws RendererException;

  @Test
  void inputFromTheScreenAndDirectInputLeadToTheSameGame() throws RendererException {
    click(20, 150, 120, Button.LEFT);
    click(70, 40, 118, Button.LEFT);
    addInput(90, new Input.Key('n'));
    click(100, 136, 168, Button.LEFT);
    click(120, 200, 130, Button.RIGHT);
    addInput(130, new Input.Key('.'));
    Outcome expected = outcome((input, session) -> session.input(input), null);
    assertThat(expected.trace()).hasSizeGreaterThan(20);
    try (Stage stage = open(SETTINGS)) {
      Outcome outcomeOnScreen = outcome((input, session) -> perform(input, session, stage), stage);
      assertThat(outcomeOnScreen.trace()).isEqualTo(expected.trace());
      assertThat(outcomeOnScreen.lastFrame()).isEqualTo(expected.lastFrame());
    }
  }

  private void click(int tick, int x, int y, Button button) {
    addInput(tick, new Input.Move(x, y));
    addInput(tick, new Input.Press(x, y, button));
    addInput(tick + 1, new Input.Release(x, y, button));
  }

  private void addInput(int tick, Input input) {
    inputsByTick.computeIfAbsent(tick, any -> new ArrayList<>()).add(input);
  }

  private Outcome outcome(InputSender sender, Stage stage) {
    GameResources resources = new GameOpener().open(GAME_FOLDER).resources();
    FramePainter painter = new FramePainter(bound -> 0);
    List<String> trace = new ArrayList<>();
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(false, true, false, true),
            resources.index().limits().variables(),
            resources.index().limits().bitVariables(),
            trace::add);
    GameSetup setup = GameSetup.headless(resources, new BoxGraphProvider()).withPainter(painter);
    GameSession session = recorder.prepare(setup).start();
    for (int tick = 0; tick < TICK_COUNT; tick++) {
      for (Input input : inputsByTick.getOrDefault(tick, List.of())) {
        sender.send(input, session);
      }
      session.tick();
      if (stage != null) {
        stage.renderer().present(painter.frame());
        stage.renderer().poll(event -> {});
      }
    }
    return new Outcome(trace, FrameHash.of(painter.frame()));
  }

  private static void perform(Input expectedInput, GameSession session, Stage stage) {
    stage.perform(expectedInput);
    Queue<Input> arrivedInputs = new ArrayDeque<>();
    Instant deadline = Instant.now().plus(TIMEOUT);
    while (!arrivedInputs.contains(expectedInput)) {
      if (Instant.now().isAfter(deadline)) {
        fail(expectedInput + " did not arrive; the inputs that arrived are " + arrivedInputs);
      }
      stage
          .renderer()
          .poll(
              event -> {
                if (event instanceof Input input) {
                  arrivedInputs.add(input);
                }
              });
    }
    arrivedInputs.forEach(session::input);
  }
}
