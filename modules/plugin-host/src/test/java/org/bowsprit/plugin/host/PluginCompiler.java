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

  private static final List<String> INDEX_OPTIONS =
      List.of("-processor", "org.pf4j.processor.ExtensionAnnotationProcessor");

  private final List<Path> libraries;
  private final List<String> options = new ArrayList<>(List.of("--release", "17"));

  /**
   * Creates a compiler whose class path consists of these jars and class folders, which must
   * include PF4J.
   */
  public PluginCompiler(List<Path> libraries) {
    this(libraries, INDEX_OPTIONS);
  }

  private PluginCompiler(List<Path> libraries, List<String> processorOptions) {
    this.libraries = libraries;
    options.addAll(processorOptions);
  }

  /**
   * Creates a compiler whose class path consists of the jars or folders of the given classes, and
   * PF4J.
   */
  public static PluginCompiler withClassPathOf(Class<?>... types) {
    return new PluginCompiler(
        Stream.concat(Stream.of(types), Stream.of(org.pf4j.Extension.class))
            .map(PluginCompiler::locationOf)
            .distinct()
            .toList());
  }

  /**
   * Returns a compiler that does not write PF4J's index of extensions. It runs no annotation
   * processors, as newer compilers do by default.
   */
  public PluginCompiler withoutIndex() {
    return new PluginCompiler(libraries, List.of("-proc:none"));
  }

  /** Compiles one class into a folder. */
  public void compile(String className, String source, Path folder) throws IOException {
    compile(Map.of(className, source), folder);
  }

  /** Compiles classes into a folder. The keys of {@code sources} are the names of the classes. */
  public void compile(Map<String, String> sources, Path folder) throws IOException {
    Files.createDirectories(folder);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, libraries);
      List<JavaFileObject> units =
          sources.entrySet().stream().map(PluginCompiler::sourceFile).toList();
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

  private static JavaFileObject sourceFile(Map.Entry<String, String> source) {
    URI uri = URI.create("string:///" + source.getKey().replace('.', '/') + ".java");
    return new SimpleJavaFileObject(uri, JavaFileObject.Kind.SOURCE) {
      @Override
      public CharSequence getCharContent(boolean ignoreEncodingErrors) {
        return source.getValue();
      }
    };
  }
}
