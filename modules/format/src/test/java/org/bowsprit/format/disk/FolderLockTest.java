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

class FolderLockTest {

  private static final int PROGRAMS = 4;

  @TempDir private Path folder;

  @Test
  void noChangeIsLost() throws Exception {
    Path file = Files.writeString(folder.resolve("lines"), "");
    ExecutorService threads = Executors.newFixedThreadPool(PROGRAMS);
    List<Future<Path>> all = new ArrayList<>();
    for (int i = 0; i < PROGRAMS; i++) {
      Callable<Path> adding = () -> new FolderLock(folder).call(() -> addLine(file));
      all.add(threads.submit(adding));
    }
    for (Future<Path> each : all) {
      assertThat(each.get()).isEqualTo(file);
    }
    threads.shutdown();
    assertThat(file).content().isEqualTo("line\n".repeat(PROGRAMS));
  }

  private static Path addLine(Path file) throws IOException {
    return Files.writeString(file, Files.readString(file) + "line\n");
  }
}
