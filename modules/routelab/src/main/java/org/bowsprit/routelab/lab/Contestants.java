package org.bowsprit.routelab.lab;

import jakarta.inject.Inject;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.plugin.host.Providers;
import org.bowsprit.plugin.host.RouterChoice;
import org.bowsprit.plugin.host.Routers;
import org.bowsprit.plugin.host.archive.Checksum;
import org.bowsprit.plugin.host.description.WrongOptionException;
import org.bowsprit.plugin.host.isolation.AnswerWatch;
import org.bowsprit.plugin.host.isolation.GuardedRouter;
import org.bowsprit.plugin.host.isolation.PluginRouter;
import org.bowsprit.plugin.host.isolation.RouteCall;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.bowsprit.plugin.host.isolation.WatchedCall;
import org.bowsprit.service.OptionValues;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.ReferenceRouters;

/** Creates the routers of a comparison from ids and options. */
public final class Contestants {

  private final Routers routers;
  private final Providers<RouterProvider> providers;

  @Inject
  Contestants(Routers routers, Providers<RouterProvider> providers) {
    this.routers = routers;
    this.providers = providers;
  }

  /**
   * Creates routers.
   *
   * @param names ids, each followed by any number of {@code :key=value}; all routers if empty
   * @param watch detects routers that do not answer
   * @param problemListener receives a line at the first failure of each router
   * @throws WrongOptionException if a router has no such option
   */
  public List<Contestant> create(
      List<String> names, AnswerWatch watch, Consumer<String> problemListener) {
    List<String> selected = names.isEmpty() ? routers.ids() : names;
    return selected.stream()
        .map(name -> contestant(name, choice(name), watch.callFor(name), problemListener))
        .toList();
  }

  /**
   * Creates routers for a running game that does not wait for them. Each router is created and
   * queried on a separate thread. If it takes too long, it is abandoned, like a router that plans
   * the walks of a game.
   *
   * @param ids the ids of the routers, which have default options
   * @param problemListener receives a line at the first failure of each router
   */
  public List<Contestant> createWatched(List<String> ids, Consumer<String> problemListener) {
    return ids.stream()
        .map(
            id -> contestant(id, RouterChoice.withDefaults(id), new WatchedCall(), problemListener))
        .toList();
  }

  /**
   * Creates all routers for the live laboratory with {@link #createWatched}. Routers in folders of
   * classes are replaced by their new versions after each compilation.
   *
   * @param problemListener receives a line at the first failure of each router
   */
  public LiveRouters live(Consumer<String> problemListener) {
    List<Contestant> contestants = createWatched(routers.ids(), problemListener);
    LiveRouters liveRouters = new LiveRouters(contestants);
    contestants.forEach(contestant -> replaceAfterCompilation(contestant, liveRouters::reloaded));
    return liveRouters;
  }

  /**
   * Returns the SHA-256 of each router's plugin file. The keys are the names of the routers in the
   * results. Routers in folders of classes are left out.
   */
  public SortedMap<String, String> plugins(List<Contestant> contestants) throws IOException {
    SortedMap<String, String> digests = new TreeMap<>();
    for (Contestant contestant : contestants) {
      Optional<RouterProvider> provider = routers.find(choice(contestant.id()).id());
      Optional<Path> file = provider.flatMap(one -> file(one.getClass()));
      if (file.isPresent()) {
        digests.put(contestant.id(), Checksum.of(file.get()));
      }
    }
    return digests;
  }

  private static Optional<Path> file(Class<?> type) {
    return Optional.ofNullable(type.getProtectionDomain().getCodeSource())
        .map(CodeSource::getLocation)
        .filter(location -> location.getProtocol().equals("file"))
        .map(location -> Path.of(URI.create(location.toString())))
        .filter(Files::isRegularFile);
  }

  /** Creates a contestant. Its router is unguarded for time measurements, and guarded otherwise. */
  private Contestant contestant(
      String name, RouterChoice choice, RouteCall call, Consumer<String> problemListener) {
    RouterProvider provider = providers.get(choice.id());
    OptionValues options = routers.options(choice);
    Router unguardedRouter = new PluginRouter(() -> providers.get(choice.id()).open(options));
    RouterIncidents incidents = new RouterIncidents(name, problemListener);
    return new Contestant(
        name,
        provider.displayName(),
        provider.capabilities(),
        unguardedRouter,
        new GuardedRouter(unguardedRouter, call, incidents),
        incidents::count);
  }

  /** Replaces a router after each compilation. The new router has the default options. */
  private void replaceAfterCompilation(Contestant contestant, Runnable afterReplacement) {
    if (contestant.unguarded() instanceof PluginRouter router) {
      providers.follow(
          contestant.id(),
          newProvider -> {
            router.exchange(newProvider::open);
            afterReplacement.run();
          });
    }
  }

  /** Reads an id with options, such as {@code classic:crossing=corridor}. */
  private static RouterChoice choice(String name) {
    String[] parts = name.split(":", -1);
    Map<String, String> settings = new HashMap<>();
    for (String setting : Arrays.asList(parts).subList(1, parts.length)) {
      int equals = setting.indexOf('=');
      if (equals < 0) {
        throw new WrongOptionException(name + ": a setting is written key=value");
      }
      settings.put(setting.substring(0, equals), setting.substring(equals + 1));
    }
    return new RouterChoice(parts[0], settings);
  }

  /** Returns the installed routers that compute shortest lengths. */
  public ReferenceRouters referenceRouters() {
    Optional<RouterProvider> exact = routers.find(ReferenceRouters.EXACT);
    return new ReferenceRouters(
        exact.map(provider -> unguardedRouter(Map.of())),
        exact
            .filter(Contestants::hasUnion)
            .map(
                provider ->
                    unguardedRouter(Map.of(ReferenceRouters.PROFILE, ReferenceRouters.UNION))));
  }

  private Router unguardedRouter(Map<String, String> settings) {
    return routers.createUnguarded(new RouterChoice(ReferenceRouters.EXACT, settings));
  }

  private static boolean hasUnion(RouterProvider provider) {
    return provider.options().stream()
        .anyMatch(
            option ->
                option.key().equals(ReferenceRouters.PROFILE)
                    && option.type().accepts(ReferenceRouters.UNION));
  }
}
