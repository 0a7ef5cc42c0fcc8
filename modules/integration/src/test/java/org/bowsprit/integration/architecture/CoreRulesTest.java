package org.bowsprit.integration.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaModifier.FINAL;
import static com.tngtech.archunit.core.domain.JavaModifier.PRIVATE;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;

/**
 * Tests the rules for the core modules that a module descriptor cannot express. The rules ensure
 * that the same input produces the same game.
 */
class CoreRulesTest {

  /** The modules that must not use a window, a clock, a thread or a file path. */
  private static final JavaClasses CORE =
      CompiledModules.ofModules(
          "bytes",
          "service",
          "format",
          "media",
          "pathfinding",
          "zplane",
          "vm",
          "audio",
          "actors",
          "engine");

  /** Matches a format string with a number, which would be formatted for the machine's locale. */
  private static final Pattern LOCALE_DEPENDENT_FORMAT =
      Pattern.compile("\"[^\"\\n]*%[-,0-9.]*[df][^\"\\n]*\"\\s*\\)?\\s*\\.formatted\\(");

  private static final Set<String> CLOCK_METHODS =
      Set.of("now", "currentTimeMillis", "nanoTime", "systemUTC", "systemDefaultZone");

  @Test
  void theCoreDoesNotUseWindows() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("java.awt..", "javax.swing..", "javafx..")
        .check(CORE);
  }

  @Test
  void theCoreDoesNotUseFile() {
    noClasses().should().dependOnClassesThat().areAssignableTo(File.class).check(CORE);
  }

  @Test
  void theCoreUsesPathsOnlyInTheDiskPackage() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.bowsprit.format.disk..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.nio.file..")
        .check(CORE);
  }

  @Test
  void theCoreDoesNotReadAClock() {
    noClasses().should().accessTargetWhere(isClockAccess()).check(CORE);
  }

  @Test
  void theCoreDoesNotStartThreads() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(Thread.class)
        .orShould()
        .dependOnClassesThat()
        .haveNameMatching("java\\.util\\.concurrent\\.(Executor|ForkJoin|Completable).*")
        .check(CORE);
  }

  @Test
  void theCoreDoesNotCreateRandomNumbers() {
    noClasses()
        .should()
        .callConstructor(Random.class)
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(RandomGenerator.class, "getDefault")
        .check(CORE);
  }

  @Test
  void staticFieldsOfTheCoreAreFinal() {
    fields().that().areStatic().and(isInSource()).should().beFinal().check(CORE);
  }

  @Test
  void staticArraysOfTheCoreArePrivate() {
    noFields()
        .that(
            describe(
                "are static arrays", field -> isConstant(field) && field.getRawType().isArray()))
        .should()
        .notHaveModifier(PRIVATE)
        .allowEmptyShould(true)
        .check(CORE);
  }

  @Test
  void staticFieldsOfTheCoreHaveImmutableTypes() {
    noFields().that().areStatic().should().haveRawType(isMutableType()).check(CORE);
  }

  @Test
  void onlyTheLauncherPrintsToStandardStreams() {
    noClasses()
        .that()
        .resideOutsideOfPackage("org.bowsprit.launcher..")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .check(CompiledModules.ALL);
  }

  /** In Arabic, Persian or Nepali locales, {@code GAME.001} would be written with other digits. */
  @Test
  void numbersAreFormattedTheSameWayInAllLocales() throws IOException {
    noClasses()
        .should()
        .callMethod(String.class, "format", String.class, Object[].class)
        .check(CompiledModules.ALL);
    for (Path module : Checkout.modules()) {
      for (Path source : Checkout.sources(module)) {
        assertThat(Files.readString(source))
            .as(source.toString())
            .doesNotContainPattern(LOCALE_DEPENDENT_FORMAT);
      }
    }
  }

  private static DescribedPredicate<JavaAccess<?>> isClockAccess() {
    return describe(
        "reads a wall clock",
        access ->
            CLOCK_METHODS.contains(access.getTarget().getName())
                && access
                    .getTargetOwner()
                    .getName()
                    .matches("java\\.time\\..*|java\\.lang\\.System"));
  }

  /** Leaves out the fields that the compiler adds: enum values, switch maps and assertion flags. */
  private static DescribedPredicate<JavaField> isInSource() {
    return describe(
        "are declared in the source", field -> !field.getModifiers().contains(SYNTHETIC));
  }

  private static boolean isConstant(JavaField field) {
    return field.getModifiers().containsAll(Set.of(STATIC, FINAL))
        && !field.getModifiers().contains(SYNTHETIC);
  }

  /**
   * Returns a predicate for mutable types. Interfaces of collections are not included, because
   * fields with immutable collections have these types.
   */
  private static DescribedPredicate<JavaClass> isMutableType() {
    return describe(
        "a mutable type",
        type ->
            type.getPackageName().equals("java.util.concurrent.atomic")
                || type.isAssignableTo(StringBuilder.class)
                || type.isAssignableTo(ThreadLocal.class)
                || (type.isAssignableTo(Collection.class) && !type.isInterface())
                || (type.getName().matches("java\\.util\\..*Map") && !type.isInterface()));
  }
}
