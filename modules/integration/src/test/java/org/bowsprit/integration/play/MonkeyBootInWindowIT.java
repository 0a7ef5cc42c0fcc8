package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.integration.boot.MonkeyBootGame;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Plays a game that begins like Monkey Island 1 from an archive in a real window. */
@Timeout(300)
class MonkeyBootInWindowIT {

  @TempDir private Path folder;
  private VirtualScreen screen;
  private PlayedWindow window;

  @BeforeEach
  void openScreen() throws IOException, InterruptedException {
    assumeTrue(VirtualScreen.isInstalled(), "no Xvfb, xdotool");
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

  @Test
  void playsFromTheMessageBoxToTheMainGame() throws Exception {
    byte[] pak = new LpakWriter().addGame("en", "monkey1", new MonkeyBootGame().write()).write();
    Path archive = Files.write(folder.resolve("Monkey1.pak"), pak);
    ProgramUnderTest program = new ProgramUnderTest(folder);
    window =
        new PlayedWindow(
            screen,
            program,
            "Monkey",
            folder.resolve("log"),
            List.of(archive.toString(), "--renderer", "swing", "--audio", "silent"));
    Probe probe = new Probe(program, window);

    ProgramUnderTest.await("a box before the first room", () -> colours(probe.picture()) > 1);
    window.press("space");
    // Waits for the first room, because the game refuses a quick save before it and the probe
    // repeats one only after a while.
    ProgramUnderTest.await("a picture of many colours", () -> colours(probe.picture()) > 16);
    probe.await("the title", game -> room(game) == MonkeyBootGame.TITLE);
    BufferedImage title = probe.picture();

    window.press("M-f");
    probe.await("the main game", game -> room(game) == MonkeyBootGame.LOOKOUT);
    window.press("M-f");
    BufferedImage lookout = probe.picture();
    assertThat(ProgramUnderTest.difference(title, lookout)).isGreaterThan(10_000);
    assertThat(Files.readString(folder.resolve("log"))).doesNotContain("was ended");
  }

  private static int room(SavedGame game) {
    return game.state().world().room().number();
  }

  private static long colours(BufferedImage picture) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    return Arrays.stream(picture.getRGB(0, 0, width, height, null, 0, width)).distinct().count();
  }
}
