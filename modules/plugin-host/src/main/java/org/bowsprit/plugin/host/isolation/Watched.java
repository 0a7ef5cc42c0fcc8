package org.bowsprit.plugin.host.isolation;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.panel.TextPanel;

/**
 * A provider of a plugin, each of whose calls is made on a watched thread, and so are those of
 * whatever it opens. What it says of itself is asked once, when it is loaded.
 *
 * <p>A call that does not return in time ends with a {@link CancellationException} that names it,
 * and whatever was asked is asked nothing more: it fails at once from then on. Should the call ever
 * return, what can be closed is closed there. A call that returns null fails as well. What one
 * opens is lost with what it opened in turn, a provider and what it opened each for themselves, but
 * for sound files, of which there are many.
 */
final class Watched implements InvocationHandler {

  /** What a provider says of itself, which never changes. */
  private static final Set<String> FACTS =
      Set.of("id", "displayName", "options", "capabilities", "preference", "patience", "kinds");

  /** What plugins open, and whose calls may block as theirs may. */
  private static final List<Class<?>> OPENED =
      List.of(Renderer.class, TextPanel.class, AudioDevice.class, SoundStream.class);

  /** What is opened so often that one that is stuck speaks for all that will be. */
  private static final Class<?> OFTEN_OPENED = SoundStream.class;

  private final Object plugged;
  private final Map<String, Object> facts;
  private final Watch watch;

  private Watched(Object plugged, Map<String, Object> facts, Watch watch) {
    this.plugged = plugged;
    this.facts = facts;
    this.watch = watch;
  }

  /**
   * Watches a provider, and asks it what it says of itself: here, on the thread of the caller.
   *
   * @param type what it is asked as
   * @param provider the provider
   * @param thread where it does everything
   * @param patienceMillis how long a call may take
   * @throws IllegalStateException if it says null of itself
   */
  static <T> T over(Class<T> type, T provider, WatchedThread thread, long patienceMillis) {
    Watched watched = new Watched(provider, new HashMap<>(), new Watch(thread, patienceMillis));
    for (Method method : type.getMethods()) {
      if (FACTS.contains(method.getName()) && method.getParameterCount() == 0) {
        watched.facts.put(method.getName(), watched.fact(method));
      }
    }
    return over(type, watched);
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

  private Object fact(Method method) {
    try {
      Object fact = required(method, method.invoke(plugged));
      if (fact instanceof List<?> list) {
        return List.copyOf(list);
      }
      return fact instanceof Set<?> set ? Set.copyOf(set) : fact;
    } catch (InvocationTargetException e) {
      throw WatchedThread.unwrapped(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (arguments == null && facts.containsKey(method.getName())) {
      return facts.get(method.getName());
    }
    if (watch.overrun != null) {
      throw new CancellationException(watch.overrun);
    }
    try {
      return opened(watch.thread.call(() -> ask(method, arguments), watch.patienceMillis));
    } catch (ExecutionException e) {
      throw Thrown.tamed(
          e.getCause() instanceof InvocationTargetException thrown
              ? thrown.getCause()
              : e.getCause());
    } catch (TimeoutException e) {
      watch.overrun = WatchedThread.overrunBy(method.getName(), watch.patienceMillis);
      throw new CancellationException(watch.overrun);
    }
  }

  private Object ask(Method method, Object[] arguments) throws Exception {
    try {
      return required(method, method.invoke(plugged, arguments));
    } finally {
      if (watch.overrun != null && plugged instanceof AutoCloseable late) {
        late.close();
      }
    }
  }

  private static Object required(Method method, Object answer) {
    if (answer == null && method.getReturnType() != void.class) {
      throw new IllegalStateException(method.getName() + " returned null");
    }
    return answer;
  }

  private Object opened(Object answer) {
    if (answer instanceof Optional<?> perhaps) {
      return perhaps.map(this::opened);
    }
    for (Class<?> type : OPENED) {
      if (type.isInstance(answer)) {
        boolean anew = !facts.isEmpty() && type != OFTEN_OPENED;
        Watch its = anew ? new Watch(watch.thread, watch.patienceMillis) : watch;
        return over(type, new Watched(answer, Map.of(), its));
      }
    }
    return answer;
  }
}
