package org.bowsprit.kit.edit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.game.SourceTree;

/**
 * A folder of sources that a page edits, with the contents of its files when this program last read
 * or wrote them.
 */
public final class SourceFolder {

  private final Path folder;
  private EditableSources sources;
  private NavigableMap<String, Bytes> lastContents;

  private SourceFolder(Path folder) throws IOException {
    this.folder = folder;
    read();
  }

  /**
   * Opens a folder.
   *
   * @throws NotDrawableException if the sources have errors; the message contains all errors
   */
  public static SourceFolder open(Path folder) throws IOException {
    return new SourceFolder(folder);
  }

  /**
   * Reads all files again.
   *
   * @throws NotDrawableException if the sources have errors; the previous contents are kept
   */
  public void read() throws IOException {
    List<Diagnostic> errors = new ArrayList<>();
    EditableSources newSources = EditableSources.of(SourceTree.read(folder), errors);
    if (!errors.isEmpty()) {
      throw new NotDrawableException(
          String.join("\n", errors.stream().map(Diagnostic::displayText).toList())
              + "\nthe sources are wrong: nothing can be drawn");
    }
    sources = newSources;
    lastContents = newSources.editedFiles(Map.of());
  }

  /** Returns the sources as last read. */
  public EditableSources sources() {
    return sources;
  }

  /**
   * Returns the sources on disk with other numbers.
   *
   * @throws ChangedOnDiskException if another program has changed a file that these numbers change
   * @throws IllegalArgumentException if a number cannot be written; the message is for the user
   */
  public SourceTree withNumbers(Map<Integer, RoomNumbers> wanted)
      throws IOException, ChangedOnDiskException {
    NavigableMap<String, Bytes> newContents = sources.editedFiles(wanted);
    List<String> different = changedPaths(newContents);
    requireUnchanged(different);
    NavigableMap<String, Bytes> files = new TreeMap<>(SourceTree.read(folder).files());
    different.forEach(path -> put(files, path, newContents.get(path)));
    return new SourceTree(files);
  }

  private static void put(NavigableMap<String, Bytes> files, String path, Bytes contents) {
    if (contents == null) {
      files.remove(path);
    } else {
      files.put(path, contents);
    }
  }

  /**
   * Writes the files that other numbers change.
   *
   * @return the paths of the files
   * @throws ChangedOnDiskException if another program has changed one of the files; then no file is
   *     written
   * @throws IllegalArgumentException if a number cannot be written; the message is for the user
   * @throws org.bowsprit.format.disk.NotWrittenException if a file cannot be written
   */
  public List<String> save(Map<Integer, RoomNumbers> wanted)
      throws IOException, ChangedOnDiskException {
    NavigableMap<String, Bytes> newContents = sources.editedFiles(wanted);
    List<String> different = changedPaths(newContents);
    requireUnchanged(different);
    for (String path : different) {
      if (newContents.containsKey(path)) {
        OutputFile.inFolder(folder, path).replace(newContents.get(path).toArray());
      } else {
        // An earlier edit created the file, and this save undoes that edit.
        Files.deleteIfExists(folder.resolve(path));
      }
      put(lastContents, path, newContents.get(path));
    }
    return different;
  }

  private List<String> changedPaths(NavigableMap<String, Bytes> newContents) {
    NavigableMap<String, Bytes> allContents = new TreeMap<>(lastContents);
    allContents.putAll(newContents);
    return allContents.keySet().stream()
        .filter(path -> !Optional.ofNullable(newContents.get(path)).equals(lastContentsOf(path)))
        .toList();
  }

  private Optional<Bytes> lastContentsOf(String path) {
    return Optional.ofNullable(lastContents.get(path));
  }

  private void requireUnchanged(List<String> paths) throws IOException, ChangedOnDiskException {
    List<String> changed = new ArrayList<>();
    for (String path : paths) {
      if (!contentsOnDisk(path).equals(lastContentsOf(path))) {
        changed.add(path);
      }
    }
    if (!changed.isEmpty()) {
      throw new ChangedOnDiskException(changed);
    }
  }

  /** Returns the contents of a file on disk. Symbolic links are not followed. */
  private Optional<Bytes> contentsOnDisk(String path) throws IOException {
    Path file = folder.resolve(path);
    return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
        ? Optional.of(Bytes.wrap(Files.readAllBytes(file)))
        : Optional.empty();
  }
}
