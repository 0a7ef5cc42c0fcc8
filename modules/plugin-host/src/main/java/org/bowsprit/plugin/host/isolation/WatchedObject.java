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
final class WatchedObject implements InvocationHandler {

  /** The properties of a provider, which never change. */
  private static final Set<String> PROPERTIES =
      Set.of("id", "displayName", "options", "capabilities", "preference", "patience", "kinds");

  /** The types of the objects that plugins open and whose calls may block, too. */
  private static final List<Class<?>> WATCHED_TYPES =
      List.of(Renderer.class, TextPanel.class, AudioDevice.class, SoundStream.class);

  /**
   * The type of which plugins open many objects. These objects share the watch of their provider,
   * so that a game does not wait for every object if one hangs.
   */
  private static final Class<?> SHARED_WATCH_TYPE = SoundStream.class;

  private final Object target;
  private final Map<String, Object> properties;
  private final Watch watch;

  private WatchedObject(Object target, Map<String, Object> properties, Watch watch) {
    this.target = target;
    this.properties = properties;
    this.watch = watch;
  }

  /**
   * Watches a provider. Queries its properties immediately, on the calling thread.
   *
   * @param type the interface of the provider
   * @param thread the thread that runs all calls
   * @param timeoutMillis the longest time of a call, in milliseconds
   * @throws IllegalStateException if a property is null
   */
  static <T> T of(Class<T> type, T provider, WatchedThread thread, long timeoutMillis) {
    WatchedObject watched =
        new WatchedObject(provider, new HashMap<>(), new Watch(thread, timeoutMillis));
    for (Method method : type.getMethods()) {
      if (PROPERTIES.contains(method.getName()) && method.getParameterCount() == 0) {
        watched.properties.put(method.getName(), watched.property(method));
      }
    }
    return proxy(type, watched);
  }

  private static <T> T proxy(Class<T> type, WatchedObject watched) {
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, watched));
  }

  /** A group of objects that are lost together. */
  private static final class Watch {

    private final WatchedThread thread;
    private final long timeoutMillis;
    private volatile String timeoutMessage;

    Watch(WatchedThread thread, long timeoutMillis) {
      this.thread = thread;
      this.timeoutMillis = timeoutMillis;
    }
  }

  private Object property(Method method) {
    try {
      Object value = requireAnswer(method, method.invoke(target));
      if (value instanceof List<?> list) {
        return List.copyOf(list);
      }
      return value instanceof Set<?> set ? Set.copyOf(set) : value;
    } catch (InvocationTargetException e) {
      throw WatchedThread.asUnchecked(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
    if (arguments == null && properties.containsKey(method.getName())) {
      return properties.get(method.getName());
    }
    if (watch.timeoutMessage != null) {
      throw new CancellationException(watch.timeoutMessage);
    }
    try {
      return watchOpened(
          watch.thread.call(() -> callTarget(method, arguments), watch.timeoutMillis));
    } catch (ExecutionException e) {
      throw Thrown.readable(
          e.getCause() instanceof InvocationTargetException thrown
              ? thrown.getCause()
              : e.getCause());
    } catch (TimeoutException e) {
      watch.timeoutMessage = WatchedThread.timeoutMessage(method.getName(), watch.timeoutMillis);
      throw new CancellationException(watch.timeoutMessage);
    }
  }

  private Object callTarget(Method method, Object[] arguments) throws Exception {
    try {
      return requireAnswer(method, method.invoke(target, arguments));
    } finally {
      if (watch.timeoutMessage != null && target instanceof AutoCloseable late) {
        late.close();
      }
    }
  }

  private static Object requireAnswer(Method method, Object answer) {
    if (answer == null && method.getReturnType() != void.class) {
      throw new IllegalStateException(method.getName() + " returned null");
    }
    return answer;
  }

  private Object watchOpened(Object answer) {
    if (answer instanceof Optional<?> optional) {
      return optional.map(this::watchOpened);
    }
    for (Class<?> type : WATCHED_TYPES) {
      if (type.isInstance(answer)) {
        boolean isLostAlone = !properties.isEmpty() && type != SHARED_WATCH_TYPE;
        Watch openedWatch = isLostAlone ? new Watch(watch.thread, watch.timeoutMillis) : watch;
        return proxy(type, new WatchedObject(answer, Map.of(), openedWatch));
      }
    }
    return answer;
  }
}
