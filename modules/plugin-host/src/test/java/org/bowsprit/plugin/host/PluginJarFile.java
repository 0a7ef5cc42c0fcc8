package org.bowsprit.plugin.host;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes jars and zips of plugins. Their class files are only headers, unless {@link #addFiles}
 * adds the classes of a folder.
 */
public final class PluginJarFile {

  private static final int JAVA_17_CLASS_VERSION = 61;

  private final Map<String, byte[]> entries = new LinkedHashMap<>();

  private PluginJarFile() {}

  /**
   * Creates a plugin with one extension. The header of its class file has the version of Java 17.
   */
  public static PluginJarFile of(String id, String version) {
    return new PluginJarFile()
        .addEntry("plugin.properties", "plugin.id=" + id + "\nplugin.version=" + version + "\n")
        .addEntry("META-INF/extensions.idx", "sample.Router\n")
        .addClassFile("sample/Router.class", JAVA_17_CLASS_VERSION);
  }

  public static PluginJarFile empty() {
    return new PluginJarFile();
  }

  public PluginJarFile addEntry(String name, String content) {
    entries.put(name, content.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  public PluginJarFile addEntry(String name, byte[] content) {
    entries.put(name, content);
    return this;
  }

  /** Adds all files of a folder. */
  public PluginJarFile addFiles(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        addEntry(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return this;
  }

  public PluginJarFile removeEntry(String name) {
    entries.remove(name);
    return this;
  }

  /** Adds a class file that consists only of a header with the given version. */
  public PluginJarFile addClassFile(String name, int version) {
    byte[] header = {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, (byte) version};
    return addEntry(name, header);
  }

  public Path writeTo(Path folder, String fileName) throws IOException {
    Path file = folder.resolve(fileName);
    try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
      }
    }
    return file;
  }
}
