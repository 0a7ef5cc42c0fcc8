package org.bowsprit.plugin.host;

import com.google.inject.AbstractModule;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.ProvisionException;
import com.google.inject.name.Names;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.pf4j.ExtensionFactory;
import org.pf4j.PluginManager;
import org.pf4j.PluginState;
import org.pf4j.PluginStateEvent;
import org.pf4j.PluginStateListener;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes extensions, each plugin's with an injector of its own.
 *
 * <p>The injector holds the published services and nothing else, as instances: {@link Logger}, the
 * plugin's own; {@code @Named("bowsprit.version") String}; {@code @Named("plugin.folder") Path}, a
 * folder that the plugin may create and keep files in. It is no child of Bowsprit's injector, so
 * that an unloaded plugin can be collected and a loaded one can't look around.
 */
final class PluginInjectors implements ExtensionFactory, PluginStateListener {

  private final PluginManager manager;
  private final String hostVersion;
  private final Path pluginFolders;
  private final Map<String, Injector> injectors = new HashMap<>();

  PluginInjectors(PluginManager manager, String hostVersion, Path pluginFolders) {
    this.manager = manager;
    this.hostVersion = hostVersion;
    this.pluginFolders = pluginFolders;
  }

  @Override
  public <T> T create(Class<T> extensionClass) {
    Optional<Constructor<T>> plain = PlainConstructor.of(extensionClass);
    if (plain.isPresent()) {
      return made(plain.get());
    }
    String pluginId = manager.whichPlugin(extensionClass).getPluginId();
    return injectors.computeIfAbsent(pluginId, this::injector).getInstance(extensionClass);
  }

  /** Fails as an injector does. */
  private static <T> T made(Constructor<T> constructor) {
    try {
      return constructor.newInstance();
    } catch (InvocationTargetException e) {
      throw new ProvisionException("The constructor threw", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new ProvisionException("The constructor can't be called", e);
    }
  }

  @Override
  public void pluginStateChanged(PluginStateEvent event) {
    if (event.getPluginState() == PluginState.UNLOADED) {
      injectors.remove(event.getPlugin().getPluginId());
    }
  }

  private Injector injector(String pluginId) {
    return Guice.createInjector(
        new AbstractModule() {
          @Override
          protected void configure() {
            bind(Logger.class).toInstance(LoggerFactory.getLogger("plugin." + pluginId));
            bindConstant().annotatedWith(Names.named("bowsprit.version")).to(hostVersion);
            bind(Path.class)
                .annotatedWith(Names.named("plugin.folder"))
                .toInstance(pluginFolders.resolve(pluginId));
          }
        });
  }
}
