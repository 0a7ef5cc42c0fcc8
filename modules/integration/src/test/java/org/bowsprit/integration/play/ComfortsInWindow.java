package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;

/** Tests the comforts with the keys and the mouse of a real window on a virtual screen. */
abstract class ComfortsInWindow extends Comforts implements TalkComforts {

  /** The least number of differing pixels if a menu is shown. */
  private static final int A_MENU = 16_000;

  private final String renderer;
  private VirtualScreen screen;
  private PlayedWindow window;
  private Recorded sound;

  ComfortsInWindow(String renderer) {
    this.renderer = renderer;
  }

  @Override
  final Hands open(List<String> arguments) throws IOException, InterruptedException {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
    program.with("window", "size = \"800x600\"");
    screen = new VirtualScreen(folder.resolve("screen"));
    sound = new Recorded(folder.resolve("sound.wav"));
    List<String> all = new ArrayList<>(arguments);
    all.addAll(List.of("--renderer", renderer));
    all.addAll(List.of("--audio", "wav", "--audio-target", sound.file().toString()));
    window = new PlayedWindow(screen, program, "Gannet", folder.resolve("log"), all);
    return window;
  }

  @Override
  final void close() {
    if (window != null) {
      window.close();
    }
    if (screen != null) {
      screen.close();
    }
  }

  /** A key mutes the sound. The sound is also muted while the window has no focus. */
  @Test
  void theSoundIsMuted() throws Exception {
    beginOnTheShore();
    sound.await("the storm's tune", loudest -> loudest > 0);
    window.press("M-u");
    sound.await("silence by a key", loudest -> loudest == 0);
    window.press("M-u");
    sound.await("the tune again", loudest -> loudest > 0);
    window.loseKeyboard();
    sound.await("silence while nobody is there", loudest -> loudest == 0);
    window.takeKeyboard();
    sound.await("the tune once more", loudest -> loudest > 0);
  }

  /** Holding the right button down opens the menu. A click of the right button closes it. */
  @Test
  void theMenuOpensByTheMouse() throws Exception {
    beginOnTheShore();
    BufferedImage scene = probe.scene();
    window.holdButton(3, 1_200);
    PlayedProgram.await("the menu", () -> PlayedProgram.difference(scene, probe.scene()) > A_MENU);
    window.click(3);
    PlayedProgram.await(
        "the game again", () -> PlayedProgram.difference(scene, probe.scene()) < A_MENU);
  }

  /**
   * The window fills the screen and returns to its former size. A new size is saved for the next
   * start.
   */
  @Test
  void theWindowKeepsItsSize() throws Exception {
    beginOnTheShore();
    long start = probe.ticks();
    assertThat(window.place().width()).as("the size of the settings").isEqualTo(800);
    window.press("F11");
    program.awaitSetting("fullscreen = true");
    window.awaitWidth(1280);
    window.press("F11");
    program.awaitSetting("fullscreen = false");
    window.awaitWidth(800);
    // The first size changes come from the window system, not from the player.
    probe.await("a while of play", saved -> saved.state().session().ticks() > start + 60);
    window.resize(700, 500);
    window.awaitWidth(700);
    // The program draws at the new size before it saves it.
    probe.saved();
    window.press("M-q");
    window.awaitEnd();
    program.awaitSetting("size = \"700x500\"");
  }

  /** Plays a folder, then a zip. */
  @Test
  void droppedGamesArePlayed() throws Exception {
    beginOnTheShore();
    Path walklab = Checkout.root().resolve("games/walklab").toAbsolutePath();
    window.drop(walklab);
    window.awaitTitle("Walklab");
    window.drop(zipOf(Checkout.distribution().resolve("games/gannet-rock")));
    window.awaitTitle("Gannet");
  }

  private Path zipOf(Path game) throws IOException {
    Path zip = folder.resolve("game.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip));
        var files = Files.walk(game)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(game.relativize(file).toString()));
        Files.copy(file, out);
        out.closeEntry();
      }
    }
    return zip;
  }
}
