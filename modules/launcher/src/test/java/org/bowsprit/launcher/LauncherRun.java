package org.bowsprit.launcher;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.desktop.folder.ConfigFolder;
import org.bowsprit.desktop.folder.ProgramFolders;
import org.bowsprit.desktop.folder.StateFolder;

/** One run of the command line, with its exit code and its output. */
public final class LauncherRun {

  private final CapturedConsole console = new CapturedConsole();
  private final int exitCode;

  private LauncherRun(Path settings, String... arguments) {
    ProgramFolders folders =
        new ProgramFolders(
            Optional.of(labGame("artlab").getParent().getParent()),
            StateFolder.of("Linux", Map.of(), System.getProperty("java.io.tmpdir")),
            new ConfigFolder(settings));
    exitCode = new Launcher(console.asConsole(), folders).run(arguments);
  }

  /** Runs {@code arguments} with the lab games as bundled games and without settings. */
  public static LauncherRun of(String... arguments) {
    return new LauncherRun(createEmptySettingsFolder(), arguments);
  }

  /** Runs {@code arguments} with the player's settings in {@code folder}. */
  public static LauncherRun withSettings(Path folder, String... arguments) {
    return new LauncherRun(folder, arguments);
  }

  /** Creates a folder without settings. */
  private static Path createEmptySettingsFolder() {
    try {
      Path folder = Files.createTempDirectory("bowsprit-settings");
      folder.toFile().deleteOnExit();
      return folder;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the folder of a lab game, which is a small game for tests. */
  public static Path labGame(String name) {
    try {
      return Path.of(LauncherRun.class.getResource("/games/" + name).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Returns the exit code of the process. */
  public int exitCode() {
    return exitCode;
  }

  /** Returns the standard output. */
  public String out() {
    return console.out();
  }

  /** Returns the standard error. */
  public String err() {
    return console.err();
  }

  /** Returns the standard output, which must be a single JSON document. */
  public JsonNode json() {
    try {
      return new ObjectMapper().readTree(out());
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(out(), e);
    }
  }
}
