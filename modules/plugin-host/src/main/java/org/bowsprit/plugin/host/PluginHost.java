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
import org.bowsprit.plugin.host.description.Installed;
import org.bowsprit.plugin.host.description.Loaded;
import org.bowsprit.plugin.host.description.LoadedPlugin;
import org.bowsprit.plugin.host.description.PluginDescription;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.PluginPlaces;
import org.bowsprit.plugin.host.description.PluginRefusedException;
import org.bowsprit.plugin.host.description.PluginVersions;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.description.UnknownPluginException;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.bowsprit.plugin.host.loading.Candidate;
import org.bowsprit.plugin.host.loading.CandidateCheck;
import org.bowsprit.plugin.host.loading.CandidateSearch;
import org.bowsprit.plugin.host.loading.HostPluginManager;
import org.bowsprit.plugin.host.loading.PluginLoading;
import org.bowsprit.plugin.host.loading.Switches;
import org.bowsprit.plugin.host.loading.Unloading;
import org.bowsprit.service.ServiceProvider;

/**
 * Contains all built-in providers and plugins. Plugins are loaded once, on the first request. This
 * class is thread-safe.
 *
 * <p>See {@link Problem.Kind} for the reasons why a plugin is skipped.
 */
public final class PluginHost {

  /**
   * The order in which newer versions replace providers in use. A game opens its providers in the
   * same order.
   */
  private static final List<String> EXCHANGED =
      List.of("renderer", "audio", "router", "music", "sound-file");

  private final Collection<ExtensionPoint<?>> extensionPoints;
  private final Supplier<PluginPlaces> places;
  private final Path stateFolder;
  private final Consumer<Problem> skipped;
  private final Consumer<String> notes;
  private final Map<Path, HostPluginManager> managers = new ConcurrentHashMap<>();
  private final List<HostPluginManager> kept = new CopyOnWriteArrayList<>();
  private final List<Follower> followers = new CopyOnWriteArrayList<>();
  private final AtomicBoolean watched = new AtomicBoolean();
  private Loaded loaded;
  private boolean told;

  /**
   * Creates a host that has not loaded any plugins yet.
   *
   * @param extensionPoints the kinds of extensions, with the built-in providers
   * @param places the folders to search; called once, on first use
   * @param stateFolder the folder in which zips are unpacked and plugins may store files
   * @param skipped receives each problem once, when a provider is first requested
   * @param notes receives one line for each reloaded plugin
   */
  public PluginHost(
      Collection<ExtensionPoint<?>> extensionPoints,
      Supplier<PluginPlaces> places,
      Path stateFolder,
      Consumer<Problem> skipped,
      Consumer<String> notes) {
    this.extensionPoints = List.copyOf(extensionPoints);
    this.places = places;
    this.stateFolder = stateFolder;
    this.skipped = skipped;
    this.notes = notes;
  }

  /** Returns all providers and problems. Loads the plugins if that has not happened yet. */
  public synchronized Loaded loaded() {
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
  public synchronized List<Installed> installed() {
    if (!told) {
      told = true;
      loaded().problems().forEach(skipped);
    }
    return loaded().installed();
  }

  /** Returns the ids of all plugins, including plugins that do not work. */
  public List<String> ids() {
    return candidates().stream().map(Candidate::id).toList();
  }

  /** Returns whether there is a plugin with this id, even if it does not work. */
  public boolean knows(String id) {
    return ids().contains(id);
  }

  /**
   * Switches a plugin on or off. This takes effect at the next start.
   *
   * @return whether the call changed anything
   * @throws UnknownPluginException if there is no such plugin
   */
  public boolean turn(String id, boolean on) throws IOException {
    if (!knows(id)) {
      throw new UnknownPluginException("there is no plugin '" + id + "'; there are " + ids());
    }
    Path folder = Files.createDirectories(stateFolder.resolve("plugins"));
    Switches switches = new Switches(folder);
    return new FolderLock(folder).call(() -> on ? switches.turnOn(id) : switches.turnOff(id));
  }

  /**
   * Returns a file's description of itself. Runs none of its code.
   *
   * @throws PluginRefusedException if the file is not a plugin for this host
   */
  public PluginDescription read(Path file) {
    try {
      return describe(file);
    } catch (PluginException e) {
      throw new PluginRefusedException(e.in(file.getFileName().toString()).line(), e);
    }
  }

  /**
   * Returns a file's description of itself. Runs none of its code.
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
      files.forget(file);
    }
  }

  /** Returns the requirements of a plugin that no installed plugin fulfils. */
  public List<PluginDescription.Need> unmet(PluginDescription plugin) {
    if (plugin.needs().isEmpty()) {
      return List.of();
    }
    List<Candidate> there = candidates();
    PluginVersions versions = new PluginVersions();
    return plugin.needs().stream()
        .filter(
            need ->
                there.stream()
                    .noneMatch(
                        each ->
                            each.id().equals(need.id())
                                && versions.isWithin(
                                    each.descriptor().getVersion(), need.versions())))
        .toList();
  }

  private List<Candidate> candidates() {
    PluginFiles files = files();
    try {
      return new CandidateSearch(manager(), files, (problem, thrown) -> {}).in(places.get());
    } finally {
      files.deleteCopiesBut(List.of());
    }
  }

  private HostPluginManager manager() {
    return new HostPluginManager(PluginVersions.API_VERSION, stateFolder);
  }

  private PluginFiles files() {
    return new PluginFiles(stateFolder.resolve("unpacked"));
  }

  /**
   * Calls {@code exchange} with a provider each time it has been reloaded because its classes have
   * changed, on a thread of the host. The first call of this method starts watching the folders of
   * classes.
   *
   * @return stops the calls
   */
  Runnable follow(String kind, String id, Consumer<Object> exchange) {
    if (watched.compareAndSet(false, true)) {
      for (Path classes : places.get().classes()) {
        new ClassesWatch(classes, () -> reload(classes)).start();
      }
    }
    Follower follower = new Follower(kind, id, exchange);
    followers.add(follower);
    return () -> followers.remove(follower);
  }

  /**
   * Loads the plugin of a folder of classes a second time, beside the loaded one. On success,
   * followers receive its providers and the old plugin is unloaded.
   */
  private void reload(Path classes) {
    HostPluginManager fresh = manager();
    PluginFiles files = files();
    Loaded again =
        new PluginLoading(fresh, files, kinds())
            .load(new PluginPlaces(List.of(), List.of(classes)));
    files.deleteCopiesBut(fresh.loadedFrom());
    if (!again.problems().isEmpty()) {
      String line = again.problems().get(0).line();
      notes.accept("not reloaded: " + line + "; the loaded version continues");
      return;
    }
    // Replaces the providers first. A caller that is opening an old provider at this moment thus
    // finds out that it is outdated when it follows the provider.
    List<Installed> before = replace(again.installed());
    int exchanged = 0;
    try {
      for (Installed one : inOrder(again.installed())) {
        for (Follower follower : followers.stream().filter(each -> each.uses(one)).toList()) {
          follower.exchange().accept(one.provider());
          exchanged++;
        }
      }
    } catch (RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the watch.
      replace(before);
      String why = Thrown.message(e);
      String line = classes + ": " + (why.isEmpty() ? Thrown.inOneLine(e) : why);
      notes.accept("not reloaded: " + line + "; the loaded version continues");
      leave(fresh, again.plugins(), exchanged > 0);
      return;
    }
    HostPluginManager old = managers.put(classes, fresh);
    again
        .plugins()
        .forEach(plugin -> notes.accept("reloaded: " + plugin.id() + " " + plugin.version()));
    if (old != null) {
      leave(old, again.plugins(), false);
    }
  }

  /**
   * Sorts providers in the order in which a game opens them, because the sound of a plugin may need
   * the renderer of the plugin.
   */
  private static List<Installed> inOrder(List<Installed> fresh) {
    return fresh.stream()
        .sorted(Comparator.comparingInt(one -> EXCHANGED.indexOf(one.kind())))
        .toList();
  }

  /** Unloads plugins. Plugins whose parts are still used stay loaded until the program ends. */
  private void leave(HostPluginManager manager, List<LoadedPlugin> plugins, boolean isUsed) {
    if (isUsed) {
      kept.add(manager);
    } else {
      Unloading unloading = new Unloading(manager, files(), notes);
      plugins.forEach(plugin -> unloading.unload(plugin.id()));
    }
  }

  /**
   * Deletes the copies of classes from which plugins were loaded. No provider may be used
   * afterwards. Waits for plugins that are still being loaded.
   */
  public void close() {
    if (!places.get().classes().isEmpty()) {
      deleteCopies();
    }
  }

  private synchronized void deleteCopies() {
    PluginFiles files = files();
    Stream.concat(managers.values().stream(), kept.stream())
        .flatMap(manager -> manager.loadedFrom().stream())
        .forEach(files::deleteCopy);
  }

  /** Replaces providers and returns the previous ones. */
  private synchronized List<Installed> replace(List<Installed> fresh) {
    List<Installed> before =
        loaded().installed().stream()
            .filter(old -> fresh.stream().anyMatch(old::isReplacedBy))
            .toList();
    loaded = loaded().with(fresh);
    return before;
  }

  /** Returns the kinds of extensions. */
  public List<ExtensionKind<?>> kinds() {
    List<ExtensionKind<?>> kinds = new ArrayList<>();
    extensionPoints.forEach(point -> kinds.add(point.kind()));
    return kinds;
  }

  private Loaded load() {
    HostPluginManager manager = manager();
    PluginFiles files = files();
    PluginLoading loading = new PluginLoading(manager, files, kinds());
    extensionPoints.forEach(point -> addBuiltIns(loading, point));
    PluginPlaces all = places.get();
    all.classes().forEach(classes -> managers.put(classes, manager));
    Loaded found = loading.load(all);
    files.deleteCopiesBut(manager.loadedFrom());
    return found;
  }

  private static <P extends ServiceProvider> void addBuiltIns(
      PluginLoading loading, ExtensionPoint<P> point) {
    ExtensionKind<P> kind = point.kind();
    point
        .builtIns()
        .forEach(
            (id, provider) ->
                loading.builtIn(
                    new Installed(
                        kind.name(),
                        id,
                        provider.displayName(),
                        Installed.BUILT_IN,
                        provider.options(),
                        provider)));
  }
}
