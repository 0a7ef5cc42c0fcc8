package org.bowsprit.integration.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;

/** Tests complete, huge and damaged games that the player drops on the page. */
class OwnGamesInBrowserIT extends ChromiumPageTests {

  private static final Path ARTLAB = Checkout.root().resolve("games/artlab");

  /** A size in bytes that does not fit into a page's memory. */
  private static final long HUGE_BYTES = 6L << 30;

  private static final int DAMAGED_GAME_COUNT = 8;

  @Test
  void aDroppedFolderIsStored() {
    assertStoredAfterDrop(ARTLAB);
  }

  @Test
  void aDroppedArchiveIsStored() throws IOException {
    assertStoredAfterDrop(SpecialEditionArchive.write(ARTLAB, work));
  }

  @Test
  void aLargeArchiveIsPlayedWithoutReadingAllOfIt() throws IOException {
    Path archive = SpecialEditionArchive.write(ARTLAB, work);
    try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
      file.setLength(HUGE_BYTES);
    }
    GamePage page = dropFiles(openPage(DESKTOP_WIDTH), archive);
    page.await(
        "the start screen of the dropped game",
        () -> browser.countElements("#ways input[type=checkbox]") > 0);
    page.pressButton("Play").await("the running game", () -> page.ticks() > 20);
    assertNoErrors(page);
  }

  private void assertStoredAfterDrop(Path game) {
    GamePage page = dropFiles(openPage(DESKTOP_WIDTH), game);
    page.await(
        "the start screen of the dropped game",
        () -> browser.countElements("#ways input[type=checkbox]") > 0);
    assertThat(browser.element("#curtain").getText()).contains("stays on this device");
    browser.element("#ways input[type=checkbox]").click();
    page.pressButton("Play").await("the running game", () -> page.ticks() > 20);
    browser.reload();
    page.awaitOffer();
    page.pressButton("Play")
        .await("the running game that the page has stored", () -> page.ticks() > 20);
    assertNoErrors(page);
  }

  @Test
  void damagedGamesAreReportedAndTheCurrentGameContinues() throws IOException {
    GamePage page = openPage(DESKTOP_WIDTH).pressButton("Play").awaitVerb("New game");
    dropFiles(page, Files.writeString(work.resolve("letter.txt"), "Dear Orla"));
    assertThat(page.awaitErrorMessage()).endsWith(".\nClose").doesNotContain("Exception");
    long ticks = page.ticks();
    page.pressButton("Close")
        .await("the continued game after the message", () -> page.ticks() > ticks);

    FileDamager damager = new FileDamager(25);
    for (int i = 0; i < DAMAGED_GAME_COUNT; i++) {
      Path game = Files.createDirectories(work.resolve("damaged-" + i));
      for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
        byte[] file = Files.readAllBytes(ARTLAB.resolve(name));
        boolean isUndamaged = name.endsWith(i % 2 == 0 ? "0" : "1");
        Files.write(game.resolve(name), isUndamaged ? file : damager.damagedCopy(file));
      }
      assertReportedOrPlayable(page, game);
    }
  }

  @Test
  void truncatedFilesAreReported() throws IOException {
    GamePage page = openPage(DESKTOP_WIDTH);
    Path game = Files.createDirectories(work.resolve("cut"));
    Files.copy(ARTLAB.resolve("MONKEY2.000"), game.resolve("MONKEY2.000"));
    Files.write(game.resolve("MONKEY2.001"), firstHalf(ARTLAB.resolve("MONKEY2.001")));
    dropFiles(page, game);
    assertThat(page.awaitErrorMessage()).startsWith("MONKEY2.001 is incomplete");
    page.pressButton("Close");

    Path zip = work.resolve("whole.zip");
    try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
      Files.copy(ARTLAB.resolve("MONKEY2.001"), files.getPath("MONKEY2.001"));
      Files.copy(ARTLAB.resolve("MONKEY2.000"), files.getPath("MONKEY2.000"));
    }
    dropFiles(page, Files.write(work.resolve("cut.zip"), firstHalf(zip)));
    assertThat(page.awaitErrorMessage())
        .startsWith("The zip cannot be unpacked; it may be an incomplete download.");
  }

  private static byte[] firstHalf(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    return Arrays.copyOf(bytes, bytes.length / 2);
  }

  /**
   * Drops a damaged game, and expects an error message or a start screen. Some damage is detected
   * only during play, or not at all.
   */
  private void assertReportedOrPlayable(GamePage page, Path game) {
    dropFiles(page, game);
    page.await(
        "an error message or the start screen of the dropped game",
        () ->
            !page.errorMessage().isEmpty()
                || browser.countElements("#ways input[type=checkbox]") > 0);
    if (page.errorMessage().isEmpty()) {
      page.pressButton("Play");
      page.await(
          "an error message or the running game",
          () -> !page.errorMessage().isEmpty() || page.ticks() > 10);
    }
    if (!page.errorMessage().isEmpty()) {
      assertThat(page.errorMessage())
          .endsWith("\nClose")
          .contains(".\n")
          .doesNotContain("Exception");
      page.pressButton("Close");
    }
  }
}
