package org.bowsprit.render.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Input.Button;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.panel.PanelLine;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The contract of every renderer. The test of a plugin extends this class and supplies its provider
 * and its stage.
 *
 * <p>{@code -Dbowsprit.render.frames} sets the number of frames of the endurance test; the default
 * is 2,000.
 */
public abstract class RendererContract {

  private static final DisplaySettings SETTINGS =
      DisplaySettings.DEFAULT.withScale(1).withAspect(Aspect.SQUARE).withVsync(false);
  private static final Duration TIMEOUT = Duration.ofSeconds(20);
  private static final Duration REPEAT_INTERVAL = Duration.ofMillis(700);
  private static final long MAX_GROWTH_BYTES = 2 << 20;

  private final Frame frame = new Frame();
  private Stage stage;
  private boolean hasAnnouncements;
  private volatile boolean isAnnounced;

  /** Returns the provider under test. */
  protected abstract RendererProvider provider();

  /**
   * Opens the renderer on its screen, or skips the test if this machine has no such screen.
   *
   * @param settings the display settings
   * @throws RendererException if the renderer cannot be opened
   */
  protected abstract Stage open(DisplaySettings settings) throws RendererException;

  @BeforeEach
  void openStage() throws RendererException {
    stage = open(SETTINGS);
    hasAnnouncements = stage.renderer().announcesBy(() -> isAnnounced = true);
    SyntheticFrames.noise(frame, 1);
    stage.renderer().present(frame);
  }

  @AfterEach
  void closeStage() {
    if (stage != null) {
      stage.close();
    }
  }

  @Test
  void theIdCanBeTypedOnACommandLine() {
    assertThat(provider().id()).matches("[a-z0-9-]+");
    assertThat(provider().displayName()).isNotBlank();
  }

  @Test
  protected void theRendererIsAvailable() {
    assertThat(provider().probe().available()).isTrue();
  }

  @Test
  void everyPixelShowsItsColourWithCursorAndShake() {
    for (int seed = 2; seed < 8; seed++) {
      SyntheticFrames.noise(frame, seed);
      assertFrameIsShown();
    }
  }

  @Test
  void aChangedPaletteAloneChangesThePicture() {
    assertFrameIsShown();
    for (int i = 0; i < 768; i++) {
      frame.palette()[i] ^= 0x5A;
    }
    assertFrameIsShown();
  }

  @Test
  void aMovedCursorAloneChangesThePicture() {
    frame.placeCursor(0, 0, true);
    assertFrameIsShown();
    frame.placeCursor(319, 199, true);
    assertFrameIsShown();
    frame.placeCursor(319, 199, false);
    assertFrameIsShown();
  }

  @Test
  void everyRowAndColumnIsShownWithCorrectedAspect() throws RendererException {
    stage.renderer().apply(SETTINGS.withAspect(Aspect.CORRECTED).withScale(2));
    assertThat(stage.renderer().settings().aspect()).isEqualTo(Aspect.CORRECTED);
    SyntheticFrames.noise(frame, 11);
    assertFrameIsShown();
  }

  @Test
  void presentDoesNotUseTheFrameAfterReturning() {
    assertFrameIsShown();
    int[] expected = SyntheticFrames.colours(frame);
    Arrays.fill(frame.pixels(), (byte) 0);
    Instant deadline = Instant.now().plus(TIMEOUT);
    int differences;
    do {
      pollFor(Duration.ofMillis(100));
      differences = countDifferences(stage.shown(), expected);
    } while (differences > 0 && Instant.now().isBefore(deadline));
    assertThat(differences).as("the number of pixels that changed with the frame").isZero();
  }

  @Test
  void mouseEventsArriveWithTheirPositions() {
    assertEventArrives(new Input.Move(10, 20));
    assertEventArrives(new Input.Move(160, 100));
    assertEventArrives(new Input.Press(160, 100, Button.LEFT));
    assertEventArrives(new Input.Release(160, 100, Button.LEFT));
    assertEventArrives(new Input.Move(319, 198));
    assertEventArrives(new Input.Press(319, 198, Button.RIGHT));
    assertEventArrives(new Input.Release(319, 198, Button.RIGHT));
    assertEventArrives(new Input.Move(0, 0));
  }

  @Test
  void keysArriveWithTheirCodes() {
    assertEventArrives(new Input.Move(100, 100));
    for (int code :
        new int[] {
          'a',
          'q',
          '1',
          ' ',
          KeyCodes.FULL_STOP,
          KeyCodes.ENTER,
          KeyCodes.TAB,
          KeyCodes.BACKSPACE,
          KeyCodes.ESCAPE,
          KeyCodes.UP,
          KeyCodes.LEFT,
          KeyCodes.RIGHT,
          KeyCodes.DOWN,
          KeyCodes.PAGE_UP,
          KeyCodes.PAGE_DOWN,
          KeyCodes.HOME,
          KeyCodes.END
        }) {
      assertEventArrives(new Input.Key(code));
    }
    for (int number = 1; number <= 12; number++) {
      assertEventArrives(new Input.Key(KeyCodes.function(number)));
    }
  }

  @Test
  void aNewSizeIsReportedAndThePictureIsDrawnInTheNewSize() {
    stage.resize();
    awaitEvent(HostEvent.Resize.class::isInstance, "a resize event");
    SyntheticFrames.noise(frame, 12);
    assertFrameIsShown();
  }

  @Test
  void losingAndGainingTheFocusIsReported() {
    assertEventArrives(stage::loseFocus, new HostEvent.Focus(false));
    assertEventArrives(stage::gainFocus, new HostEvent.Focus(true));
  }

  @Test
  void closingTheWindowIsReportedAndDoesNotCloseTheRenderer() {
    stage.askToClose();
    awaitEvent(HostEvent.Close.class::isInstance, "a close event");
    SyntheticFrames.noise(frame, 13);
    assertFrameIsShown();
  }

  @Test
  void aPanelShowsAnyPageAndDoesNotChangeThePicture() {
    stage
        .renderer()
        .openPanel("panel")
        .ifPresent(
            panel -> {
              assertThat(panel.columns()).isPositive();
              assertThat(panel.rows()).isPositive();
              List<PanelLine> lines = new ArrayList<>();
              for (PanelLine.Weight weight : PanelLine.Weight.values()) {
                lines.add(new PanelLine("é~x".repeat(200), weight));
              }
              panel.show(PanelPage.of(List.of()));
              panel.show(new PanelPage(lines, 3, 1));
              panel.typing(true);
              panel.show(new PanelPage(Collections.nCopies(500, lines.get(0)), 900, 499));
              pollFor(Duration.ofMillis(50));
              panel.poll(event -> {});
              panel.close();
              panel.close();
            });
    SyntheticFrames.noise(frame, 14);
    assertFrameIsShown();
  }

  @Test
  void aPanelInAWindowIsOutsideThePictureAndReceivesTheMouse() {
    assumeFalse(stage.renderer().ownsTerminal(), "the cells of a terminal are larger than pixels");
    stage.renderer().apply(SETTINGS.withScale(3));
    assertFrameIsShown();
    Optional<TextPanel> panel = stage.renderer().openPanel("panel");
    assumeTrue(panel.isPresent(), "the renderer has no panel");
    SyntheticFrames.noise(frame, 15);
    assertFrameIsShown();
    assertEventArrives(new Input.Move(0, 0));
    assertEventArrives(new Input.Move(319, 199));
    panel.get().enlarge(true);
    panel.get().show(PanelPage.of(List.of(PanelLine.plain("larger"))));
    SyntheticFrames.noise(frame, 16);
    assertFrameIsShown();
    panel.get().close();
    assertFrameIsShown();
  }

  @Test
  void theRendererCanBeClosedTwice() {
    stage.renderer().close();
    stage.renderer().close();
  }

  @Test
  void everyListedFilterCanBeShown() {
    List<String> filters = stage.renderer().filters();
    assertThat(filters).contains(DisplaySettings.NEAREST);
    for (String filter : filters) {
      stage.renderer().apply(SETTINGS.withFilter(filter));
      assertThat(stage.renderer().settings().filter()).isEqualTo(filter);
      stage.renderer().present(frame);
    }
    stage.renderer().apply(SETTINGS.withFilter("no-such-filter"));
    assertThat(stage.renderer().settings().filter()).isEqualTo(DisplaySettings.NEAREST);
    assertFrameIsShown();
  }

  @Test
  void presentingManyFramesDoesNotIncreaseTheMemory() {
    int frameCount = Integer.getInteger("bowsprit.render.frames", 2_000);
    presentFrames(frameCount / 10);
    long memoryBefore = usedMemory();
    presentFrames(frameCount);
    assertThat(usedMemory() - memoryBefore).isLessThan(MAX_GROWTH_BYTES);
  }

  private void presentFrames(int count) {
    for (int i = 0; i < count; i++) {
      SyntheticFrames.walk(frame, i);
      stage.renderer().present(frame);
      stage.renderer().poll(event -> {});
    }
  }

  private static long usedMemory() {
    long minimum = Long.MAX_VALUE;
    for (int i = 0; i < 5; i++) {
      System.gc();
      Runtime runtime = Runtime.getRuntime();
      minimum = Math.min(minimum, runtime.totalMemory() - runtime.freeMemory());
    }
    return minimum;
  }

  private void assertFrameIsShown() {
    int[] expected = SyntheticFrames.colours(frame);
    Instant deadline = Instant.now().plus(TIMEOUT);
    int differences;
    stage.renderer().present(frame);
    do {
      presentIfAnnounced();
      pollFor(Duration.ofMillis(5));
      differences = countDifferences(stage.shown(), expected);
    } while (differences > 0 && Instant.now().isBefore(deadline));
    assertThat(differences).as("the number of pixels with a wrong colour").isZero();
  }

  /**
   * Presents a frame as a host does. A renderer that announces events receives an unchanged frame
   * only after an announcement.
   */
  private void presentIfAnnounced() {
    if (isAnnounced || !hasAnnouncements) {
      isAnnounced = false;
      stage.renderer().present(frame);
    }
  }

  private static int countDifferences(int[] actual, int[] expected) {
    int differences = 0;
    for (int i = 0; i < expected.length; i++) {
      if (actual[i] != expected[i]) {
        differences++;
      }
    }
    return differences;
  }

  /**
   * Checks that an input arrives. Moving the pointer to its current position would cause no event,
   * so the pointer is first moved to a neighbouring pixel.
   */
  private void assertEventArrives(Input input) {
    assertEventArrives(
        () -> {
          if (input instanceof Input.Move move) {
            stage.perform(new Input.Move(move.x() ^ 1, move.y() ^ 1));
          }
          stage.perform(input);
        },
        input);
  }

  /**
   * Repeats an action until the renderer reports the event. The repetition is necessary because a
   * window that has just opened may miss a key or a click, and because two windows that both
   * request the focus receive it in any order.
   */
  private void assertEventArrives(Runnable action, RenderEvent expected) {
    pollFor(Duration.ofMillis(1));
    List<RenderEvent> received = new ArrayList<>();
    Instant deadline = Instant.now().plus(TIMEOUT);
    while (Instant.now().isBefore(deadline)) {
      action.run();
      if (hasArrived(expected::equals, received, Instant.now().plus(REPEAT_INTERVAL))) {
        return;
      }
    }
    fail("expected " + expected + ", but received " + received);
  }

  private void awaitEvent(Predicate<RenderEvent> expected, String description) {
    List<RenderEvent> received = new ArrayList<>();
    if (!hasArrived(expected, received, Instant.now().plus(TIMEOUT))) {
      fail("expected " + description + ", but received " + received);
    }
  }

  private boolean hasArrived(
      Predicate<RenderEvent> expected, List<RenderEvent> received, Instant deadline) {
    do {
      if (isAnnounced || !hasAnnouncements) {
        isAnnounced = false;
        stage.renderer().present(frame);
        stage.renderer().poll(received::add);
      }
      if (received.stream().anyMatch(expected)) {
        return true;
      }
      pause();
    } while (Instant.now().isBefore(deadline));
    return false;
  }

  private void pollFor(Duration time) {
    Instant deadline = Instant.now().plus(time);
    do {
      stage.renderer().poll(event -> {});
      pause();
    } while (Instant.now().isBefore(deadline));
  }

  private static void pause() {
    try {
      Thread.sleep(1);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
