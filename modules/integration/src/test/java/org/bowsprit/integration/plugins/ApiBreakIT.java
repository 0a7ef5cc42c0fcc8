package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that the build fails if a stable package is changed incompatibly. The build compares the
 * packages only on JDK 17.
 */
@EnabledForJreRange(min = JRE.JAVA_17, max = JRE.JAVA_17)
class ApiBreakIT {

  private static final String AVAILABILITY_SOURCE =
      "modules/render/src/main/java/org/bowsprit/render/Availability.java";

  /** A pom that builds only the changed module and the module on which it depends. */
  private static final String AGGREGATOR_POM =
      """
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>org.example</groupId>
        <artifactId>both</artifactId>
        <version>1</version>
        <packaging>pom</packaging>
        <modules>
          <module>../modules/service</module>
          <module>../modules/render</module>
        </modules>
      </project>
      """;

  @TempDir private Path checkout;

  @BeforeEach
  void copyModules() throws IOException {
    for (String path :
        List.of(
            "pom.xml",
            ".mvn",
            "api/pom.xml",
            "api/baseline",
            "modules/service/pom.xml",
            "modules/service/src/main",
            "modules/render/pom.xml",
            "modules/render/src/main")) {
      copy(Checkout.root().resolve(path), checkout.resolve(path));
    }
    Files.writeString(
        Files.createDirectory(checkout.resolve("both")).resolve("pom.xml"), AGGREGATOR_POM);
  }

  @Test
  void theBuildFailsIfAMethodOfTheApiIsRemoved() throws IOException {
    Path source = checkout.resolve(AVAILABILITY_SOURCE);
    Files.writeString(
        source, Files.readString(source).replace("Availability no(", "Availability nay("));

    Bowsprit.Run build = build();

    assertThat(build.exitCode()).isNotZero();
    assertThat(build.out() + build.err())
        .contains("japicmp")
        .contains("org.bowsprit.render.Availability.no(java.lang.String)")
        .contains("METHOD_REMOVED");
  }

  private Bowsprit.Run build() {
    return Bowsprit.runToEnd(
        checkout.resolve("state"),
        new ProcessBuilder(
                Checkout.root().resolve("mvnw").toAbsolutePath().toString(),
                "-B",
                "-q",
                "-f",
                "both/pom.xml",
                "-Dmaven.repo.local=" + System.getProperty("bowsprit.repository"),
                "-Dspotless.check.skip=true",
                "-Djacoco.skip=true",
                "-DskipTests",
                "verify")
            .directory(checkout.toFile()));
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }
}
