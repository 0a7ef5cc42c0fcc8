package org.bowsprit.plugin.host;

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

/** Writes files that look like plugins, but contain no loadable classes. */
public final class PluginJarFile {

  private static final int JAVA_17 = 61;

  private final Map<String, byte[]> entries = new LinkedHashMap<>();

  private PluginJarFile() {}

  /** Creates a plugin with one extension, compiled for Java 17. */
  public static PluginJarFile of(String id, String version) {
    return new PluginJarFile()
        .entry("plugin.properties", "plugin.id=" + id + "\nplugin.version=" + version + "\n")
        .entry("META-INF/extensions.idx", "sample.Router\n")
        .classFile("sample/Router.class", JAVA_17);
  }

  public static PluginJarFile empty() {
    return new PluginJarFile();
  }

  public PluginJarFile entry(String name, String content) {
    entries.put(name, content.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  public PluginJarFile entry(String name, byte[] content) {
    entries.put(name, content);
    return this;
  }

  /** Adds all files of a folder. */
  public PluginJarFile files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        entry(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return this;
  }

  public PluginJarFile without(String name) {
    entries.remove(name);
    return this;
  }

  /** Adds the header of a class file that has the given version. */
  public PluginJarFile classFile(String name, int version) {
    byte[] header = {(byte) 0xCA, (byte) 0xFE, (byte) 0xBA, (byte) 0xBE, 0, 0, 0, (byte) version};
    return entry(name, header);
  }

  public Path writeTo(Path folder, String fileName) throws IOException {
    Path file = folder.resolve(fileName);
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
      }
    }
    return file;
  }
}
