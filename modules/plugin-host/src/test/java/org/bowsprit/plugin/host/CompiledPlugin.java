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
      PluginCompiler.withClassPathOf(
          RouterProvider.class, RendererProvider.class, AudioProvider.class, Option.class);

  private final Path folder;

  /** Creates the folder, which contains no classes yet. */
  public CompiledPlugin(Path folder) throws IOException {
    this.folder = Files.createDirectories(folder);
  }

  /** Returns the folder. */
  public Path folder() {
    return folder;
  }

  /**
   * Compiles one of the {@link SamplePlugins}. The files are first written to another folder and
   * then moved, so that no incomplete file is read.
   */
  public void compile(String source) throws IOException {
    Path temporaryFolder = Files.createTempDirectory(folder.getParent(), "compiled");
    Files.writeString(
        temporaryFolder.resolve("plugin.properties"), "plugin.id=sample\nplugin.version=1.0.0\n");
    COMPILER.compile("sample.Sample", source, temporaryFolder);
    try (Stream<Path> files = Files.walk(temporaryFolder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = folder.resolve(temporaryFolder.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
      }
    }
  }
}
