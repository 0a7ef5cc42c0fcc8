package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
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
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a plugin in a class folder is loaded, and reloaded after it was recompiled. */
@Timeout(300)
class ReloadedPluginTest {

  private static final ExtensionKind<RouterProvider> ROUTER =
      new ExtensionKind<>("router", RouterProvider.class, UnaryOperator.identity());

  @TempDir private Path folder;

  private final BlockingQueue<String> reports = new LinkedBlockingQueue<>();
  private final BlockingQueue<String> displayNames = new LinkedBlockingQueue<>();
  private CompiledPlugin plugin;
  private Providers<RouterProvider> routers;

  @BeforeEach
  void setUp() throws IOException {
    plugin = new CompiledPlugin(folder.resolve("target/classes"));
    plugin.compile(SamplePlugins.router("First", ""));
    PluginHost host =
        new PluginHost(
            List.of(new ExtensionPoint<>(ROUTER, Map.of())),
            () -> new PluginFolders(List.of(), List.of(plugin.folder())),
            folder.resolve("state"),
            problem -> reports.add(problem.line()),
            reports::add);
    routers = new Providers<>(ROUTER, host);
  }

  @Test
  void aRecompiledPluginIsReloadedAndItsOldClassesAreCollected() throws Exception {
    WeakReference<ClassLoader> oldLoader = loaderOf(routers.get("sample"));
    routers.follow("sample", provider -> displayNames.add(provider.displayName()));

    plugin.compile(SamplePlugins.router("Second", ""));

    awaitLine(displayNames, "Second");
    awaitLine(reports, "reloaded: sample 1.0.0");
    assertThat(routers.get("sample").displayName()).isEqualTo("Second");
    awaitCollected(oldLoader);
  }

  @Test
  void aFailedReloadKeepsTheOldVersion() throws Exception {
    assertThat(routers.get("sample").displayName()).isEqualTo("First");
    routers.follow("sample", provider -> displayNames.add(provider.displayName()));

    plugin.compile(
        SamplePlugins.router(
            "Broken", "if (true) throw new IllegalStateException(\"half done\");"));

    awaitLine(
        reports,
        "not reloaded: "
            + plugin.folder()
            + ": has the extension sample.Sample, whose constructor threw"
            + " IllegalStateException: half done; the loaded version continues");
    assertThat(routers.get("sample").displayName()).isEqualTo("First");

    plugin.compile(SamplePlugins.router("Third", ""));
    awaitLine(displayNames, "Third");
  }

  @Test
  void threadsThatAPluginLeavesRunningAreReported() throws Exception {
    String constructorBody =
        """
        Thread thread = new Thread(() -> {
          try { Thread.sleep(Long.MAX_VALUE); } catch (InterruptedException e) { return; }
        }, "leaky");
        thread.setDaemon(true);
        thread.start();
        """;
    plugin.compile(SamplePlugins.router("Leaky", constructorBody));
    routers.get("sample");
    routers.follow("sample", provider -> displayNames.add(provider.displayName()));

    plugin.compile(SamplePlugins.router("Tight", ""));

    awaitLine(displayNames, "Tight");
    awaitLine(reports, "reloaded: sample 1.0.0");
    awaitLine(
        reports, "sample left threads running, which keep its unloaded classes in memory: [leaky]");
  }

  private static WeakReference<ClassLoader> loaderOf(RouterProvider provider) {
    return new WeakReference<>(provider.getClass().getClassLoader());
  }

  /**
   * Waits until the expected line is received. Other lines may be received before it: if the plugin
   * is loaded while the compiler is still writing, it is loaded again later.
   */
  private static void awaitLine(BlockingQueue<String> lines, String expected)
      throws InterruptedException {
    List<String> received = new ArrayList<>();
    do {
      received.add(lines.poll(2, TimeUnit.MINUTES));
    } while (!expected.equals(received.get(received.size() - 1)) && !received.contains(null));
    assertThat(received).contains(expected);
  }

  private static void awaitCollected(WeakReference<ClassLoader> loader)
      throws InterruptedException {
    while (loader.get() != null) {
      System.gc();
      Thread.sleep(20);
    }
  }
}
