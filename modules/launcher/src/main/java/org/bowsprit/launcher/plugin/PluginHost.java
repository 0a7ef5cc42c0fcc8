package org.bowsprit.launcher.plugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;

/**
 * Everything that can be plugged in, loaded once, when somebody first asks.
 *
 * <p>Built-in providers and plugins stand side by side; see {@link Problem.Kind} for all the ways a
 * plugin can be skipped.
 */
public final class PluginHost {

  private final Collection<ExtensionPoint<?>> extensionPoints;
  private final Supplier<List<Path>> folders;
  private final String version;
  private final Path stateFolder;
  private Loaded loaded;

  /**
   * Makes a host that has loaded nothing yet.
   *
   * @param extensionPoints what can be plugged in, and what is built in
   * @param folders where plugins are looked for; asked once, at the first use
   * @param version the version of Bowsprit that plugins' {@code Plugin-Requires} is compared with
   * @param stateFolder where zips are unpacked and plugins may keep files
   */
  public PluginHost(
      Collection<ExtensionPoint<?>> extensionPoints,
      Supplier<List<Path>> folders,
      String version,
      Path stateFolder) {
    this.extensionPoints = List.copyOf(extensionPoints);
    this.folders = folders;
    this.version = version;
    this.stateFolder = stateFolder;
  }

  /** Returns what there is, loading it if that has not happened yet. */
  public Loaded loaded() {
    if (loaded == null) {
      loaded = load();
    }
    return loaded;
  }

  private Loaded load() {
    List<ExtensionKind<?>> kinds = new ArrayList<>();
    extensionPoints.forEach(point -> kinds.add(point.kind()));
    PluginLoading loading =
        new PluginLoading(
            new HostPluginManager(release(version), stateFolder),
            new PluginFiles(stateFolder.resolve("unpacked")),
            kinds);
    extensionPoints.forEach(point -> addBuiltIns(loading, point));
    return loading.load(folders.get());
  }

  private static <P> void addBuiltIns(PluginLoading loading, ExtensionPoint<P> point) {
    ExtensionKind<P> kind = point.kind();
    point
        .builtIns()
        .forEach(
            (id, provider) ->
                loading.builtIn(
                    new Installed(
                        kind.name(),
                        id,
                        kind.title().apply(provider),
                        Installed.BUILT_IN,
                        provider)));
  }

  /**
   * A snapshot must satisfy what asks for its release: {@code >=0.1.0} means 0.1.0-SNAPSHOT too.
   */
  private static String release(String version) {
    return version.replaceFirst("-.*", "");
  }
}
