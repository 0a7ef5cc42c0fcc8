package org.bowsprit.integration.plugins;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.bowsprit.integration.Checkout;

/**
 * Builds a plugin jar, as a plugin's author would, good or broken.
 *
 * <p>Sources are compiled on the class path against the distribution's {@code lib/}, so that even
 * what JPMS forbids compiles, as it does for an author who does not know better.
 */
public final class PluginJar {

  private final Map<String, String> manifest = new LinkedHashMap<>();
  private final Map<String, String> sources = new LinkedHashMap<>();
  private final Map<String, byte[]> entries = new LinkedHashMap<>();
  private boolean index = true;

  private PluginJar(String id) {
    manifest.put("Plugin-Id", id);
    manifest.put("Plugin-Version", "1.0.0");
  }

  /** A plugin with this id, version 1.0.0 and nothing in it. */
  public static PluginJar named(String id) {
    return new PluginJar(id);
  }

  /** A plugin with a router of the same id whose constructor has {@code body}. */
  static PluginJar withRouter(String id, String body) {
    return named(id).source("sample.SampleRouter", routerSource(id, body));
  }

  /** Sets or, with null, takes away a line of the manifest. */
  PluginJar manifest(String key, String value) {
    if (value == null) {
      manifest.remove(key);
    } else {
      manifest.put(key, value);
    }
    return this;
  }

  /** Adds a class. */
  public PluginJar source(String className, String source) {
    sources.put(className, source);
    return this;
  }

  PluginJar entry(String name, byte[] content) {
    entries.put(name, content);
    return this;
  }

  /** Leaves out the extension index, as a compiler does that runs no annotation processor. */
  PluginJar withoutIndex() {
    index = false;
    return this;
  }

  /** Writes the jar. */
  public Path in(Path folder, String fileName) {
    try {
      Path classes = Files.createTempDirectory("plugin-classes");
      compile(classes);
      Path jar = folder.resolve(fileName);
      try (OutputStream file = Files.newOutputStream(jar);
          JarOutputStream out = new JarOutputStream(file, manifestOfJar())) {
        for (Map.Entry<String, byte[]> entry : contents(classes).entrySet()) {
          out.putNextEntry(new JarEntry(entry.getKey()));
          out.write(entry.getValue());
        }
      }
      delete(classes);
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private Map<String, byte[]> contents(Path classes) throws IOException {
    Map<String, byte[]> contents = new LinkedHashMap<>();
    try (Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        contents.put(classes.relativize(file).toString(), Files.readAllBytes(file));
      }
    }
    contents.putAll(entries);
    return contents;
  }

  private Manifest manifestOfJar() {
    Manifest result = new Manifest();
    result.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.forEach(result.getMainAttributes()::putValue);
    return result;
  }

  private void compile(Path classes) throws IOException {
    if (sources.isEmpty()) {
      return;
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(classes));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, libraries());
      List<String> options = new ArrayList<>(List.of("--release", "17"));
      options.addAll(
          index
              ? List.of("-processor", "org.pf4j.processor.ExtensionAnnotationProcessor")
              : List.of("-proc:none"));
      List<JavaFileObject> units = sources.entrySet().stream().map(PluginJar::unit).toList();
      if (!compiler.getTask(null, files, null, options, null, units).call()) {
        throw new AssertionError("the sample plugin does not compile: " + sources.keySet());
      }
    }
  }

  private static List<Path> libraries() throws IOException {
    try (Stream<Path> jars = Files.list(Checkout.distribution().resolve("lib"))) {
      return jars.filter(file -> file.toString().endsWith(".jar")).collect(Collectors.toList());
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

  /** A router that borrows the matrix walk of the built-in one. */
  static String routerSource(String id, String constructorBody) {
    return """
    package sample;

    import java.util.Set;
    import org.bowsprit.pathfinding.Capability;
    import org.bowsprit.pathfinding.Router;
    import org.bowsprit.pathfinding.RouterOptions;
    import org.bowsprit.pathfinding.RouterProvider;
    import org.pf4j.Extension;
    import org.pf4j.ExtensionPoint;

    @Extension
    public final class SampleRouter implements RouterProvider, ExtensionPoint {
      public SampleRouter() {
        %s
      }
      @Override public String id() { return "%s"; }
      @Override public String displayName() { return "Sample"; }
      @Override public Set<Capability> capabilities() { return Set.of(); }
      @Override public Router create(RouterOptions options) { return floor -> null; }
    }
    """
        .formatted(constructorBody, id);
  }

  /** Returns the bytes of a compiled class that claims to be of another class-file version. */
  static byte[] claimingVersion(byte[] classFile, int version) {
    byte[] patched = classFile.clone();
    patched[6] = (byte) (version >> 8);
    patched[7] = (byte) version;
    return patched;
  }

  /** Returns some bytes that are neither a jar nor a zip. */
  static byte[] noise() {
    return "this is no jar".getBytes(StandardCharsets.UTF_8);
  }
}
