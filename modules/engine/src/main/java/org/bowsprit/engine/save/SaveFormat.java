package org.bowsprit.engine.save;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Map;
import java.util.function.Supplier;
import java.util.zip.CRC32C;
import org.bowsprit.engine.internal.codec.RecordCodec;
import org.bowsprit.engine.save.SaveRefusedException.Reason;
import org.bowsprit.engine.state.GameState;

/**
 * Converts saved games to bytes and back. The bytes are: magic, schema version, lengths, header,
 * CRC-32C of the header, compressed state, SHA-256 of everything. docs/save-format.md describes the
 * layout.
 *
 * <p>Any input results in a saved game or a {@link SaveRefusedException}. {@link #MAX_STATE_BYTES}
 * and {@link #MAX_HEADER_BYTES} limit the memory that is used. Not thread-safe, because its parts
 * are created once and reused.
 */
public final class SaveFormat {

  /** The version of the written record tree. */
  public static final int VERSION = 5;

  /** The largest size of a state in bytes, before compression. */
  public static final int MAX_STATE_BYTES = 8 << 20;

  /**
   * The largest size of a header in bytes. The same number of bytes at the start of a file always
   * contains the whole header.
   */
  public static final int MAX_HEADER_BYTES = 1 << 16;

  private static final byte[] MAGIC = {(byte) 0x89, 'B', 'S', 'P', 'T', '\r', 0x1A, '\n'};
  private static final int JOURNAL_VERSION = 1;
  private static final int PREFIX_BYTES = MAGIC.length + 2 + 4 + 4 + 4;
  private static final int CRC_BYTES = 4;
  private static final int CHECKSUM_BYTES = 32;

  private final RecordCodec codec = new RecordCodec();
  private final Migrations migrations = new Migrations(codec);

  /** Creates a format. */
  public SaveFormat() {}

  /** Returns the bytes of a saved game. Equal games give equal bytes. */
  public byte[] write(SavedGame game) {
    byte[] header = codec.write(game.header());
    byte[] state = codec.write(game.state());
    return wrap(VERSION, header, state);
  }

  /** Returns a file of the given version with the given header and state. */
  static byte[] wrap(int version, byte[] header, byte[] state) {
    byte[] compressedState = Compression.deflate(state);
    ByteBuffer file =
        ByteBuffer.allocate(
            PREFIX_BYTES + header.length + CRC_BYTES + compressedState.length + CHECKSUM_BYTES);
    file.put(MAGIC).putShort((short) version);
    file.putInt(header.length).putInt(compressedState.length).putInt(state.length);
    file.put(header);
    file.putInt(crc(file.array(), file.position()));
    file.put(compressedState);
    file.put(checksum(file.array(), file.position()));
    return file.array();
  }

  /**
   * Returns a saved game, migrated if it has an older version.
   *
   * @throws SaveRefusedException if the bytes are not a saved game that can be loaded; it contains
   *     the reason
   */
  public SavedGame read(byte[] file) {
    Prefix prefix = Prefix.of(file);
    prefix.requireVersion();
    int stateOffset = PREFIX_BYTES + prefix.headerLength + CRC_BYTES;
    if (file.length != (long) stateOffset + prefix.packedLength + CHECKSUM_BYTES) {
      throw SaveRefusedException.damaged("it is cut off or something follows it");
    }
    int end = file.length - CHECKSUM_BYTES;
    if (!Arrays.equals(checksum(file, end), Arrays.copyOfRange(file, end, file.length))) {
      throw SaveRefusedException.damaged("its checksum is wrong");
    }
    SaveHeader header = header(file, prefix);
    byte[] state = Compression.inflate(file, stateOffset, prefix.packedLength, prefix.stateLength);
    return new SavedGame(header, decode(() -> state(prefix.version, state)));
  }

  private GameState state(int version, byte[] bytes) {
    if (version == VERSION) {
      return codec.read(bytes, GameState.class);
    }
    Map<String, Object> tree = codec.parse(bytes);
    migrations.migrate(version, tree);
    return codec.read(tree, GameState.class);
  }

  /**
   * Returns the header of a saved game without reading the rest.
   *
   * @param beginning the first {@link #MAX_HEADER_BYTES} bytes of the file, or all if it is shorter
   * @throws SaveRefusedException if the file cannot be loaded; it contains the reason
   */
  public SaveHeader readHeader(byte[] beginning) {
    Prefix prefix = Prefix.of(beginning);
    prefix.requireVersion();
    return header(beginning, prefix);
  }

  private SaveHeader header(byte[] file, Prefix prefix) {
    int end = PREFIX_BYTES + prefix.headerLength;
    if (file.length < end + CRC_BYTES || ByteBuffer.wrap(file).getInt(end) != crc(file, end)) {
      throw SaveRefusedException.damaged("its header is incomplete");
    }
    byte[] header = Arrays.copyOfRange(file, PREFIX_BYTES, end);
    return decode(() -> codec.read(header, SaveHeader.class));
  }

  private static <T> T decode(Supplier<T> decoder) {
    try {
      return decoder.get();
    } catch (IllegalArgumentException e) {
      throw SaveRefusedException.damaged("its contents are invalid (" + e.getMessage() + ")");
    }
  }

  /** The first bytes of a file: its version and the lengths of its parts. */
  private record Prefix(int version, int headerLength, int packedLength, int stateLength) {

    static Prefix of(byte[] file) {
      if (file.length < MAGIC.length || !Arrays.equals(MAGIC, Arrays.copyOf(file, MAGIC.length))) {
        throw new SaveRefusedException(Reason.FOREIGN, "it is not a saved game of Bowsprit");
      }
      if (file.length < PREFIX_BYTES) {
        throw SaveRefusedException.damaged("it is cut off");
      }
      ByteBuffer in = ByteBuffer.wrap(file, MAGIC.length, PREFIX_BYTES - MAGIC.length);
      return new Prefix(in.getShort() & 0xFFFF, in.getInt(), in.getInt(), in.getInt());
    }

    void requireVersion() {
      if (version > VERSION) {
        throw new SaveRefusedException(
            Reason.NEWER,
            "it was made by a newer Bowsprit: it has version "
                + version
                + ", this one reads versions up to "
                + VERSION);
      }
      if (version <= JOURNAL_VERSION) {
        throw new SaveRefusedException(
            Reason.TOO_OLD,
            "it was made by an early Bowsprit, which saved the player's input instead of the game"
                + " (version 1)");
      }
      if (headerLength < 0
          || headerLength > MAX_HEADER_BYTES - PREFIX_BYTES - CRC_BYTES
          || packedLength < 0
          || stateLength < 0
          || stateLength > MAX_STATE_BYTES) {
        throw SaveRefusedException.damaged("its lengths are invalid");
      }
    }
  }

  private static int crc(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  private static byte[] checksum(byte[] bytes, int length) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(bytes, 0, length);
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
