package org.bowsprit.integration.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.pathfinding.RouterProvider;
import org.junit.jupiter.api.Test;

/**
 * Tests that only one class assembles the program, and that only one package assembles sessions.
 */
class CompositionTest {

  private static final JavaClasses PROGRAM =
      CompiledModules.ofModules("player", "insight", "launcher");

  @Test
  void onlyTheSessionPackageAssemblesSessions() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.bowsprit.player.session")
        .should()
        .accessTargetWhere(isCreationOfSetup())
        .check(PROGRAM);
  }

  @Test
  void noClassOfTheProgramCreatesARouterItself() {
    noClasses().should().accessTargetWhere(isCreationOfRouter()).check(PROGRAM);
  }

  @Test
  void onlyTheLauncherCreatesAnInjector() {
    noClasses()
        .that()
        .doNotHaveSimpleName("Launcher")
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName("com.google.inject.Guice")
        .check(PROGRAM);
  }

  private static DescribedPredicate<JavaAccess<?>> isCreationOfSetup() {
    return DescribedPredicate.describe(
        "a constructor or factory method of GameSetup",
        access ->
            access.getTargetOwner().isEquivalentTo(GameSetup.class)
                && (access.getName().equals("<init>") || access.getName().equals("headless")));
  }

  private static DescribedPredicate<JavaAccess<?>> isCreationOfRouter() {
    return DescribedPredicate.describe(
        "code that creates a router or a guarded router",
        access ->
            (access.getTargetOwner().isEquivalentTo(RouterProvider.class)
                    && access.getName().equals("open"))
                || access.getTargetOwner().getSimpleName().equals("GuardedRouter"));
  }
}
