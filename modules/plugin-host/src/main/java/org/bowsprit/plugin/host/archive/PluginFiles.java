package org.bowsprit.plugin.host.archive;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.Problem;

/**
 * Finds plugin files in folders and prepares them for loading.
 *
 * <p>A plugin is a jar, a zip with {@code classes/} and {@code lib/}, or an unpacked zip of this
 * form. Zips are unpacked below the state folder, never next to the zip, because plugin folders may
 * be read-only.
 */
public final class PluginFiles {

  private static final String COPY_KIND = "classes";

  private final Path unpackedFolder;
  private final Set<Path> copies = new HashSet<>();

  /** Creates a finder that unpacks zips below {@code unpackedFolder}. */
  public PluginFiles(Path unpackedFolder) {
    this.unpackedFolder = unpackedFolder;
  }

  /**
   * Returns the entries of {@code folder} that could be plugins, sorted by name; empty if the
   * folder is missing.
   */
  public List<Path> candidates(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> entries = Files.list(folder)) {
      return entries
          .filter(entry -> isPluginFile(entry) || isPluginFolder(entry))
          .sorted(Comparator.comparing(Path::getFileName))
          .toList();
    }
  }

  /** Returns the jar or the folder that PF4J loads for {@code file}. */
  public Path loadablePath(Path file) {
    if (Files.isDirectory(file) && !isPluginFolder(file)) {
      return copyClasses(file);
    }
    if (!hasEnding(file, ".zip")) {
      return file;
    }
    try {
      return unpack(file);
    } catch (ZipException | EOFException e) {
      throw new PluginException(Problem.Kind.UNREADABLE, "is not a zip, or is damaged", e);
    } catch (IOException e) {
      throw new PluginException(
          Problem.Kind.UNREADABLE, "can't be unpacked: " + NotWrittenException.reason(e), e);
    }
  }

  /**
   * Returns a copy of the classes. Without a copy, a compilation would mix old and new classes
   * while they are in use.
   */
  private Path copyClasses(Path classes) {
    try {
      TemporaryFolders.sweep(unpackedFolder);
      Path copy = TemporaryFolders.newFolder(unpackedFolder, COPY_KIND);
      copies.add(copy);
      try (Stream<Path> files = Files.walk(classes)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path target = copy.resolve(classes.relativize(file).toString());
          Files.createDirectories(target.getParent());
          Files.copy(file, target);
        }
      }
      return copy;
    } catch (IOException | UncheckedIOException e) {
      throw new PluginException(Problem.Kind.UNREADABLE, "can't be read", e);
    }
  }

  /** Deletes the copies that this object created, except those from which a plugin was loaded. */
  public void deleteCopiesExcept(Collection<Path> loadedPaths) {
    copies.removeAll(loadedPaths);
    copies.forEach(TemporaryFolders::tryToDelete);
    copies.clear();
  }

  /**
   * Deletes the file or folder from which a plugin was loaded, if this process made it as a copy.
   */
  public void deleteCopy(Path loadedPath) {
    // An installed plugin may have any name. Only its folder distinguishes it from a copy.
    if (unpackedFolder.equals(loadedPath.getParent())
        && TemporaryFolders.isOwn(loadedPath, COPY_KIND)) {
      TemporaryFolders.tryToDelete(loadedPath);
    }
  }

  /** Deletes the unpacked files of a zip. */
  public void deleteUnpacked(Path zip) {
    try {
      deleteOlder(nameOf(zip), null);
    } catch (IOException e) {
      // The next unpacking of the same zip finds the folder here and deletes it.
      return;
    }
  }

  private static String nameOf(Path zip) {
    return zip.getFileName() + "-" + Integer.toHexString(zip.toAbsolutePath().hashCode());
  }

  private Path unpack(Path zip) throws IOException {
    String name = nameOf(zip);
    int stamp = Objects.hash(Files.size(zip), Files.getLastModifiedTime(zip));
    Path target = unpackedFolder.resolve(name + "-" + Integer.toHexString(stamp));
    if (!Files.isDirectory(target)) {
      deleteOlder(name, target);
      TemporaryFolders.sweep(unpackedFolder);
      Path temporary = TemporaryFolders.newFolder(unpackedFolder, "unpacking");
      try {
        new ZipUnpacker(ArchiveCheck.MAX_UNPACKED_BYTES).unpack(zip, temporary);
        moveUnlessPresent(temporary, target);
      } finally {
        TemporaryFolders.tryToDelete(temporary);
      }
    }
    return target;
  }

  /**
   * Moves an unpacked zip to its place. If two processes unpack the same zip at once, both use the
   * folder of the first process.
   */
  private static void moveUnlessPresent(Path temporary, Path target) throws IOException {
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      if (!Files.isDirectory(target)) {
        throw e;
      }
    }
  }

  private void deleteOlder(String name, Path current) throws IOException {
    Files.createDirectories(unpackedFolder);
    List<Path> olderFolders = new ArrayList<>();
    try (Stream<Path> entries = Files.list(unpackedFolder)) {
      entries
          .filter(
              entry -> entry.getFileName().toString().startsWith(name) && !entry.equals(current))
          .forEach(olderFolders::add);
    }
    for (Path folder : olderFolders) {
      TemporaryFolders.tryToDelete(folder);
    }
  }

  private static boolean isPluginFile(Path entry) {
    return Files.isRegularFile(entry) && (hasEnding(entry, ".jar") || hasEnding(entry, ".zip"));
  }

  private static boolean isPluginFolder(Path entry) {
    return Files.isDirectory(entry.resolve("classes")) || Files.isDirectory(entry.resolve("lib"));
  }

  private static boolean hasEnding(Path file, String ending) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(ending);
  }
}
