package org.bowsprit.player.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.bowsprit.engine.save.SavedGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the saved games of one game, which are stored in slots. */
class SaveSlotsTest {

  @TempDir private Path folder;
  private final PlayedLabGame labGame = new PlayedLabGame("walklab");

  @Test
  void savesAreListedAndCanBeLoaded() {
    SaveSlots slots = labGame.slots(folder.resolve("made/when/needed"));
    assertThat(slots.list()).isEmpty();
    SavedGame save = labGame.save("first");
    slots.save(SaveSlot.numbered(7), save);
    slots.save(SaveSlot.QUICK, save);

    assertThat(slots.list())
        .extracting(listing -> listing.slot().name())
        .containsExactly("quick", "7");
    assertThat(slots.list().get(1).header()).contains(save.header());
    assertThat(slots.list().get(1).problem()).isEmpty();
    assertThat(slots.load(SaveSlot.numbered(7)).state().equals(save.state())).isTrue();
  }

  @Test
  void scriptsLoadTheNewestSaveUnlessItIsFromTheSameRoom() {
    SaveSlots slots = labGame.slots(folder);
    ScriptSaves scriptSaves = new ScriptSaves(slots, labGame.factory, labGame.painter.frame());
    SavedGame oldSave = labGame.save("the scripts'");
    labGame.play(10);
    SavedGame newSave = labGame.save("the player's");
    int room = newSave.header().room();
    assertThat(scriptSaves.loadNewest(room + 1)).isEmpty();

    slots.save(SaveSlot.SCRIPT, oldSave);
    slots.save(SaveSlot.numbered(3), newSave);

    assertThat(scriptSaves.loadNewest(room + 1)).contains(newSave.state());
    assertThat(scriptSaves.loadNewest(room))
        .as("the save that a script in the room of the newest save loads")
        .contains(oldSave.state());
    assertThat(scriptSaves.load()).contains(oldSave.state());
  }

  @Test
  void usedSlotsAreListedInASentence() {
    SaveSlots slots = labGame.slots(folder);
    assertThat(slots.usedSlotsSentence()).isEqualTo("This game has not been saved yet.");
    slots.save(SaveSlot.numbered(2), labGame.save("walk"));
    slots.save(SaveSlot.QUICK, labGame.save("walk"));
    assertThat(slots.usedSlotsSentence()).isEqualTo("There are: quick, 2.");
    assertThat(slots.hasSaveOrBackup(SaveSlot.QUICK)).isTrue();
    assertThat(slots.hasSaveOrBackup(SaveSlot.numbered(1))).isFalse();
  }

  @Test
  void thePreviousSaveRemainsAsBackup() {
    SaveSlots slots = labGame.slots(folder);
    slots.save(SaveSlot.QUICK, labGame.save("old"));
    assertThat(slots.hasBackup(SaveSlot.QUICK)).isFalse();
    slots.save(SaveSlot.QUICK, labGame.save("new"));

    assertThat(slots.load(SaveSlot.QUICK).header().title()).isEqualTo("new");
    assertThat(slots.loadBackup(SaveSlot.QUICK).header().title()).isEqualTo("old");
  }

  @Test
  void aDeletedSaveRemainsAsTheBackupOfItsSlot() {
    SaveSlots slots = labGame.slots(folder);
    slots.save(SaveSlot.numbered(3), labGame.save("wanted after all"));

    slots.delete(SaveSlot.numbered(3));

    assertThat(slots.list()).isEmpty();
    assertThat(slots.firstFree()).contains(SaveSlot.numbered(1));
    assertThat(slots.loadBackup(SaveSlot.numbered(3)).header().title())
        .isEqualTo("wanted after all");
  }

  @Test
  void aRenamedSaveKeepsItsOtherData() {
    SaveSlots slots = labGame.slots(folder);
    SavedGame save = labGame.save("old");
    slots.save(SaveSlot.numbered(1), save);

    slots.rename(SaveSlot.numbered(1), "new");

    SavedGame renamedSave = slots.load(SaveSlot.numbered(1));
    assertThat(renamedSave.header()).isEqualTo(save.header().withTitle("new"));
    assertThat(renamedSave.state().equals(save.state())).isTrue();
  }

  @Test
  void aSaveCanBeExportedAndImportedOnAnotherMachine(@TempDir Path exportFolder) {
    SaveSlots source = labGame.slots(folder.resolve("walklab-1234"));
    SaveSlots target = labGame.slots(folder.resolve("there"));
    source.save(SaveSlot.QUICK, labGame.save("to go"));
    target.save(SaveSlot.numbered(1), labGame.save("there already"));

    Path file = source.export(SaveSlot.QUICK, exportFolder);

    assertThat(file).isEqualTo(exportFolder.resolve("walklab-1234-quick.save"));
    assertThat(target.importSave(file)).contains(SaveSlot.numbered(2));
    assertThat(target.load(SaveSlot.numbered(2)).header().title()).isEqualTo("to go");
  }

  @Test
  void aFileThatIsNotASaveIsNotImported() throws IOException {
    SaveSlots slots = labGame.slots(folder);
    Path file = Files.writeString(folder.resolve("letter.txt"), "Dear Wren");

    assertThatThrownBy(() -> slots.importSave(file))
        .isInstanceOf(SaveFailedException.class)
        .hasMessageContaining("letter.txt cannot be loaded");
    assertThat(slots.list()).isEmpty();
  }

  @Test
  void aConflictCopyIsMovedToAFreeSlot() throws IOException {
    SaveSlots slots = labGame.slots(folder);
    slots.save(SaveSlot.numbered(1), labGame.save("ours"));
    slots.save(SaveSlot.numbered(2), labGame.save("theirs"));
    Path conflictCopy = folder.resolve("1.sync-conflict-20261127-201512-AAAAAAA.save");
    Files.move(folder.resolve("2.save"), conflictCopy);
    Files.writeString(folder.resolve("notes.save"), "no saved game");

    assertThat(slots.conflictCopies()).containsExactly(conflictCopy);

    assertThat(slots.moveToFreeSlot(conflictCopy)).contains(SaveSlot.numbered(2));
    assertThat(slots.load(SaveSlot.numbered(2)).header().title()).isEqualTo("theirs");
    assertThat(slots.conflictCopies()).isEmpty();
  }

  @Test
  void aDamagedSaveIsListedWithItsErrorAndItsBackupCanBeLoaded() throws IOException {
    SaveSlots slots = labGame.slots(folder);
    slots.save(SaveSlot.QUICK, labGame.save("old"));
    slots.save(SaveSlot.QUICK, labGame.save("new"));
    Path file = folder.resolve("quick.save");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 3000));

    SaveListing listing = slots.list().get(0);
    assertThat(listing.problem()).contains("it is damaged: its header is incomplete");
    assertThat(listing.hasBackup()).isTrue();
    assertThatThrownBy(() -> slots.load(SaveSlot.QUICK))
        .isInstanceOf(SaveFailedException.class)
        .hasMessage(
            "Slot quick cannot be loaded: it is damaged: it is cut off or something follows it."
                + " The previous save can be loaded instead.");
    assertThat(slots.loadBackup(SaveSlot.QUICK).header().title()).isEqualTo("old");
  }

  @Test
  void aSaveOfAnotherGameIsRefusedWithTheNameOfThatGame() {
    labGame.slots(folder).save(SaveSlot.QUICK, labGame.save("walk"));
    SaveSlots otherSlots = new PlayedLabGame("artlab").slots(folder);
    String gameName = labGame.game.identity().description();

    assertThat(otherSlots.list().get(0).problem())
        .contains("it belongs to another game or release: " + gameName);
    assertThatThrownBy(() -> otherSlots.load(SaveSlot.QUICK))
        .hasMessage(
            "Slot quick cannot be loaded: it belongs to another game or release: "
                + gameName
                + ".");
  }

  @Test
  void filesThatBelongToNoSlotAreIgnored() throws IOException {
    Files.writeString(folder.resolve("100.save"), "mine");
    Files.writeString(folder.resolve("notes.txt"), "mine");

    assertThat(labGame.slots(folder).list()).isEmpty();
  }

  @Test
  void autosavesUseTheirSlotsInTurn() {
    SaveSlots slots = labGame.slots(folder);
    for (int i = 1; i <= 7; i++) {
      SaveSlot slot = slots.nextAuto();
      assertThat(slot.name()).isEqualTo("auto-" + ((i - 1) % 3 + 1));
      slots.save(slot, labGame.save(""));
    }
  }

  @Test
  void savesAreListedByReadingOnlyTheirHeaders() throws IOException {
    SaveSlots slots = labGame.slots(folder);
    slots.save(SaveSlot.numbered(1), labGame.save("one"));
    byte[] bytes = Files.readAllBytes(folder.resolve("1.save"));
    Arrays.fill(bytes, bytes.length - 4000, bytes.length, (byte) 0);
    for (int i = 2; i <= 99; i++) {
      Files.write(folder.resolve(i + ".save"), bytes);
    }

    assertThat(slots.list()).hasSize(99).allMatch(listing -> listing.problem().isEmpty());
  }

  @Test
  void namesOfSlotsAreParsed() {
    assertThat(SaveSlot.of("quick")).contains(SaveSlot.QUICK);
    assertThat(SaveSlot.of("AUTO-3")).contains(new SaveSlot(SaveSlot.Kind.AUTO, 3));
    assertThat(SaveSlot.of("99")).contains(SaveSlot.numbered(99));
    assertThat(SaveSlot.of("100")).isEmpty();
    assertThat(SaveSlot.of("../../etc/passwd")).isEmpty();
  }
}
