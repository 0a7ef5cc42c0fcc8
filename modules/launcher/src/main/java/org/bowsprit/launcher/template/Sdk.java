package org.bowsprit.launcher.template;

import jakarta.inject.Inject;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.launcher.console.VersionText;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.folder.ProgramFolders;

/** What came with the program for those who write plugins: a Maven repository of its artifacts. */
public final class Sdk {

  private final ProgramFolders folders;

  @Inject
  Sdk(ProgramFolders folders) {
    this.folders = folders;
  }

  /**
   * Returns the folder of the program, as a project's pom names it: with slashes, from the root.
   *
   * @throws CommandFailure if this is no whole program
   */
  public String home() {
    String path = folder().toAbsolutePath().normalize().toString().replace('\\', '/');
    return path.startsWith("/") ? path : "/" + path;
  }

  /**
   * Returns the jar of the archetype that is the template of new plugins.
   *
   * @throws CommandFailure if this is no whole program
   */
  public Path archetype() {
    String version = VersionText.version();
    Path jar =
        folder()
            .resolve("sdk/repository/org/bowsprit/bowsprit-plugin-archetype")
            .resolve(version)
            .resolve("bowsprit-plugin-archetype-" + version + ".jar");
    if (Files.notExists(jar)) {
      throw CommandFailure.failed("this Bowsprit came without its sdk folder");
    }
    return jar;
  }

  private Path folder() {
    return folders
        .home()
        .orElseThrow(() -> CommandFailure.failed("this Bowsprit came without its sdk folder"));
  }
}
