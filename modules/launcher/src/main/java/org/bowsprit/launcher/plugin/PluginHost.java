package org.bowsprit.launcher.plugin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Consumer;
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
  private final Consumer<Problem> skipped;
  private Loaded loaded;
  private boolean told;

  /**
   * Makes a host that has loaded nothing yet.
   *
   * @param extensionPoints what can be plugged in, and what is built in
   * @param folders where plugins are looked for; asked once, at the first use
   * @param version the version of Bowsprit that plugins' {@code Plugin-Requires} is compared with
   * @param stateFolder where zips are unpacked and plugins may keep files
   * @param skipped is told each problem once, when a provider is first asked for
   */
  public PluginHost(
      Collection<ExtensionPoint<?>> extensionPoints,
      Supplier<List<Path>> folders,
      String version,
      Path stateFolder,
      Consumer<Problem> skipped) {
    this.extensionPoints = List.copyOf(extensionPoints);
    this.folders = folders;
    this.version = version;
    this.stateFolder = stateFolder;
    this.skipped = skipped;
  }

  /** Returns what there is and what is wrong, loading it if that has not happened yet. */
  public Loaded loaded() {
    if (loaded == null) {
      loaded = load();
    }
    return loaded;
  }

  /** Returns everything that can be chosen, and tells once what is not among it. */
  public List<Installed> installed() {
    if (!told) {
      told = true;
      loaded().problems().forEach(skipped);
    }
    return loaded().installed();
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
