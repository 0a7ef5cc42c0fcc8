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

/** Tests that the player can drop games on the page: complete, huge and damaged ones. */
class OwnGamesInBrowserIT extends ChromiumPageTests {

  private static final Path ARTLAB = Checkout.root().resolve("games/artlab");

  /** A size in bytes that does not fit into a page's memory. */
  private static final long HUGE_BYTES = 6L << 30;

  private static final int DAMAGED_GAMES = 8;

  @Test
  void aDroppedFolderIsStored() {
    assertStoredAfterDrop(ARTLAB);
  }

  @Test
  void aDroppedPakIsStored() throws IOException {
    assertStoredAfterDrop(PackedGame.write(ARTLAB, work));
  }

  @Test
  void aPakIsNotReadCompletely() throws IOException {
    Path pak = PackedGame.write(ARTLAB, work);
    try (RandomAccessFile file = new RandomAccessFile(pak.toFile(), "rw")) {
      file.setLength(HUGE_BYTES);
    }
    GamePage page = drop(openPage(DESKTOP), pak);
    page.await("the game's offer", () -> browser.count("#ways input[type=checkbox]") > 0);
    page.press("Play").await("the game to run", () -> page.ticks() > 20);
    assertNoErrors(page);
  }

  private void assertStoredAfterDrop(Path game) {
    GamePage page = drop(openPage(DESKTOP), game);
    page.await("the game's offer", () -> browser.count("#ways input[type=checkbox]") > 0);
    assertThat(browser.element("#curtain").getText()).contains("stays on this device");
    browser.element("#ways input[type=checkbox]").click();
    page.press("Play").await("the game to run", () -> page.ticks() > 20);
    browser.reload();
    page.offer();
    page.press("Play").await("the kept game to run", () -> page.ticks() > 20);
    assertNoErrors(page);
  }

  @Test
  void damagedGamesAreReportedAndTheCurrentGameContinues() throws IOException {
    GamePage page = openPage(DESKTOP).press("Play").awaitVerb("New game");
    drop(page, Files.writeString(work.resolve("letter.txt"), "Dear Orla"));
    assertThat(page.awaitErrorMessage()).endsWith(".\nClose").doesNotContain("Exception");
    long ticks = page.ticks();
    page.press("Close").await("the old game to go on", () -> page.ticks() > ticks);

    DamagedFiles damage = new DamagedFiles(25);
    for (int i = 0; i < DAMAGED_GAMES; i++) {
      Path game = Files.createDirectories(work.resolve("damaged-" + i));
      for (String name : List.of("MONKEY2.000", "MONKEY2.001")) {
        byte[] file = Files.readAllBytes(ARTLAB.resolve(name));
        boolean isUndamaged = name.endsWith(i % 2 == 0 ? "0" : "1");
        Files.write(game.resolve(name), isUndamaged ? file : damage.damagedCopy(file));
      }
      assertReportedOrPlayable(page, game);
    }
  }

  @Test
  void truncatedFilesAreReported() throws IOException {
    GamePage page = openPage(DESKTOP);
    Path game = Files.createDirectories(work.resolve("cut"));
    Files.copy(ARTLAB.resolve("MONKEY2.000"), game.resolve("MONKEY2.000"));
    Files.write(game.resolve("MONKEY2.001"), firstHalf(ARTLAB.resolve("MONKEY2.001")));
    drop(page, game);
    assertThat(page.awaitErrorMessage()).startsWith("MONKEY2.001 is incomplete");
    page.press("Close");

    Path zip = work.resolve("whole.zip");
    try (FileSystem files = FileSystems.newFileSystem(zip, Map.of("create", "true"))) {
      Files.copy(ARTLAB.resolve("MONKEY2.001"), files.getPath("MONKEY2.001"));
      Files.copy(ARTLAB.resolve("MONKEY2.000"), files.getPath("MONKEY2.000"));
    }
    drop(page, Files.write(work.resolve("cut.zip"), firstHalf(zip)));
    assertThat(page.awaitErrorMessage())
        .startsWith("The zip cannot be unpacked; it may be an incomplete download.");
  }

  private static byte[] firstHalf(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    return Arrays.copyOf(bytes, bytes.length / 2);
  }

  /**
   * Drops a damaged game, and expects an error message or an offer to play. Some damage is detected
   * only during play, or never reached.
   */
  private void assertReportedOrPlayable(GamePage page, Path game) {
    drop(page, game);
    page.await(
        "a sentence or an offer",
        () -> !page.errorMessage().isEmpty() || browser.count("#ways input[type=checkbox]") > 0);
    if (page.errorMessage().isEmpty()) {
      page.press("Play");
      page.await(
          "a sentence or the game", () -> !page.errorMessage().isEmpty() || page.ticks() > 10);
    }
    if (!page.errorMessage().isEmpty()) {
      assertThat(page.errorMessage())
          .endsWith("\nClose")
          .contains(".\n")
          .doesNotContain("Exception");
      page.press("Close");
    }
  }
}
