package org.bowsprit.integration;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Unpacks another version over a version that has been started. The program must then rebuild the
 * class cache.
 */
class UpgradeInPlaceIT {

  private static final FileTime RELEASED = FileTime.from(Instant.parse("2026-11-20T00:00:00Z"));

  @TempDir private Path work;
  private Path lib;

  @BeforeEach
  void unpackAndStart() throws IOException {
    Path home = work.resolve("bowsprit");
    lib = home.resolve("lib");
    copy(Checkout.distribution().resolve("bin"), home.resolve("bin"));
    copy(Checkout.distribution().resolve("lib"), lib);
    try (Stream<Path> caches = Files.list(lib)) {
      for (Path cache : caches.filter(UpgradeInPlaceIT::isCache).toList()) {
        Files.delete(cache);
      }
    }
    assertStarts();
  }

  @Test
  void aSecondStartReusesTheCache() throws IOException {
    Object firstCache = identity(cache());

    assertStarts();

    assertThat(identity(cache())).isEqualTo(firstCache);
  }

  @Test
  void aChangedChecksumRebuildsTheCache() throws IOException {
    Object firstCache = identity(cache());
    Path jar = launcherJar();
    try (FileSystem zip = FileSystems.newFileSystem(jar)) {
      Files.writeString(zip.getPath("/of-another-version.txt"), "new");
    }
    Files.setLastModifiedTime(jar, RELEASED);
    Path sums = lib.resolve("jars");
    Files.writeString(sums, "0" + Files.readString(sums));

    assertStarts();

    assertThat(identity(cache())).isNotEqualTo(firstCache);
  }

  @Test
  void aNewerJarRebuildsTheCache() throws IOException {
    Object firstCache = identity(cache());
    Files.setLastModifiedTime(launcherJar(), FileTime.from(Instant.now().plusSeconds(900)));

    assertStarts();
    Object rebuiltCache = identity(cache());
    assertStarts();

    assertThat(rebuiltCache).isNotEqualTo(firstCache);
    assertThat(identity(cache())).isEqualTo(rebuiltCache);
  }

  @Test
  void aJarOfAnotherVersionIsAnError() throws IOException {
    Path old = lib.resolve("bowsprit-launcher-0.0.1.jar");
    Files.copy(launcherJar(), old);
    Path sums = lib.resolve("jars");
    Files.writeString(sums, "0" + Files.readString(sums));

    Bowsprit.Run start = start();

    assertThat(start.err())
        .isEqualTo(
            "bowsprit: "
                + old.toRealPath()
                + " is not of this version: unpack it into an empty folder\n");
    assertThat(start.exitCode()).isEqualTo(1);
  }

  private Path launcherJar() {
    return lib.resolve("bowsprit-launcher-" + System.getProperty("bowsprit.version") + ".jar");
  }

  private void assertStarts() {
    Bowsprit.Run start = start();

    assertThat(start.err()).isEmpty();
    assertThat(start.exitCode()).isZero();
  }

  private Bowsprit.Run start() {
    String program = lib.resolveSibling("bin/bowsprit").toString();
    return Bowsprit.runToEnd(work.resolve("state"), new ProcessBuilder(program, "--version"));
  }

  private Path cache() throws IOException {
    try (Stream<Path> files = Files.list(lib)) {
      List<Path> caches = files.filter(UpgradeInPlaceIT::isCache).toList();
      assertThat(caches).filteredOn(file -> !file.toString().endsWith(".place")).hasSize(1);
      return caches.stream().filter(file -> !file.toString().endsWith(".place")).findFirst().get();
    }
  }

  private static boolean isCache(Path file) {
    String name = file.getFileName().toString();
    return name.contains(".jsa") || name.contains(".aot");
  }

  private static Object identity(Path file) throws IOException {
    return Files.getAttribute(file, "unix:ino");
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(
            file, to.resolve(file.getFileName().toString()), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }
}
