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
 * A proxy for a plugin's provider, or for an object that the provider opened. It makes every call
 * on a watched thread. The properties of a provider are queried once, when it is loaded.
 *
 * <p>A call that does not return in time ends with a {@link CancellationException} whose message
 * names the call. The called object is then lost: it is not called again, and all later calls fail
 * immediately. If the call returns after all, the lost object is closed on that thread if possible.
 * A call that returns null fails, but the object is not lost.
 *
 * <p>An opened object and the objects that it opened are lost together. Its provider and the other
 * objects of the provider are not lost with it. Sound files are an exception, because there are
 * many of them: they and their provider are lost together.
 */
final class Watched implements InvocationHandler {

  /** The properties of a provider, which never change. */
  private static final Set<String> FACTS =
      Set.of("id", "displayName", "options", "capabilities", "preference", "patience", "kinds");

  /** The types of the objects that plugins open and whose calls may block, too. */
  private static final List<Class<?>> OPENED =
      List.of(Renderer.class, TextPanel.class, AudioDevice.class, SoundStream.class);

  /**
   * The type of which plugins open many objects. These objects share the watch of their provider,
   * so that a game does not wait for every object if one hangs.
   */
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
   * Watches a provider. Queries its properties immediately, on the calling thread.
   *
   * @param type the interface of the provider
   * @param thread the thread that runs all calls
   * @param patienceMillis the longest time of a call, in milliseconds
   * @throws IllegalStateException if a property is null
   */
  static <T> T of(Class<T> type, T provider, WatchedThread thread, long patienceMillis) {
    Watched watched = new Watched(provider, new HashMap<>(), new Watch(thread, patienceMillis));
    for (Method method : type.getMethods()) {
      if (FACTS.contains(method.getName()) && method.getParameterCount() == 0) {
        watched.facts.put(method.getName(), watched.fact(method));
      }
    }
    return proxy(type, watched);
  }

  private static <T> T proxy(Class<T> type, Watched watched) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, watched));
  }

  /** A group of objects that are lost together. */
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
      throw Thrown.harmless(
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
        boolean isLostAlone = !facts.isEmpty() && type != OFTEN_OPENED;
        Watch ofOpened = isLostAlone ? new Watch(watch.thread, watch.patienceMillis) : watch;
        return proxy(type, new Watched(answer, Map.of(), ofOpened));
      }
    }
    return answer;
  }
}
