package org.bowsprit.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Measures the processor time and the resident memory of an idle window. It shows Gannet Rock's
 * title, whose sea moves, and walklab's first room, where only the cursor changes colour. If
 * ScummVM is installed, it plays the same room for comparison.
 */
public final class IdleCosts {

  private static final Duration SETTLE_TIME = Duration.ofSeconds(10);
  private static final Duration MEASURED_TIME = Duration.ofSeconds(20);
  private static final String TITLE = "gannet-rock";
  private static final String STILL_ROOM = "walklab --boot-param 1";
  private static final Path PEER = Path.of("/usr/games/scummvm");

  private IdleCosts() {}

  /**
   * The costs of a window: the processor time as a fraction of one core, and the memory in bytes.
   */
  private record Cost(double share, long bytes) {

    static Cost of(String command) throws IOException, InterruptedException {
      GameProcess game = GameProcess.start(command);
      TimeUnit.NANOSECONDS.sleep(SETTLE_TIME.toNanos());
      double share = game.processorShare(MEASURED_TIME);
      long bytes = game.residentBytes();
      game.stop();
      return new Cost(share, bytes);
    }

    String percent() {
      return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    String megabytes() {
      return String.format(Locale.ROOT, "%d MB", bytes >> 20);
    }
  }

  /**
   * Measures and prints a table in Markdown.
   *
   * @param arguments the path of the script {@code bowsprit} and the path of walklab's folder
   */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    System.out.println(
        "| window of 1280×960 | Gannet Rock's title | a still room | memory in the title |");
    System.out.println("|---|--:|--:|--:|");
    for (String renderer : List.of("swing", "lwjgl")) {
      String options = " --audio silent --scale 4 --renderer " + renderer;
      Cost title = Cost.of(arguments[0] + " play " + TITLE + options);
      Cost room = Cost.of(arguments[0] + " play " + STILL_ROOM + options);
      row(renderer, title.percent(), room.percent(), title.megabytes());
    }
    if (Files.isExecutable(PEER)) {
      Cost room =
          Cost.of(
              "SDL_AUDIODRIVER=dummy exec "
                  + PEER
                  + " --auto-detect --gfx-mode=opengl --scale-factor=4 --aspect-ratio"
                  + " --boot-param=1 -p "
                  + arguments[1]);
      row("scummvm, OpenGL", "", room.percent(), room.megabytes() + ", in the room");
    }
  }

  private static void row(String name, String title, String room, String memory) {
    System.out.printf(Locale.ROOT, "| %s | %s | %s | %s |%n", name, title, room, memory);
  }
}
