package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.plugin.host.isolation.GuardedRenderer;
import org.bowsprit.plugin.host.isolation.PluginWatch;
import org.bowsprit.plugin.host.isolation.RendererChooser;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Tests that a renderer in a class folder is replaced by its new version while it shows a game. */
@Timeout(300)
class ReloadedRendererTest {

  private static final String RELOADED_MESSAGE = "reloaded: sample 1.0.0";

  @TempDir private Path folder;

  private final Queue<String> reports = new ConcurrentLinkedQueue<>();
  private CompiledPlugin plugin;
  private PluginHost host;
  private Providers<RendererProvider> renderers;

  @BeforeEach
  void setUp() throws IOException {
    plugin = new CompiledPlugin(folder.resolve("target/classes"));
    plugin.compile(SamplePlugins.renderer("First"));
    ExtensionKind<RendererProvider> kind =
        new ExtensionKind<>("renderer", RendererProvider.class, new PluginWatch()::isolate);
    host =
        new PluginHost(
            List.of(new ExtensionPoint<>(kind, Map.of())),
            () -> new PluginFolders(List.of(), List.of(plugin.folder())),
            folder.resolve("state"),
            problem -> reports.add(problem.line()),
            reports::add);
    renderers = new Providers<>(kind, host);
  }

  /**
   * The old renderer ends its thread when it is closed, so there must be no warning about running
   * threads.
   */
  @Test
  void theNewVersionReplacesTheOldVersionWithoutAWarning() throws Exception {
    try (GuardedRenderer renderer = openRenderer()) {
      WeakReference<ClassLoader> oldLoader = loaderOf("thread of First");

      plugin.compile(SamplePlugins.renderer("Second"));

      playUntil(
          renderer, () -> isRunning("thread of Second") && reports.contains(RELOADED_MESSAGE));
      assertThat(renderer.failedIds()).isEmpty();
      playUntil(renderer, () -> isCollected(oldLoader) && copiesOfPlugin().size() == 1);
      breakPlugin();
      // One thread unloads the old version and then reports this failure. After this report, the
      // old version is therefore unloaded.
      playUntil(renderer, this::isFailureReported);
      assertThat(reports).noneMatch(report -> report.contains("left threads running"));
    }
    host.close();
    assertThat(copiesOfPlugin()).isEmpty();
  }

  @Test
  void aFailedReloadLeavesOnlyTheCopyOfTheRunningVersion() throws Exception {
    try (GuardedRenderer renderer = openRenderer()) {
      breakPlugin();

      playUntil(renderer, () -> isFailureReported() && copiesOfPlugin().size() == 1);
      assertThat(isRunning("thread of First")).isTrue();
    }
  }

  private void breakPlugin() throws IOException {
    Files.writeString(plugin.folder().resolve("plugin.properties"), "nothing=here\n");
  }

  private boolean isFailureReported() {
    return reports.stream().anyMatch(report -> report.startsWith("not reloaded: "));
  }

  private GuardedRenderer openRenderer() throws RendererException {
    GuardedRenderer renderer =
        new GuardedRenderer(
            new RendererChooser(renderers.all(), reports::add),
            "sample",
            DisplaySettings.DEFAULT,
            reports::add);
    renderers.follow("sample", renderer::exchange);
    return renderer;
  }

  /** Polls the renderer like a running game until a condition is true. */
  private static void playUntil(GuardedRenderer renderer, Callable<Boolean> condition)
      throws Exception {
    while (!condition.call()) {
      renderer.poll(event -> {});
      Thread.sleep(20);
    }
  }

  private static boolean isRunning(String thread) {
    return threadsNamed(thread).findAny().isPresent();
  }

  private static Stream<Thread> threadsNamed(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals(name));
  }

  private static WeakReference<ClassLoader> loaderOf(String thread) {
    return new WeakReference<>(
        threadsNamed(thread).findAny().orElseThrow().getContextClassLoader());
  }

  private List<Path> copiesOfPlugin() throws IOException {
    try (Stream<Path> entries = Files.list(folder.resolve("state/unpacked"))) {
      return entries.toList();
    }
  }

  private static boolean isCollected(WeakReference<ClassLoader> loader) {
    System.gc();
    return loader.get() == null;
  }
}
