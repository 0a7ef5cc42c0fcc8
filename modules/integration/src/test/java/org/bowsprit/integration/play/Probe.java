package org.bowsprit.integration.play;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.bowsprit.engine.save.SaveFormat;
import org.bowsprit.engine.save.SavedGame;
import org.bowsprit.vm.EngineVariable;

/** Queries a running game. Makes quick saves and screenshots, and reads them. */
final class Probe {

  /** The number of rows at the top of the picture in which notices are shown. */
  private static final int NOTICE_ROWS = 56;

  /**
   * The time after which the probe saves again, because a game may forbid saving temporarily. A
   * save on a busy machine must not take longer than this. Otherwise, a late save would be used as
   * the result of a later query.
   */
  private static final Duration RETRY_DELAY = Duration.ofSeconds(10);

  private final ProgramUnderTest program;
  private final PlayerInput input;
  private int pictureCount;

  Probe(ProgramUnderTest program, PlayerInput input) {
    this.program = program;
    this.input = input;
  }

  /** A condition on the game's state. */
  @FunctionalInterface
  interface StateCondition {
    boolean holds(SavedGame saved) throws IOException, InterruptedException;
  }

  /** Quick-saves as soon as the game allows it, and returns the saved game. */
  SavedGame quickSave() throws IOException, InterruptedException {
    Optional<Object> previousKey = quickSaveKey();
    Instant[] nextAttempt = {Instant.MIN};
    ProgramUnderTest.await(
        "a quick save",
        () -> {
          if (Instant.now().isAfter(nextAttempt[0])) {
            input.press("M-k");
            nextAttempt[0] = Instant.now().plus(RETRY_DELAY);
          }
          Optional<Object> currentKey = quickSaveKey();
          return currentKey.isPresent() && !currentKey.equals(previousKey);
        });
    return read("quick");
  }

  /** Returns a value that identifies the file of the quick slot; empty if there is no file. */
  private Optional<Object> quickSaveKey() throws IOException {
    Optional<Path> file = program.saveFile("quick");
    return file.isPresent()
        ? Optional.of(Files.readAttributes(file.get(), BasicFileAttributes.class).fileKey())
        : Optional.empty();
  }

  /** Returns the saved game in a slot. */
  SavedGame read(String slot) throws IOException {
    return new SaveFormat().read(Files.readAllBytes(program.saveFile(slot).orElseThrow()));
  }

  /** Quick-saves until the saved game meets a condition, and returns the last saved game. */
  SavedGame await(String description, StateCondition condition)
      throws IOException, InterruptedException {
    SavedGame[] lastSave = new SavedGame[1];
    ProgramUnderTest.await(
        description,
        () -> {
          lastSave[0] = quickSave();
          return condition.holds(lastSave[0]);
        });
    return lastSave[0];
  }

  long jiffies() throws IOException, InterruptedException {
    return quickSave().state().session().jiffies();
  }

  long ticks() throws IOException, InterruptedException {
    return quickSave().state().session().ticks();
  }

  /** Returns whether an actor is speaking. */
  static boolean isTalking(SavedGame saved) {
    return saved.state().session().speech().phase() != 0;
  }

  static int variable(SavedGame saved, EngineVariable variable) {
    return saved.state().machine().globals().get(variable.number());
  }

  /** Takes a picture of the screen. */
  BufferedImage picture() throws IOException, InterruptedException {
    input.press("F12");
    pictureCount++;
    return program.awaitPicture(pictureCount);
  }

  /** Takes a picture of the screen without the rows that show notices. */
  BufferedImage scene() throws IOException, InterruptedException {
    BufferedImage picture = picture();
    return picture.getSubimage(
        0, NOTICE_ROWS, picture.getWidth(), picture.getHeight() - NOTICE_ROWS);
  }

  /** Returns the sum of the red, green and blue components of all pixels. */
  static long brightness(BufferedImage picture) {
    long sum = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        int rgb = picture.getRGB(x, y);
        sum += (rgb >> 16 & 0xFF) + (rgb >> 8 & 0xFF) + (rgb & 0xFF);
      }
    }
    return sum;
  }
}
