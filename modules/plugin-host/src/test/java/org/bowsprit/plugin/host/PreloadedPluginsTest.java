package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that plugins can be loaded in the background, so that the caller need not wait for them.
 */
class PreloadedPluginsTest {

  private static final ExtensionKind<RouterProvider> ROUTER =
      new ExtensionKind<>("router", RouterProvider.class, UnaryOperator.identity());

  @TempDir private Path folder;

  private final BlockingQueue<Thread> loadingThreads = new LinkedBlockingQueue<>();

  @Test
  void pluginsAreLoadedOnceOnAnotherThread() throws InterruptedException {
    PluginHost host =
        new PluginHost(
            List.of(new ExtensionPoint<>(ROUTER, Map.of())),
            this::recordThread,
            folder,
            problem -> {},
            report -> {});
    Providers<RouterProvider> routers = new Providers<>(ROUTER, host);

    routers.preload();

    assertThat(loadingThreads.poll(5, TimeUnit.SECONDS))
        .isNotNull()
        .isNotSameAs(Thread.currentThread());
    assertThat(routers.all()).isEmpty();
    assertThat(loadingThreads).isEmpty();
  }

  private PluginFolders recordThread() {
    loadingThreads.add(Thread.currentThread());
    return new PluginFolders(List.of(), List.of());
  }
}
