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
 * file is kept as a backup, which is written in the same way. Whenever the process or the machine
 * fails, both files are complete.
 *
 * <p>Several processes may write the same file at the same time. Each writes a complete file under
 * a separate name. To ensure that no file and no backup is lost, use a {@link
 * org.bowsprit.format.disk.FolderLock} around the call.
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
    Path fresh = UnfinishedFiles.beside(path);
    try {
      force(fresh, bytes);
      if (Files.exists(path)) {
        keep();
      }
      rename(fresh, path);
      forceFolder();
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  /**
   * Makes the file its own backup, in place of the former one.
   *
   * @throws IOException if the file cannot be renamed; both files are then unchanged
   */
  public void setAside() throws IOException {
    rename(path, backup());
    forceFolder();
  }

  private void keep() throws IOException {
    Path copy = UnfinishedFiles.beside(backup());
    try {
      force(copy, Files.readAllBytes(path));
      rename(copy, backup());
    } finally {
      Files.deleteIfExists(copy);
    }
  }

  private static void force(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        channel.write(left);
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
   * Makes the renaming survive a power failure. On systems where folders cannot be opened, this is
   * not necessary.
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
