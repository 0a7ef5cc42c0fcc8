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

/**
 * Plays a game in a real window. The game begins like Monkey Island 1, and is read from an archive.
 */
@Timeout(300)
class MonkeyBootInWindowIT {

  @TempDir private Path folder;
  private VirtualScreen screen;
  private ProgramWindow window;

  @BeforeEach
  void openScreen() throws IOException, InterruptedException {
    assumeTrue(VirtualScreen.isInstalled(), "Xvfb or xdotool is not installed");
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
  void theGameIsPlayedFromTheMessageBoxToTheMainGame() throws Exception {
    byte[] archiveBytes =
        new LpakWriter().addGame("en", "monkey1", new MonkeyBootGame().write()).toBytes();
    Path archive = Files.write(folder.resolve("Monkey1.pak"), archiveBytes);
    ProgramUnderTest program = new ProgramUnderTest(folder);
    window =
        new ProgramWindow(
            screen,
            program,
            "Monkey",
            folder.resolve("log"),
            List.of(archive.toString(), "--renderer", "swing", "--audio", "silent"));
    Probe probe = new Probe(program, window);

    ProgramUnderTest.await(
        "the message box before the first room", () -> countColours(probe.picture()) > 1);
    window.press("space");
    // Waits for the first room without a quick save. The game would refuse it before this room,
    // and the probe would repeat it only after some seconds.
    ProgramUnderTest.await(
        "the picture of the first room", () -> countColours(probe.picture()) > 16);
    probe.await("the title room", game -> roomNumber(game) == MonkeyBootGame.LOGO_ROOM);
    BufferedImage titlePicture = probe.picture();

    window.press("M-f");
    probe.await(
        "the first room of the main game", game -> roomNumber(game) == MonkeyBootGame.LOOKOUT_ROOM);
    window.press("M-f");
    BufferedImage lookoutPicture = probe.picture();
    assertThat(ProgramUnderTest.difference(titlePicture, lookoutPicture)).isGreaterThan(10_000);
    assertThat(Files.readString(folder.resolve("log"))).doesNotContain("was ended");
  }

  private static int roomNumber(SavedGame game) {
    return game.state().world().room().number();
  }

  private static long countColours(BufferedImage picture) {
    int width = picture.getWidth();
    int height = picture.getHeight();
    return Arrays.stream(picture.getRGB(0, 0, width, height, null, 0, width)).distinct().count();
  }
}
