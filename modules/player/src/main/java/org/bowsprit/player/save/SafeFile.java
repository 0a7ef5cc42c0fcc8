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
 * A file that is replaced whole or stays as it was (spec 12 §5.2): written beside itself, forced to
 * the disk, then renamed. The file that was there before stays as its backup, which is made in the
 * same way: whenever the process or the machine dies, both are whole.
 *
 * <p>Several processes may write the same file at once. Each writes whole under a name of its own;
 * that none of them is lost, and neither is the backup, takes a {@link
 * org.bowsprit.format.disk.FolderLock} around.
 */
public final class SafeFile {

  private final Path path;

  /** Names a file. */
  public SafeFile(Path path) {
    this.path = path.toAbsolutePath();
  }

  /** Returns the file. */
  public Path path() {
    return path;
  }

  /** Returns where the file that was replaced last is kept. */
  public Path backup() {
    return path.resolveSibling(path.getFileName() + ".bak");
  }

  /**
   * Replaces the file.
   *
   * @throws IOException if it could not be written; it is then as it was
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

  /** Has the renaming survive a power cut; where folders cannot be opened, it does anyhow. */
  private void forceFolder() {
    try (FileChannel folder = FileChannel.open(path.getParent(), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException e) {
      // The file is written; that it might come back as it was is no reason to say it failed.
      return;
    }
  }
}
