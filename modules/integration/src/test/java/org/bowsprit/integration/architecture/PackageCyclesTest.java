package org.bowsprit.integration.architecture;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.EvaluationResult;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that the packages of a module have no cyclic dependencies. */
class PackageCyclesTest {

  static List<Path> modules() {
    return Checkout.modules();
  }

  @ParameterizedTest
  @MethodSource("modules")
  void packagesHaveNoCyclicDependencies(Path module) {
    EvaluationResult result =
        slices()
            .assignedFrom(new PackageAssignment())
            .should()
            .beFreeOfCycles()
            .allowEmptyShould(true)
            .evaluate(CompiledModules.ofFolders(module));

    assertThat(result.getFailureReport().isEmpty())
        .as(result.getFailureReport().toString())
        .isTrue();
  }

  /** Assigns each package to a separate slice. */
  private static final class PackageAssignment implements SliceAssignment {

    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return SliceIdentifier.of(type.getPackageName());
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }
}
