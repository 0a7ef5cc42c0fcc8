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

/** Tests the features with the keys and the mouse of a real window on a virtual screen. */
abstract class FeaturesInWindow extends PlayFeatures implements TalkFeatures {

  /** The minimum number of pixels that differ if a menu is shown. */
  private static final int MIN_MENU_PIXELS = 16_000;

  private final String renderer;
  private VirtualScreen screen;
  private ProgramWindow window;
  private SoundRecording soundRecording;

  FeaturesInWindow(String renderer) {
    this.renderer = renderer;
  }

  @Override
  final PlayerInput open(List<String> arguments) throws IOException, InterruptedException {
    assumeTrue(VirtualScreen.isInstalled(), "Xvfb or xdotool is not installed");
    program.withSetting("window", "size = \"800x600\"");
    screen = new VirtualScreen(folder.resolve("screen"));
    soundRecording = new SoundRecording(folder.resolve("sound.wav"));
    List<String> allArguments = new ArrayList<>(arguments);
    allArguments.addAll(List.of("--renderer", renderer));
    allArguments.addAll(
        List.of("--audio", "wav", "--audio-target", soundRecording.file().toString()));
    window = new ProgramWindow(screen, program, "Gannet", folder.resolve("log"), allArguments);
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

  /** The sound is muted with a key. It is also muted while the window does not have the focus. */
  @Test
  void theSoundIsMutedByAKeyAndWithoutFocus() throws Exception {
    startOnTheShore();
    soundRecording.await("the music of the storm", peak -> peak > 0);
    window.press("M-u");
    soundRecording.await("silence after the key was pressed", peak -> peak == 0);
    window.press("M-u");
    soundRecording.await("the music after the key was pressed again", peak -> peak > 0);
    window.removeFocus();
    soundRecording.await("silence without focus", peak -> peak == 0);
    window.focus();
    soundRecording.await("the music after the window got the focus again", peak -> peak > 0);
  }

  /** Holding the right button down opens the menu. A click of the right button closes it. */
  @Test
  void theRightButtonOpensAndClosesTheMenu() throws Exception {
    startOnTheShore();
    BufferedImage scene = probe.scene();
    window.holdButton(3, 1_200);
    ProgramUnderTest.await(
        "the menu", () -> ProgramUnderTest.difference(scene, probe.scene()) > MIN_MENU_PIXELS);
    window.click(3);
    ProgramUnderTest.await(
        "the game without the menu",
        () -> ProgramUnderTest.difference(scene, probe.scene()) < MIN_MENU_PIXELS);
  }

  /**
   * The window fills the screen and returns to its former size. A new size is saved for the next
   * start.
   */
  @Test
  void theWindowSizeIsRestoredAndSaved() throws Exception {
    startOnTheShore();
    long ticksAtStart = probe.ticks();
    assertThat(window.bounds().width())
        .as("the width of the window, which comes from the settings")
        .isEqualTo(800);
    window.press("F11");
    program.awaitSetting("fullscreen = true");
    window.awaitWidth(1280);
    window.press("F11");
    program.awaitSetting("fullscreen = false");
    window.awaitWidth(800);
    // The first size changes come from the window system, not from the player.
    probe.await(
        "the sixtieth iteration after the start",
        saved -> saved.state().session().ticks() > ticksAtStart + 60);
    window.resize(700, 500);
    window.awaitWidth(700);
    // The program draws at the new size before it saves the size.
    probe.quickSave();
    window.press("M-q");
    window.awaitEnd();
    program.awaitSetting("size = \"700x500\"");
  }

  /** Drops the folder of a game on the window, and then a zip file with a game. */
  @Test
  void droppedGamesArePlayed() throws Exception {
    startOnTheShore();
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
