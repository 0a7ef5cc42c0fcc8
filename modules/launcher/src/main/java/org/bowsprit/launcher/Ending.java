package org.bowsprit.launcher;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.bowsprit.console.ExitCode;

/**
 * The end of the process. Plugins may ask for it by {@code System.exit} as anybody may, but none
 * but the program tells how it ended: whatever code they ask for, it is a plugin that failed.
 */
final class Ending {

  private static final long PATIENCE_MILLIS = 3_000;

  private final CountDownLatch own = new CountDownLatch(1);
  private final Consumer<String> notes;

  /**
   * Makes the end of this process, which is still to come.
   *
   * @param notes takes the line that says which class ended it
   */
  Ending(Consumer<String> notes) {
    this.notes = notes;
  }

  /** Looks from now on who ends the process. */
  void watch() {
    Runtime.getRuntime().addShutdownHook(new Thread(this::look, "ending"));
  }

  /** A game that is under way saves itself before, and what was written is finished. */
  private void look() {
    Optional<String> plugin = foreignCaller(Thread.getAllStackTraces().values());
    if (plugin.isPresent()) {
      notes.accept("bowsprit: the plugin's class " + plugin.get() + " ended the program");
      awaitOwn();
      Runtime.getRuntime().halt(ExitCode.PLUGIN.number());
    }
  }

  private void awaitOwn() {
    try {
      if (!own.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        return;
      }
    } catch (InterruptedException e) {
      // Then without waiting.
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Returns the class of a plugin that called {@code System.exit}; empty if the program did, the
   * JDK, or nobody, as when a signal ends the process. Plugins are in no module.
   *
   * @param stacks what each thread is at, the innermost call first
   */
  static Optional<String> foreignCaller(Collection<StackTraceElement[]> stacks) {
    return stacks.stream().map(List::of).flatMap(calls -> foreignCaller(calls).stream()).findAny();
  }

  private static Optional<String> foreignCaller(List<StackTraceElement> calls) {
    return calls.stream()
        .dropWhile(call -> !isExit(call))
        .filter(call -> !"java.base".equals(call.getModuleName()))
        .findFirst()
        .filter(call -> call.getModuleName() == null && !isOwn(call))
        .map(StackTraceElement::getClassName);
  }

  /** On the class path, as in builds, the program is in no module either. */
  private static boolean isOwn(StackTraceElement call) {
    return call.getClassName().equals(Ending.class.getName());
  }

  private static boolean isExit(StackTraceElement call) {
    return call.getClassName().equals("java.lang.Runtime") && call.getMethodName().equals("exit");
  }

  /**
   * Ends the process. A plugin may have asked for something to be done at the end, and that may
   * never be done: it is waited for a while.
   */
  void come(int exitCode) {
    own.countDown();
    // A thread of its own: those that everybody shares may be held by a plugin.
    Thread impatience =
        new Thread(
            () -> {
              try {
                Thread.sleep(PATIENCE_MILLIS);
                Runtime.getRuntime().halt(exitCode);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "end");
    impatience.setDaemon(true);
    impatience.start();
    System.exit(exitCode);
  }
}
