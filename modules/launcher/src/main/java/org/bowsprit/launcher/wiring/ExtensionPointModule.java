package org.bowsprit.launcher.wiring;

import com.google.inject.AbstractModule;
import com.google.inject.Key;
import com.google.inject.Provider;
import com.google.inject.Singleton;
import com.google.inject.TypeLiteral;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.multibindings.Multibinder;
import com.google.inject.util.Types;
import java.util.Map;
import org.bowsprit.plugin.host.ExtensionKind;
import org.bowsprit.plugin.host.ExtensionPoint;
import org.bowsprit.plugin.host.PluginHost;
import org.bowsprit.plugin.host.Registry;

/**
 * A module that opens a kind of provider to plugins.
 *
 * <p>Built-in providers go into the {@link #builtIns()} map; whoever needs one injects {@code
 * Registry<P>}, which holds plugged-in ones as well.
 *
 * @param <P> the provider interface
 */
abstract class ExtensionPointModule<P> extends AbstractModule {

  private final ExtensionKind<P> kind;

  ExtensionPointModule(ExtensionKind<P> kind) {
    this.kind = kind;
  }

  @Override
  protected void configure() {
    builtIns();
    Multibinder.newSetBinder(binder(), new TypeLiteral<ExtensionPoint<?>>() {})
        .addBinding()
        .toProvider(new PointProvider<>(kind, getProvider(mapOf(kind.type()))));
    bind(registryOf(kind.type()))
        .toProvider(new RegistryProvider<>(kind, getProvider(PluginHost.class)))
        .in(Singleton.class);
  }

  /** Returns the map that takes the built-in providers, by id. */
  final MapBinder<String, P> builtIns() {
    return MapBinder.newMapBinder(binder(), String.class, kind.type());
  }

  @SuppressWarnings("unchecked") // Types.mapOf(String, P) is the type of a Map<String, P>.
  private static <P> Key<Map<String, P>> mapOf(Class<P> type) {
    return (Key<Map<String, P>>) Key.get(Types.mapOf(String.class, type));
  }

  @SuppressWarnings("unchecked") // As above, of a Registry<P>.
  private static <P> Key<Registry<P>> registryOf(Class<P> type) {
    return (Key<Registry<P>>) Key.get(Types.newParameterizedType(Registry.class, type));
  }

  private record PointProvider<P>(ExtensionKind<P> kind, Provider<Map<String, P>> builtIns)
      implements Provider<ExtensionPoint<?>> {

    @Override
    public ExtensionPoint<?> get() {
      return new ExtensionPoint<>(kind, builtIns.get());
    }
  }

  private record RegistryProvider<P>(ExtensionKind<P> kind, Provider<PluginHost> host)
      implements Provider<Registry<P>> {

    @Override
    public Registry<P> get() {
      return new Registry<>(kind, host.get());
    }
  }
}
