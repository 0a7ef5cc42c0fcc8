package org.bowsprit.launcher;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.bowsprit.launcher.failure.ExitCode;

/**
 * Ends the process. Plugins may call {@code System.exit}, but they cannot choose the exit code: the
 * process then ends with the exit code for a failed plugin.
 */
final class ProcessExit {

  private static final long TIMEOUT_MILLIS = 3_000;

  private final CountDownLatch ownExit = new CountDownLatch(1);
  private final Consumer<String> notes;

  /**
   * Creates an object that ends this process.
   *
   * @param problemListener receives a line with the name of the plugin's class that ended the
   *     process
   */
  ProcessExit(Consumer<String> problemListener) {
    this.notes = problemListener;
  }

  /** Registers a shutdown hook that checks who ended the process. */
  void registerShutdownHook() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::checkCaller, "ending"));
  }

  /**
   * Replaces the exit code if a plugin ended the process. Before that, a running game is saved and
   * pending output is finished.
   */
  private void checkCaller() {
    Optional<String> plugin = pluginCaller(Thread.getAllStackTraces().values());
    if (plugin.isPresent()) {
      notes.accept("bowsprit: the plugin's class " + plugin.get() + " ended the program");
      awaitOwnExit();
      Runtime.getRuntime().halt(ExitCode.PLUGIN.number());
    }
  }

  private void awaitOwnExit() {
    try {
      if (!ownExit.await(TIMEOUT_MILLIS, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      // Continue without waiting.
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Returns the class of a plugin that called {@code System.exit}. The result is empty if the
   * program or the JDK called it, or if there was no call, for example after a signal. Plugins are
   * in no module.
   *
   * @param stacks the stack of each thread, innermost call first
   */
  static Optional<String> pluginCaller(Collection<StackTraceElement[]> stacks) {
    return stacks.stream().map(List::of).flatMap(calls -> pluginCaller(calls).stream()).findAny();
  }

  private static Optional<String> pluginCaller(List<StackTraceElement> calls) {
    return calls.stream()
        .dropWhile(call -> !isExit(call))
        .filter(call -> !"java.base".equals(call.getModuleName()))
        .findFirst()
        .filter(call -> call.getModuleName() == null && !isOwn(call))
        .map(StackTraceElement::getClassName);
  }

  /**
   * Returns whether a call belongs to this class. On the class path, as during builds, the program
   * is in no module either.
   */
  private static boolean isOwn(StackTraceElement call) {
    return call.getClassName().equals(ProcessExit.class.getName());
  }

  private static boolean isExit(StackTraceElement call) {
    return call.getClassName().equals("java.lang.Runtime") && call.getMethodName().equals("exit");
  }

  /**
   * Ends the process. Waits only for a limited time for shutdown hooks of plugins, which may never
   * end.
   */
  void exit(int exitCode) {
    ownExit.countDown();
    // This needs a separate thread, because plugins may block shared threads.
    Thread haltThread =
        new Thread(
            () -> {
              try {
                Thread.sleep(TIMEOUT_MILLIS);
                Runtime.getRuntime().halt(exitCode);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "end");
    haltThread.setDaemon(true);
    haltThread.start();
    System.exit(exitCode);
  }
}
