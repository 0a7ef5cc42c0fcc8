package org.bowsprit.engine.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.bowsprit.engine.save.SaveRefusedException.Reason;
import org.bowsprit.engine.state.PlayedLab;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Tests that a damaged saved game is refused with its name and the reason. */
class SaveFormatTest {

  private static final int VERSION_OFFSET = 8;

  private static SavedGame game;
  private static byte[] file;

  private final SaveFormat format = new SaveFormat();

  @BeforeAll
  static void play() {
    PlayedLab lab = new PlayedLab("walklab", 1, 100);
    lab.session().start();
    lab.play(300);
    game =
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
    file = new SaveFormat().write(game);
  }

  @Test
  void aWrittenSaveIsReadBack() {
    assertThat(format.read(file).header()).isEqualTo(game.header());
    assertThat(format.read(file).state().equals(game.state())).isTrue();
  }

  @Test
  void equalGamesGiveEqualBytes() {
    assertThat(format.write(format.read(file))).isEqualTo(file);
  }

  @Test
  void aSaveIsSmall() {
    System.out.println("SaveFormatTest: a save of walklab has " + file.length + " bytes");
    assertThat(file.length).isLessThan(100_000);
  }

  @Test
  void titlesAreShownWithoutControlCharacters() {
    assertThat(game.header().title()).isEqualTo("beforethe bridge \uD83C\uDF09");
  }

  @Test
  void theHeaderCanBeReadAlone() {
    byte[] beginning = Arrays.copyOf(file, SaveFormat.MAX_HEADER_BYTES);
    Arrays.fill(beginning, 20_000, beginning.length, (byte) 0);

    assertThat(format.readHeader(beginning)).isEqualTo(game.header());
  }

  @Test
  void aSaveOfAnotherGameIsRefusedWithItsTitle() {
    assertThatThrownBy(() -> game.requireGame("4567"))
        .isInstanceOf(SaveRefusedException.class)
        .hasMessage("it belongs to another game or release: Walk laboratory");
    assertThat(game.requireGame("0123")).isSameAs(game);
  }

  @Test
  void aNewerSaveIsRefusedWithItsVersion() {
    byte[] newer = file.clone();
    ByteBuffer.wrap(newer).putShort(VERSION_OFFSET, (short) 77);

    assertRefused(newer, Reason.NEWER, "it was made by a newer Bowsprit: it has version 77");
  }

  @Test
  void savesOfVersionOneAreRefused() {
    byte[] journal = file.clone();
    ByteBuffer.wrap(journal).putShort(VERSION_OFFSET, (short) 1);

    assertRefused(journal, Reason.TOO_OLD, "saved the player's input instead of the game");
  }

  @Test
  void aFileOfAnotherKindIsRefused() {
    assertRefused(new byte[0], Reason.FOREIGN, "it is not a saved game of Bowsprit");
    assertRefused(new byte[5000], Reason.FOREIGN, "it is not a saved game of Bowsprit");
  }

  @Test
  void everyFileThatWasCutOffIsRefused() {
    for (int length = 8; length < file.length; length += 1 + length / 200) {
      assertRefused(Arrays.copyOf(file, length), Reason.DAMAGED, "it is damaged");
    }
  }

  @Test
  void everyFlippedBitIsRefused() {
    for (int i = 0; i < file.length; i += 1 + i / 300) {
      byte[] flipped = file.clone();
      flipped[i] ^= (byte) (1 << i % 8);
      assertThatThrownBy(() -> format.read(flipped)).isInstanceOf(SaveRefusedException.class);
    }
  }

  @Test
  void aFileWithATooLargeStateIsRefused() {
    byte[] header = headerOf(file);
    byte[] bomb = SaveFormat.wrap(SaveFormat.VERSION, header, new byte[SaveFormat.MAX_STATE_BYTES]);
    assertRefused(bomb, Reason.DAMAGED, "it is damaged: its contents are invalid");

    byte[] larger =
        SaveFormat.wrap(SaveFormat.VERSION, header, new byte[SaveFormat.MAX_STATE_BYTES + 1]);
    assertRefused(larger, Reason.DAMAGED, "it is damaged: its lengths are invalid");
  }

  private static byte[] headerOf(byte[] saved) {
    int length = ByteBuffer.wrap(saved).getInt(VERSION_OFFSET + 2);
    return Arrays.copyOfRange(saved, VERSION_OFFSET + 14, VERSION_OFFSET + 14 + length);
  }

  private void assertRefused(byte[] bytes, Reason reason, String sentence) {
    assertThatThrownBy(() -> format.read(bytes))
        .isInstanceOfSatisfying(
            SaveRefusedException.class,
            refusal -> {
              assertThat(refusal.reason()).isEqualTo(reason);
              assertThat(refusal).hasMessageContaining(sentence);
            });
  }
}
