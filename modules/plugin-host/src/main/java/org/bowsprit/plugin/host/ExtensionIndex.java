package org.bowsprit.plugin.host;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import org.pf4j.PluginClassLoader;
import org.pf4j.processor.IndexedExtensionStorage;

/**
 * The extensions that one plugin names in {@code META-INF/extensions.idx}.
 *
 * <p>PF4J would read the index of every plugin again after each that is started.
 */
final class ExtensionIndex {

  private ExtensionIndex() {}

  /**
   * Returns the names of the extension classes, sorted; none if there is no index.
   *
   * @param classes a plugin's class loader; only what is its own counts
   */
  static Set<String> of(ClassLoader classes) {
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
    // A jar in the JDK's cache stays open after the plugin has gone.
    connection.setUseCaches(false);
    Set<String> names = new TreeSet<>();
    try (Reader reader =
        new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8)) {
      IndexedExtensionStorage.read(reader, names);
    }
    return names;
  }
}
