package org.bowsprit.plugin.host;

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

/** Waits for changes below a folder; a burst of them counts as one. */
public final class FolderWatch implements AutoCloseable {

  private static final long QUIET_MILLIS = 150;

  private final Path folder;
  private final long quietMillis;
  private final WatchService service;

  /** Begins to watch; 150 ms without a change end a burst. */
  public FolderWatch(Path folder) throws IOException {
    this(folder, QUIET_MILLIS);
  }

  /** Begins to watch; so many milliseconds without a change end a burst. */
  public FolderWatch(Path folder, long quietMillis) throws IOException {
    this.folder = folder;
    this.quietMillis = quietMillis;
    this.service = FileSystems.getDefault().newWatchService();
    register();
  }

  /** Folders may be new, so all are registered again after each change; known ones stay. */
  private void register() throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      List<Path> folders = all.filter(Files::isDirectory).filter(each -> !isHidden(each)).toList();
      for (Path each : folders) {
        each.register(
            service,
            StandardWatchEventKinds.ENTRY_CREATE,
            StandardWatchEventKinds.ENTRY_MODIFY,
            StandardWatchEventKinds.ENTRY_DELETE);
      }
    }
  }

  /** What the build itself writes beside the sources must not start another one. */
  private boolean isHidden(Path path) {
    for (Path part : folder.relativize(path)) {
      if (part.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
  }

  /**
   * Waits until something changed and then nothing for a moment.
   *
   * @throws InterruptedException if the thread is told to stop
   */
  public void await() throws IOException, InterruptedException {
    boolean changed = false;
    while (!changed) {
      changed = drain(service.take());
    }
    WatchKey more = service.poll(quietMillis, TimeUnit.MILLISECONDS);
    while (more != null) {
      drain(more);
      more = service.poll(quietMillis, TimeUnit.MILLISECONDS);
    }
    register();
  }

  /** Returns whether the key has an event of something else than hidden files. */
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
