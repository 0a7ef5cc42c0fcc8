package org.bowsprit.integration.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.PrintStream;
import org.junit.jupiter.api.Test;

/**
 * Tests that only the console of the command line writes to a terminal. The console replaces
 * control characters in texts that come from games, plugins or other files.
 */
class TerminalRulesTest {

  private static final String LAUNCHER_PREFIX = "org.bowsprit.launcher.";

  @Test
  void onlyTheLauncherAndTheTerminalOpenStandardStreams() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(LAUNCHER_PREFIX + "Launcher")
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
  void onlyTheEntryPointAndTheLogUseSystemOutAndErr() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(LAUNCHER_PREFIX + "Main")
        .and()
        .doNotHaveFullyQualifiedName(LAUNCHER_PREFIX + "logging.LogConfigurator")
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
  void onlyTheLauncherPrintsHelpPages() {
    noClasses()
        .that()
        .doNotHaveFullyQualifiedName(LAUNCHER_PREFIX + "Launcher")
        .should()
        .callMethod("org.bowsprit.console.Console", "help")
        .check(CompiledModules.ALL);
  }
}
