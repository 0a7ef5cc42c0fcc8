package org.bowsprit.engine.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bowsprit.engine.save.SaveRefusedException.Reason;
import org.bowsprit.engine.state.PlayedLab;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Tests that a saved game is read back unchanged, and that a file with an error is refused with a
 * reason.
 */
class SaveFormatTest {

  private static final int VERSION_OFFSET = 8;

  private static SavedGame savedGame;
  private static byte[] file;

  private final SaveFormat format = new SaveFormat();

  @BeforeAll
  static void createSave() {
    PlayedLab lab = new PlayedLab("walklab", 1, 100);
    lab.session().start();
    lab.play(300);
    savedGame =
        new SavedGame(
            new SaveHeader(
                "0123",
                "Walk laboratory",
                "0.1.0",
                "before\nthe bridge \u0007\uD83C\uDF09",
                lab.session().world().room(),
                "lab",
                lab.session().jiffiesPlayed(),
                1_700_000_000,
                Thumbnail.of(lab.painter().frame())),
            lab.session().snapshot());
    file = new SaveFormat().write(savedGame);
  }

  @Test
  void readingASavedGameReturnsItUnchanged() {
    assertThat(format.read(file).header()).isEqualTo(savedGame.header());
    assertThat(format.read(file).state().equals(savedGame.state())).isTrue();
  }

  @Test
  void equalSavedGamesHaveEqualBytes() {
    assertThat(format.write(format.read(file))).isEqualTo(file);
  }

  @Test
  void aSavedGameIsSmall() {
    System.out.println("SaveFormatTest: a save of walklab has " + file.length + " bytes");
    assertThat(file.length).isLessThan(100_000);
  }

  @Test
  void controlCharactersAreRemovedFromTitles() {
    assertThat(savedGame.header().title()).isEqualTo("beforethe bridge \uD83C\uDF09");
  }

  @Test
  void theHeaderCanBeReadWithoutTheState() {
    byte[] beginning = Arrays.copyOf(file, SaveFormat.MAX_HEADER_BYTES);
    Arrays.fill(beginning, 20_000, beginning.length, (byte) 0);

    assertThat(format.readHeader(beginning)).isEqualTo(savedGame.header());
  }

  @Test
  void aSavedGameOfAnotherGameIsRefusedWithItsTitle() {
    assertThatThrownBy(() -> savedGame.requireGame("4567"))
        .isInstanceOf(SaveRefusedException.class)
        .hasMessage("it belongs to another game or release: Walk laboratory");
    assertThat(savedGame.requireGame("0123")).isSameAs(savedGame);
  }

  @Test
  void aSavedGameOfANewerVersionIsRefusedWithItsVersion() {
    byte[] newerFile = file.clone();
    ByteBuffer.wrap(newerFile).putShort(VERSION_OFFSET, (short) 77);

    assertRefused(newerFile, Reason.NEWER, "it was made by a newer Bowsprit: it has version 77");
  }

  @Test
  void aSavedGameOfVersionOneIsRefused() {
    byte[] oldFile = file.clone();
    ByteBuffer.wrap(oldFile).putShort(VERSION_OFFSET, (short) 1);

    assertRefused(oldFile, Reason.TOO_OLD, "saved the player's input instead of the game");
  }

  @Test
  void aFileOfAnotherKindIsRefused() {
    assertRefused(new byte[0], Reason.FOREIGN, "it is not a saved game of Bowsprit");
    assertRefused(new byte[5000], Reason.FOREIGN, "it is not a saved game of Bowsprit");
  }

  @Test
  void anIncompleteFileIsRefused() {
    for (int length = 8; length < file.length; length += 1 + length / 200) {
      assertRefused(Arrays.copyOf(file, length), Reason.DAMAGED, "it is damaged");
    }
  }

  @Test
  void aFileWithAFlippedBitIsRefused() {
    for (int i = 0; i < file.length; i += 1 + i / 300) {
      byte[] changedFile = file.clone();
      changedFile[i] ^= (byte) (1 << i % 8);
      assertThatThrownBy(() -> format.read(changedFile)).isInstanceOf(SaveRefusedException.class);
    }
  }

  @Test
  void aFileWithAStateThatIsTooLargeIsRefused() {
    byte[] header = headerOf(file);
    byte[] largestFile =
        SaveFormat.wrap(SaveFormat.VERSION, header, new byte[SaveFormat.MAX_STATE_BYTES]);
    assertRefused(largestFile, Reason.DAMAGED, "it is damaged: its contents are invalid");

    byte[] tooLargeFile =
        SaveFormat.wrap(SaveFormat.VERSION, header, new byte[SaveFormat.MAX_STATE_BYTES + 1]);
    assertRefused(tooLargeFile, Reason.DAMAGED, "it is damaged: its lengths are invalid");
  }

  private static byte[] headerOf(byte[] bytes) {
    int length = ByteBuffer.wrap(bytes).getInt(VERSION_OFFSET + 2);
    return Arrays.copyOfRange(bytes, VERSION_OFFSET + 14, VERSION_OFFSET + 14 + length);
  }

  private void assertRefused(byte[] bytes, Reason reason, String message) {
    assertThatThrownBy(() -> format.read(bytes))
        .isInstanceOfSatisfying(
            SaveRefusedException.class,
            refusal -> {
              assertThat(refusal.reason()).isEqualTo(reason);
              assertThat(refusal).hasMessageContaining(message);
            });
  }
}
