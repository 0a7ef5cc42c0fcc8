package org.bowsprit.plugin.host;

import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.bowsprit.service.ServiceProvider;

/**
 * Contains all providers of one kind, built in or from plugins.
 *
 * <p>Plugins are loaded on the first request that needs them. Requests for built-in providers do
 * not load plugins, so commands that need no plugin do not wait for plugins.
 *
 * @param <P> the provider interface
 */
public final class Providers<P extends ServiceProvider> {

  private final ExtensionKind<P> kind;
  private final PluginHost host;

  /** Creates the list of the providers of {@code kind} that {@code host} has loaded. */
  public Providers(ExtensionKind<P> kind, PluginHost host) {
    this.kind = kind;
    this.host = host;
  }

  /**
   * Returns the provider with this id.
   *
   * @throws UnknownPluginException if there is no such provider; the message names the available
   *     ones
   */
  public P get(String id) {
    return host.builtIn(kind.name(), id).map(kind.type()::cast).orElseGet(() -> fromPlugin(id));
  }

  /** Returns whether the provider with this id is part of the program. */
  public boolean isBuiltIn(String id) {
    return host.builtIn(kind.name(), id).isPresent();
  }

  private P fromPlugin(String id) {
    return installed().stream()
        .filter(provider -> provider.id().equals(id))
        .map(provider -> kind.type().cast(provider.provider()))
        .findFirst()
        .orElseThrow(() -> unknown(id));
  }

  /**
   * Calls {@code follower} each time the provider with this id has been reloaded, on a thread of
   * the host. Only plugins in folders of classes are reloaded.
   *
   * @return stops the calls
   */
  public Runnable follow(String id, Consumer<P> follower) {
    return host.follow(kind.name(), id, fresh -> follower.accept(kind.type().cast(fresh)));
  }

  /**
   * Loads plugins on a separate thread, so that the caller can do other work. A request waits until
   * they are loaded.
   */
  public void preload() {
    Thread thread = new Thread(host::loaded, "plugins ahead");
    thread.setDaemon(true);
    thread.start();
  }

  /** Returns all providers, sorted by id. */
  public Collection<P> all() {
    return installed().stream().map(provider -> kind.type().cast(provider.provider())).toList();
  }

  private List<InstalledProvider> installed() {
    return host.installed().stream()
        .filter(provider -> provider.kind().equals(kind.name()))
        .toList();
  }

  private UnknownPluginException unknown(String id) {
    List<String> ids = installed().stream().map(InstalledProvider::id).toList();
    boolean isComplete =
        host.loaded().problems().isEmpty() && host.loaded().switchedOff().isEmpty();
    String hint = isComplete ? "" : " (some plugins are skipped or switched off: plugins doctor)";
    return new UnknownPluginException(
        "there is no " + kind.name() + " '" + id + "'; there are " + ids + hint);
  }
}
