package org.bowsprit.kit.edit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.desktop.folder.TemporaryFolder;
import org.bowsprit.desktop.page.IncompleteProgramException;
import org.bowsprit.kit.build.BuiltFiles;

/**
 * Runs the game that is being edited in a separate process. The game is stored in a temporary
 * folder. After a build, a running game reloads itself and continues in the same room.
 */
public final class EditedGameProcess implements AutoCloseable {

  private final Optional<Path> home;
  private final List<String> options;
  private TemporaryFolder folder;
  private Process process;
  private int room;

  /**
   * Creates the object. No game is running yet.
   *
   * @param home the folder of the program
   * @param options additional options of the command {@code play}
   */
  public EditedGameProcess(Optional<Path> home, List<String> options) {
    this.home = home;
    this.options = List.copyOf(options);
  }

  /**
   * Starts a game in the given room, or reloads it if it is already running there.
   *
   * @param number the number of the room
   * @return the result, as a sentence
   */
  public synchronized String play(BuiltFiles game, int number) throws IOException {
    Path program = program();
    if (folder == null) {
      folder = new TemporaryFolder("bowsprit-play");
      // Ctrl+C also ends the played game.
      Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "end of the played game"));
    }
    boolean isStillRunning = process != null && process.isAlive() && room == number;
    if (!isStillRunning) {
      stop();
    }
    game.writeInto(folder.path());
    if (isStillRunning) {
      return "The game was built. The running game continues with the new build.";
    }
    room = number;
    process = start(program);
    return "The game was built and started.";
  }

  private Process start(Path program) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            program.toString(),
            "play",
            folder.path().toString(),
            "--reload",
            "--room",
            Integer.toString(room));
    builder.command().addAll(options);
    return builder
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private Path program() {
    boolean isWindows =
        System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
    return home.map(each -> each.resolve("bin").resolve(isWindows ? "bowsprit.cmd" : "bowsprit"))
        .filter(Files::isRegularFile)
        .orElseThrow(
            () ->
                new IncompleteProgramException(
                    "The start script in the program's folder bin is missing."));
  }

  private void stop() {
    if (process != null) {
      process.descendants().forEach(ProcessHandle::destroy);
      process.destroy();
    }
  }

  @Override
  public synchronized void close() {
    stop();
    if (folder != null) {
      folder.close();
      folder = null;
    }
  }
}
