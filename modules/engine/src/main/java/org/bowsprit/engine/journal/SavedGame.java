package org.bowsprit.engine.journal;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * A journal in a file that is whole or refused: magic, version, lengths, deflated text, SHA-256.
 * The layout stands in docs/save-format.md.
 */
public final class SavedGame {

  /** The version that is written. */
  public static final int VERSION = 1;

  /** Bytes of text at most: no file makes more memory of itself. */
  static final int MAX_TEXT = 64 << 20;

  private static final byte[] MAGIC = {(byte) 0x89, 'B', 'S', 'P', 'T', '\r', 0x1A, '\n'};
  private static final int HEADER = MAGIC.length + 2 + 4 + 4;
  private static final int CHECKSUM = 32;

  private SavedGame() {}

  /** Returns the file of a journal. Equal journals give equal files. */
  public static byte[] encode(Journal journal) {
    byte[] text = JournalText.write(journal).getBytes(StandardCharsets.UTF_8);
    byte[] packed = deflate(text);
    ByteBuffer file = ByteBuffer.allocate(HEADER + packed.length + CHECKSUM);
    file.put(MAGIC).putShort((short) VERSION).putInt(text.length).putInt(packed.length);
    file.put(packed);
    file.put(checksum(file.array(), file.position()));
    return file.array();
  }

  /**
   * Returns the journal of a file.
   *
   * @throws SaveRefusedException saying why, if the file is not whole, not ours or from a later
   *     version
   */
  public static Journal decode(byte[] file) {
    if (file.length < HEADER + CHECKSUM
        || !Arrays.equals(MAGIC, Arrays.copyOf(file, MAGIC.length))) {
      throw new SaveRefusedException("it is no saved game of Bowsprit");
    }
    ByteBuffer in = ByteBuffer.wrap(file, MAGIC.length, file.length - MAGIC.length);
    int version = in.getShort() & 0xFFFF;
    if (version != VERSION) {
      throw new SaveRefusedException(
          "it has version " + version + ", this Bowsprit reads version " + VERSION);
    }
    int end = file.length - CHECKSUM;
    if (!Arrays.equals(checksum(file, end), Arrays.copyOfRange(file, end, file.length))) {
      throw new SaveRefusedException("it is damaged: its checksum is wrong");
    }
    int textLength = in.getInt();
    int packedLength = in.getInt();
    if (textLength < 0 || textLength > MAX_TEXT || packedLength != end - HEADER) {
      throw new SaveRefusedException("its lengths make no sense");
    }
    try {
      byte[] text = inflate(file, packedLength, textLength);
      return JournalText.parse(new String(text, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException | DataFormatException e) {
      throw new SaveRefusedException("its contents make no sense: " + e.getMessage());
    }
  }

  private static byte[] deflate(byte[] text) {
    Deflater deflater = new Deflater();
    deflater.setInput(text);
    deflater.finish();
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    byte[] part = new byte[4096];
    while (!deflater.finished()) {
      packed.write(part, 0, deflater.deflate(part));
    }
    deflater.end();
    return packed.toByteArray();
  }

  private static byte[] inflate(byte[] file, int packedLength, int textLength)
      throws DataFormatException {
    Inflater inflater = new Inflater();
    try {
      inflater.setInput(file, HEADER, packedLength);
      byte[] text = new byte[textLength];
      int length = inflater.inflate(text);
      if (length != textLength || !inflater.finished()) {
        throw new DataFormatException("text of another length");
      }
      return text;
    } finally {
      inflater.end();
    }
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
