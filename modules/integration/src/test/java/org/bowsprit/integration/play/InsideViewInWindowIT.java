package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.integration.Checkout;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the drawer, a breakpoint and the input grid in real windows. */
@Timeout(300)
class InsideViewInWindowIT {

  private static final int DRAWER_BACKGROUND = 0x16202E;
  private static final int DRAWER_HIGHLIGHT = 0xFFD166;

  /**
   * The coordinates to which ego walks in room 9. The test accepts positions within {@link
   * #TOLERANCE} of them.
   */
  private static final int RIGHT_X = 250;

  private static final int UPPER_Y = 80;
  private static final int LEFT_X = 100;
  private static final int TOLERANCE = 30;

  /** A row of the game's screen that is within the first twelfth of the window. */
  private static final int TOP_ROW = 4;

  private static final int MIN_HIGHLIGHTED_PIXELS = 200;

  @TempDir private Path folder;
  private VirtualScreen screen;
  private ProgramUnderTest program;
  private ProgramWindow window;

  @BeforeEach
  void openScreen() throws IOException, InterruptedException {
    assumeTrue(VirtualScreen.isInstalled(), "Xvfb or xdotool is not installed");
    program = new ProgramUnderTest(folder);
    screen = new VirtualScreen(folder.resolve("screen"));
  }

  @AfterEach
  void close() {
    if (window != null) {
      window.close();
    }
    if (screen != null) {
      screen.close();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void aBreakpointStopsTheGameAndTheDrawerShowsTheInstruction(String renderer) throws Exception {
    start(renderer);
    Probe probe = new Probe(program, window);
    assertThat(probe.quickSave().state().world().room().number()).isEqualTo(9);
    window.moveMouse(Frame.WIDTH / 2, TOP_ROW);
    openDrawer();
    enterCommand("break room 5");
    BufferedImage pictureInRoom9 = gamePicture();
    int highlightedPixels = countPixels(window.capture(window.bounds()), DRAWER_HIGHLIGHT);

    enterCommand("room 5");
    // The drawer opens the page with the last instructions, in which the next instruction is
    // marked.
    ProgramUnderTest.await(
        "the highlighted instruction",
        () ->
            countPixels(window.capture(window.bounds()), DRAWER_HIGHLIGHT)
                > highlightedPixels + MIN_HIGHLIGHTED_PIXELS);
    Thread.sleep(500);
    assertThat(ProgramUnderTest.difference(pictureInRoom9, gamePicture())).isZero();

    enterCommand("continue");
    probe.await("room 5", saved -> saved.state().world().room().number() == 5);
    quit();
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void theDrawerIsBesideThePictureInAWideWindow(String renderer) throws Exception {
    start(renderer);
    new Probe(program, window).quickSave();
    openDrawer();
    window.resize(1100, 500);
    ProgramUnderTest.await("the wide window", () -> window.bounds().width() == 1100);
    ProgramWindow.Bounds bounds = window.bounds();
    ProgramWindow.Bounds rightPart =
        new ProgramWindow.Bounds(
            bounds.x() + 650, bounds.y(), bounds.width() - 650, bounds.height());
    ProgramWindow.Bounds leftPart =
        new ProgramWindow.Bounds(bounds.x(), bounds.y(), 620, bounds.height());
    ProgramUnderTest.await(
        "the drawer to the right of the picture",
        () ->
            countPixels(window.capture(rightPart), DRAWER_BACKGROUND) > 150_000
                && countPixels(window.capture(leftPart), DRAWER_BACKGROUND) == 0);
    window.press("M-d");
    ProgramUnderTest.await(
        "the closed drawer", () -> countPixels(window.capture(bounds), DRAWER_BACKGROUND) == 0);
    quit();
  }

  /**
   * A click makes ego walk to the right. The test deletes this click in the grid and adds an
   * earlier click, which makes ego walk to the left.
   */
  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void theGameContinuesWithTheInputThatWasChangedInTheGrid(String renderer) throws Exception {
    start(renderer);
    Probe probe = new Probe(program, window);
    probe.quickSave();
    window.moveMouse(RIGHT_X, UPPER_Y);
    window.click(1);
    probe.await("ego at the right", saved -> egoX(saved) > RIGHT_X - TOLERANCE);
    window.press("M-y");
    awaitGrid(true);

    window.press("End", "S-Tab", "Right", "BSpace");
    // The first iteration of the grid may contain input, too.
    window.press("Home", "BSpace", "Left", "BSpace", "Enter");
    window.press("1", "0", "0", "space", "1", "1", "0");
    window.press("Enter", "Right", "space", "p");
    awaitGrid(false);
    probe.await("ego at the left", saved -> Math.abs(egoX(saved) - LEFT_X) < TOLERANCE);
    quit();
  }

  private static int egoX(SavedGame saved) {
    return saved.state().world().actors().get(1).place().x();
  }

  private void awaitGrid(boolean isShown) throws Exception {
    ProgramUnderTest.await(
        isShown ? "the grid below the picture" : "the closed grid",
        () -> countPixels(window.capture(window.bounds()), DRAWER_BACKGROUND) > 150_000 == isShown);
    assertThat(countPixels(gamePicture(), DRAWER_BACKGROUND)).isZero();
  }

  private void openDrawer() throws Exception {
    window.press("M-d");
    ProgramWindow.Bounds bounds = window.bounds();
    ProgramWindow.Bounds lowerPart =
        new ProgramWindow.Bounds(
            bounds.x(),
            bounds.y() + bounds.height() * 6 / 10,
            bounds.width(),
            bounds.height() * 4 / 10);
    ProgramUnderTest.await(
        "the drawer below the picture",
        () -> countPixels(window.capture(lowerPart), DRAWER_BACKGROUND) > 150_000);
    assertThat(countPixels(gamePicture(), DRAWER_BACKGROUND)).isZero();
  }

  private void start(String renderer, String... options) throws IOException, InterruptedException {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(
        List.of(
            Checkout.root().resolve("games/walklab").toAbsolutePath().toString(),
            "--renderer",
            renderer));
    arguments.addAll(List.of("--audio", "silent", "--boot-param", "9"));
    arguments.addAll(List.of(options));
    window = new ProgramWindow(screen, program, "Walklab", folder.resolve("log"), arguments);
  }

  private void enterCommand(String line) throws IOException, InterruptedException {
    window.type(line);
    window.press("Enter");
  }

  private void quit() throws IOException, InterruptedException {
    window.press("M-q");
    window.awaitEnd();
  }

  /**
   * Returns the game's picture above the drawer, without the line at the top that reports the stop.
   * The test has moved the game's pointer into this line, because the pointer blinks.
   */
  private BufferedImage gamePicture() throws IOException, InterruptedException {
    ProgramWindow.Bounds bounds = window.bounds();
    int lineHeight = bounds.height() / 12;
    return window.capture(
        new ProgramWindow.Bounds(
            bounds.x(),
            bounds.y() + lineHeight,
            bounds.width(),
            bounds.height() * 57 / 100 - lineHeight));
  }

  private static int countPixels(BufferedImage picture, int rgb) {
    int count = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        count += (picture.getRGB(x, y) & 0xFFFFFF) == rgb ? 1 : 0;
      }
    }
    return count;
  }
}
