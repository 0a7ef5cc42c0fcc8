package org.bowsprit.plugin.host.loading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.plugin.host.description.Problem;
import org.pf4j.PluginDependency;
import org.pf4j.VersionManager;

/**
 * Removes plugins whose dependencies cannot be met.
 *
 * <p>PF4J itself rejects all plugins as soon as one of them lacks a dependency.
 */
final class DependencyCheck {

  private final VersionManager versions;
  private final Consumer<Problem> problems;

  DependencyCheck(VersionManager versions, Consumer<Problem> problems) {
    this.versions = versions;
    this.problems = problems;
  }

  /**
   * Returns the {@code candidates} that can be loaded together, each after its dependencies,
   * otherwise in the given order.
   */
  List<Candidate> loadable(List<Candidate> candidates) {
    Map<String, Candidate> remaining = new LinkedHashMap<>();
    candidates.forEach(candidate -> remaining.put(candidate.id(), candidate));
    removeUnmet(remaining);
    return sorted(remaining);
  }

  /**
   * Removes the plugins with unmet dependencies. Removing a plugin may leave the dependencies of
   * others unmet, so this is repeated until no plugin is removed.
   */
  private void removeUnmet(Map<String, Candidate> remaining) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Candidate candidate : List.copyOf(remaining.values())) {
        Optional<String> unmet = unmetDependency(candidate, remaining);
        if (unmet.isPresent()) {
          remaining.remove(candidate.id());
          problems.accept(
              new Problem(candidate.file(), Problem.Kind.MISSING_DEPENDENCY, unmet.get()));
          changed = true;
        }
      }
    }
  }

  private Optional<String> unmetDependency(Candidate candidate, Map<String, Candidate> remaining) {
    for (PluginDependency dependency : candidate.descriptor().getDependencies()) {
      Candidate installed = remaining.get(dependency.getPluginId());
      if (installed == null && !dependency.isOptional()) {
        return Optional.of(
            "needs the plugin '" + dependency.getPluginId() + "', which is not installed");
      }
      if (installed != null && !isSatisfied(dependency, installed)) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "needs the plugin '%s' of version %s, and %s is there",
                dependency.getPluginId(),
                dependency.getPluginVersionSupport(),
                installed.descriptor().getVersion()));
      }
    }
    return Optional.empty();
  }

  private boolean isSatisfied(PluginDependency dependency, Candidate installed) {
    return versions.checkVersionConstraint(
        installed.descriptor().getVersion(), dependency.getPluginVersionSupport());
  }

  /**
   * Repeatedly takes the first plugin that depends on no undecided plugin. The plugins left over
   * form a cycle.
   */
  private List<Candidate> sorted(Map<String, Candidate> undecided) {
    List<Candidate> sorted = new ArrayList<>();
    Optional<Candidate> next = firstIndependent(undecided);
    while (next.isPresent()) {
      sorted.add(undecided.remove(next.get().id()));
      next = firstIndependent(undecided);
    }
    String cycle = String.join(", ", undecided.keySet());
    for (Candidate candidate : undecided.values()) {
      problems.accept(
          new Problem(
              candidate.file(),
              Problem.Kind.DEPENDENCY_CYCLE,
              "is one of several plugins that depend on each other in a cycle: " + cycle));
    }
    return sorted;
  }

  private static Optional<Candidate> firstIndependent(Map<String, Candidate> undecided) {
    return undecided.values().stream()
        .filter(candidate -> isIndependent(candidate, undecided))
        .findFirst();
  }

  private static boolean isIndependent(Candidate candidate, Map<String, Candidate> undecided) {
    return candidate.descriptor().getDependencies().stream()
        .noneMatch(dependency -> undecided.containsKey(dependency.getPluginId()));
  }
}
