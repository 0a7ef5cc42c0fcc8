package org.bowsprit.integration.plugins;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bowsprit.integration.Bowsprit;
import org.bowsprit.integration.Checkout;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds a plugin that contains a router in a separate Maven project, installs it, and tests that
 * the program finds it.
 */
class SamplePluginIT {

  private static final Path SHARED_REPOSITORY = Path.of(System.getProperty("bowsprit.repository"));

  @TempDir private static Path work;
  private static Path jar;

  @BeforeAll
  static void buildPlugin() throws IOException {
    Path project = work.resolve("sample-router");
    copy(
        Checkout.root().resolve("modules/integration/target/test-classes/it/sample-router"),
        project);
    Path repository = work.resolve("repository");
    copy(Checkout.distribution().resolve("sdk/repository"), repository);

    Bowsprit.Run build =
        Bowsprit.runToEnd(
            work.resolve("state"),
            new ProcessBuilder(
                    Checkout.root().resolve("mvnw").toAbsolutePath().toString(),
                    "-B",
                    "-q",
                    "-Dmaven.repo.local=" + repository,
                    "-Dmaven.repo.local.tail=" + SHARED_REPOSITORY,
                    "package")
                .directory(project.toFile()));

    assertThat(build.exitCode()).as(build.out() + build.err()).isZero();
    jar = project.resolve("target/sample-router-1.2.3.jar");
  }

  @Test
  void aJarInThePluginsFolderOfAProgramIsFound() throws IOException {
    Path program = work.resolve("program");
    copy(Checkout.distribution(), program);
    Files.copy(jar, program.resolve("plugins/sample-router.jar"));

    Bowsprit.Run run =
        Bowsprit.runToEnd(
            work.resolve("state"),
            new ProcessBuilder(program.resolve("bin/bowsprit").toString(), "plugins", "list"));

    assertThat(run.out())
        .containsPattern("router +straight +Straight on +sample-router.jar")
        .containsPattern("sample-router +1.2.3 +Walks straight to the target");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
  }

  @Test
  void aZipInTheFolderThatTheOptionNamesIsFound() throws IOException {
    Path folder = Files.createDirectories(work.resolve("more"));
    writeZip(folder.resolve("sample-router.zip"));

    Bowsprit.Run run =
        Bowsprit.run(work.resolve("state"), "plugins", "list", "--plugins", folder.toString());

    assertThat(run.out()).containsPattern("router +straight +Straight on +sample-router.zip");
    assertThat(folder).isDirectoryNotContaining(file -> !file.endsWith("sample-router.zip"));
  }

  /** Writes a zip with the layout of PF4J: the contents of the jar are below {@code classes/}. */
  private static void writeZip(Path zip) throws IOException {
    try (OutputStream file = Files.newOutputStream(zip);
        ZipOutputStream out = new ZipOutputStream(file);
        JarFile plugin = new JarFile(jar.toFile())) {
      for (JarEntry entry : plugin.stream().toList()) {
        out.putNextEntry(new ZipEntry("classes/" + entry.getName()));
        plugin.getInputStream(entry).transferTo(out);
      }
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        if (Files.isDirectory(file)) {
          Files.createDirectories(target);
        } else {
          Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES);
        }
      }
    }
  }
}
