package org.bowsprit.integration.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/**
 * Tests that only the console of the command line writes to a terminal. It replaces control
 * characters in foreign text.
 */
class TerminalRulesTest {

  private static final String LAUNCHER = "org.bowsprit.launcher.";

  @Test
  void onlyTheLauncherOpensStandardStreams() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(LAUNCHER + "Launcher")
        .and()
        .doNotHaveFullyQualifiedName("org.bowsprit.render.terminal.Tty")
        .should()
        .dependOnClassesThat()
        .areAssignableTo(FileDescriptor.class)
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(Console.class)
        .check(CompiledModules.ALL);
  }

  @Test
  void onlyTheEntryPointAndTheLogUseTheStreamsOfTheSystem() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(LAUNCHER + "Main")
        .and()
        .doNotHaveFullyQualifiedName(LAUNCHER + "logging.LogConfigurator")
        .should()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .dependOnClassesThat()
        .areAssignableTo(PrintStream.class)
        .orShould()
        .callMethod(Throwable.class, "printStackTrace")
        .check(CompiledModules.ALL);
  }

  @Test
  void onlyHelpPagesAreFormattedByALibrary() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(LAUNCHER + "Launcher")
        .should()
        .callMethod("org.bowsprit.console.Console", "help")
        .check(CompiledModules.ALL);
  }
}
