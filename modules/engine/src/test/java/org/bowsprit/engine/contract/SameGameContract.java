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
 * Tests that the same strokes lead to the same game on every renderer. Input from real strokes
 * leads to the same trace and the same last frame as input that is passed directly.
 *
 * <p>All positions have even rows, because a terminal cannot report others.
 */
public abstract class SameGameContract {

  private static final Path GAME = Path.of("..", "..", "games", "walklab");
  private static final int TICKS = 160;
  private static final Duration TIMEOUT = Duration.ofSeconds(10);
  private static final DisplaySettings SETTINGS =
      DisplaySettings.DEFAULT.withScale(1).withAspect(Aspect.SQUARE).withVsync(false);

  private final Map<Integer, List<Input>> strokes = new TreeMap<>();

  /** The result of a game. */
  private record Outcome(List<String> trace, String lastFrame) {}

  /** Sends a keystroke and waits until the session has received it. */
  private interface Player {

    void play(Input stroke, GameSession session);
  }

  /**
   * Opens the renderer on its screen; skips the test if this machine has no such screen.
   *
   * @param settings the display settings
   * @throws RendererException if the renderer cannot be opened
   */
  protected abstract Stage open(DisplaySettings settings) throws RendererException;

  @Test
  void windowInputAndDirectInputLeadToTheSameGame() throws RendererException {
    click(20, 150, 120, Button.LEFT);
    click(70, 40, 118, Button.LEFT);
    addStroke(90, new Input.Key('n'));
    click(100, 136, 168, Button.LEFT);
    click(120, 200, 130, Button.RIGHT);
    addStroke(130, new Input.Key('.'));
    Outcome expected = outcome((stroke, session) -> session.input(stroke), null);
    assertThat(expected.trace()).hasSizeGreaterThan(20);
    try (Stage stage = open(SETTINGS)) {
      Outcome real = outcome((stroke, session) -> perform(stroke, session, stage), stage);
      assertThat(real.trace()).isEqualTo(expected.trace());
      assertThat(real.lastFrame()).isEqualTo(expected.lastFrame());
    }
  }

  private void click(int tick, int x, int y, Button button) {
    addStroke(tick, new Input.Move(x, y));
    addStroke(tick, new Input.Press(x, y, button));
    addStroke(tick + 1, new Input.Release(x, y, button));
  }

  private void addStroke(int tick, Input stroke) {
    strokes.computeIfAbsent(tick, any -> new ArrayList<>()).add(stroke);
  }

  private Outcome outcome(Player player, Stage stage) {
    GameResources game = new GameOpener().open(GAME).resources();
    FramePainter painter = new FramePainter(bound -> 0);
    List<String> trace = new ArrayList<>();
    TraceRecorder recorder =
        new TraceRecorder(
            new TraceOptions(false, true, false, true),
            game.index().limits().variables(),
            game.index().limits().bitVariables(),
            trace::add);
    GameSetup setup = GameSetup.headless(game, new BoxGraphProvider()).withPainter(painter);
    GameSession session = recorder.prepare(setup).start();
    for (int tick = 0; tick < TICKS; tick++) {
      for (Input stroke : strokes.getOrDefault(tick, List.of())) {
        player.play(stroke, session);
      }
      session.tick();
      if (stage != null) {
        stage.renderer().present(painter.frame());
        stage.renderer().poll(event -> {});
      }
    }
    return new Outcome(trace, FrameHash.of(painter.frame()));
  }

  private static void perform(Input stroke, GameSession session, Stage stage) {
    stage.perform(stroke);
    Queue<Input> arrived = new ArrayDeque<>();
    Instant deadline = Instant.now().plus(TIMEOUT);
    while (!arrived.contains(stroke)) {
      if (Instant.now().isAfter(deadline)) {
        fail(stroke + " did not arrive; these did: " + arrived);
      }
      stage
          .renderer()
          .poll(
              event -> {
                if (event instanceof Input input) {
                  arrived.add(input);
                }
              });
    }
    arrived.forEach(session::input);
  }
}
