package org.bowsprit.launcher.plugin;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.pf4j.ExtensionPoint;
import org.pf4j.PluginClassLoader;
import org.pf4j.PluginDependency;
import org.pf4j.PluginDescriptor;
import org.pf4j.PluginState;
import org.pf4j.PluginWrapper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One pass over the plugin folders: check the files, load what fits, start it, make its extensions.
 *
 * <p>Whatever is broken becomes a {@link Problem}, is unloaded and does not stop the rest.
 */
final class PluginLoading {

  private static final Logger LOG = LoggerFactory.getLogger(PluginLoading.class);

  private final HostPluginManager manager;
  private final PluginFiles files;
  private final List<ExtensionKind<?>> kinds;
  private final Map<String, Installed> installed = new LinkedHashMap<>();
  private final List<LoadedPlugin> plugins = new ArrayList<>();
  private final List<Problem> problems = new ArrayList<>();

  PluginLoading(HostPluginManager manager, PluginFiles files, Collection<ExtensionKind<?>> kinds) {
    this.manager = manager;
    this.files = files;
    this.kinds = List.copyOf(kinds);
  }

  /** Adds what is built in; a plugin can't take the id of one. */
  void builtIn(Installed provider) {
    installed.put(key(provider), provider);
  }

  /** Loads everything below {@code folders}. */
  Loaded load(List<Path> folders) {
    List<Candidate> loadable =
        new DependencyCheck(manager.getVersionManager(), this::report)
            .loadable(candidates(folders));
    loadable.forEach(
        candidate -> guarded(candidate.file(), candidate.id(), () -> loadClasses(candidate)));
    manager.resolve();
    for (Candidate candidate : loadable) {
      PluginWrapper plugin = manager.getPlugin(candidate.id());
      if (plugin != null) {
        guarded(candidate.file(), candidate.id(), () -> start(plugin, candidate.file()));
      }
    }
    plugins.sort(Comparator.comparing(LoadedPlugin::id));
    return new Loaded(
        plugins,
        installed.values().stream()
            .sorted(Comparator.comparing(Installed::kind).thenComparing(Installed::id))
            .toList(),
        problems);
  }

  private List<Candidate> candidates(List<Path> folders) {
    CandidateCheck check = new CandidateCheck(manager, files);
    List<Candidate> candidates = new ArrayList<>();
    for (Path folder : folders) {
      for (Path file : filesIn(folder)) {
        try {
          candidates.add(check.check(file));
        } catch (PluginException e) {
          report(e.in(file.getFileName().toString()), e);
        }
      }
    }
    return candidates;
  }

  private List<Path> filesIn(Path folder) {
    try {
      return files.in(folder);
    } catch (IOException e) {
      report(
          new Problem(folder.toString(), Problem.Kind.UNREADABLE, "is a folder that can't be read"),
          e);
      return List.of();
    }
  }

  private void loadClasses(Candidate candidate) {
    PluginWrapper plugin = manager.load(candidate.path());
    if (plugin.getPluginState() == PluginState.DISABLED) {
      throw new PluginException(
          Problem.Kind.DISABLED, "is switched off by enabled.txt or disabled.txt");
    }
    refuseBundledApi((PluginClassLoader) plugin.getPluginClassLoader());
  }

  private void refuseBundledApi(PluginClassLoader classLoader) {
    Set<String> owned = new TreeSet<>(kinds.stream().map(kind -> kind.type().getName()).toList());
    owned.add(ExtensionPoint.class.getName());
    for (String name : owned) {
      if (classLoader.findResource(name.replace('.', '/') + ".class") != null) {
        throw new PluginException(
            Problem.Kind.API_BUNDLED,
            "carries its own copy of " + name + "; give that dependency the scope provided");
      }
    }
  }

  private void start(PluginWrapper plugin, String file) {
    refuseOrphan(plugin.getDescriptor());
    if (manager.startPlugin(plugin.getPluginId()) != PluginState.STARTED) {
      throw startFailed(plugin.getFailedException());
    }
    Set<String> classNames = manager.getExtensionClassNames(plugin.getPluginId());
    if (classNames.isEmpty()) {
      throw new PluginException(
          Problem.Kind.NO_EXTENSION,
          "names no extension in META-INF/extensions.idx; compile it with -proc:full");
    }
    ExtensionLoading loading = new ExtensionLoading(kinds, manager.getExtensionFactory());
    for (String className : new TreeSet<>(classNames)) {
      install(loading.load(className, plugin.getPluginClassLoader(), file));
    }
    plugins.add(loaded(plugin.getDescriptor(), file));
  }

  /** Plugins start after those they need, of which one may have failed. */
  private void refuseOrphan(PluginDescriptor descriptor) {
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
      return LinkTrouble.explained(linkage);
    }
    return new PluginException(
        Problem.Kind.START_FAILED, "failed to start: " + Thrown.inOneLine(thrown), thrown);
  }

  private void install(Installed extension) {
    Installed other = installed.putIfAbsent(key(extension), extension);
    if (other != null) {
      throw new PluginException(
          Problem.Kind.DUPLICATE_ID,
          String.format(
              "has a %s with the id '%s', which is taken (%s)",
              extension.kind(), extension.id(), other.source()));
    }
  }

  /** Takes a step with a plugin; if it fails, the plugin and all its extensions go. */
  private void guarded(String file, String pluginId, Runnable step) {
    try {
      step.run();
    } catch (PluginException e) {
      skip(pluginId, e.in(file), e);
    } catch (RuntimeException | Error e) {
      // Code of a stranger: not even an Error may end the program.
      skip(
          pluginId,
          new Problem(file, Problem.Kind.START_FAILED, "failed: " + Thrown.inOneLine(e)),
          e);
    }
  }

  private void skip(String pluginId, Problem problem, Throwable cause) {
    installed.values().removeIf(extension -> extension.source().equals(problem.file()));
    if (manager.getPlugin(pluginId) != null) {
      manager.drop(pluginId);
    }
    report(problem, cause);
  }

  private void report(Problem problem) {
    report(problem, null);
  }

  private void report(Problem problem, Throwable cause) {
    problems.add(problem);
    LOG.warn("Skipped plugin {}", problem.line(), cause);
  }

  private static String key(Installed extension) {
    return extension.kind() + ":" + extension.id();
  }

  private static LoadedPlugin loaded(PluginDescriptor descriptor, String file) {
    return new LoadedPlugin(
        descriptor.getPluginId(),
        descriptor.getVersion(),
        orEmpty(descriptor.getPluginDescription()),
        orEmpty(descriptor.getProvider()),
        orEmpty(descriptor.getLicense()),
        file);
  }

  private static String orEmpty(String text) {
    return text == null ? "" : text;
  }
}
