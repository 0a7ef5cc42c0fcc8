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
 * Tests that the program rebuilds its class cache if another version is unpacked over a version
 * that has already been started.
 */
class UpgradeInPlaceIT {

  private static final FileTime RELEASE_TIME = FileTime.from(Instant.parse("2026-11-20T00:00:00Z"));

  @TempDir private Path work;
  private Path lib;

  @BeforeEach
  void copyProgramAndStartIt() throws IOException {
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
    Object firstCache = inode(cache());

    assertStarts();

    assertThat(inode(cache())).isEqualTo(firstCache);
  }

  @Test
  void theCacheIsRebuiltIfAChecksumHasChanged() throws IOException {
    Object firstCache = inode(cache());
    Path jar = launcherJar();
    try (FileSystem zip = FileSystems.newFileSystem(jar)) {
      Files.writeString(zip.getPath("/of-another-version.txt"), "new");
    }
    Files.setLastModifiedTime(jar, RELEASE_TIME);
    Path checksumFile = lib.resolve("jars");
    Files.writeString(checksumFile, "0" + Files.readString(checksumFile));

    assertStarts();

    assertThat(inode(cache())).isNotEqualTo(firstCache);
  }

  @Test
  void theCacheIsRebuiltIfAJarIsNewer() throws IOException {
    Object firstCache = inode(cache());
    Files.setLastModifiedTime(launcherJar(), FileTime.from(Instant.now().plusSeconds(900)));

    assertStarts();
    Object rebuiltCache = inode(cache());
    assertStarts();

    assertThat(rebuiltCache).isNotEqualTo(firstCache);
    assertThat(inode(cache())).isEqualTo(rebuiltCache);
  }

  @Test
  void theProgramRefusesAJarOfAnotherVersion() throws IOException {
    Path otherJar = lib.resolve("bowsprit-launcher-0.0.1.jar");
    Files.copy(launcherJar(), otherJar);
    Path checksumFile = lib.resolve("jars");
    Files.writeString(checksumFile, "0" + Files.readString(checksumFile));

    Bowsprit.Run run = start();

    assertThat(run.err())
        .isEqualTo(
            "bowsprit: "
                + otherJar.toRealPath()
                + " is not of this version: unpack it into an empty folder\n");
    assertThat(run.exitCode()).isEqualTo(1);
  }

  private Path launcherJar() {
    return lib.resolve("bowsprit-launcher-" + System.getProperty("bowsprit.version") + ".jar");
  }

  private void assertStarts() {
    Bowsprit.Run run = start();

    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
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

  private static Object inode(Path file) throws IOException {
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
