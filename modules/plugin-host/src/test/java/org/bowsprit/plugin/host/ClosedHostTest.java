package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.LoadedPlugin;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.render.RendererProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that closing a host deletes its copies of plugin classes, but does not delete a plugin that
 * the player installed.
 */
class ClosedHostTest {

  private static final ExtensionKind<RouterProvider> ROUTER =
      new ExtensionKind<>("router", RouterProvider.class, UnaryOperator.identity());

  private static final ExtensionKind<RendererProvider> RENDERER =
      new ExtensionKind<>("renderer", RendererProvider.class, UnaryOperator.identity());

  @TempDir private Path folder;

  @Test
  void closingTheHostDoesNotDeleteInstalledPlugins() throws IOException {
    Path jar = installRouter("classes-router.jar");
    Path classes = folder.resolve("target/classes");
    new CompiledPlugin(classes).compile(SamplePlugins.renderer("Sample"));
    PluginHost host =
        new PluginHost(
            List.of(
                new ExtensionPoint<>(ROUTER, Map.of()), new ExtensionPoint<>(RENDERER, Map.of())),
            () -> new PluginFolders(List.of(jar.getParent()), List.of(classes)),
            folder.resolve("state"),
            problem -> {},
            report -> {});
    assertThat(host.loaded().plugins())
        .extracting(LoadedPlugin::id)
        .containsExactlyInAnyOrder("installed", "sample");
    assertThat(folder.resolve("state/unpacked")).isNotEmptyDirectory();

    host.close();

    assertThat(jar).exists();
    assertThat(classes.resolve("sample/Sample.class")).exists();
    assertThat(folder.resolve("state/unpacked")).isEmptyDirectory();
  }

  private Path installRouter(String fileName) throws IOException {
    Path classes = folder.resolve("router");
    new CompiledPlugin(classes).compile(SamplePlugins.router("Sample", ""));
    return PluginJarFile.empty()
        .addFiles(classes)
        .addEntry("plugin.properties", "plugin.id=installed\nplugin.version=1.0.0\n")
        .writeTo(Files.createDirectory(folder.resolve("plugins")), fileName);
  }
}
