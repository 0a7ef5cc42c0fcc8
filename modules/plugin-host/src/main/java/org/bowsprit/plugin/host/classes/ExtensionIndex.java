package org.bowsprit.plugin.host.classes;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.Problem;
import org.pf4j.PluginClassLoader;
import org.pf4j.processor.IndexedExtensionStorage;

/**
 * Reads the extensions that a plugin lists in {@code META-INF/extensions.idx}.
 *
 * <p>The reader of PF4J would read the index of every plugin again after each start of a plugin.
 */
public final class ExtensionIndex {

  private ExtensionIndex() {}

  /**
   * Returns the names of the extension classes, sorted; empty if there is no index.
   *
   * @param classes the class loader of a plugin; only its own resources count
   */
  public static Set<String> of(ClassLoader classes) {
    URL index =
        ((PluginClassLoader) classes).findResource(IndexedExtensionStorage.EXTENSIONS_RESOURCE);
    if (index == null) {
      return Set.of();
    }
    try {
      return read(index);
    } catch (IOException e) {
      throw new PluginException(
          Problem.Kind.UNREADABLE, "has a META-INF/extensions.idx that can't be read", e);
    }
  }

  private static Set<String> read(URL index) throws IOException {
    URLConnection connection = index.openConnection();
    // A jar in the JDK's cache stays open after the plugin is unloaded.
    connection.setUseCaches(false);
    Set<String> names = new TreeSet<>();
    try (Reader reader =
        new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8)) {
      IndexedExtensionStorage.read(reader, names);
    }
    return names;
  }
}
