package org.bowsprit.integration.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClasses;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.pathfinding.RouterProvider;
import org.junit.jupiter.api.Test;

/** Tests that the program is assembled in one place, and every session in one place. */
class CompositionTest {

  private static final JavaClasses PROGRAM = CompiledModules.named("player", "insight", "launcher");

  @Test
  void onlyTheSessionPackageAssemblesSessions() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.bowsprit.player.session")
        .should()
        .accessTargetWhere(makesSetup())
        .check(PROGRAM);
  }

  @Test
  void sessionsGetTheirRoutersFromThePluginHost() {
    noClasses().should().accessTargetWhere(makesRouter()).check(PROGRAM);
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

  private static DescribedPredicate<JavaAccess<?>> makesSetup() {
    return DescribedPredicate.describe(
        "a constructor or maker of GameSetup",
        access ->
            access.getTargetOwner().isEquivalentTo(GameSetup.class)
                && (access.getName().equals("<init>") || access.getName().equals("headless")));
  }

  private static DescribedPredicate<JavaAccess<?>> makesRouter() {
    return DescribedPredicate.describe(
        "what creates a router or guards one",
        access ->
            (access.getTargetOwner().isEquivalentTo(RouterProvider.class)
                    && access.getName().equals("open"))
                || access.getTargetOwner().getSimpleName().equals("GuardedRouter"));
  }
}
