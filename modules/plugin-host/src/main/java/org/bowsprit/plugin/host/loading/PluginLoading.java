package org.bowsprit.plugin.host.loading;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.bowsprit.plugin.host.archive.PluginFiles;
import org.bowsprit.plugin.host.classes.ExtensionIndex;
import org.bowsprit.plugin.host.classes.ExtensionLoader;
import org.bowsprit.plugin.host.classes.LinkErrors;
import org.bowsprit.plugin.host.description.DisabledPlugin;
import org.bowsprit.plugin.host.description.ExtensionKind;
import org.bowsprit.plugin.host.description.InstalledProvider;
import org.bowsprit.plugin.host.description.LoadResult;
import org.bowsprit.plugin.host.description.LoadedPlugin;
import org.bowsprit.plugin.host.description.OneLine;
import org.bowsprit.plugin.host.description.PluginException;
import org.bowsprit.plugin.host.description.PluginFolders;
import org.bowsprit.plugin.host.description.Problem;
import org.bowsprit.plugin.host.isolation.Thrown;
import org.bowsprit.plugin.host.isolation.WatchedThread;
import org.pf4j.ExtensionPoint;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDependency;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginState;
import org.pf4j.PluginWrapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Checks the files in the plugin folders, loads and starts the usable plugins and creates their
 * extensions.
 *
 * <p>A plugin that fails is unloaded and reported as a {@link Problem}. It does not affect the
 * other plugins.
 */
public final class PluginLoading {

  private static final long TIMEOUT_MILLIS = Duration.ofSeconds(10).toMillis();
  private static final String TIMEOUT_MESSAGE = "did not end within 10 seconds";

  private static final Logger LOG = LoggerFactory.getLogger(PluginLoading.class);

  private final HostPluginManager manager;
  private final PluginFiles files;
  private final List<ExtensionKind<?>> kinds;
  private final WatchedThread watchedThread = new WatchedThread("plugins", TIMEOUT_MILLIS);
  private final Map<String, InstalledProvider> installedProviders = new LinkedHashMap<>();
  private final List<LoadedPlugin> plugins = new ArrayList<>();
  private final List<DisabledPlugin> disabledPlugins = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  public PluginLoading(
      HostPluginManager manager, PluginFiles files, Collection<ExtensionKind<?>> kinds) {
    this.manager = manager;
    this.files = files;
    this.kinds = List.copyOf(kinds);
  }

  /** Adds a built-in provider. A plugin cannot take its id. */
  public void addBuiltIn(InstalledProvider provider) {
    installedProviders.put(key(provider), provider);
  }

  /** Loads all plugins in {@code folders}. */
  public LoadResult load(PluginFolders folders) {
    List<Candidate> loadable =
        new DependencyCheck(manager.getVersionManager(), this::report)
            .loadable(candidates(folders));
    for (Candidate candidate : loadable) {
      runGuarded(candidate, () -> loadClasses(candidate));
    }
    manager.resolve();
    for (Candidate candidate : loadable) {
      PluginWrapper plugin = manager.getPlugin(candidate.id());
      if (plugin != null && runGuarded(candidate, () -> start(plugin, candidate.file()))) {
        plugins.add(toLoadedPlugin(plugin.getDescriptor(), candidate.file()));
      }
    }
    watchedThread.end();
    plugins.sort(Comparator.comparing(LoadedPlugin::id));
    return new LoadResult(
        plugins,
        installedProviders.values().stream()
            .sorted(
                Comparator.comparing(InstalledProvider::kind).thenComparing(InstalledProvider::id))
            .toList(),
        disabledPlugins,
        problems);
  }

  private List<Candidate> candidates(PluginFolders folders) {
    List<Candidate> candidates = new CandidateSearch(manager, files, this::report).find(folders);
    return candidates.stream().filter(this::isEnabled).toList();
  }

  private boolean isEnabled(Candidate candidate) {
    if (manager.isDisabled(candidate.id())) {
      disabledPlugins.add(
          new DisabledPlugin(
              candidate.id(), candidate.descriptor().getVersion(), candidate.file()));
      return false;
    }
    return true;
  }

  private List<InstalledProvider> loadClasses(Candidate candidate) {
    PluginWrapper plugin = manager.load(candidate.path());
    checkApiNotBundled((PluginClassLoader) plugin.getPluginClassLoader());
    return List.of();
  }

  private void checkApiNotBundled(PluginClassLoader classLoader) {
    Set<String> apiTypes =
        new TreeSet<>(kinds.stream().map(kind -> kind.type().getName()).toList());
    apiTypes.add(ExtensionPoint.class.getName());
    for (String name : apiTypes) {
      if (classLoader.findResource(name.replace('.', '/') + ".class") != null) {
        throw new PluginException(
            Problem.Kind.API_BUNDLED,
            "carries its own copy of " + name + "; give that dependency the scope provided");
      }
    }
  }

  private List<InstalledProvider> start(PluginWrapper plugin, String file) {
    checkDependenciesStarted(plugin.getDescriptor());
    if (manager.startPlugin(plugin.getPluginId()) != PluginState.STARTED) {
      throw startFailed(plugin.getFailedException());
    }
    Set<String> classNames = ExtensionIndex.of(plugin.getPluginClassLoader());
    if (classNames.isEmpty()) {
      throw ExtensionLoader.noExtension();
    }
    ExtensionLoader extensionLoader =
        new ExtensionLoader(kinds, manager.extensionCreator(plugin.getPluginId()));
    List<InstalledProvider> extensions = new ArrayList<>();
    for (String className : new TreeSet<>(classNames)) {
      extensions.add(extensionLoader.load(className, plugin.getPluginClassLoader(), file));
    }
    return extensions;
  }

  /**
   * Throws an exception if one of a plugin's dependencies failed to start. Plugins start after
   * their dependencies.
   */
  private void checkDependenciesStarted(PluginDescriptor descriptor) {
    for (PluginDependency dependency : descriptor.getDependencies()) {
      if (!dependency.isOptional() && manager.getPlugin(dependency.getPluginId()) == null) {
        throw new PluginException(
            Problem.Kind.MISSING_DEPENDENCY,
            "needs the plugin '" + dependency.getPluginId() + "', which was skipped");
      }
    }
  }

  private static PluginException startFailed(Throwable thrown) {
    if (thrown instanceof LinkageError linkage) {
      return LinkErrors.explain(linkage);
    }
    return new PluginException(
        Problem.Kind.START_FAILED, "failed to start: " + Thrown.asLine(thrown), thrown);
  }

  private void install(InstalledProvider extension) {
    InstalledProvider other = installedProviders.putIfAbsent(key(extension), extension);
    if (other != null) {
      throw new PluginException(
          Problem.Kind.DUPLICATE_ID,
          String.format(
              Locale.ROOT,
              "has a %s with the id '%s', which is taken (%s)",
              extension.kind(),
              extension.id(),
              other.source()));
    }
  }

  /**
   * Runs a step of a plugin and installs the extensions that it created. If the step fails or does
   * not end, the plugin and all its extensions are removed.
   *
   * @return whether the step succeeded
   */
  private boolean runGuarded(Candidate candidate, Supplier<List<InstalledProvider>> step) {
    try {
      watchedThread
          .run(() -> runWithClassLoader(manager.classLoaderOf(candidate.id()), step))
          .forEach(this::install);
      return true;
    } catch (PluginException e) {
      skip(candidate, e, e);
    } catch (TimeoutException e) {
      skip(candidate, new PluginException(Problem.Kind.BLOCKED, TIMEOUT_MESSAGE), e);
    } catch (LinkageError e) {
      skip(candidate, LinkErrors.explain(e), e);
    } catch (RuntimeException | Error e) {
      // This runs a plugin's code, so even an Error must not end the program.
      String explanation = "failed: " + Thrown.asLine(e);
      skip(candidate, new PluginException(Problem.Kind.START_FAILED, explanation), e);
    }
    return false;
  }

  /**
   * Runs a step with the plugin's class loader as the context class loader of the thread, which is
   * inherited by all threads that the step starts.
   */
  private static <T> T runWithClassLoader(ClassLoader classes, Supplier<T> step) {
    Thread.currentThread().setContextClassLoader(classes);
    try {
      return step.get();
    } finally {
      Thread.currentThread().setContextClassLoader(PluginLoading.class.getClassLoader());
    }
  }

  private void skip(Candidate candidate, PluginException problem, Throwable cause) {
    installedProviders.values().removeIf(extension -> extension.source().equals(candidate.file()));
    unload(candidate);
    report(problem.toProblem(candidate.file()), cause);
  }

  /** Unloads a plugin on the watched thread, because this calls the plugin's stop method. */
  private void unload(Candidate candidate) {
    try {
      watchedThread.run(
          () -> {
            manager.unloadOne(candidate.id());
            return candidate;
          });
    } catch (TimeoutException | RuntimeException | Error e) {
      LOG.warn("Plugin {} did not stop", candidate.file(), e);
    }
  }

  private void report(Problem problem) {
    report(problem, null);
  }

  private void report(Problem problem, Throwable cause) {
    problems.add(problem);
    LOG.warn("Skipped plugin {}", problem.line(), cause);
  }

  private static String key(InstalledProvider extension) {
    return extension.kind() + ":" + extension.id();
  }

  private static LoadedPlugin toLoadedPlugin(PluginDescriptor descriptor, String file) {
    return new LoadedPlugin(
        descriptor.getPluginId(),
        descriptor.getVersion(),
        OneLine.of(descriptor.getPluginDescription()),
        OneLine.of(descriptor.getProvider()),
        OneLine.of(descriptor.getLicense()),
        file);
  }
}
