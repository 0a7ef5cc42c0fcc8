package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Key;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.util.Types;
import java.util.Map;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.ExtensionPoint;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.Registry;

/**
 * Opens a kind of provider to plugins: the registry of a kind holds those built in and those that
 * plugins bring.
 *
 * @param <P> the provider interface
 */
final class ExtensionPointModule<P> extends AbstractModule {

  private final ExtensionKind<P> kind;
  private final Map<String, P> builtIns;

  /**
   * Opens a kind.
   *
   * @param kind what is provided
   * @param builtIns the providers that are no plugins, by id
   */
  ExtensionPointModule(ExtensionKind<P> kind, Map<String, ? extends P> builtIns) {
    this.kind = kind;
    this.builtIns = Map.copyOf(builtIns);
  }

  @Override
  protected void configure() {
    Multibinder.newSetBinder(binder(), new TypeLiteral<ExtensionPoint<?>>() {})
        .addBinding()
        .toInstance(new ExtensionPoint<>(kind, builtIns));
    bind(registryOf(kind.type()))
        .toProvider(new RegistryProvider<>(kind, getProvider(PluginHost.class)))
        .in(Singleton.class);
  }

  @SuppressWarnings("unchecked") // The type is that of a Registry<P>.
  private static <P> Key<Registry<P>> registryOf(Class<P> type) {
    return (Key<Registry<P>>) Key.get(Types.newParameterizedType(Registry.class, type));
  }

  private record RegistryProvider<P>(ExtensionKind<P> kind, Provider<PluginHost> host)
      implements Provider<Registry<P>> {

    @Override
    public Registry<P> get() {
      return new Registry<>(kind, host.get());
    }
  }
}
