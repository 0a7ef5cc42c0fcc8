package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import com.google.inject.ConfigurationException;
import jakarta.inject.Inject;
import jakarta.inject.Named;
import jakarta.inject.Singleton;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.pf4j.PluginManager;
import org.pf4j.PluginState;
import org.pf4j.PluginStateEvent;
import org.pf4j.PluginWrapper;
import org.slf4j.Logger;

class PluginInjectorsTest {

  private final PluginManager manager = mock(PluginManager.class);
  private final PluginInjectors injectors =
      new PluginInjectors(manager, "0.1.0", Path.of("state", "plugins"));

  @Test
  void anExtensionGetsThePublishedServices() {
    owner(Curious.class, "curious");

    Curious extension = injectors.create(Curious.class);

    assertThat(extension.version()).isEqualTo("0.1.0");
    assertThat(extension.folder()).isEqualTo(Path.of("state", "plugins", "curious"));
    assertThat(extension.log().getName()).isEqualTo("plugin.curious");
  }

  @Test
  void nothingElseOfBowspritCanBeInjected() {
    owner(Intruder.class, "intruder");

    assertThatThrownBy(() -> injectors.create(Intruder.class))
        .isInstanceOf(ConfigurationException.class);
  }

  @Test
  void pluginsShareNothing() {
    owner(Shared.class, "a");
    Shared first = injectors.create(Shared.class);
    assertThat(injectors.create(Shared.class)).isSameAs(first);

    owner(Shared.class, "b");
    assertThat(injectors.create(Shared.class)).isNotSameAs(first);
  }

  @Test
  void theInjectorOfAnUnloadedPluginIsForgotten() {
    PluginWrapper plugin = owner(Shared.class, "a");
    Shared first = injectors.create(Shared.class);

    when(plugin.getPluginState()).thenReturn(PluginState.UNLOADED);
    injectors.pluginStateChanged(new PluginStateEvent(manager, plugin, PluginState.STARTED));

    assertThat(injectors.create(Shared.class)).isNotSameAs(first);
  }

  private PluginWrapper owner(Class<?> extension, String pluginId) {
    PluginWrapper plugin = mock(PluginWrapper.class);
    when(plugin.getPluginId()).thenReturn(pluginId);
    when(manager.whichPlugin(extension)).thenReturn(plugin);
    return plugin;
  }

  record Curious(Logger log, String version, Path folder) {
    @Inject
    Curious(
        Logger log,
        @Named("bowsprit.version") String version,
        @Named("plugin.folder") Path folder) {
      this.log = log;
      this.version = version;
      this.folder = folder;
    }
  }

  record Intruder(PluginHost host) {
    @Inject
    Intruder(PluginHost host) {
      this.host = host;
    }
  }

  @Singleton
  static final class Shared {}
}
