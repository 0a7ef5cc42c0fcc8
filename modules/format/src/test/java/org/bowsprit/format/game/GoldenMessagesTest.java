package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.index.RoomOffsets;
import org.bowsprit.format.room.RoomHeader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compares the messages about damaged games with {@code golden/messages.txt}, word by word. */
class GoldenMessagesTest {

  /** The offset of the ROOM chunk of room 1, which follows LECF, LOFF and LFLF. */
  private static final int ROOM_1_OFFSET = 8 + 8 + RoomOffsets.size(2) + 8;

  @TempDir private Path folder;

  private final byte[] index = SmallGame.writer().write().index().toArray();
  private final byte[] data = SmallGame.writer().write().data().toArray();

  @Test
  void messagesAboutDamagedGamesEqualTheGoldenFile() throws IOException {
    Map<String, String> messagesByDamage = new LinkedHashMap<>();
    messagesByDamage.put(
        "index cut in its first chunk", messageWhenOpening(Arrays.copyOf(index, 12), data));
    messagesByDamage.put(
        "index cut before DOBJ",
        messageWhenOpening(Arrays.copyOf(index, index.length - 112), data));
    messagesByDamage.put(
        "MAXS of 16 bytes",
        messageWhenOpening(patchedCopy(index, offsetOfTag(index, "MAXS") + 7, 24), data));
    messagesByDamage.put(
        "DSCR with too many entries",
        messageWhenOpening(patchedCopy(index, offsetOfTag(index, "DSCR") + 9, 1), data));
    messagesByDamage.put("data that is not data", messageWhenOpening(index, new byte[64]));
    messagesByDamage.put("data cut in LOFF", messageWhenOpening(index, Arrays.copyOf(data, 18)));
    messagesByDamage.put(
        "LOFF that lists too many rooms", messageWhenOpening(index, patchedCopy(data, 16, 99)));
    messagesByDamage.put("LOFF without room 1", messageWhenEnteringRoom(patchedCopy(data, 17, 9)));
    messagesByDamage.put(
        "LOFF that points past the end", messageWhenEnteringRoom(patchedCopy(data, 20, 0x7F)));
    messagesByDamage.put(
        "LOFF that points to something else",
        messageWhenEnteringRoom(patchedCopy(data, 18, ROOM_1_OFFSET - 8)));
    messagesByDamage.put(
        "ROOM of no size", messageWhenEnteringRoom(patchedCopy(data, ROOM_1_OFFSET + 7, 3)));
    messagesByDamage.put(
        "ROOM larger than the file",
        messageWhenEnteringRoom(patchedCopy(data, ROOM_1_OFFSET + 4, 0x7F)));
    messagesByDamage.put(
        "RMHD larger than ROOM",
        messageWhenEnteringRoom(patchedCopy(data, ROOM_1_OFFSET + 15, 99)));
    messagesByDamage.put(
        "ROOM without RMHD", messageWhenEnteringRoom(patchedCopy(data, ROOM_1_OFFSET + 8, 'X')));
    messagesByDamage.put(
        "a tag of unprintable bytes",
        messageWhenReadingScript(patchedCopy(data, offsetOfTag(data, "SCRP"), 7)));
    messagesByDamage.put("BOXD of the wrong length", messageWhenReadingRoomWith("BOXD", 2, 0, 1));
    messagesByDamage.put("LSCR without a number", messageWhenReadingRoomWith("LSCR"));
    messagesByDamage.put("OBCD without CDHD", messageWhenReadingRoomWith("OBCD"));

    StringBuilder text = new StringBuilder();
    messagesByDamage.forEach(
        (damage, message) -> text.append(damage).append("\n  ").append(message).append('\n'));
    assertThat(text.toString()).isEqualTo(goldenText());
  }

  private String messageWhenOpening(byte[] indexFile, byte[] dataFile) {
    return firstMessage(() -> open(indexFile, dataFile));
  }

  private String messageWhenEnteringRoom(byte[] dataFile) {
    return firstMessage(() -> open(index, dataFile));
  }

  private String messageWhenReadingScript(byte[] dataFile) {
    return firstMessage(() -> open(index, dataFile));
  }

  private String messageWhenReadingRoomWith(String tag, int... payload) {
    GameWriter.Files files =
        SmallGame.writer()
            .addRoom(
                8,
                room ->
                    room.chunk("RMHD", new RoomHeader(8, 8, 0)::encode)
                        .chunk(tag, out -> Arrays.stream(payload).forEach(out::u8)))
            .write();
    return firstMessage(() -> open(files.index().toArray(), files.data().toArray()));
  }

  private GameResources open(byte[] indexFile, byte[] dataFile) {
    SmallGame.writeFile(folder, "SMALL.000", FileKey.SHIPPED.apply(indexFile.clone()).toArray());
    SmallGame.writeFile(folder, "SMALL.001", FileKey.SHIPPED.apply(dataFile.clone()).toArray());
    return new GameOpener().open(folder).resources();
  }

  /**
   * Returns the reason why the game cannot be opened, or the message about the first damage that is
   * found when its rooms and a script are read.
   */
  private static String firstMessage(Supplier<GameResources> opener) {
    try {
      TolerantResources tolerantResources = opener.get().tolerantResources();
      tolerantResources.index();
      tolerantResources.strict().roomIds().forEach(tolerantResources::room);
      tolerantResources.script(1);
      return tolerantResources.oddities().stream()
          .filter(oddity -> oddity.grade() == Oddity.Grade.LOST)
          .map(Oddity::message)
          .findFirst()
          .orElse("nothing is lost");
    } catch (FormatException exception) {
      return exception.getMessage();
    }
  }

  private static byte[] patchedCopy(byte[] original, int offset, int value) {
    byte[] bytes = new ByteWriter().bytes(original).toArray();
    bytes[offset] = (byte) value;
    return bytes;
  }

  private static int offsetOfTag(byte[] bytes, String tag) {
    return new String(bytes, StandardCharsets.ISO_8859_1).indexOf(tag);
  }

  private static String goldenText() throws IOException {
    try (InputStream in = GoldenMessagesTest.class.getResourceAsStream("/golden/messages.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
