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

class PluginFilesTest {

  @TempDir private Path folder;
  @TempDir private Path unpacked;
  private PluginFiles files;

  @BeforeEach
  void setUp() {
    files = new PluginFiles(unpacked);
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
    Path zip = zip("first");

    Path first = files.loadablePath(zip);
    Path second = files.loadablePath(zip);

    assertThat(first).isEqualTo(second).startsWith(unpacked);
    assertThat(first.resolve("classes/who.txt")).hasContent("first");
    assertThat(folder).isDirectoryNotContaining(Files::isDirectory);
  }

  @Test
  void aChangedZipIsUnpackedAgainAndTheOldFolderIsDeleted() throws IOException {
    Path first = files.loadablePath(zip("first"));
    Path zip = zip("another");
    Files.setLastModifiedTime(zip, FileTime.fromMillis(12_345));

    Path second = files.loadablePath(zip);

    assertThat(second.resolve("classes/who.txt")).hasContent("another");
    assertThat(first).doesNotExist();
  }

  @Test
  void onlyCopiesOfClassesAreDeleted() throws IOException {
    Path copy = files.loadablePath(Files.createDirectory(folder.resolve("compiled")));
    Path jar = Files.createFile(folder.resolve(copy.getFileName() + ".jar"));
    Path pluginFolder = Files.createDirectory(folder.resolve(copy.getFileName()));
    Path unpackedZip = Files.createDirectory(unpacked.resolve("classes-sample.zip-1-2"));

    files.deleteCopy(copy);
    files.deleteCopy(jar);
    files.deleteCopy(pluginFolder);
    files.deleteCopy(unpackedZip);

    assertThat(copy).doesNotExist();
    assertThat(jar).exists();
    assertThat(pluginFolder).exists();
    assertThat(unpackedZip).exists();
  }

  /** Imitates processes that start at the same time. */
  @Test
  void severalProcessesMayUnpackTheSameZipAtOnce() throws Exception {
    for (int round = 0; round < 20; round++) {
      Path zip = zip("round " + round);
      Files.setLastModifiedTime(zip, FileTime.fromMillis(10_000L * round));
      CountDownLatch go = new CountDownLatch(1);
      List<CompletableFuture<Path>> starts = new ArrayList<>();
      for (int process = 0; process < 4; process++) {
        starts.add(
            CompletableFuture.supplyAsync(
                () -> {
                  awaitUninterrupted(go);
                  return new PluginFiles(unpacked).loadablePath(zip);
                },
                task -> new Thread(task, "start").start()));
      }
      go.countDown();

      for (CompletableFuture<Path> start : starts) {
        assertThat(start.get().resolve("classes/who.txt")).hasContent("round " + round);
      }
      assertThat(unpacked).isDirectoryNotContaining("glob:**/unpacking*");
    }
  }

  private static void awaitUninterrupted(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void anEntryThatLeavesTheFolderIsRefused() throws IOException {
    Path zip = zipWith("../../escaped.txt", "out");

    assertThatThrownBy(() -> files.loadablePath(zip)).isInstanceOf(PluginException.class);
    assertThat(unpacked.resolveSibling("escaped.txt")).doesNotExist();
  }

  /** Some tools read a zip from its beginning and see entries that its directory does not list. */
  @Test
  void anEntryThatTheDirectoryDoesNotListIsNotUnpacked() throws IOException {
    byte[] hidden = Files.readAllBytes(zipWith("classes/hidden.txt", "hidden"));
    byte[] listed = Files.readAllBytes(zipWith("classes/who.txt", "listed"));
    int directory = ByteBuffer.wrap(hidden).order(LITTLE_ENDIAN).getInt(hidden.length - 6);
    Path zip = folder.resolve("plugin.zip");
    try (OutputStream out = Files.newOutputStream(zip)) {
      out.write(hidden, 0, directory);
      out.write(listed);
    }

    Path plugin = files.loadablePath(zip);

    assertThat(plugin.resolve("classes/who.txt")).hasContent("listed");
    assertThat(plugin.resolve("classes/hidden.txt")).doesNotExist();
  }

  @Test
  void theUnpackedSizeIsLimited() throws IOException {
    Path zip = zip("x".repeat(2_000));
    assertThatThrownBy(() -> new ZipUnpacker(1_999).unpack(zip, unpacked))
        .isInstanceOf(PluginException.class)
        .hasMessageStartingWith("unpacks to more than");
  }

  @Test
  void filesOfKilledProcessesAreDeleted() throws IOException {
    Path abandoned = Files.createDirectories(unpacked.resolve("unpacking-999999999-7/classes"));
    files.loadablePath(zip("first"));
    assertThat(abandoned).doesNotExist();
  }

  private Path zip(String content) throws IOException {
    return zipWith("classes/who.txt", content);
  }

  private Path zipWith(String entry, String content) throws IOException {
    Path zip = folder.resolve("plugin.zip");
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
      out.putNextEntry(new ZipEntry(entry));
      out.write(content.getBytes(StandardCharsets.UTF_8));
    }
    return zip;
  }
}
