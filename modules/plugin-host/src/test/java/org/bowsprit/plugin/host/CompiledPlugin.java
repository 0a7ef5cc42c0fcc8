package org.bowsprit.plugin.host;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.bowsprit.options.Option;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.render.RendererProvider;
import org.pf4j.Extension;

/** A router plugin's folder of classes, compiled anew as its author would. */
final class CompiledPlugin {

  private static final String RENDERER =
      """
      package sample;

      import java.util.function.Consumer;
      import org.bowsprit.render.*;

      @org.pf4j.Extension
      public final class Sample implements RendererProvider, org.pf4j.ExtensionPoint {
        @Override public String id() { return "sample"; }
        @Override public String displayName() { return "%s"; }
        @Override public int preference() { return 1; }
        @Override public Availability probe() { return Availability.yes(); }
        @Override public Renderer open(DisplaySettings settings) { return new Shown(settings); }

        static final class Shown implements Renderer {
          private final DisplaySettings settings;
          private final Thread thread = new Thread(Shown::sleep, "thread of %s");
          Shown(DisplaySettings settings) {
            this.settings = settings;
            thread.setContextClassLoader(Sample.class.getClassLoader());
            thread.start();
          }
          private static void sleep() {
            try { Thread.sleep(Long.MAX_VALUE); } catch (InterruptedException e) { return; }
          }
          @Override public void present(Frame frame) {}
          @Override public void poll(Consumer<? super RenderEvent> sink) {}
          @Override public void apply(DisplaySettings changed) {}
          @Override public DisplaySettings settings() { return settings; }
          @Override public void close() {
            thread.interrupt();
            try { thread.join(); } catch (InterruptedException e) { thread.interrupt(); }
          }
        }
      }
      """;

  private final Path classes;

  CompiledPlugin(Path classes) throws IOException {
    this.classes = Files.createDirectories(classes);
  }

  Path classes() {
    return classes;
  }

  /** Compiles a router called {@code sample} with this name, whose constructor has a body. */
  void compile(String displayName, String constructorBody) throws IOException {
    compile(source(displayName, constructorBody));
  }

  /** Compiles a renderer called {@code sample}, which runs a thread while it is open. */
  void compileRenderer(String displayName) throws IOException {
    compile(RENDERER.formatted(displayName, displayName));
  }

  /** Compiles elsewhere and moves the files in: a slow compiler is not caught in its work. */
  private void compile(String source) throws IOException {
    Path compiled = Files.createTempDirectory(classes.getParent(), "compiled");
    Files.writeString(
        compiled.resolve("plugin.properties"), "plugin.id=sample\nplugin.version=1.0.0\n");
    compile(source, compiled);
    try (Stream<Path> files = Files.walk(compiled)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = classes.resolve(compiled.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
      }
    }
  }

  private static void compile(String source, Path to) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(to));
      files.setLocationFromPaths(
          StandardLocation.CLASS_PATH,
          List.of(
              place(RouterProvider.class),
              place(RendererProvider.class),
              place(Option.class),
              place(Extension.class)));
      List<String> options =
          List.of("-processor", "org.pf4j.processor.ExtensionAnnotationProcessor");
      JavaFileObject unit = unit(source);
      if (!compiler.getTask(null, files, null, options, null, List.of(unit)).call()) {
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
        URI.create("string:///sample/Sample.java"), JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source;
      }
    };
  }

  private static String source(String displayName, String constructorBody) {
    return """
    package sample;

    import java.util.Set;
    import org.bowsprit.pathfinding.*;

    @org.pf4j.Extension
    public final class Sample implements RouterProvider, org.pf4j.ExtensionPoint {
      public Sample() { %s }
      @Override public String id() { return "sample"; }
      @Override public String displayName() { return "%s"; }
      @Override public Set<Capability> capabilities() { return Set.of(); }
      @Override public Router create(RouterOptions options) {
        return floor -> request -> Route.straight(request, Reason.DIRECT);
      }
    }
    """
        .formatted(constructorBody, displayName);
  }
}
