package org.bowsprit.plugin.host.isolation;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.recording.SoundStream;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.panel.TextPanel;

/**
 * Stands before a provider of a stranger: whatever it is asked, it does on a watched thread, and so
 * does what it opens.
 *
 * <p>A call that does not return in time ends with a {@link CancellationException} that names it,
 * and whatever was asked is asked nothing more: it fails at once from then on. Should the call ever
 * return, what can be closed is closed there. What one opens is lost with what it opened in turn, a
 * provider and what it opened each for themselves, but for sound files, of which there are many.
 */
final class Watched implements InvocationHandler {

  /** What strangers open, and whose calls may block as theirs may. */
  private static final List<Class<?>> OPENED =
      List.of(Renderer.class, TextPanel.class, AudioDevice.class, SoundStream.class);

  /** What is opened so often that one that is stuck speaks for all that will be. */
  private static final Class<?> OFTEN_OPENED = SoundStream.class;

  private final Object stranger;
  private final Optional<String> id;
  private final Watch watch;

  private Watched(Object stranger, Optional<String> id, Watch watch) {
    this.stranger = stranger;
    this.id = id;
    this.watch = watch;
  }

  /**
   * Watches a provider.
   *
   * @param type what it is asked as
   * @param stranger the provider
   * @param id its id, which it is not asked again
   * @param thread where it does everything
   * @param patienceMillis how long a call may take
   */
  static <T> T over(
      Class<T> type, T stranger, String id, WatchedThread thread, long patienceMillis) {
    return over(type, new Watched(stranger, Optional.of(id), new Watch(thread, patienceMillis)));
  }

  private static <T> T over(Class<T> type, Watched watched) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, watched));
  }

  /** What is lost together. */
  private static final class Watch {

    private final WatchedThread thread;
    private final long patienceMillis;
    private volatile String overrun;

    Watch(WatchedThread thread, long patienceMillis) {
      this.thread = thread;
      this.patienceMillis = patienceMillis;
    }
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (id.isPresent() && method.getName().equals("id")) {
      return id.get();
    }
    if (watch.overrun != null) {
      throw new CancellationException(watch.overrun);
    }
    try {
      return opened(watch.thread.call(() -> ask(method, arguments), watch.patienceMillis));
    } catch (ExecutionException e) {
      throw e.getCause() instanceof InvocationTargetException thrown
          ? thrown.getCause()
          : e.getCause();
    } catch (TimeoutException e) {
      watch.overrun =
          method.getName() + " did not return within " + inSeconds(watch.patienceMillis);
      throw new CancellationException(watch.overrun);
    }
  }

  private Object ask(Method method, Object[] arguments) throws Exception {
    try {
      return method.invoke(stranger, arguments);
    } finally {
      if (watch.overrun != null && stranger instanceof AutoCloseable late) {
        late.close();
      }
    }
  }

  private Object opened(Object answer) {
    if (answer instanceof Optional<?> perhaps) {
      return perhaps.map(this::opened);
    }
    for (Class<?> type : OPENED) {
      if (type.isInstance(answer)) {
        boolean anew = id.isPresent() && type != OFTEN_OPENED;
        Watch its = anew ? new Watch(watch.thread, watch.patienceMillis) : watch;
        return over(type, new Watched(answer, Optional.empty(), its));
      }
    }
    return answer;
  }

  /** Says how long that is: {@code 5 seconds}. */
  static String inSeconds(long millis) {
    if (millis == 1000) {
      return "1 second";
    }
    return (millis % 1000 == 0 ? Long.toString(millis / 1000) : millis / 1000.0) + " seconds";
  }
}
