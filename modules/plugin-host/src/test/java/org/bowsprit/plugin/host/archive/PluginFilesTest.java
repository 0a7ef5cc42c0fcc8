package org.bowsprit.plugin.host.archive;

import static java.nio.ByteOrder.LITTLE_ENDIAN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.bowsprit.plugin.host.description.PluginException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests how plugin files are found in a folder and unpacked. */
class PluginFilesTest {

  @TempDir private Path folder;
  @TempDir private Path unpackFolder;
  private PluginFiles files;

  @BeforeEach
  void createPluginFiles() {
    files = new PluginFiles(unpackFolder);
  }

  @Test
  void jarsZipsAndUnpackedZipsAreFoundAndSortedByName() throws IOException {
    Files.createDirectories(folder.resolve("d-folder/classes"));
    Files.createDirectories(folder.resolve("pictures"));
    for (String name : new String[] {"c.JAR", "b.zip", "a.jar", "readme.txt"}) {
      Files.createFile(folder.resolve(name));
    }

    assertThat(files.candidates(folder))
        .extracting(path -> path.getFileName().toString())
        .containsExactly("a.jar", "b.zip", "c.JAR", "d-folder");
  }

  @Test
  void aMissingFolderHasNoCandidates() throws IOException {
    assertThat(files.candidates(folder.resolve("nowhere"))).isEmpty();
  }

  @Test
  void aZipIsUnpackedOnceIntoTheStateFolder() throws IOException {
    Path zip = writeZip("first");

    Path firstPath = files.loadablePath(zip);
    Path secondPath = files.loadablePath(zip);

    assertThat(firstPath).isEqualTo(secondPath).startsWith(unpackFolder);
    assertThat(firstPath.resolve("classes/who.txt")).hasContent("first");
    assertThat(folder).isDirectoryNotContaining(Files::isDirectory);
  }

  @Test
  void aChangedZipIsUnpackedAgainAndTheOldFolderIsDeleted() throws IOException {
    Path firstPath = files.loadablePath(writeZip("first"));
    Path zip = writeZip("another");
    Files.setLastModifiedTime(zip, FileTime.fromMillis(12_345));

    Path secondPath = files.loadablePath(zip);

    assertThat(secondPath.resolve("classes/who.txt")).hasContent("another");
    assertThat(firstPath).doesNotExist();
  }

  @Test
  void onlyCopiesOfClassesAreDeleted() throws IOException {
    Path copy = files.loadablePath(Files.createDirectory(folder.resolve("compiled")));
    Path jar = Files.createFile(folder.resolve(copy.getFileName() + ".jar"));
    Path pluginFolder = Files.createDirectory(folder.resolve(copy.getFileName()));
    Path unpackedZip = Files.createDirectory(unpackFolder.resolve("classes-sample.zip-1-2"));

    files.deleteCopy(copy);
    files.deleteCopy(jar);
    files.deleteCopy(pluginFolder);
    files.deleteCopy(unpackedZip);

    assertThat(copy).doesNotExist();
    assertThat(jar).exists();
    assertThat(pluginFolder).exists();
    assertThat(unpackedZip).exists();
  }

  /** Threads imitate processes that start at the same time. */
  @Test
  void severalProcessesMayUnpackTheSameZipAtOnce() throws Exception {
    for (int round = 0; round < 20; round++) {
      Path zip = writeZip("round " + round);
      Files.setLastModifiedTime(zip, FileTime.fromMillis(10_000L * round));
      CountDownLatch startSignal = new CountDownLatch(1);
      List<CompletableFuture<Path>> futurePaths = new ArrayList<>();
      for (int process = 0; process < 4; process++) {
        futurePaths.add(
            CompletableFuture.supplyAsync(
                () -> {
                  awaitLatch(startSignal);
                  return new PluginFiles(unpackFolder).loadablePath(zip);
                },
                task -> new Thread(task, "start").start()));
      }
      startSignal.countDown();

      for (CompletableFuture<Path> futurePath : futurePaths) {
        assertThat(futurePath.get().resolve("classes/who.txt")).hasContent("round " + round);
      }
      assertThat(unpackFolder).isDirectoryNotContaining("glob:**/unpacking*");
    }
  }

  private static void awaitLatch(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void anEntryThatLeadsOutOfTheFolderIsRefused() throws IOException {
    Path zip = writeZipWithEntry("../../escaped.txt", "out");

    assertThatThrownBy(() -> files.loadablePath(zip)).isInstanceOf(PluginException.class);
    assertThat(unpackFolder.resolveSibling("escaped.txt")).doesNotExist();
  }

  /** Some tools read a zip from its beginning and see entries that its directory does not list. */
  @Test
  void anEntryThatTheZipDirectoryDoesNotListIsNotUnpacked() throws IOException {
    byte[] zipWithHiddenEntry =
        Files.readAllBytes(writeZipWithEntry("classes/hidden.txt", "hidden"));
    byte[] zipWithListedEntry = Files.readAllBytes(writeZipWithEntry("classes/who.txt", "listed"));
    int directoryOffset =
        ByteBuffer.wrap(zipWithHiddenEntry)
            .order(LITTLE_ENDIAN)
            .getInt(zipWithHiddenEntry.length - 6);
    Path zip = folder.resolve("plugin.zip");
    try (OutputStream out = Files.newOutputStream(zip)) {
      out.write(zipWithHiddenEntry, 0, directoryOffset);
      out.write(zipWithListedEntry);
    }

    Path plugin = files.loadablePath(zip);

    assertThat(plugin.resolve("classes/who.txt")).hasContent("listed");
    assertThat(plugin.resolve("classes/hidden.txt")).doesNotExist();
  }

  @Test
  void theUnpackedSizeIsLimited() throws IOException {
    Path zip = writeZip("x".repeat(2_000));
    assertThatThrownBy(() -> new ZipUnpacker(1_999).unpack(zip, unpackFolder))
        .isInstanceOf(PluginException.class)
        .hasMessageStartingWith("unpacks to more than");
  }

  @Test
  void filesOfKilledProcessesAreDeleted() throws IOException {
    Path abandonedFolder =
        Files.createDirectories(unpackFolder.resolve("unpacking-999999999-7/classes"));
    files.loadablePath(writeZip("first"));
    assertThat(abandonedFolder).doesNotExist();
  }

  private Path writeZip(String content) throws IOException {
    return writeZipWithEntry("classes/who.txt", content);
  }

  private Path writeZipWithEntry(String entry, String content) throws IOException {
    Path zip = folder.resolve("plugin.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry(entry));
      out.write(content.getBytes(StandardCharsets.UTF_8));
    }
    return zip;
  }
}
