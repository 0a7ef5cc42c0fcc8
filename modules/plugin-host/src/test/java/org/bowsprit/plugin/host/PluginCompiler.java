package org.bowsprit.plugin.host;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Compiles plugins as their authors do: on the class path, with PF4J's index of extensions. */
public final class PluginCompiler {

  private static final List<String> WITH_INDEX =
      List.of("-processor", "org.pf4j.processor.ExtensionAnnotationProcessor");

  private final List<Path> libraries;
  private final List<String> options = new ArrayList<>(List.of("--release", "17"));

  /** Creates a compiler against jars and class folders, including PF4J. */
  public PluginCompiler(List<Path> libraries) {
    this(libraries, WITH_INDEX);
  }

  private PluginCompiler(List<Path> libraries, List<String> processing) {
    this.libraries = libraries;
    options.addAll(processing);
  }

  /**
   * Creates a compiler whose class path consists of the jars or folders of the given classes, and
   * PF4J.
   */
  public static PluginCompiler against(Class<?>... types) {
    return new PluginCompiler(
        Stream.concat(Stream.of(types), Stream.of(org.pf4j.Extension.class))
            .map(PluginCompiler::locationOf)
            .distinct()
            .toList());
  }

  /** Disables annotation processors, as newer compilers do by default. */
  public PluginCompiler withoutIndex() {
    return new PluginCompiler(libraries, List.of("-proc:none"));
  }

  /** Compiles one class. */
  public void compile(String className, String source, Path folder) throws IOException {
    compile(Map.of(className, source), folder);
  }

  /** Compiles classes, by name, into a folder. */
  public void compile(Map<String, String> sources, Path folder) throws IOException {
    Files.createDirectories(folder);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, libraries);
      List<JavaFileObject> units = sources.entrySet().stream().map(PluginCompiler::unit).toList();
      if (!compiler.getTask(null, files, null, options, null, units).call()) {
        throw new AssertionError("the sample plugin does not compile: " + sources.keySet());
      }
    }
  }

  private static Path locationOf(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static JavaFileObject unit(Map.Entry<String, String> source) {
    URI uri = URI.create("string:///" + source.getKey().replace('.', '/') + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source.getValue();
      }
    };
  }
}
