package org.bowsprit.integration.play;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A virtual screen of Xvfb, with a keyboard and a mouse that xdotool simulates. */
public final class VirtualScreen implements AutoCloseable {

  private final Path folder;
  private final Process server;
  private final String display;

  /**
   * Starts the screen.
   *
   * @param folder an empty folder for the frame buffer
   */
  public VirtualScreen(Path folder) throws IOException, InterruptedException {
    this.folder = Files.createDirectories(folder);
    Path displayFile = folder.resolve("display");
    server =
        new ProcessBuilder(
                "Xvfb",
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x1024x24",
                "-fbdir",
                folder.toString(),
                "-nolisten",
                "tcp")
            .redirectOutput(displayFile.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    ProgramUnderTest.await("the number of Xvfb's display", () -> displayFile.toFile().length() > 0);
    display = ":" + Files.readString(displayFile).strip();
  }

  public static boolean isInstalled() {
    return canRun("Xvfb", "-help") && canRun("xdotool", "version");
  }

  private static boolean canRun(String... command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getInputStream().readAllBytes();
      process.waitFor();
      return true;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Returns the value for the environment variable DISPLAY. */
  public String display() {
    return display;
  }

  /** Runs xdotool and returns its output. */
  String xdotool(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("env", "DISPLAY=" + display, "xdotool"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out;
  }

  /** Returns the picture on the screen. */
  BufferedImage capture() throws IOException {
    // The frame buffer is an xwd file: a header of big-endian words, a colour map and the pixels.
    ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(folder.resolve("Xvfb_screen0")));
    int width = file.getInt(4 * 4);
    int height = file.getInt(5 * 4);
    int bytesPerLine = file.getInt(12 * 4);
    int pixelOffset = file.getInt(0) + 12 * file.getInt(19 * 4);
    file.order(ByteOrder.LITTLE_ENDIAN);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.setRGB(x, y, file.getInt(pixelOffset + y * bytesPerLine + 4 * x));
      }
    }
    return image;
  }

  @Override
  public void close() {
    server.destroyForcibly();
  }
}
