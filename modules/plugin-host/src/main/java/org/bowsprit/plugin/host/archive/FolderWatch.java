package org.bowsprit.plugin.host.archive;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Waits for changes below a folder. A burst of changes counts as one change. */
public final class FolderWatch implements AutoCloseable {

  private static final long QUIET_MILLIS = 150;

  private final Path folder;
  private final long quietMillis;
  private final WatchService service;

  /** Starts watching; a burst ends after 150 ms without a change. */
  public FolderWatch(Path folder) throws IOException {
    this(folder, QUIET_MILLIS);
  }

  /** Starts watching; a burst ends after {@code quietMillis} milliseconds without a change. */
  public FolderWatch(Path folder, long quietMillis) throws IOException {
    this.folder = folder;
    this.quietMillis = quietMillis;
    this.service = FileSystems.getDefault().newWatchService();
    register();
  }

  /**
   * Registers all folders again after each change, because some folders may be new. Known folders
   * keep their key.
   */
  private void register() throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      List<Path> folders =
          paths.filter(Files::isDirectory).filter(each -> !isHidden(each)).toList();
      for (Path each : folders) {
        each.register(
            service,
            StandardWatchEventKinds.ENTRY_CREATE,
            StandardWatchEventKinds.ENTRY_MODIFY,
            StandardWatchEventKinds.ENTRY_DELETE);
      }
    }
  }

  /**
   * Returns whether a path contains a name that begins with a dot. The build writes such files
   * beside the sources, and these must not start another build.
   */
  private boolean isHidden(Path path) {
    for (Path part : folder.relativize(path)) {
      if (part.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Waits for a change, and then until the burst has ended.
   *
   * @throws InterruptedException if the thread is interrupted
   */
  public void await() throws IOException, InterruptedException {
    boolean changed = false;
    while (!changed) {
      changed = drain(service.take());
    }
    WatchKey nextKey = service.poll(quietMillis, TimeUnit.MILLISECONDS);
    while (nextKey != null) {
      drain(nextKey);
      nextKey = service.poll(quietMillis, TimeUnit.MILLISECONDS);
    }
    register();
  }

  /** Returns whether the key has an event for a file that is not hidden. */
  private static boolean drain(WatchKey key) {
    boolean changed =
        key.pollEvents().stream()
            .anyMatch(event -> !String.valueOf(event.context()).startsWith("."));
    key.reset();
    return changed;
  }

  @Override
  public void close() throws IOException {
    service.close();
  }
}
