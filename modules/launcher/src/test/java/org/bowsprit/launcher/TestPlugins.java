package org.bowsprit.launcher;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Builds plugins from test classes. */
public final class TestPlugins {

  private TestPlugins() {}

  /**
   * Creates a folder {@code plugins} in {@code folder}, with one plugin jar for each class. Each
   * class must be an extension that uses no other class of its plugin. Returns the created folder.
   */
  public static Path install(Path folder, Class<?>... extensions) throws IOException {
    Path plugins = Files.createDirectory(folder.resolve("plugins"));
    for (Class<?> extension : extensions) {
      String id = extension.getSimpleName();
      try (ZipOutputStream jar =
          new ZipOutputStream(Files.newOutputStream(plugins.resolve(id + ".jar")))) {
        write(jar, "META-INF/MANIFEST.MF", "Plugin-Id: " + id + "\nPlugin-Version: 0.1.0\n");
        write(jar, "META-INF/extensions.idx", extension.getName() + "\n");
        String file = extension.getName().replace('.', '/') + ".class";
        try (InputStream code = extension.getClassLoader().getResourceAsStream(file)) {
          write(jar, file, code.readAllBytes());
        }
      }
    }
    return plugins;
  }

  private static void write(ZipOutputStream jar, String name, String text) throws IOException {
    write(jar, name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void write(ZipOutputStream jar, String name, byte[] bytes) throws IOException {
    jar.putNextEntry(new ZipEntry(name));
    jar.write(bytes);
  }
}
