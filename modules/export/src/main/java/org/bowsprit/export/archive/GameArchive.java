package org.bowsprit.export.archive;

import jakarta.inject.Inject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.desktop.page.ProgramHome;
import org.bowsprit.export.files.ExportedFiles;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.format.game.Game;

/** Writes an archive of the program with one game. */
public final class GameArchive {

  private static final List<String> FOLDERS = List.of("lib", "plugins", "docs/licences");
  private static final List<String> FILES = List.of("LICENSE", "NOTICE");
  private static final String SCRIPT = "bin/bowsprit";

  private final ProgramHome program;

  @Inject
  GameArchive(ProgramHome program) {
    this.program = program;
  }

  /**
   * Writes the archive. The same program and the same game give the same bytes.
   *
   * @param title the title of the game
   * @param java the Java runtime for the archive; empty for none
   * @param file the archive
   * @return the number of files in the archive
   * @throws NotPackagedException if parts of the program are missing, or if the program itself
   *     includes a Java runtime, which would work on only one system
   */
  public int write(Game game, String title, Optional<LinkedJava> java, Path file)
      throws IOException {
    Path home =
        program
            .folder()
            .filter(folder -> Files.isRegularFile(folder.resolve(SCRIPT)))
            .orElseThrow(
                () -> new NotPackagedException("package needs a complete unpacked Bowsprit"));
    if (Files.isDirectory(home.resolve("runtime"))) {
      throw new NotPackagedException(
          "this Bowsprit has its own Java, which runs on this system only; package with the"
              + " archive for all systems");
    }
    String name = folderName(title);
    ArchiveWriter archive = new ArchiveWriter();
    addProgram(home, name + "/", archive);
    if (java.isPresent()) {
      java.get().addTo(archive, name + "/java/", home.resolve("lib"));
    }
    ExportedFiles exportedFiles = new ExportedFiles(game, title);
    for (String each : exportedFiles.names()) {
      archive.add(name + "/games/" + name + "/" + each, exportedFiles.readAll(each));
    }
    archive.addExecutable(name + "/play.sh", text("play.sh", title));
    archive.addExecutable(name + "/play.command", text("play.sh", title));
    archive.add(name + "/play.cmd", text("play.cmd", title));
    String readme = java.isPresent() ? "README-java.txt" : "README.txt";
    archive.add(name + "/README.txt", text(readme, title));
    new OutputFile(file).replace(archive.bytes());
    return archive.size();
  }

  /** Returns a folder name that consists of the letters and digits of a title. */
  static String folderName(String title) {
    String name = title.replaceAll("[^A-Za-z0-9]+", "-").replaceAll("^-|-$", "");
    return name.isEmpty() ? "game" : name;
  }

  private static void addProgram(Path home, String root, ArchiveWriter archive) throws IOException {
    archive.addExecutable(root + SCRIPT, Files.readAllBytes(home.resolve(SCRIPT)));
    archive.add(root + SCRIPT + ".cmd", Files.readAllBytes(home.resolve(SCRIPT + ".cmd")));
    for (String file : FILES) {
      archive.add(root + file, Files.readAllBytes(home.resolve(file)));
    }
    for (String folder : FOLDERS) {
      try (Stream<Path> files = Files.walk(home.resolve(folder))) {
        for (Path each :
            files.filter(Files::isRegularFile).filter(GameArchive::belongsInArchive).toList()) {
          String path = home.relativize(each).toString().replace('\\', '/');
          archive.add(root + path, Files.readAllBytes(each));
        }
      }
    }
  }

  /**
   * Returns whether a file belongs in the archive. Class caches are left out, because they are
   * specific to this machine.
   */
  private static boolean belongsInArchive(Path file) {
    return !file.toString().matches(".*\\.(aot|jsa|place|\\d+)");
  }

  private static byte[] text(String name, String title) throws IOException {
    try (InputStream in = GameArchive.class.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String plain = title.replaceAll("\\p{Cntrl}", " ");
      return text.replace("@TITLE@", plain)
          .replace("@NAME@", folderName(title))
          .getBytes(StandardCharsets.UTF_8);
    }
  }
}
