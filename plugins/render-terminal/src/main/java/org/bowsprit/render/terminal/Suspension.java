package org.bowsprit.render.terminal;

import java.io.IOException;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

/**
 * Gives the terminal back while the process is stopped, as by {@code kill -TSTP}, and takes it
 * again when it goes on, as by {@code fg}.
 *
 * <p>Signals are heard through {@code sun.misc.Signal}, which every JDK has and none promises: it
 * is looked for by name, and without it a stopped process keeps the terminal as it is.
 */
final class Suspension {

  private static final String SIGNAL = "sun.misc.Signal";
  private static final String HANDLER = "sun.misc.SignalHandler";

  private Suspension() {}

  /**
   * Has the process hear of being stopped and of going on.
   *
   * @param leave gives the terminal back
   * @param enter takes it again
   */
  static void hear(Runnable leave, Runnable enter) {
    try {
      hear(
          "TSTP",
          () -> {
            leave.run();
            stop();
          });
      hear("CONT", enter);
    } catch (ReflectiveOperationException | IllegalArgumentException e) {
      // This Java hears no signals.
      return;
    }
  }

  private static void hear(String name, Runnable what) throws ReflectiveOperationException {
    Class<?> signal = Class.forName(SIGNAL);
    Class<?> handler = Class.forName(HANDLER);
    InvocationHandler calls =
        (proxy, method, arguments) -> {
          what.run();
          return null;
        };
    Object proxy =
        Proxy.newProxyInstance(Suspension.class.getClassLoader(), new Class<?>[] {handler}, calls);
    signal
        .getMethod("handle", signal, handler)
        .invoke(null, signal.getConstructor(String.class).newInstance(name), proxy);
  }

  /** Stops this process as the signal would have. */
  private static void stop() {
    try {
      new ProcessBuilder("kill", "-STOP", Long.toString(ProcessHandle.current().pid()))
          .start()
          .waitFor();
    } catch (IOException e) {
      // Without the program kill it plays on.
      return;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
