package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
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

/** A renderer in a folder of classes is exchanged while it shows a game. */
@Timeout(300)
class ReloadedRendererTest {

  @TempDir private Path folder;

  private final BlockingQueue<String> notes = new LinkedBlockingQueue<>();
  private CompiledPlugin plugin;
  private PluginHost host;
  private Registry<RendererProvider> renderers;

  @BeforeEach
  void setUp() throws IOException {
    plugin = new CompiledPlugin(folder.resolve("target/classes"));
    plugin.compileRenderer("First");
    ExtensionKind<RendererProvider> kind =
        new ExtensionKind<>(
            "renderer",
            RendererProvider.class,
            RendererProvider::id,
            RendererProvider::displayName,
            RendererProvider::declaredOptions,
            new PluginWatch()::over);
    host =
        new PluginHost(
            List.of(new ExtensionPoint<>(kind, Map.of())),
            () -> new PluginPlaces(List.of(), List.of(plugin.classes())),
            folder.resolve("state"),
            problem -> notes.add(problem.line()),
            notes::add);
    renderers = new Registry<>(kind, host);
  }

  /** Its own thread ends when it is closed, which nobody is warned of. */
  @Test
  void theNewerVersionShowsTheGameAndNothingOfTheOlderIsLeft() throws Exception {
    try (GuardedRenderer shown = opened()) {
      WeakReference<ClassLoader> old = loaderOf(threadNamed("thread of First"));

      plugin.compileRenderer("Second");

      await(shown, "loaded anew: sample 1.0.0");
      assertThat(threadNamed("thread of Second").isAlive()).isTrue();
      assertThat(shown.lost()).isEmpty();
      assertIsCollected(old);
      awaitOneCopy();
      assertThat(notes).noneMatch(note -> note.contains("left threads running"));
    }
    host.close();
    assertThat(copies()).isEmpty();
  }

  @Test
  void whatDoesNotLoadLeavesNoCopy() throws Exception {
    try (GuardedRenderer shown = opened()) {
      Files.writeString(plugin.classes().resolve("plugin.properties"), "nothing=here\n");

      await(shown, "not loaded anew: ");
      awaitOneCopy();
      assertThat(threadNamed("thread of First").isAlive()).isTrue();
    }
  }

  private GuardedRenderer opened() throws RendererException {
    GuardedRenderer shown =
        new GuardedRenderer(
            new RendererChooser(renderers.all(), notes::add),
            "sample",
            DisplaySettings.DEFAULT,
            notes::add);
    renderers.follow("sample", shown::exchange);
    return shown;
  }

  /** Plays on until something is told; a slow compiler may be caught in the middle of its work. */
  private void await(GuardedRenderer shown, String beginning) throws InterruptedException {
    String note = "";
    while (!note.startsWith(beginning)) {
      shown.poll(event -> {});
      note = Objects.requireNonNullElse(notes.poll(5, TimeUnit.MILLISECONDS), "");
    }
  }

  private void awaitOneCopy() throws IOException, InterruptedException {
    while (copies().size() != 1) {
      Thread.sleep(20);
    }
  }

  private static Thread threadNamed(String name) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private WeakReference<ClassLoader> loaderOf(Thread thread) {
    return new WeakReference<>(thread.getContextClassLoader());
  }

  private List<Path> copies() throws IOException {
    try (Stream<Path> entries = Files.list(folder.resolve("state/unpacked"))) {
      return entries.toList();
    }
  }

  private static void assertIsCollected(WeakReference<ClassLoader> loader)
      throws InterruptedException {
    for (int i = 0; i < 200 && loader.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(loader.get()).as("the class loader of the old renderer").isNull();
  }
}
