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

/** Tests that a renderer in a class folder is exchanged while it shows a game. */
@Timeout(300)
class ReloadedRendererTest {

  private static final String RELOADED = "reloaded: sample 1.0.0";

  @TempDir private Path folder;

  private final Queue<String> notes = new ConcurrentLinkedQueue<>();
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
            () -> new PluginFolders(List.of(), List.of(plugin.classes())),
            folder.resolve("state"),
            problem -> notes.add(problem.line()),
            notes::add);
    renderers = new Providers<>(kind, host);
  }

  /** The thread of the old renderer ends when it is closed, so there is no warning. */
  @Test
  void theNewVersionReplacesTheOldOneWhichIsUnloaded() throws Exception {
    try (GuardedRenderer renderer = openFollowed()) {
      WeakReference<ClassLoader> old = loaderOf("thread of First");

      plugin.compile(SamplePlugins.renderer("Second"));

      playUntil(renderer, () -> isRunning("thread of Second") && notes.contains(RELOADED));
      assertThat(renderer.failedIds()).isEmpty();
      playUntil(renderer, () -> isCollected(old) && copies().size() == 1);
      breakPlugin();
      // The same thread unloads the older version first, so this line comes after the unloading.
      playUntil(renderer, this::isFailureReported);
      assertThat(notes).noneMatch(note -> note.contains("left threads running"));
    }
    host.close();
    assertThat(copies()).isEmpty();
  }

  @Test
  void aFailedReloadLeavesNoCopy() throws Exception {
    try (GuardedRenderer renderer = openFollowed()) {
      breakPlugin();

      playUntil(renderer, () -> isFailureReported() && copies().size() == 1);
      assertThat(isRunning("thread of First")).isTrue();
    }
  }

  private void breakPlugin() throws IOException {
    Files.writeString(plugin.classes().resolve("plugin.properties"), "nothing=here\n");
  }

  private boolean isFailureReported() {
    return notes.stream().anyMatch(note -> note.startsWith("not reloaded: "));
  }

  private GuardedRenderer openFollowed() throws RendererException {
    GuardedRenderer renderer =
        new GuardedRenderer(
            new RendererChooser(renderers.all(), notes::add),
            "sample",
            DisplaySettings.DEFAULT,
            notes::add);
    renderers.follow("sample", renderer::exchange);
    return renderer;
  }

  /** Polls the renderer like a running game until a condition is true. */
  private static void playUntil(GuardedRenderer renderer, Callable<Boolean> done) throws Exception {
    while (!done.call()) {
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

  private List<Path> copies() throws IOException {
    try (Stream<Path> entries = Files.list(folder.resolve("state/unpacked"))) {
      return entries.toList();
    }
  }

  private static boolean isCollected(WeakReference<ClassLoader> loader) {
    System.gc();
    return loader.get() == null;
  }
}
