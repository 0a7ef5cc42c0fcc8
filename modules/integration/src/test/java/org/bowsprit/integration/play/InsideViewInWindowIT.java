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

  private static final int PAPER_OF_THE_DRAWER = 0x16202E;
  private static final int MARK_OF_THE_DRAWER = 0xFFD166;

  /**
   * The coordinates to which ego walks in room 9, and the distance from them that counts as
   * reached.
   */
  private static final int RIGHT = 250;

  private static final int FAR_UP = 80;
  private static final int LEFT = 100;
  private static final int NEARLY = 30;

  /** A row of the game's screen that is within the first twelfth of the window. */
  private static final int TOP_LINE_OF_THE_PICTURE = 4;

  private static final int A_MARKED_LINE = 200;

  @TempDir private Path folder;
  private VirtualScreen screen;
  private PlayedProgram program;
  private PlayedWindow window;

  @BeforeEach
  void openAScreen() throws IOException, InterruptedException {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
    program = new PlayedProgram(folder);
    screen = new VirtualScreen(folder.resolve("screen"));
  }

  @AfterEach
  void closeIt() {
    if (window != null) {
      window.close();
    }
    if (screen != null) {
      screen.close();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void aBreakpointStopsTheGameAndTheDrawerBelowThePictureShowsWhere(String renderer)
      throws Exception {
    start(renderer);
    Probe probe = new Probe(program, window);
    assertThat(probe.saved().state().world().room().number()).isEqualTo(9);
    window.point(Frame.WIDTH / 2, TOP_LINE_OF_THE_PICTURE);
    openDrawer();
    order("break room 5");
    BufferedImage inRoom9 = picture();
    int marked = count(window.look(window.place()), MARK_OF_THE_DRAWER);

    order("room 5");
    // The drawer opens the page with the last instructions, in which the next instruction is
    // marked.
    PlayedProgram.await(
        "a stop",
        () -> count(window.look(window.place()), MARK_OF_THE_DRAWER) > marked + A_MARKED_LINE);
    Thread.sleep(500);
    assertThat(PlayedProgram.difference(inRoom9, picture())).isZero();

    order("continue");
    probe.await("room 5", saved -> saved.state().world().room().number() == 5);
    leave();
  }

  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void inAWideWindowTheDrawerIsBesideThePicture(String renderer) throws Exception {
    start(renderer);
    new Probe(program, window).saved();
    openDrawer();
    window.resize(1100, 500);
    PlayedProgram.await("a wide window", () -> window.place().width() == 1100);
    PlayedWindow.Place all = window.place();
    PlayedWindow.Place right =
        new PlayedWindow.Place(all.x() + 650, all.y(), all.width() - 650, all.height());
    PlayedWindow.Place left = new PlayedWindow.Place(all.x(), all.y(), 620, all.height());
    PlayedProgram.await(
        "a drawer beside the picture",
        () ->
            count(window.look(right), PAPER_OF_THE_DRAWER) > 150_000
                && count(window.look(left), PAPER_OF_THE_DRAWER) == 0);
    window.press("M-d");
    PlayedProgram.await("no drawer", () -> count(window.look(all), PAPER_OF_THE_DRAWER) == 0);
    leave();
  }

  /** Ego walks to the right. In the grid, an earlier click replaces the click for this walk. */
  @ParameterizedTest
  @ValueSource(strings = {"swing", "lwjgl"})
  void inputIsChangedInTheGridAndPlayedOn(String renderer) throws Exception {
    start(renderer);
    Probe probe = new Probe(program, window);
    probe.saved();
    window.point(RIGHT, FAR_UP);
    window.click(1);
    probe.await("a walk to the right", saved -> ego(saved) > RIGHT - NEARLY);
    window.press("M-y");
    awaitGrid(true);

    window.press("End", "S-Tab", "Right", "BSpace");
    window.press("Home", "Left", "Enter");
    window.press("1", "0", "0", "space", "1", "1", "0");
    window.press("Enter", "Right", "space", "p");
    awaitGrid(false);
    probe.await("a walk to the left", saved -> Math.abs(ego(saved) - LEFT) < NEARLY);
    leave();
  }

  private static int ego(SavedGame saved) {
    return saved.state().world().actors().get(1).place().x();
  }

  private void awaitGrid(boolean isShown) throws Exception {
    PlayedProgram.await(
        isShown ? "a grid below the picture" : "no grid",
        () -> count(window.look(window.place()), PAPER_OF_THE_DRAWER) > 150_000 == isShown);
    assertThat(count(picture(), PAPER_OF_THE_DRAWER)).isZero();
  }

  private void openDrawer() throws Exception {
    window.press("M-d");
    PlayedWindow.Place all = window.place();
    PlayedWindow.Place lower =
        new PlayedWindow.Place(
            all.x(), all.y() + all.height() * 6 / 10, all.width(), all.height() * 4 / 10);
    PlayedProgram.await(
        "a drawer below the picture",
        () -> count(window.look(lower), PAPER_OF_THE_DRAWER) > 150_000);
    assertThat(count(picture(), PAPER_OF_THE_DRAWER)).isZero();
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
    window = new PlayedWindow(screen, program, "Walklab", folder.resolve("log"), arguments);
  }

  private void order(String line) throws IOException, InterruptedException {
    window.type(line);
    window.press("Enter");
  }

  private void leave() throws IOException, InterruptedException {
    window.press("M-q");
    window.awaitEnd();
  }

  /**
   * Returns the game's picture above the drawer, without the line at the top that reports the stop.
   * The game's pointer is in this line, because it blinks until the stop.
   */
  private BufferedImage picture() throws IOException, InterruptedException {
    PlayedWindow.Place all = window.place();
    int line = all.height() / 12;
    return window.look(
        new PlayedWindow.Place(
            all.x(), all.y() + line, all.width(), all.height() * 57 / 100 - line));
  }

  private static int count(BufferedImage picture, int rgb) {
    int count = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        count += (picture.getRGB(x, y) & 0xFFFFFF) == rgb ? 1 : 0;
      }
    }
    return count;
  }
}
