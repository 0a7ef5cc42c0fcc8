package org.bowsprit.format.disk;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.LockSupport;

/**
 * The exclusive right to change the contents of a folder. It is a lock on an empty file {@code
 * .lock} in the folder. The operating system releases it when the process ends, even after a crash.
 *
 * <pre>
 * new FolderLock(folder).run(() -> ...); // read, change, write
 * </pre>
 *
 * @param folder an existing folder
 */
public record FolderLock(Path folder) {

  private static final String LOCK_FILE_NAME = ".lock";
  private static final int MAX_ATTEMPTS = 500;
  private static final long PAUSE_NANOS = 20_000_000;

  /** A change made while the folder is locked. */
  public interface Change {

    /** Makes the change. */
    void make() throws IOException;
  }

  /** An action with a result, performed while the folder is locked. */
  public interface LockedAction<T> {

    /** Performs the action and returns its result. */
    T perform() throws IOException;
  }

  /**
   * Locks the folder and makes a change. Waits up to ten seconds for other programs. On a file
   * system without locks, makes the change without a lock.
   *
   * @throws FolderLockedException if another program does not release the lock in time
   * @throws IOException if the folder cannot be written to, or if the change throws this exception
   */
  public void run(Change change) throws IOException {
    call(
        () -> {
          change.make();
          return folder;
        });
  }

  /**
   * Locks the folder as {@link #run} does, performs an action and returns its result.
   *
   * @throws FolderLockedException if another program does not release the lock in time
   * @throws IOException if the folder cannot be written to, or if the action throws this exception
   */
  public <T> T call(LockedAction<T> action) throws IOException {
    try (FileChannel channel =
        FileChannel.open(
            folder.resolve(LOCK_FILE_NAME), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
      await(channel);
      return action.perform();
    }
  }

  private void await(FileChannel channel) throws IOException {
    for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
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
    } catch (IOException unsupported) {
      return true;
    }
  }
}
