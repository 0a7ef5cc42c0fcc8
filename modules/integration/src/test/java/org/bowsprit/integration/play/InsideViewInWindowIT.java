package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests the drawer and a breakpoint in real windows. */
@Timeout(300)
class InsideViewInWindowIT {

  private static final int PAPER_OF_THE_DRAWER = 0x16202E;
  private static final int MARK_OF_THE_DRAWER = 0xFFD166;

  private static final int A_STROKE = 20;

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

  @Test
  void aBreakpointStopsTheGameAndTheDrawerShowsWhere() throws Exception {
    start("swing");
    Probe probe = new Probe(program, window);
    assertThat(probe.saved().state().world().room().number()).isEqualTo(9);
    window.press("M-d");
    PlayedWindow.Place drawer = window.awaitOther("developer's drawer");
    PlayedProgram.await(
        "an empty drawer", () -> count(window.look(drawer), PAPER_OF_THE_DRAWER) > 100_000);
    window.takeKeyboardOf("developer's drawer");
    order("break room 5");
    BufferedImage inRoom9 = besides(drawer);
    int marked = count(window.look(drawer), MARK_OF_THE_DRAWER);

    order("room 5");
    // Opens the page with the last instructions; the next one is marked.
    PlayedProgram.await(
        "a stop", () -> count(window.look(drawer), MARK_OF_THE_DRAWER) > 2 * marked);
    Thread.sleep(500);
    assertThat(PlayedProgram.difference(inRoom9, besides(drawer))).isLessThan(A_STROKE);

    order("continue");
    window.takeKeyboard();
    probe.await("room 5", saved -> saved.state().world().room().number() == 5);
    leave();
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
   * Returns the game's picture to the left of the drawer, without the line at its top that says
   * that the game is paused.
   */
  private BufferedImage besides(PlayedWindow.Place drawer)
      throws IOException, InterruptedException {
    PlayedWindow.Place game = window.place();
    int width = Math.min(game.width(), drawer.x() - game.x());
    int line = game.height() / 8;
    return window.look(
        new PlayedWindow.Place(game.x(), game.y() + line, width, game.height() - line));
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
