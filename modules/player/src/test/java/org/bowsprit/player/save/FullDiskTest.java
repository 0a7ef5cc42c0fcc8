package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests that a full or read-only disk does not destroy a save, and that the failure is reported.
 */
class FullDiskTest {

  @TempDir private Path folder;
  private final PlayedLabGame labGame = new PlayedLabGame("walklab");

  @Test
  void aFullDiskDoesNotDestroyASave() throws IOException {
    try (SmallDisk disk = SmallDisk.mountedAt(folder)) {
      SaveSlots slots = labGame.slots(disk.folder());
      slots.save(SaveSlot.QUICK, labGame.save("old"));
      Path fillerFile = disk.folder().resolve("rest");
      fill(fillerFile);
      labGame.play(60);

      assertThatThrownBy(() -> slots.save(SaveSlot.QUICK, labGame.save("new")))
          .isInstanceOf(SaveFailedException.class)
          .hasMessage(
              "Slot quick could not be saved: the disk is full. The previous save is"
                  + " unchanged.");
      assertThat(slots.load(SaveSlot.QUICK).header().title()).isEqualTo("old");
      assertThat(disk.folder()).isDirectoryNotContaining("glob:**.tmp");

      Files.delete(fillerFile);
      slots.save(SaveSlot.QUICK, labGame.save("new"));
      assertThat(slots.load(SaveSlot.QUICK).header().title()).isEqualTo("new");
    }
  }

  private static void fill(Path fillerFile) throws IOException {
    try (var out = Files.newOutputStream(fillerFile)) {
      while (true) {
        out.write(new byte[512]);
      }
    } catch (IOException e) {
      assertThat(SaveFailedException.reason(e)).isEqualTo("the disk is full");
    }
  }

  @Test
  void aReadOnlyDiskDoesNotDestroyASave() {
    try (SmallDisk disk = SmallDisk.mountedAt(folder)) {
      SaveSlots slots = labGame.slots(disk.folder());
      slots.save(SaveSlot.QUICK, labGame.save("old"));
      disk.makeReadOnly();

      assertThatThrownBy(() -> slots.save(SaveSlot.QUICK, labGame.save("new")))
          .isInstanceOf(SaveFailedException.class)
          .hasMessage(
              "Slot quick could not be saved: the folder cannot be written to. The previous"
                  + " save is unchanged.");
      assertThat(slots.load(SaveSlot.QUICK).header().title()).isEqualTo("old");
    }
  }

  @Test
  void everyFailureHasAMessage() {
    assertThat(SaveFailedException.reason(new IOException("No space left on device")))
        .isEqualTo("the disk is full");
    assertThat(SaveFailedException.reason(new IOException("There is not enough space on the disk")))
        .isEqualTo("the disk is full");
    assertThat(SaveFailedException.reason(new IOException("Disk quota exceeded")))
        .isEqualTo("your share of the disk is used up");
    assertThat(SaveFailedException.reason(new AccessDeniedException("x")))
        .isEqualTo("the folder cannot be written to");
    assertThat(
            SaveFailedException.reason(new FileSystemException("x", null, "Read-only file system")))
        .isEqualTo("the folder cannot be written to");
    assertThat(SaveFailedException.reason(new IOException("other"))).contains("IOException");
  }
}
