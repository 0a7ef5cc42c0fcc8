package org.bowsprit.integration.plugins;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import org.bowsprit.integration.Checkout;
import org.bowsprit.plugin.host.PluginCompiler;
import org.bowsprit.plugin.host.PluginJarFile;

/**
 * Builds a valid or broken plugin jar as an author would.
 *
 * <p>Sources are compiled on the class path against the distribution's {@code lib/}, so that code
 * compiles even if JPMS forbids it at run time.
 */
public final class PluginJar {

  private final Map<String, String> manifest = new LinkedHashMap<>();
  private final Map<String, String> sources = new LinkedHashMap<>();
  private final Map<String, byte[]> entries = new LinkedHashMap<>();
  private boolean hasIndex = true;

  private PluginJar(String id) {
    manifest.put("Plugin-Id", id);
    manifest.put("Plugin-Version", "1.0.0");
  }

  /** Returns an empty plugin with this id and version 1.0.0. */
  public static PluginJar withId(String id) {
    return new PluginJar(id);
  }

  /**
   * Returns a plugin with a router of the same id. The constructor of the router runs {@code body}.
   */
  public static PluginJar withRouter(String id, String body) {
    return withId(id).withSource("sample.SampleRouter", routerSource(id, body));
  }

  /** Sets an attribute of the manifest, or removes the attribute if the value is null. */
  PluginJar withManifestEntry(String key, String value) {
    if (value == null) {
      manifest.remove(key);
    } else {
      manifest.put(key, value);
    }
    return this;
  }

  /** Adds the source of a class. */
  public PluginJar withSource(String className, String source) {
    sources.put(className, source);
    return this;
  }

  PluginJar withEntry(String name, byte[] content) {
    entries.put(name, content);
    return this;
  }

  /** Omits the extension index, as a compiler without annotation processor does. */
  PluginJar withoutIndex() {
    hasIndex = false;
    return this;
  }

  /** Writes the jar. */
  public Path writeTo(Path folder, String fileName) {
    try {
      Path classes = Files.createTempDirectory("plugin-classes");
      compile(classes);
      PluginJarFile jar =
          PluginJarFile.empty().addEntry("META-INF/MANIFEST.MF", manifestText()).addFiles(classes);
      entries.forEach(jar::addEntry);
      delete(classes);
      return jar.writeTo(folder, fileName);
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

  private byte[] manifestText() throws IOException {
    Manifest jarManifest = new Manifest();
    jarManifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.forEach(jarManifest.getMainAttributes()::putValue);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    jarManifest.write(text);
    return text.toByteArray();
  }

  private void compile(Path classes) throws IOException {
    if (!sources.isEmpty()) {
      (hasIndex ? compiler() : compiler().withoutIndex()).compile(sources, classes);
    }
  }

  /** Returns a compiler that uses the distribution's {@code lib/} as its class path. */
  public static PluginCompiler compiler() throws IOException {
    try (Stream<Path> jars = Files.list(Checkout.distribution().resolve("lib"))) {
      return new PluginCompiler(jars.filter(file -> file.toString().endsWith(".jar")).toList());
    }
  }

  /** Returns the source of a router whose constructor runs some code. */
  static String routerSource(String id, String constructorBody) {
    return """
    package sample;

    import java.util.Set;
    import org.bowsprit.pathfinding.RouterCapability;
    import org.bowsprit.pathfinding.Router;
    import org.bowsprit.service.OptionValues;
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
      @Override public Set<RouterCapability> capabilities() { return Set.of(); }
      @Override public Router open(OptionValues options) { return floor -> null; }
    }
    """
        .formatted(constructorBody, id);
  }

  /** Returns the bytes of a compiled class in which the class-file version is replaced. */
  static byte[] withClassFileVersion(byte[] classFile, int version) {
    byte[] patched = classFile.clone();
    patched[6] = (byte) (version >> 8);
    patched[7] = (byte) version;
    return patched;
  }

  /** Returns some bytes that are neither a jar nor a zip. */
  static byte[] invalidJar() {
    return "this is not a jar".getBytes(StandardCharsets.UTF_8);
  }
}
