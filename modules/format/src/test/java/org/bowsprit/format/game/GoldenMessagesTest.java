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

  /** The offset of the ROOM chunk of room 1: after LECF, LOFF and LFLF. */
  private static final int ROOM_1 = 8 + 8 + RoomOffsets.size(2) + 8;

  @TempDir private Path folder;

  private final byte[] index = SmallGame.writer().write().index().toArray();
  private final byte[] data = SmallGame.writer().write().data().toArray();

  @Test
  void messages() throws IOException {
    Map<String, String> told = new LinkedHashMap<>();
    told.put("index cut in its first chunk", opening(Arrays.copyOf(index, 12), data));
    told.put("index cut before DOBJ", opening(Arrays.copyOf(index, index.length - 112), data));
    told.put("MAXS of 16 bytes", opening(patched(index, find(index, "MAXS") + 7, 24), data));
    told.put(
        "DSCR with too many entries", opening(patched(index, find(index, "DSCR") + 9, 1), data));
    told.put("data that is not data", opening(index, new byte[64]));
    told.put("data cut in LOFF", opening(index, Arrays.copyOf(data, 18)));
    told.put("LOFF that lists too many rooms", opening(index, patched(data, 16, 99)));
    told.put("LOFF without room 1", entering(patched(data, 17, 9)));
    told.put("LOFF that points past the end", entering(patched(data, 20, 0x7F)));
    told.put("LOFF that points to something else", entering(patched(data, 18, ROOM_1 - 8)));
    told.put("ROOM of no size", entering(patched(data, ROOM_1 + 7, 3)));
    told.put("ROOM larger than the file", entering(patched(data, ROOM_1 + 4, 0x7F)));
    told.put("RMHD larger than ROOM", entering(patched(data, ROOM_1 + 15, 99)));
    told.put("ROOM without RMHD", entering(patched(data, ROOM_1 + 8, 'X')));
    told.put("a tag of unprintable bytes", script(patched(data, find(data, "SCRP"), 7)));
    told.put("BOXD of the wrong length", room("BOXD", 2, 0, 1));
    told.put("LSCR without a number", room("LSCR"));
    told.put("OBCD without CDHD", room("OBCD"));

    StringBuilder text = new StringBuilder();
    told.forEach((what, message) -> text.append(what).append("\n  ").append(message).append('\n'));
    assertThat(text.toString()).isEqualTo(golden());
  }

  private String opening(byte[] indexFile, byte[] dataFile) {
    return message(() -> open(indexFile, dataFile));
  }

  private String entering(byte[] dataFile) {
    return message(() -> open(index, dataFile));
  }

  private String script(byte[] dataFile) {
    return message(() -> open(index, dataFile));
  }

  private String room(String tag, int... payload) {
    GameWriter.Files files =
        SmallGame.writer()
            .room(
                8,
                room ->
                    room.chunk("RMHD", new RoomHeader(8, 8, 0)::encode)
                        .chunk(tag, out -> Arrays.stream(payload).forEach(out::u8)))
            .write();
    return message(() -> open(files.index().toArray(), files.data().toArray()));
  }

  private GameResources open(byte[] indexFile, byte[] dataFile) {
    SmallGame.put(folder, "SMALL.000", FileKey.USUAL.apply(indexFile.clone()).toArray());
    SmallGame.put(folder, "SMALL.001", FileKey.USUAL.apply(dataFile.clone()).toArray());
    return new GameOpener().open(folder).resources();
  }

  /**
   * Returns the first message: the reason why the game cannot be opened, or the first damage found
   * during play.
   */
  private static String message(Supplier<GameResources> opening) {
    try {
      PlayedResources played = opening.get().played();
      played.index();
      played.all().roomIds().forEach(played::room);
      played.script(1);
      return played.oddities().stream()
          .filter(oddity -> oddity.grade() == Oddity.Grade.LOST)
          .map(Oddity::line)
          .findFirst()
          .orElse("nothing is lost");
    } catch (FormatException refused) {
      return refused.getMessage();
    }
  }

  private static byte[] patched(byte[] sound, int at, int value) {
    byte[] bytes = new ByteWriter().bytes(sound).toArray();
    bytes[at] = (byte) value;
    return bytes;
  }

  private static int find(byte[] bytes, String tag) {
    return new String(bytes, StandardCharsets.ISO_8859_1).indexOf(tag);
  }

  private static String golden() throws IOException {
    try (InputStream in = GoldenMessagesTest.class.getResourceAsStream("/golden/messages.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
