package org.bowsprit.launcher.command;

import java.io.IOException;
import java.nio.file.Path;
import org.bowsprit.plugin.host.PluginCompiler;
import org.bowsprit.plugin.host.PluginJarFile;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;

/**
 * A plugin that is compiled and packed in the tests like the plugin of an author. It contains a
 * renderer, which writes its version and the value of its option {@code text} to the file in its
 * option {@code out}, and which closes immediately.
 */
final class PostcardPlugin {

  private static final String SOURCE =
      """
      package sample;

      import java.nio.file.Files;
      import java.nio.file.Path;
      import java.util.List;
      import java.util.function.Consumer;
      import org.bowsprit.service.Option;
      import org.bowsprit.service.OptionValues;
      import org.bowsprit.render.*;

      @org.pf4j.Extension
      public final class Postcard implements RendererProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "postcard"; }
        @Override public String displayName() { return "Postcard"; }
        @Override public int preference() { return 0; }
        @Override public Availability probe() { return Availability.yes(); }
        @Override public List<Option> options() {
          return List.of(
              Option.text("text", "What is written.", "nothing"),
              Option.file("out", "Where it is written."));
        }
        @Override public Renderer open(DisplaySettings settings) throws RendererException {
          OptionValues options = settings.optionsOf(this);
          try {
            Files.writeString(Path.of(options.text("out")), "%s " + options.text("text"));
          } catch (java.io.IOException e) {
            throw new RendererException(e.getMessage(), e);
          }
          return new Renderer() {
            @Override public void present(Frame frame) {}
            @Override public void poll(Consumer<? super RenderEvent> sink) {
              sink.accept(new HostEvent.Close());
            }
            @Override public void apply(DisplaySettings changed) {}
            @Override public DisplaySettings settings() { return settings; }
            @Override public void close() {}
          };
        }
      }
      """;

  private static final String PROPERTIES =
      """
      plugin.id=postcard
      plugin.version=%s
      plugin.description=Writes a postcard
      plugin.license=Apache-2.0
      plugin.requires=>=1.1.0 & <2.0.0
      """;

  private PostcardPlugin() {}

  /** Compiles a version of the plugin and packs it into a jar in a folder. */
  static Path buildJar(Path folder, String version) throws IOException {
    Path classes = folder.resolve("classes-" + version);
    PluginCompiler.withClassPathOf(RendererProvider.class, Option.class)
        .compile("sample.Postcard", SOURCE.formatted(version), classes);
    return PluginJarFile.empty()
        .addEntry("plugin.properties", PROPERTIES.formatted(version))
        .addFiles(classes)
        .writeTo(folder, "postcard-" + version + ".jar");
  }
}
