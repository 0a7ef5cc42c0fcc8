package org.bowsprit.format.disk;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that changes are not lost if several threads change a file at the same time. */
class FolderLockTest {

  private static final int THREAD_COUNT = 4;

  @TempDir private Path folder;

  @Test
  void concurrentChangesAreNotLost() throws Exception {
    Path file = Files.writeString(folder.resolve("lines"), "");
    ExecutorService executor = Executors.newFixedThreadPool(THREAD_COUNT);
    List<Future<Path>> futures = new ArrayList<>();
    for (int i = 0; i < THREAD_COUNT; i++) {
      Callable<Path> addLineTask = () -> new FolderLock(folder).call(() -> addLine(file));
      futures.add(executor.submit(addLineTask));
    }
    for (Future<Path> future : futures) {
      assertThat(future.get()).isEqualTo(file);
    }
    executor.shutdown();
    assertThat(file).content().isEqualTo("line\n".repeat(THREAD_COUNT));
  }

  private static Path addLine(Path file) throws IOException {
    return Files.writeString(file, Files.readString(file) + "line\n");
  }
}
