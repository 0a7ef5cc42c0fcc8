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
 * Tests that an incompatible change of a stable package fails the build. The checks run on JDK 17.
 */
@EnabledForJreRange(min = JRE.JAVA_17, max = JRE.JAVA_17)
class ApiBreakIT {

  private static final String AVAILABILITY =
      "modules/render/src/main/java/org/bowsprit/render/Availability.java";

  /** Copies only the module and the module that it needs. */
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
    for (String part :
        List.of(
            "pom.xml",
            ".mvn",
            "api/pom.xml",
            "api/baseline",
            "modules/service/pom.xml",
            "modules/service/src/main",
            "modules/render/pom.xml",
            "modules/render/src/main")) {
      copy(Checkout.root().resolve(part), checkout.resolve(part));
    }
    Files.writeString(
        Files.createDirectory(checkout.resolve("both")).resolve("pom.xml"), AGGREGATOR_POM);
  }

  @Test
  void aRemovedMethodFailsTheBuild() throws IOException {
    Path source = checkout.resolve(AVAILABILITY);
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
