package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every comfort, by the keys and the mouse of one game in a real window on a virtual screen. */
@Timeout(600)
class ComfortsInWindowIT {

  private static final int A_MENU = 16_000;

  @TempDir private Path folder;
  private VirtualScreen screen;
  private PlayedProgram program;
  private PlayedWindow window;
  private Recorded sound;

  @BeforeEach
  void openAScreen() throws IOException, InterruptedException {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
    program = new PlayedProgram(folder).with("window", "size = \"800x600\"");
    screen = new VirtualScreen(folder.resolve("screen"));
    sound = new Recorded(folder.resolve("sound.wav"));
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
  void allOfThem(String renderer) throws Exception {
    play(renderer);
    PlayedWindow.Place place = window.place();
    assertThat(place.width()).as("the size it was left in").isEqualTo(800);

    Probe probe = new Probe(program, window);
    Comforts comforts = new Comforts(program, window, probe);
    comforts.begin();
    comforts.verbsAndLines();
    comforts.pauseAndStep();
    comforts.fast();
    comforts.rewind();
    comforts.slots();
    comforts.quickSaveAndLoad();
    comforts.insideView();
    comforts.routersAndGhosts();
    comforts.remappedKey();
    comforts.readingAids();
    comforts.clip();
    silences();
    menuByMouse(probe);
    comforts.settings();
    wholeScreen(place);
    comforts.autosave();
    window.resize(700, 500);
    drops();
    window.press("M-q");
    window.awaitEnd();
    program.awaitSetting("size = \"700x500\"");
  }

  private void play(String renderer) throws IOException, InterruptedException {
    window =
        new PlayedWindow(
            screen,
            program,
            "Gannet",
            folder.resolve("log"),
            List.of(
                "gannet-rock",
                "--renderer",
                renderer,
                "--audio",
                "wav",
                "--audio-target",
                sound.file().toString()));
  }

  /** By a key, and while nobody is at the window. */
  private void silences() throws IOException, InterruptedException {
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

  /** The right button, held, opens the menu; clicked, it closes it. */
  private void menuByMouse(Probe probe) throws IOException, InterruptedException {
    BufferedImage scene = probe.scene();
    window.holdButton(3, 1_200);
    assertThat(PlayedProgram.difference(scene, probe.scene())).isGreaterThan(A_MENU);
    window.click(3);
    PlayedProgram.await(
        "the game again", () -> PlayedProgram.difference(scene, probe.scene()) < A_MENU);
  }

  private void wholeScreen(PlayedWindow.Place before) throws IOException, InterruptedException {
    window.press("F11");
    program.awaitSetting("fullscreen = true");
    window.awaitWidth(1280);
    window.press("F11");
    program.awaitSetting("fullscreen = false");
    window.awaitWidth(before.width());
  }

  /** A folder is played, then a zip. */
  private void drops() throws IOException, InterruptedException {
    Path walklab = Checkout.root().resolve("games/walklab").toAbsolutePath();
    window.drop(walklab);
    window.awaitTitle("Monkey Island 2");
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
