package org.bowsprit.render.terminal;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/**
 * Restores the terminal when the process is stopped, for example by {@code kill -TSTP}, and takes
 * the terminal again when the process continues, for example by {@code fg}.
 *
 * <p>Signals are received through {@code sun.misc.Signal}, which all JDKs have but none guarantees.
 * This class is looked up by name. Without it, a stopped process leaves the terminal unchanged.
 */
final class Suspension {

  private static final String SIGNAL = "sun.misc.Signal";
  private static final String HANDLER = "sun.misc.SignalHandler";

  private Suspension() {}

  /**
   * Registers the handlers for stopping and continuing.
   *
   * @param leave restores the terminal
   * @param enter takes the terminal again
   */
  static void register(Runnable leave, Runnable enter) {
    try {
      register(
          "TSTP",
          () -> {
            leave.run();
            stop();
          });
      register("CONT", enter);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      // This Java version has no signal handlers.
      return;
    }
  }

  private static void register(String name, Runnable action) throws ReflectiveOperationException {
    Class<?> signal = Class.forName(SIGNAL);
    Class<?> handler = Class.forName(HANDLER);
    InvocationHandler calls =
        (proxy, method, arguments) -> {
          action.run();
          return null;
        };
    Object proxy =
        Proxy.newProxyInstance(Suspension.class.getClassLoader(), new Class<?>[] {handler}, calls);
    signal
        .getMethod("handle", signal, handler)
        .invoke(null, signal.getConstructor(String.class).newInstance(name), proxy);
  }

  /** Stops this process, as the signal would without a handler. */
  private static void stop() {
    try {
      new ProcessBuilder("kill", "-STOP", Long.toString(ProcessHandle.current().pid()))
          .start()
          .waitFor();
    } catch (IOException e) {
      // Without the program kill, the game continues.
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
