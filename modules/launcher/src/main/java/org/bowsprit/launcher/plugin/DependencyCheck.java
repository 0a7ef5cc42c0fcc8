package org.bowsprit.launcher.plugin;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.pf4j.PluginDependency;
import org.pf4j.VersionManager;

/**
 * Takes out the plugins whose dependencies can't be met.
 *
 * <p>PF4J itself gives up on all plugins as soon as one misses something.
 */
final class DependencyCheck {

  private final VersionManager versions;
  private final Consumer<Problem> problems;

  DependencyCheck(VersionManager versions, Consumer<Problem> problems) {
    this.versions = versions;
    this.problems = problems;
  }

  /** Returns those of {@code candidates} that can be loaded together, in the order given. */
  List<Candidate> loadable(List<Candidate> candidates) {
    Map<String, Candidate> remaining = new LinkedHashMap<>();
    candidates.forEach(candidate -> remaining.put(candidate.id(), candidate));
    takeOutUnmet(remaining);
    takeOutRings(remaining);
    return List.copyOf(remaining.values());
  }

  /** One that goes may leave others unmet, so this looks again until nothing goes. */
  private void takeOutUnmet(Map<String, Candidate> remaining) {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (Candidate candidate : List.copyOf(remaining.values())) {
        Optional<String> unmet = unmet(candidate, remaining);
        if (unmet.isPresent()) {
          remaining.remove(candidate.id());
          problems.accept(
              new Problem(candidate.file(), Problem.Kind.MISSING_DEPENDENCY, unmet.get()));
          changed = true;
        }
      }
    }
  }

  private Optional<String> unmet(Candidate candidate, Map<String, Candidate> remaining) {
    for (PluginDependency dependency : candidate.descriptor().getDependencies()) {
      Candidate other = remaining.get(dependency.getPluginId());
      if (other == null && !dependency.isOptional()) {
        return Optional.of(
            "needs the plugin '" + dependency.getPluginId() + "', which is not there");
      }
      if (other != null && !fits(dependency, other)) {
        return Optional.of(
            String.format(
                "needs the plugin '%s' of version %s, and %s is there",
                dependency.getPluginId(),
                dependency.getPluginVersionSupport(),
                other.descriptor().getVersion()));
      }
    }
    return Optional.empty();
  }

  private boolean fits(PluginDependency dependency, Candidate other) {
    return versions.checkVersionConstraint(
        other.descriptor().getVersion(), dependency.getPluginVersionSupport());
  }

  /** Takes out of a copy, again and again, all that depend on nothing left; a ring stays. */
  private void takeOutRings(Map<String, Candidate> remaining) {
    Map<String, Candidate> undecided = new LinkedHashMap<>(remaining);
    while (undecided.values().removeIf(candidate -> free(candidate, undecided))) {
      // until nothing goes
    }
    List<String> ring = new ArrayList<>(undecided.keySet());
    for (Candidate candidate : undecided.values()) {
      remaining.remove(candidate.id());
      problems.accept(
          new Problem(
              candidate.file(),
              Problem.Kind.DEPENDENCY_CYCLE,
              "is one of plugins that need each other in a ring: " + String.join(", ", ring)));
    }
  }

  private static boolean free(Candidate candidate, Map<String, Candidate> undecided) {
    return candidate.descriptor().getDependencies().stream()
        .noneMatch(dependency -> undecided.containsKey(dependency.getPluginId()));
  }
}
