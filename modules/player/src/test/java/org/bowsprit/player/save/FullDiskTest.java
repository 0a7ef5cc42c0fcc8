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

/** Tests that a full or read-only disk loses no save, and that the player gets a message. */
class FullDiskTest {

  @TempDir private Path folder;
  private final SavedLab lab = new SavedLab("walklab");

  @Test
  void aFullDiskLosesNoSave() throws IOException {
    try (SmallDisk disk = SmallDisk.mountedAt(folder)) {
      SaveSlots slots = lab.slots(disk.folder());
      slots.save(SaveSlot.QUICK, lab.save("old"));
      Path rest = disk.folder().resolve("rest");
      fill(rest);
      lab.play(60);

      assertThatThrownBy(() -> slots.save(SaveSlot.QUICK, lab.save("new")))
          .isInstanceOf(SaveTrouble.class)
          .hasMessage(
              "Slot quick could not be saved: the disk is full. The previous save is"
                  + " unchanged.");
      assertThat(slots.load(SaveSlot.QUICK).header().title()).isEqualTo("old");
      assertThat(disk.folder()).isDirectoryNotContaining("glob:**.tmp");

      Files.delete(rest);
      slots.save(SaveSlot.QUICK, lab.save("new"));
      assertThat(slots.load(SaveSlot.QUICK).header().title()).isEqualTo("new");
    }
  }

  private static void fill(Path rest) throws IOException {
    try (var out = Files.newOutputStream(rest)) {
      while (true) {
        out.write(new byte[512]);
      }
    } catch (IOException e) {
      assertThat(SaveTrouble.reason(e)).isEqualTo("the disk is full");
    }
  }

  @Test
  void aReadOnlyDiskLosesNoSave() {
    try (SmallDisk disk = SmallDisk.mountedAt(folder)) {
      SaveSlots slots = lab.slots(disk.folder());
      slots.save(SaveSlot.QUICK, lab.save("old"));
      disk.makeReadOnly();

      assertThatThrownBy(() -> slots.save(SaveSlot.QUICK, lab.save("new")))
          .isInstanceOf(SaveTrouble.class)
          .hasMessage(
              "Slot quick could not be saved: the folder cannot be written to. The previous"
                  + " save is unchanged.");
      assertThat(slots.load(SaveSlot.QUICK).header().title()).isEqualTo("old");
    }
  }

  @Test
  void everyFailureHasAMessage() {
    assertThat(SaveTrouble.reason(new IOException("No space left on device")))
        .isEqualTo("the disk is full");
    assertThat(SaveTrouble.reason(new IOException("There is not enough space on the disk")))
        .isEqualTo("the disk is full");
    assertThat(SaveTrouble.reason(new IOException("Disk quota exceeded")))
        .isEqualTo("your share of the disk is used up");
    assertThat(SaveTrouble.reason(new AccessDeniedException("x")))
        .isEqualTo("the folder cannot be written to");
    assertThat(SaveTrouble.reason(new FileSystemException("x", null, "Read-only file system")))
        .isEqualTo("the folder cannot be written to");
    assertThat(SaveTrouble.reason(new IOException("other"))).contains("IOException");
  }
}
