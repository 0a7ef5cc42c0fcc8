package org.bowsprit.format.disk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.LockSupport;

/**
 * The right to change what is in a folder, which one program has at a time. It is kept by an empty
 * file {@code .lock} there and ends with the process, however that ends.
 *
 * <pre>
 * new FolderLock(folder).run(() -> ...); // read, change, write
 * </pre>
 *
 * @param folder a folder that is there
 */
public record FolderLock(Path folder) {

  private static final String NAME = ".lock";
  private static final int ATTEMPTS = 500;
  private static final long PAUSE_NANOS = 20_000_000;

  /** What is done while no other program does anything like it. */
  public interface Change {

    /** Does it. */
    void make() throws IOException;
  }

  /** What is done while no other program does anything like it, with a result. */
  public interface Question<T> {

    /** Does it and returns the result. */
    T answer() throws IOException;
  }

  /**
   * Makes a change once the folder is locked. Waits for others up to ten seconds; where a file
   * system has no locks, nothing is waited for.
   *
   * @throws FolderLockedException if another program goes on holding the lock
   * @throws IOException if the folder cannot be written to, or by the change
   */
  public void run(Change change) throws IOException {
    call(
        () -> {
          change.make();
          return folder;
        });
  }

  /**
   * Does something as {@link #run} does, and returns its result.
   *
   * @throws FolderLockedException if another program goes on holding the lock
   * @throws IOException if the folder cannot be written to, or by the question
   */
  public <T> T call(Question<T> question) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            folder.resolve(NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      await(channel);
      return question.answer();
    }
  }

  private void await(FileChannel channel) throws IOException {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (isLocked(channel)) {
        return;
      }
      LockSupport.parkNanos(PAUSE_NANOS);
    }
    throw new FolderLockedException(folder);
  }

  private static boolean isLocked(FileChannel channel) {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException anotherThread) {
      return false;
    } catch (IOException noLocksHere) {
      return true;
    }
  }
}
