package org.bowsprit.launcher.command;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.bowsprit.options.Option;
import org.bowsprit.render.RendererProvider;
import org.pf4j.Extension;

/**
 * A renderer as an author compiles and packs it: leaves at once, and writes its version and its
 * option {@code text} into the file that its option {@code out} names.
 */
final class PostcardPlugin {

  private static final String SOURCE =
      """
      package sample;

      import java.nio.file.Files;
      import java.nio.file.Path;
      import java.util.List;
      import java.util.function.Consumer;
      import org.bowsprit.options.Option;
      import org.bowsprit.options.OptionValues;
      import org.bowsprit.render.*;

      @org.pf4j.Extension
      public final class Postcard implements RendererProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "postcard"; }
        @Override public String displayName() { return "Postcard"; }
        @Override public int preference() { return 0; }
        @Override public Availability probe() { return Availability.yes(); }
        @Override public List<Option> declaredOptions() {
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

  private PostcardPlugin() {}

  /** Compiles a version of it and packs it into a jar in a folder. */
  static Path jar(Path folder, String version) throws IOException {
    Path classes = Files.createDirectories(folder.resolve("classes-" + version));
    compile(SOURCE.formatted(version), classes);
    Files.writeString(
        classes.resolve("plugin.properties"),
        """
        plugin.id=postcard
        plugin.version=%s
        plugin.description=Writes a postcard
        plugin.license=Apache-2.0
        plugin.requires=>=1.1.0 & <2.0.0
        """
            .formatted(version));
    Path jar = folder.resolve("postcard-" + version + ".jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        zip.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
        zip.write(Files.readAllBytes(file));
      }
    }
    return jar;
  }

  private static void compile(String source, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      files.setLocationFromPaths(
          StandardLocation.CLASS_PATH,
          List.of(place(RendererProvider.class), place(Option.class), place(Extension.class)));
      List<String> options =
          List.of(
              "--release", "17", "-processor", "org.pf4j.processor.ExtensionAnnotationProcessor");
      if (!compiler.getTask(null, files, null, options, null, List.of(unit(source))).call()) {
        throw new AssertionError("the sample does not compile");
      }
    }
  }

  private static Path place(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JavaFileObject unit(String source) {
    return new SimpleJavaFileObject(
        URI.create("string:///sample/Postcard.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }
}
