package org.bowsprit.render.terminal;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Runs the {@code stty} program on the controlling terminal. */
final class Stty {

  private Stty() {}

  /**
   * Runs {@code stty}.
   *
   * @return the output of the program
   * @throws IOException if the program is missing or fails
   */
  static String run(String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of("stty"));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .redirectInput(new File(Tty.DEVICE))
            .redirectErrorStream(true)
            .start();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      if (process.waitFor() != 0) {
        throw new IOException("stty failed: " + output);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while stty ran", e);
    }
    return output;
  }
}
