package org.bowsprit.plugin.host.description;

import java.util.Map;
import org.bowsprit.service.ServiceProvider;

/**
 * A kind of extension together with its built-in providers.
 *
 * @param <P> the provider interface
 * @param kind the kind of extension
 * @param builtIns the built-in providers by id
 */
public record ExtensionPoint<P extends ServiceProvider>(
    ExtensionKind<P> kind, Map<String, P> builtIns) {

  public ExtensionPoint {
    builtIns = Map.copyOf(builtIns);
  }
}
