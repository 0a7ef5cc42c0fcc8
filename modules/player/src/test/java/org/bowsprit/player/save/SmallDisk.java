package org.bowsprit.player.save;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A disk of 160 KiB in memory, which can only be mounted as root on Linux. */
public final class SmallDisk implements AutoCloseable {

  private final Path folder;

  private SmallDisk(Path folder) {
    this.folder = folder;
  }

  /** Mounts a disk, or skips the test if the user is not allowed to mount a disk. */
  public static SmallDisk mountedAt(Path folder) {
    assumeTrue(
        succeeds("mount", "-t", "tmpfs", "-o", "size=160k", "tmpfs", folder.toString()),
        "this user may not mount a disk");
    return new SmallDisk(folder);
  }

  /** Returns the mount point. */
  public Path folder() {
    return folder;
  }

  /** Makes the disk read-only, even for root. */
  public void makeReadOnly() {
    assumeTrue(succeeds("mount", "-o", "remount,ro", folder.toString()));
  }

  @Override
  public void close() {
    succeeds("umount", folder.toString());
  }

  private static boolean succeeds(String... command) {
    ProcessBuilder process = new ProcessBuilder(List.of(command));
    process.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
    try {
      return process.start().waitFor() == 0;
    } catch (IOException noSuchProgram) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
