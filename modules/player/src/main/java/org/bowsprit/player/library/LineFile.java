package org.bowsprit.player.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.bowsprit.format.disk.FolderLock;
import org.bowsprit.player.save.SafeFile;
import org.bowsprit.player.save.UnfinishedFiles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A small text file that several processes may change. */
final class LineFile {

  private static final Logger LOG = LoggerFactory.getLogger(LineFile.class);

  private final Path file;

  LineFile(Path file) {
    this.file = file;
  }

  /** Returns whether the file has never been written. */
  boolean isNew() {
    return Files.notExists(file);
  }

  /** Returns the lines that are not blank; none if the file cannot be read. */
  List<String> lines() {
    try {
      return Files.exists(file)
          ? Files.readAllLines(file).stream().filter(line -> !line.isBlank()).toList()
          : List.of();
    } catch (IOException e) {
      LOG.warn("{} cannot be read", file.getFileName(), e);
      return List.of();
    }
  }

  /** Makes a change under a lock against other processes. */
  void change(Consumer<List<String>> change) {
    try {
      Files.createDirectories(folder());
      new FolderLock(folder())
          .run(
              () -> {
                List<String> lines = new ArrayList<>(lines());
                change.accept(lines);
                String text = lines.stream().map(line -> line + "\n").collect(Collectors.joining());
                new SafeFile(file).write(text.getBytes(StandardCharsets.UTF_8));
              });
    } catch (IOException e) {
      LOG.warn("{} cannot be written", file.getFileName(), e);
    }
  }

  /** Deletes the files that interrupted processes have left. */
  void deleteUnfinished() {
    UnfinishedFiles.deleteLeftovers(folder());
  }

  private Path folder() {
    return file.toAbsolutePath().getParent();
  }
}
