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
import org.bowsprit.plugin.host.isolation.Thrown;
import org.bowsprit.service.ServiceProvider;

/**
 * Everything that can be plugged in, loaded once, when it is first asked for. Any thread may ask.
 *
 * <p>Built-in providers and plugins stand side by side; see {@link Problem.Kind} for all the ways a
 * plugin can be skipped.
 */
public final class PluginHost {

  /**
   * The version of the plugin API, which plugins' {@code Plugin-Requires} is compared with. It
   * changes apart from the program's version: the first number with a break of a stable package,
   * the second with what is added to one.
   */
  public static final String API_VERSION = "1.1.0";

  /** The order in which what is used is exchanged, as a game opens it. */
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
   * Makes a host that has loaded nothing yet.
   *
   * @param extensionPoints what can be plugged in, and what is built in
   * @param places where plugins are looked for; asked once, at the first use
   * @param stateFolder where zips are unpacked and plugins may keep files
   * @param skipped is told each problem once, when a provider is first asked for
   * @param notes takes what became of plugins that were loaded anew, a line each
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

  /** Returns what there is and what is wrong, loading it if that has not happened yet. */
  public synchronized Loaded loaded() {
    if (loaded == null) {
      loaded = load();
    }
    return loaded;
  }

  /**
   * Returns a built-in provider without looking at any plugin, none of which can take its id.
   *
   * @param kind the name of its kind
   * @param id the id that picks it
   */
  Optional<Object> builtIn(String kind, String id) {
    return extensionPoints.stream()
        .filter(point -> point.kind().name().equals(kind))
        .findFirst()
        .map(point -> point.builtIns().get(id));
  }

  /** Returns everything that can be chosen, and tells once what is not among it. */
  public synchronized List<Installed> installed() {
    if (!told) {
      told = true;
      loaded().problems().forEach(skipped);
    }
    return loaded().installed();
  }

  /** Returns the ids of all plugins there are, whether they work or not. */
  public List<String> ids() {
    return candidates().stream().map(Candidate::id).toList();
  }

  /** Tells whether there is a plugin of this id, whether it works or not. */
  public boolean knows(String id) {
    return ids().contains(id);
  }

  /**
   * Switches a plugin on or off, from the next start on.
   *
   * @return whether that changed anything
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
   * Returns what a file says of itself; nothing of it is run.
   *
   * @throws PluginRefusedException if it is no plugin for this host
   */
  public PluginDescription read(Path file) {
    try {
      return describe(file);
    } catch (PluginException e) {
      throw new PluginRefusedException(e.in(file.getFileName().toString()).line(), e);
    }
  }

  /**
   * Returns what a file says of itself; nothing of it is run.
   *
   * @throws PluginException if it is no plugin for this host
   */
  PluginDescription describe(Path file) {
    PluginFiles files = files();
    try {
      return PluginDescription.of(
          new CandidateCheck(manager(), files)
              .check(file, file.getFileName().toString())
              .descriptor());
    } finally {
      files.forget(file);
    }
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
    return new HostPluginManager(API_VERSION, stateFolder);
  }

  private PluginFiles files() {
    return new PluginFiles(stateFolder.resolve("unpacked"));
  }

  /**
   * Calls {@code exchange} with a provider each time it is loaded anew because its classes have
   * changed, from a thread of the host's own. The first call of this method begins the watch over
   * the folders of classes.
   *
   * @return ends the calls
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
   * Loads the plugin of a folder of classes once more, beside the one that is loaded; where that
   * goes well, followers get its providers and the old one is unloaded.
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
      notes.accept("not loaded anew: " + line + "; what is loaded goes on");
      return;
    }
    // First, so that who opens one of the old meanwhile finds that it is old when it follows.
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
      // A plugin's code: not even an Error may end the watch.
      replace(before);
      String why = Thrown.message(e);
      String line = classes + ": " + (why.isEmpty() ? Thrown.inOneLine(e) : why);
      notes.accept("not loaded anew: " + line + "; what is loaded goes on");
      leave(fresh, again.plugins(), exchanged > 0);
      return;
    }
    HostPluginManager old = managers.put(classes, fresh);
    again
        .plugins()
        .forEach(plugin -> notes.accept("loaded anew: " + plugin.id() + " " + plugin.version()));
    if (old != null) {
      leave(old, again.plugins(), false);
    }
  }

  /** In the order in which a game opens them: a plugin's sound may need its renderer. */
  private static List<Installed> inOrder(List<Installed> fresh) {
    return fresh.stream()
        .sorted(Comparator.comparingInt(one -> EXCHANGED.indexOf(one.kind())))
        .toList();
  }

  /** Unloads plugins, unless something of them is still used: that goes on until the end. */
  private void leave(HostPluginManager manager, List<LoadedPlugin> plugins, boolean isUsed) {
    if (isUsed) {
      kept.add(manager);
    } else {
      Unloading unloading = new Unloading(manager, files(), notes);
      plugins.forEach(plugin -> unloading.unload(plugin.id()));
    }
  }

  /**
   * Deletes the copies of classes that plugins were loaded from: nothing is asked any more. Where
   * such plugins are still being loaded, it waits for that.
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

  /** Returns what was there before. */
  private synchronized List<Installed> replace(List<Installed> fresh) {
    List<Installed> before =
        loaded().installed().stream()
            .filter(old -> fresh.stream().anyMatch(old::isReplacedBy))
            .toList();
    loaded = loaded().with(fresh);
    return before;
  }

  /** Returns the kinds of what can be plugged in. */
  List<ExtensionKind<?>> kinds() {
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
