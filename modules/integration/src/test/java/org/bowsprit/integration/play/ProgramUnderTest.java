package org.bowsprit.integration.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.bowsprit.integration.Checkout;

/**
 * The program that a test runs, with its own folders. The test reads the state of the program from
 * the files in these folders.
 */
final class ProgramUnderTest {

  private static final Duration TIMEOUT = Duration.ofSeconds(90);

  /**
   * The time between two checks of a condition. Many conditions start a process, which competes
   * with the program for the processor.
   */
  private static final Duration CHECK_INTERVAL = Duration.ofMillis(100);

  private final Path folder;
  private final List<String> variables = new ArrayList<>();

  /**
   * Creates the folders and settings of a new player.
   *
   * @param folder the folder in which the program's folders are created
   */
  ProgramUnderTest(Path folder) throws IOException {
    this.folder = folder;
    Files.createDirectories(folder.resolve("config/bowsprit"));
    Files.createDirectories(folder.resolve("pictures"));
    Files.writeString(settings(), "[files]\npictures = \"" + folder.resolve("pictures") + "\"\n");
  }

  /** Changes a setting before the start. */
  ProgramUnderTest withSetting(String section, String line) throws IOException {
    Files.writeString(
        settings(), Files.readString(settings()) + "[" + section + "]\n" + line + "\n");
    return this;
  }

  /** Sets an additional environment variable before the start. */
  ProgramUnderTest withVariable(String nameAndValue) {
    variables.add(nameAndValue);
    return this;
  }

  /** Returns a file of the program's state, such as its lists of games. */
  Path stateFile(String name) throws IOException {
    return Files.createDirectories(folder.resolve("state/bowsprit")).resolve(name);
  }

  /** Returns the command that starts the program. */
  Path command() {
    return Checkout.distribution().resolve("bin/bowsprit");
  }

  /** Returns environment variables that replace the user's own folders. */
  List<String> environment() {
    List<String> allVariables = new ArrayList<>(variables);
    allVariables.add("XDG_CONFIG_HOME=" + folder.resolve("config"));
    allVariables.add("XDG_STATE_HOME=" + folder.resolve("state"));
    return allVariables;
  }

  Path settings() {
    return folder.resolve("config/bowsprit/bowsprit.toml");
  }

  /** Waits until the screenshot with a number is complete, and returns it. */
  BufferedImage awaitPicture(int number) throws IOException, InterruptedException {
    Path file = folder.resolve("pictures/bowsprit-%03d.png".formatted(number));
    await("the complete file " + file, () -> isComplete(file));
    return ImageIO.read(file.toFile());
  }

  /** Waits until a slot contains a saved game. */
  void awaitSave(String slot) throws IOException, InterruptedException {
    await("a saved game in the slot " + slot, () -> isSaved(slot));
  }

  private boolean isSaved(String slot) throws IOException {
    return saveFile(slot).isPresent();
  }

  /** Returns the file of a slot of any game; empty if the slot is empty. */
  Optional<Path> saveFile(String slot) throws IOException {
    Path saves = folder.resolve("state/bowsprit/saves");
    if (Files.notExists(saves)) {
      return Optional.empty();
    }
    try (Stream<Path> gameFolders = Files.list(saves)) {
      return gameFolders
          .map(gameFolder -> gameFolder.resolve(slot + ".save"))
          .filter(Files::exists)
          .findFirst();
    }
  }

  /** Waits until the first saved clip is complete, and returns it. */
  byte[] awaitClip() throws IOException, InterruptedException {
    Path file = folder.resolve("pictures/bowsprit-clip-001.png");
    await("the complete file " + file, () -> isComplete(file));
    return Files.readAllBytes(file);
  }

  private static boolean isComplete(Path file) throws IOException {
    return Files.exists(file)
        && new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains("IEND");
  }

  /** Waits until the settings file contains a line. */
  void awaitSetting(String line) throws IOException, InterruptedException {
    try {
      await("the setting " + line, () -> Files.readString(settings()).contains(line + "\n"));
    } catch (AssertionError e) {
      throw new AssertionError(
          "the settings file does not contain " + line + " but:\n" + Files.readString(settings()),
          e);
    }
  }

  /** A condition that is checked repeatedly. */
  @FunctionalInterface
  interface Condition {
    boolean holds() throws IOException, InterruptedException;
  }

  /** Waits until a condition is true. */
  static void await(String description, Condition condition)
      throws IOException, InterruptedException {
    Instant deadline = Instant.now().plus(TIMEOUT);
    while (!condition.holds()) {
      assertThat(Instant.now()).as("timed out waiting for: " + description).isBefore(deadline);
      Thread.sleep(CHECK_INTERVAL.toMillis());
    }
  }

  /** Returns the number of pixels in which two pictures differ. */
  static int difference(BufferedImage first, BufferedImage second) {
    int differentPixels = 0;
    for (int y = 0; y < first.getHeight(); y++) {
      for (int x = 0; x < first.getWidth(); x++) {
        if (first.getRGB(x, y) != second.getRGB(x, y)) {
          differentPixels++;
        }
      }
    }
    return differentPixels;
  }
}
