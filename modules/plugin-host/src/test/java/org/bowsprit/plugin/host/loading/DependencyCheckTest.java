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

class DependencyCheckTest {

  private final List<Problem> problems = new ArrayList<>();
  private final DependencyCheck check =
      new DependencyCheck(new DefaultVersionManager(), problems::add);

  @Test
  void dependenciesComeFirst() {
    assertThat(loadable(plugin("a", "c"), plugin("b", ""), plugin("c", "b")))
        .containsExactly("b", "c", "a");
    assertThat(problems).isEmpty();
  }

  @Test
  void pluginsWithoutDependenciesKeepTheirOrder() {
    assertThat(loadable(plugin("z", ""), plugin("y", ""))).containsExactly("z", "y");
  }

  @Test
  void pluginsThatNeedAnUnloadablePluginAreOmittedToo() {
    assertThat(loadable(plugin("a", "b"), plugin("b", "nobody"), plugin("c", "")))
        .containsExactly("c");
    assertThat(problems)
        .extracting(Problem::line)
        .containsExactly(
            "b.jar: needs the plugin 'nobody', which is not installed",
            "a.jar: needs the plugin 'b', which is not installed");
  }

  @Test
  void anOptionalDependencyMayBeMissing() {
    assertThat(loadable(plugin("a", "nobody?"))).containsExactly("a");
  }

  @Test
  void aDependencyOfAnotherVersionIsAProblem() {
    assertThat(loadable(plugin("a", "b@>=2.0.0"), plugin("b", ""))).containsExactly("b");
    assertThat(problems).extracting(Problem::kind).containsExactly(Problem.Kind.MISSING_DEPENDENCY);
  }

  @Test
  void pluginsInACycleAreReportedAndOmitted() {
    assertThat(loadable(plugin("a", "b"), plugin("b", "a"), plugin("c", ""))).containsExactly("c");
    assertThat(problems)
        .extracting(Problem::kind)
        .containsExactly(Problem.Kind.DEPENDENCY_CYCLE, Problem.Kind.DEPENDENCY_CYCLE);
  }

  private List<String> loadable(Candidate... candidates) {
    return check.loadable(List.of(candidates)).stream().map(Candidate::id).toList();
  }

  private static Candidate plugin(String id, String dependency) {
    DefaultPluginDescriptor descriptor =
        new DefaultPluginDescriptor(id, "", "org.pf4j.Plugin", "1.0.0", "", "", "Apache-2.0");
    if (!dependency.isEmpty()) {
      descriptor.addDependency(new PluginDependency(dependency));
    }
    return new Candidate(id + ".jar", Path.of(id + ".jar"), descriptor);
  }
}
