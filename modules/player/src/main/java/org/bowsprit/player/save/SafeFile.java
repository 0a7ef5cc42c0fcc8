package org.bowsprit.player.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * A file that is either replaced completely or left unchanged (spec 12 §5.2). The new contents are
 * written under another name in the same folder, forced to the disk, and then renamed. The previous
 * file is kept as a backup, which is written in the same way. If the process or the machine fails
 * at any time, both files are complete.
 *
 * <p>Several processes may write the same file at the same time. Each writes a complete file under
 * a separate name. Callers that must not lose a file or a backup of another process hold a {@link
 * org.bowsprit.format.disk.FolderLock} during the call.
 */
public final class SafeFile {

  private final Path path;

  /** Creates an object for a path. */
  public SafeFile(Path path) {
    this.path = path.toAbsolutePath();
  }

  /** Returns the path of the file. */
  public Path path() {
    return path;
  }

  /** Returns the path of the backup, which has the contents that were replaced last. */
  public Path backup() {
    return path.resolveSibling(path.getFileName() + ".bak");
  }

  /**
   * Replaces the file.
   *
   * @throws IOException if writing fails; the file is then unchanged
   */
  public void write(byte[] bytes) throws IOException {
    Path newFile = UnfinishedFiles.newFileBeside(path);
    try {
      writeForced(newFile, bytes);
      if (Files.exists(path)) {
        writeBackup();
      }
      rename(newFile, path);
      forceFolder();
    } finally {
      Files.deleteIfExists(newFile);
    }
  }

  /**
   * Renames the file to its backup, which replaces the former backup.
   *
   * @throws IOException if the file cannot be renamed; both files are then unchanged
   */
  public void moveToBackup() throws IOException {
    rename(path, backup());
    forceFolder();
  }

  private void writeBackup() throws IOException {
    Path copy = UnfinishedFiles.newFileBeside(backup());
    try {
      writeForced(copy, Files.readAllBytes(path));
      rename(copy, backup());
    } finally {
      Files.deleteIfExists(copy);
    }
  }

  private static void writeForced(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer remaining = ByteBuffer.wrap(bytes);
      while (remaining.hasRemaining()) {
        channel.write(remaining);
      }
      channel.force(true);
    }
  }

  private static void rename(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /**
   * Forces the renaming to the disk, so that it survives a power failure. On systems where folders
   * cannot be opened, this is not necessary.
   */
  private void forceFolder() {
    try (FileChannel folder = FileChannel.open(path.getParent(), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException e) {
      // The file is written. Although a power failure might undo the renaming, this is not reported
      // as a failure.
      return;
    }
  }
}
