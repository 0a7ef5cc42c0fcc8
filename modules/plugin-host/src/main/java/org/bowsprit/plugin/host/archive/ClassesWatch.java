package org.bowsprit.plugin.host.archive;

import java.io.IOException;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Reloads a plugin each time its classes have been compiled. */
public final class ClassesWatch {

  private static final Logger LOG = LoggerFactory.getLogger(ClassesWatch.class);

  /**
   * A compiler deletes and writes one file at a time. All files exist only after the changes have
   * stopped.
   */
  private static final long QUIET_MILLIS = 700;

  private final Path classes;
  private final Runnable onChange;

  /**
   * Creates a watch that does not run yet.
   *
   * @param classes the folder
   * @param onChange called on a thread of the watch
   */
  public ClassesWatch(Path classes, Runnable onChange) {
    this.classes = classes;
    this.onChange = onChange;
  }

  /** Watches until the program ends. Changes after the return of this method are noticed. */
  public void start() {
    try {
      FolderWatch watch = new FolderWatch(classes, QUIET_MILLIS);
      Thread thread = new Thread(() -> run(watch), "plugin classes");
      thread.setDaemon(true);
      thread.start();
    } catch (IOException e) {
      LOG.warn("{} can't be watched", classes, e);
    }
  }

  private void run(FolderWatch watch) {
    try (watch) {
      while (true) {
        watch.await();
        onChange.run();
      }
    } catch (IOException e) {
      LOG.warn("{} is no longer watched", classes, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
