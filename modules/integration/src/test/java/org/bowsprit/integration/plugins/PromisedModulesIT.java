package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Collectors;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that plugins can use the JDK modules that Bowsprit promises to plugins, and that {@code
 * plugins doctor} reports missing modules.
 */
class PromisedModulesIT {

  @TempDir private Path folder;

  @Test
  void aPluginMayUseAllPromisedModules() {
    String constructorBody =
        """
        java.net.http.HttpClient.newHttpClient();
        java.sql.DriverManager.getDrivers();
        java.util.prefs.Preferences.userRoot();
        new javax.naming.CompositeName();
        new javax.script.ScriptEngineManager();
        try {
          com.sun.net.httpserver.HttpServer.create();
        } catch (java.io.IOException e) {
          throw new java.io.UncheckedIOException(e);
        }
        """;
    PluginJar.withRouter("wide", constructorBody).writeTo(folder, "wide.jar");

    Bowsprit.Run run = Bowsprit.run(folder, "plugins", "doctor", "--plugins", folder.toString());

    assertThat(run.out()).contains("ok      wide.jar\n").doesNotContain("missing java");
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  /**
   * The test removes {@code java.sql.rowset}, which the program does not need, from the list of
   * modules in the file {@code release} of the JDK.
   */
  @Test
  void theDoctorReportsModulesThatAreMissingFromTheJavaRuntime() throws IOException {
    Path javaHome = Path.of(System.getProperty("java.home"));
    Path trimmedJavaHome = Files.createDirectories(folder.resolve("java"));
    String release =
        Files.readAllLines(javaHome.resolve("release")).stream()
            .map(line -> line.replace(" java.sql.rowset", ""))
            .collect(Collectors.joining("\n", "", "\n"));
    Files.writeString(trimmedJavaHome.resolve("release"), release);
    Path java = Files.createDirectories(trimmedJavaHome.resolve("bin")).resolve("java");
    Files.writeString(java, "#!/bin/sh\nexec '" + javaHome.resolve("bin/java") + "' \"$@\"\n");
    Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
    ProcessBuilder builder =
        new ProcessBuilder(
            Checkout.distribution().resolve("bin/bowsprit").toString(), "plugins", "doctor");
    builder.environment().put("JAVA_HOME", trimmedJavaHome.toString());

    Bowsprit.Run run = Bowsprit.runToEnd(folder, builder);

    assertThat(run.out())
        .contains(
            "missing java.sql.rowset: this Java was trimmed; plugins that use this module do not"
                + " work\n")
        .containsOnlyOnce("missing java");
    assertThat(run.exitCode()).as(run.err()).isZero();
  }
}
