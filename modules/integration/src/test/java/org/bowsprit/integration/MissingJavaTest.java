package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests the messages of the start script if no Java is installed, or only a Java that is too old.
 * The messages are in the system's language.
 */
@DisabledOnOs(OS.WINDOWS)
class MissingJavaTest {

  @TempDir private Path folder;

  @Test
  void theScriptReportsTheRequiredVersionIfThereIsNoJava() throws Exception {
    assertThat(errorOutput("C", Map.of()))
        .isEqualTo("bowsprit: no Java found: install a JDK of version 17 or newer\n");
    assertThat(errorOutput("de_AT.UTF-8", Map.of()))
        .isEqualTo(
            "bowsprit: kein Java gefunden: ein JDK der Version 17 oder neuer muss installiert"
                + " sein\n");
  }

  @Test
  void theScriptReportsAJavaThatIsTooOld() throws Exception {
    Path java = createOldJava();
    Map<String, String> environment = Map.of("JAVA_HOME", java.getParent().getParent().toString());
    assertThat(errorOutput("en_GB.UTF-8", environment))
        .isEqualTo("bowsprit: Java 17 or newer is needed, " + java + " is Java 11.0.2\n");
    assertThat(errorOutput("de_DE.UTF-8", environment))
        .isEqualTo("bowsprit: Java 17 oder neuer wird gebraucht, " + java + " ist Java 11.0.2\n");
  }

  private Path createOldJava() throws IOException {
    Path home = folder.toRealPath().resolve("java-11");
    Files.createDirectories(home.resolve("bin"));
    Files.writeString(home.resolve("release"), "JAVA_VERSION=\"11.0.2\"\n");
    Path java = Files.writeString(home.resolve("bin/java"), "#!/bin/sh\n");
    assertThat(java.toFile().setExecutable(true)).isTrue();
    return java;
  }

  /** Runs the script with an empty {@code PATH}, and returns its standard error. */
  private String errorOutput(String language, Map<String, String> environment) throws Exception {
    Path script = folder.resolve("bin/bowsprit");
    Files.createDirectories(script.getParent());
    Files.write(
        script, Files.readAllBytes(Checkout.root().resolve("distribution/src/bin/bowsprit")));
    ProcessBuilder builder = new ProcessBuilder("/bin/sh", script.toString());
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.environment().put("LANG", language);
    builder.environment().put("PATH", Files.createDirectories(folder.resolve("none")).toString());
    Process process = builder.start();
    process.getOutputStream().close();
    String output = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isEqualTo(1);
    return output;
  }
}
