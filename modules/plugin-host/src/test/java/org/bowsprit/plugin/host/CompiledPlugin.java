package org.bowsprit.plugin.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.stream.Stream;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;

/** The class folder of the plugin {@code sample}, which can be recompiled. */
public final class CompiledPlugin {

  private static final PluginCompiler COMPILER =
      PluginCompiler.against(
          RouterProvider.class, RendererProvider.class, AudioProvider.class, Option.class);

  private final Path classes;

  /** Creates a folder and compiles into it. */
  public CompiledPlugin(Path classes) throws IOException {
    this.classes = Files.createDirectories(classes);
  }

  /** Returns the folder. */
  public Path classes() {
    return classes;
  }

  /**
   * Compiles one of the {@link SamplePlugins} in another folder first, so that no incomplete file
   * is read.
   */
  public void compile(String source) throws IOException {
    Path compiled = Files.createTempDirectory(classes.getParent(), "compiled");
    Files.writeString(
        compiled.resolve("plugin.properties"), "plugin.id=sample\nplugin.version=1.0.0\n");
    COMPILER.compile("sample.Sample", source, compiled);
    try (Stream<Path> files = Files.walk(compiled)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = classes.resolve(compiled.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
      }
    }
  }
}
