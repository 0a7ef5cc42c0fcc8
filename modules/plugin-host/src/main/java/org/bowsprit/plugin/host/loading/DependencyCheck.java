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
  private final Consumer<Problem> problemListener;

  DependencyCheck(VersionManager versions, Consumer<Problem> problemListener) {
    this.versions = versions;
    this.problemListener = problemListener;
  }

  /**
   * Returns the {@code candidates} that can be loaded together, each after its dependencies, and in
   * the given order where possible.
   */
  List<Candidate> loadable(List<Candidate> candidates) {
    Map<String, Candidate> remainingPlugins = new LinkedHashMap<>();
    candidates.forEach(candidate -> remainingPlugins.put(candidate.id(), candidate));
    removeUnmet(remainingPlugins);
    return sorted(remainingPlugins);
  }

  /**
   * Removes the plugins with unmet dependencies. Removing a plugin may leave the dependencies of
   * others unmet, so this is repeated until no plugin is removed.
   */
  private void removeUnmet(Map<String, Candidate> remaining) {
    boolean hasChanged = true;
    while (hasChanged) {
      hasChanged = false;
      for (Candidate candidate : List.copyOf(remaining.values())) {
        Optional<String> unmet = unmetDependency(candidate, remaining);
        if (unmet.isPresent()) {
          remaining.remove(candidate.id());
          problemListener.accept(
              new Problem(candidate.file(), Problem.Kind.MISSING_DEPENDENCY, unmet.get()));
          hasChanged = true;
        }
      }
    }
  }

  private Optional<String> unmetDependency(Candidate candidate, Map<String, Candidate> remaining) {
    for (PluginDependency dependency : candidate.descriptor().getDependencies()) {
      Candidate installedCandidate = remaining.get(dependency.getPluginId());
      if (installedCandidate == null && !dependency.isOptional()) {
        return Optional.of(
            "needs the plugin '" + dependency.getPluginId() + "', which is not installed");
      }
      if (installedCandidate != null && !isSatisfied(dependency, installedCandidate)) {
        return Optional.of(
            String.format(
                Locale.ROOT,
                "needs the plugin '%s' of version %s, and %s is there",
                dependency.getPluginId(),
                dependency.getPluginVersionSupport(),
                installedCandidate.descriptor().getVersion()));
      }
    }
    return Optional.empty();
  }

  private boolean isSatisfied(PluginDependency dependency, Candidate installedCandidate) {
    return versions.checkVersionConstraint(
        installedCandidate.descriptor().getVersion(), dependency.getPluginVersionSupport());
  }

  /**
   * Repeatedly takes the first plugin that depends on no undecided plugin. The plugins that are
   * left form a cycle.
   */
  private List<Candidate> sorted(Map<String, Candidate> undecided) {
    List<Candidate> sortedCandidates = new ArrayList<>();
    Optional<Candidate> next = firstIndependent(undecided);
    while (next.isPresent()) {
      sortedCandidates.add(undecided.remove(next.get().id()));
      next = firstIndependent(undecided);
    }
    String cycle = String.join(", ", undecided.keySet());
    for (Candidate candidate : undecided.values()) {
      problemListener.accept(
          new Problem(
              candidate.file(),
              Problem.Kind.DEPENDENCY_CYCLE,
              "is one of several plugins that depend on each other in a cycle: " + cycle));
    }
    return sortedCandidates;
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
