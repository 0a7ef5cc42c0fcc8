package org.bowsprit.format.index;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/**
 * The names of the rooms: RNAM (spec 01 §4.1).
 *
 * @param names the names in file order
 */
public record RoomNames(List<RoomName> names) {

  /** The chunk's tag. */
  public static final String TAG = "RNAM";

  /** Represents a game without room names. */
  public static final RoomNames NONE = new RoomNames(List.of());

  private static final int NAME_BYTES = 9;
  private static final int NAME_KEY = 0xFF;

  public RoomNames {
    names = List.copyOf(names);
  }

  /**
   * The name of one room.
   *
   * @param room the number of the room, 1…255
   * @param letters the nine bytes of the name, padded with NUL
   */
  public record RoomName(int room, Bytes letters) {

    /** Checks that the name can be written to a file. */
    public RoomName {
      if (room < 1 || room > 0xFF || letters.length() != NAME_BYTES) {
        throw new IllegalArgumentException(
            "a room name has nine bytes and a room of 1…255, was " + room + ", " + letters);
      }
    }

    /**
     * Returns a name for {@code room} with the text {@code text}, at most nine characters of
     * Latin-1.
     */
    public static RoomName of(int room, String text) {
      byte[] letters = new byte[NAME_BYTES];
      byte[] textBytes = text.getBytes(StandardCharsets.ISO_8859_1);
      System.arraycopy(textBytes, 0, letters, 0, textBytes.length);
      return new RoomName(room, Bytes.wrap(letters));
    }

    /** Returns the name without the padding. */
    public String text() {
      String padded = new String(letters.toArray(), StandardCharsets.ISO_8859_1);
      int end = padded.indexOf('\0');
      return end < 0 ? padded : padded.substring(0, end);
    }
  }

  /**
   * Reads the payload of an RNAM chunk. Without an end mark, the list ends with the last whole
   * name.
   */
  public static RoomNames decode(ByteReader in) {
    List<RoomName> names = new ArrayList<>();
    while (in.remaining() > NAME_BYTES) {
      int room = in.u8();
      if (room == 0) {
        break;
      }
      names.add(new RoomName(room, applyKey(in.bytes(NAME_BYTES))));
    }
    return new RoomNames(names);
  }

  /** Writes the payload of an RNAM chunk. */
  public void encode(ByteWriter out) {
    names.forEach(name -> out.u8(name.room()).bytes(applyKey(name.letters())));
    out.u8(0);
  }

  /** Returns the name of {@code room}; empty if it has none. */
  public Optional<String> of(int room) {
    return names.stream().filter(name -> name.room() == room).findFirst().map(RoomName::text);
  }

  /**
   * Returns the room with the given number or name; case is ignored.
   *
   * @return the room; empty if {@code numberOrName} is not a number and no room has that name
   */
  public Optional<Integer> findRoom(String numberOrName) {
    return numberOrName.matches("\\d{1,5}")
        ? Optional.of(Integer.valueOf(numberOrName))
        : names.stream()
            .filter(name -> name.text().equalsIgnoreCase(numberOrName))
            .map(RoomName::room)
            .findFirst();
  }

  private static Bytes applyKey(Bytes letters) {
    byte[] result = letters.toArray();
    for (int i = 0; i < result.length; i++) {
      result[i] ^= (byte) NAME_KEY;
    }
    return Bytes.wrap(result);
  }
}
