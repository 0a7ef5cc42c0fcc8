package org.bowsprit.plugin.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.bowsprit.format.disk.FolderLock;
import org.bowsprit.plugin.host.archive.ClassesWatch;
import org.bowsprit.plugin.host.archive.PluginFiles;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.ExtensionPoint;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.plugin.host.description.LoadResult;
import org.bowsprit.plugin.host.description.LoadedPlugin;
import org.bowsprit.plugin.host.description.PluginDescription;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.plugin.host.description.PluginRefusedException;
import org.bowsprit.plugin.host.description.PluginVersions;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.bowsprit.plugin.host.loading.Candidate;
import org.bowsprit.plugin.host.loading.CandidateCheck;
import org.bowsprit.plugin.host.loading.CandidateSearch;
import org.bowsprit.plugin.host.loading.DisabledPlugins;
import org.bowsprit.plugin.host.loading.HostPluginManager;
import org.bowsprit.plugin.host.loading.PluginLoading;
import org.bowsprit.plugin.host.loading.PluginUnloader;
import org.bowsprit.service.ServiceProvider;

/**
 * Contains all built-in providers and all plugins. The plugins are loaded once, on the first
 * request. This class is thread-safe.
 *
 * <p>See {@link Problem.Kind} for the reasons why a plugin is skipped.
 */
public final class PluginHost {

  /**
   * The order in which newer versions replace providers in use. A game opens its providers in the
   * same order.
   */
  private static final List<String> REPLACEMENT_ORDER =
      List.of("renderer", "audio", "router", "music", "sound-file");

  private final Collection<ExtensionPoint<?>> extensionPoints;
  private final Supplier<PluginFolders> folders;
  private final Path stateFolder;
  private final Consumer<Problem> problemListener;
  private final Consumer<String> reports;
  private final Map<Path, HostPluginManager> managers = new ConcurrentHashMap<>();
  private final List<HostPluginManager> retainedManagers = new CopyOnWriteArrayList<>();
  private final List<Follower> followers = new CopyOnWriteArrayList<>();
  private final AtomicBoolean isWatching = new AtomicBoolean();
  private LoadResult loaded;
  private boolean hasReportedProblems;

  /**
   * Creates a host that has not loaded any plugins yet.
   *
   * @param extensionPoints the kinds of extensions, with the built-in providers
   * @param folders the folders to search; called once, on first use
   * @param stateFolder the folder in which zips are unpacked and plugins may store files
   * @param problemListener receives each problem once, when a provider is first requested
   * @param reports receives one line for each plugin that is reloaded or cannot be reloaded
   */
  public PluginHost(
      Collection<ExtensionPoint<?>> extensionPoints,
      Supplier<PluginFolders> folders,
      Path stateFolder,
      Consumer<Problem> problemListener,
      Consumer<String> reports) {
    this.extensionPoints = List.copyOf(extensionPoints);
    this.folders = folders;
    this.stateFolder = stateFolder;
    this.problemListener = problemListener;
    this.reports = reports;
  }

  /** Returns all providers and problems. Loads the plugins if that has not happened yet. */
  public synchronized LoadResult loaded() {
    if (loaded == null) {
      loaded = load();
    }
    return loaded;
  }

  /**
   * Returns a built-in provider without loading plugins. No plugin can take its id.
   *
   * @param kind the name of the kind
   */
  Optional<Object> builtIn(String kind, String id) {
    return extensionPoints.stream()
        .filter(point -> point.kind().name().equals(kind))
        .findFirst()
        .map(point -> point.builtIns().get(id));
  }

  /** Returns every available provider. The first call reports the plugins that were skipped. */
  public synchronized List<InstalledProvider> installed() {
    if (!hasReportedProblems) {
      hasReportedProblems = true;
      loaded().problems().forEach(problemListener);
    }
    return loaded().installed();
  }

  /** Returns the ids of all plugins, including plugins that do not work. */
  public List<String> ids() {
    return candidates().stream().map(Candidate::id).toList();
  }

  /** Returns whether there is a plugin with this id, even if it does not work. */
  public boolean hasPlugin(String id) {
    return ids().contains(id);
  }

  /**
   * Switches a plugin on or off. This takes effect at the next start.
   *
   * @return whether the call changed anything
   * @throws UnknownPluginException if there is no such plugin
   */
  public boolean setEnabled(String id, boolean enabled) throws IOException {
    if (!hasPlugin(id)) {
      throw new UnknownPluginException("there is no plugin '" + id + "'; there are " + ids());
    }
    Path folder = Files.createDirectories(stateFolder.resolve("plugins"));
    DisabledPlugins disabledPlugins = new DisabledPlugins(folder);
    return new FolderLock(folder)
        .call(() -> enabled ? disabledPlugins.enable(id) : disabledPlugins.disable(id));
  }

  /**
   * Returns what {@link #describe} returns, but throws an exception that can be shown to users.
   *
   * @throws PluginRefusedException if the file is not a plugin for this host
   */
  public PluginDescription describeOrRefuse(Path file) {
    try {
      return describe(file);
    } catch (PluginException e) {
      throw new PluginRefusedException(e.toProblem(file.getFileName().toString()).line(), e);
    }
  }

  /**
   * Returns the description that a plugin file contains, without running code of the plugin.
   *
   * @throws PluginException if the file is not a plugin for this host
   */
  public PluginDescription describe(Path file) {
    PluginFiles files = files();
    try {
      return new CandidateCheck(manager(), files)
          .check(file, file.getFileName().toString())
          .description();
    } finally {
      files.deleteUnpacked(file);
    }
  }

  /** Returns the needs of a plugin that are not met by any installed plugin. */
  public List<PluginDescription.Need> unmetNeeds(PluginDescription plugin) {
    if (plugin.needs().isEmpty()) {
      return List.of();
    }
    List<Candidate> candidates = candidates();
    PluginVersions versions = new PluginVersions();
    return plugin.needs().stream()
        .filter(
            need ->
                candidates.stream()
                    .noneMatch(
                        candidate ->
                            candidate.id().equals(need.id())
                                && versions.isInRange(
                                    candidate.descriptor().getVersion(), need.versions())))
        .toList();
  }

  private List<Candidate> candidates() {
    PluginFiles files = files();
    try {
      return new CandidateSearch(manager(), files, (problem, thrown) -> {}).find(folders.get());
    } finally {
      files.deleteCopiesExcept(List.of());
    }
  }

  private HostPluginManager manager() {
    return new HostPluginManager(PluginVersions.API_VERSION, stateFolder);
  }

  private PluginFiles files() {
    return new PluginFiles(stateFolder.resolve("unpacked"));
  }

  /**
   * Calls {@code exchange} with the new provider each time the provider has been reloaded because
   * its classes have changed. The calls are made on a thread of the host. The first call of this
   * method starts watching the folders of classes.
   *
   * @return a task that stops the calls
   */
  Runnable follow(String kind, String id, Consumer<Object> exchange) {
    if (isWatching.compareAndSet(false, true)) {
      for (Path classes : folders.get().classes()) {
        new ClassesWatch(classes, () -> reload(classes)).start();
      }
    }
    Follower follower = new Follower(kind, id, exchange);
    followers.add(follower);
    return () -> followers.remove(follower);
  }

  /**
   * Loads the plugin in a folder of classes again, while the previous version stays loaded. On
   * success, followers receive its providers and the old plugin is unloaded.
   */
  private void reload(Path classes) {
    HostPluginManager newManager = manager();
    PluginFiles files = files();
    LoadResult reloaded =
        new PluginLoading(newManager, files, kinds())
            .load(new PluginFolders(List.of(), List.of(classes)));
    files.deleteCopiesExcept(newManager.loadedPaths());
    if (!reloaded.problems().isEmpty()) {
      String line = reloaded.problems().get(0).line();
      reports.accept("not reloaded: " + line + "; the loaded version continues");
      return;
    }
    // Replaces the providers first. A caller that opens an old provider at this moment finds out
    // in its call of follow that the provider is outdated.
    List<InstalledProvider> previous = replace(reloaded.installed());
    int exchanged = 0;
    try {
      for (InstalledProvider provider : inOrder(reloaded.installed())) {
        for (Follower follower : followers.stream().filter(each -> each.uses(provider)).toList()) {
          follower.exchange().accept(provider.provider());
          exchanged++;
        }
      }
    } catch (RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the watch.
      replace(previous);
      String message = Thrown.message(e);
      String line = classes + ": " + (message.isEmpty() ? Thrown.asLine(e) : message);
      reports.accept("not reloaded: " + line + "; the loaded version continues");
      unloadUnlessUsed(newManager, reloaded.plugins(), exchanged > 0);
      return;
    }
    HostPluginManager old = managers.put(classes, newManager);
    reloaded
        .plugins()
        .forEach(plugin -> reports.accept("reloaded: " + plugin.id() + " " + plugin.version()));
    if (old != null) {
      unloadUnlessUsed(old, reloaded.plugins(), false);
    }
  }

  /**
   * Sorts providers in the order in which a game opens them, because a sound provider may need the
   * renderer of the same plugin.
   */
  private static List<InstalledProvider> inOrder(List<InstalledProvider> providers) {
    return providers.stream()
        .sorted(Comparator.comparingInt(provider -> REPLACEMENT_ORDER.indexOf(provider.kind())))
        .toList();
  }

  /**
   * Unloads plugins. If one of their objects is still used, they stay loaded until the program
   * ends.
   */
  private void unloadUnlessUsed(
      HostPluginManager manager, List<LoadedPlugin> plugins, boolean isUsed) {
    if (isUsed) {
      retainedManagers.add(manager);
    } else {
      PluginUnloader unloader = new PluginUnloader(manager, files(), reports);
      plugins.forEach(plugin -> unloader.unload(plugin.id()));
    }
  }

  /**
   * Deletes the copies of classes from which plugins were loaded. No provider may be used
   * afterwards. Waits for plugins that are still being loaded.
   */
  public void close() {
    if (!folders.get().classes().isEmpty()) {
      deleteCopies();
    }
  }

  private synchronized void deleteCopies() {
    PluginFiles files = files();
    Stream.concat(managers.values().stream(), retainedManagers.stream())
        .flatMap(manager -> manager.loadedPaths().stream())
        .forEach(files::deleteCopy);
  }

  /** Replaces providers and returns the previous ones. */
  private synchronized List<InstalledProvider> replace(List<InstalledProvider> newProviders) {
    List<InstalledProvider> previous =
        loaded().installed().stream()
            .filter(old -> newProviders.stream().anyMatch(old::isReplacedBy))
            .toList();
    loaded = loaded().withReloaded(newProviders);
    return previous;
  }

  /** Returns the kinds of extensions. */
  public List<ExtensionKind<?>> kinds() {
    List<ExtensionKind<?>> kinds = new ArrayList<>();
    extensionPoints.forEach(point -> kinds.add(point.kind()));
    return kinds;
  }

  private LoadResult load() {
    HostPluginManager manager = manager();
    PluginFiles files = files();
    PluginLoading loading = new PluginLoading(manager, files, kinds());
    extensionPoints.forEach(point -> addBuiltIns(loading, point));
    PluginFolders searchedFolders = folders.get();
    searchedFolders.classes().forEach(classes -> managers.put(classes, manager));
    LoadResult result = loading.load(searchedFolders);
    files.deleteCopiesExcept(manager.loadedPaths());
    return result;
  }

  private static <P extends ServiceProvider> void addBuiltIns(
      PluginLoading loading, ExtensionPoint<P> point) {
    ExtensionKind<P> kind = point.kind();
    point
        .builtIns()
        .forEach(
            (id, provider) ->
                loading.addBuiltIn(
                    new InstalledProvider(
                        kind.name(),
                        id,
                        provider.displayName(),
                        InstalledProvider.BUILT_IN,
                        provider.options(),
                        provider)));
  }
}
