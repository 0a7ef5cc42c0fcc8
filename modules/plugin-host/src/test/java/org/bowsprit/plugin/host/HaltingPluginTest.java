package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.plugin.host.description.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that a plugin is skipped if its extension calls {@code Runtime.halt}, which would end the
 * program.
 */
class HaltingPluginTest {

  private static final ExtensionKind<RouterProvider> ROUTER =
      new ExtensionKind<>("router", RouterProvider.class, UnaryOperator.identity());

  @TempDir private Path folder;

  @Test
  void aPluginWhoseExtensionCallsHaltIsSkipped() throws IOException {
    CompiledPlugin plugin = new CompiledPlugin(folder.resolve("classes"));
    plugin.compile(
        SamplePlugins.router("Sample", "if (id() == null) Runtime.getRuntime().halt(0);"));

    PluginHost host =
        new PluginHost(
            List.of(new ExtensionPoint<>(ROUTER, Map.of())),
            () -> new PluginFolders(List.of(), List.of(plugin.folder())),
            folder.resolve("state"),
            problem -> {},
            report -> {});

    assertThat(host.loaded().problems())
        .containsExactly(
            new Problem(
                plugin.folder().toString(),
                Problem.Kind.ENDS_PROGRAM,
                "calls Runtime.halt in sample.Sample, which would end the program without a message"));
    assertThat(host.installed()).isEmpty();
  }
}
