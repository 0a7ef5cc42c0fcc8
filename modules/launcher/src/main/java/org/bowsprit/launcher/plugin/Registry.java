package org.bowsprit.launcher.plugin;

import java.util.Collection;
import java.util.List;
import org.bowsprit.launcher.failure.CommandFailure;

/**
 * All providers of one kind, built in or plugged in.
 *
 * <p>Plugins are loaded at the first question, so that commands that ask none don't wait for them.
 *
 * @param <P> the provider interface
 */
public final class Registry<P> {

  private final ExtensionKind<P> kind;
  private final PluginHost host;

  /** Makes the registry of {@code kind} over what {@code host} has loaded. */
  public Registry(ExtensionKind<P> kind, PluginHost host) {
    this.kind = kind;
    this.host = host;
  }

  /**
   * Returns the provider with this id.
   *
   * @throws CommandFailure wrong usage, if there is none; the message names those there are
   */
  public P get(String id) {
    return installed().stream()
        .filter(one -> one.id().equals(id))
        .map(one -> kind.type().cast(one.provider()))
        .findFirst()
        .orElseThrow(() -> unknown(id));
  }

  /** Returns all providers, sorted by id. */
  public Collection<P> all() {
    return installed().stream().map(one -> kind.type().cast(one.provider())).toList();
  }

  private List<Installed> installed() {
    return host.installed().stream().filter(one -> one.kind().equals(kind.name())).toList();
  }

  private CommandFailure unknown(String id) {
    List<String> ids = installed().stream().map(Installed::id).toList();
    String hint =
        host.loaded().problems().isEmpty() ? "" : " (some plugins were skipped: plugins doctor)";
    return CommandFailure.usage(
        "there is no " + kind.name() + " '" + id + "'; there are " + ids + hint);
  }
}
