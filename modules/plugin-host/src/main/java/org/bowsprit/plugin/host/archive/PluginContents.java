package org.bowsprit.plugin.host.archive;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.pf4j.processor.IndexedExtensionStorage;

/**
 * The contents of a plugin's jar or zip, which are read without loading any class.
 *
 * @param classes the class files by class name, in the form of class files: {@code org/acme/Fast}
 * @param extensions the names of the classes in the index, with dots
 * @param nestedJars the jars inside the jar, which are not searched
 */
public record PluginContents(
    Map<String, byte[]> classes, Set<String> extensions, List<String> nestedJars) {

  private static final String CLASS = ".class";
  private static final String CLASSES = "classes/";

  /** Reads a file that {@link ArchiveCheck} has checked. */
  public static PluginContents of(Path file) throws IOException {
    PluginContents contents =
        new PluginContents(new TreeMap<>(), new TreeSet<>(), new ArrayList<>());
    boolean isZip = file.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
    try (JarFile jar = new JarFile(file.toFile())) {
      for (JarEntry entry : Collections.list(jar.entries())) {
        try (InputStream in = jar.getInputStream(entry)) {
          contents.add(entry.getName(), in.readAllBytes(), isZip);
        }
      }
    }
    return contents;
  }

  private void add(String name, byte[] bytes, boolean isZip) throws IOException {
    if (name.endsWith(".jar")) {
      if (isZip && name.startsWith("lib/")) {
        addJar(bytes);
      } else {
        nestedJars.add(name);
      }
    } else if (!isZip || name.startsWith(CLASSES)) {
      add(isZip ? name.substring(CLASSES.length()) : name, bytes);
    }
  }

  private void addJar(byte[] jar) throws IOException {
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(jar))) {
      ZipEntry entry = in.getNextEntry();
      long unpacked = 0;
      while (entry != null) {
        byte[] bytes = in.readNBytes((int) (ArchiveCheck.MAX_UNPACKED_BYTES - unpacked));
        unpacked += bytes.length;
        if (unpacked >= ArchiveCheck.MAX_UNPACKED_BYTES) {
          throw ArchiveCheck.unpackedTooLarge(ArchiveCheck.MAX_UNPACKED_BYTES);
        }
        add(entry.getName(), bytes);
        entry = in.getNextEntry();
      }
    }
  }

  private void add(String name, byte[] bytes) throws IOException {
    if (name.equals(IndexedExtensionStorage.EXTENSIONS_RESOURCE)) {
      IndexedExtensionStorage.read(
          new StringReader(new String(bytes, StandardCharsets.UTF_8)), extensions);
    } else if (name.endsWith(CLASS)
        && !name.startsWith("META-INF/")
        && !name.endsWith("module-info.class")) {
      classes.putIfAbsent(name.substring(0, name.length() - CLASS.length()), bytes);
    }
  }
}
