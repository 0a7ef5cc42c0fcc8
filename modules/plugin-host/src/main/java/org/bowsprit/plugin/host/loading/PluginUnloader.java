package org.bowsprit.plugin.host.loading;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.bowsprit.plugin.host.archive.PluginFiles;

/**
 * Unloads a plugin and reports the threads that still keep it in memory, as far as they can be
 * found.
 */
public final class PluginUnloader {

  private static final long TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final HostPluginManager manager;
  private final PluginFiles files;
  private final Consumer<String> notes;

  public PluginUnloader(HostPluginManager manager, PluginFiles files, Consumer<String> notes) {
    this.manager = manager;
    this.files = files;
    this.notes = notes;
  }

  /**
   * Unloads a plugin.
   *
   * <p>The class loader of the plugin is collected when nothing refers to it any more. It stays in
   * memory while threads of the plugin are running. The names of these threads are reported to the
   * consumer {@code notes}.
   */
  public void unload(String pluginId) {
    ClassLoader classes = manager.classLoaderOf(pluginId);
    Path path = manager.getPlugin(pluginId).getPluginPath();
    manager.unloadOne(pluginId);
    files.deleteCopy(path);
    List<String> threads = remainingThreads(classes);
    if (!threads.isEmpty()) {
      notes.accept(
          pluginId
              + " left threads running, which keep its unloaded classes in memory: "
              + threads);
    }
  }

  /**
   * Waits for threads that are ending because the object that they served was closed. Returns the
   * names of the threads that are still running after the wait.
   */
  private static List<String> remainingThreads(ClassLoader classes) {
    long end = System.nanoTime() + TIMEOUT_NANOS;
    List<String> threads = threadsOf(classes);
    while (!threads.isEmpty() && System.nanoTime() < end && !sleepWasInterrupted()) {
      threads = threadsOf(classes);
    }
    return threads;
  }

  /** Sleeps for a moment. Returns whether the sleep was interrupted. */
  private static boolean sleepWasInterrupted() {
    try {
      TimeUnit.MILLISECONDS.sleep(20);
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return true;
    }
  }

  /**
   * Returns the names of the threads that were started while the plugin's code ran. Such a thread
   * has the plugin's class loader as its context class loader.
   */
  private static List<String> threadsOf(ClassLoader classes) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getContextClassLoader() == classes)
        .map(Thread::getName)
        .sorted()
        .toList();
  }
}
