package org.bowsprit.plugin.host.loading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.plugin.host.description.Problem;
import org.junit.jupiter.api.Test;
import org.pf4j.DefaultPluginDescriptor;
import org.pf4j.DefaultVersionManager;
import org.pf4j.PluginDependency;

/** Tests which plugins can be loaded with their dependencies, and in which order. */
class DependencyCheckTest {

  private final List<Problem> problems = new ArrayList<>();
  private final DependencyCheck check =
      new DependencyCheck(new DefaultVersionManager(), problems::add);

  @Test
  void dependenciesAreLoadedBeforeThePluginsThatNeedThem() {
    assertThat(loadableIds(candidate("a", "c"), candidate("b", ""), candidate("c", "b")))
        .containsExactly("b", "c", "a");
    assertThat(problems).isEmpty();
  }

  @Test
  void pluginsWithoutDependenciesKeepTheirOrder() {
    assertThat(loadableIds(candidate("z", ""), candidate("y", ""))).containsExactly("z", "y");
  }

  @Test
  void pluginsThatNeedAnOmittedPluginAreAlsoOmitted() {
    assertThat(loadableIds(candidate("a", "b"), candidate("b", "nobody"), candidate("c", "")))
        .containsExactly("c");
    assertThat(problems)
        .extracting(Problem::line)
        .containsExactly(
            "b.jar: needs the plugin 'nobody', which is not installed",
            "a.jar: needs the plugin 'b', which is not installed");
  }

  @Test
  void anOptionalDependencyMayBeMissing() {
    assertThat(loadableIds(candidate("a", "nobody?"))).containsExactly("a");
  }

  @Test
  void aDependencyOfAnotherVersionIsAProblem() {
    assertThat(loadableIds(candidate("a", "b@>=2.0.0"), candidate("b", ""))).containsExactly("b");
    assertThat(problems).extracting(Problem::kind).containsExactly(Problem.Kind.MISSING_DEPENDENCY);
  }

  @Test
  void pluginsInACycleAreReportedAndOmitted() {
    assertThat(loadableIds(candidate("a", "b"), candidate("b", "a"), candidate("c", "")))
        .containsExactly("c");
    assertThat(problems)
        .extracting(Problem::kind)
        .containsExactly(Problem.Kind.DEPENDENCY_CYCLE, Problem.Kind.DEPENDENCY_CYCLE);
  }

  private List<String> loadableIds(Candidate... candidates) {
    return check.loadable(List.of(candidates)).stream().map(Candidate::id).toList();
  }

  private static Candidate candidate(String id, String dependency) {
    DefaultPluginDescriptor descriptor =
        new DefaultPluginDescriptor(id, "", "org.pf4j.Plugin", "1.0.0", "", "", "Apache-2.0");
    if (!dependency.isEmpty()) {
      descriptor.addDependency(new PluginDependency(dependency));
    }
    return new Candidate(id + ".jar", Path.of(id + ".jar"), descriptor);
  }
}
