package org.bowsprit.format.files;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * The single file of a Macintosh release that contains all other files of the game (spec 01 §8).
 */
public final class MacContainer {

  private static final int HEADER_BYTES = 8;
  private static final int RECORD_BYTES = 0x28;
  private static final int NAME_BYTES = 32;
  private static final int MAX_RECORDS = 256;
  private static final String INDEX_SUFFIX = ".000";

  private MacContainer() {}

  /**
   * Returns the members of the file {@code name} by name. Containers have no signature, so the
   * result is empty unless the members of the file include an index file and all lie inside the
   * file.
   */
  public static Optional<Map<String, FilePart>> members(GameFiles files, String name) {
    long size = files.size(name);
    byte[] header = files.read(name, 0, HEADER_BYTES);
    if (header.length < HEADER_BYTES) {
      return Optional.empty();
    }
    ByteReader in = Bytes.wrap(header).reader(ChunkPath.ROOT);
    long table = in.u32Be();
    long length = in.u32Be();
    if (length == 0
        || length % RECORD_BYTES != 0
        || length > MAX_RECORDS * RECORD_BYTES
        || table < HEADER_BYTES
        || table + length > size) {
      return Optional.empty();
    }
    return members(files, name, Bytes.wrap(files.read(name, table, (int) length)), size);
  }

  private static Optional<Map<String, FilePart>> members(
      GameFiles files, String name, Bytes table, long size) {
    Map<String, FilePart> members = new LinkedHashMap<>();
    for (int recordOffset = 0;
        recordOffset + RECORD_BYTES <= table.length();
        recordOffset += RECORD_BYTES) {
      ByteReader record = table.slice(recordOffset, RECORD_BYTES).reader(ChunkPath.ROOT);
      long offset = record.u32Be();
      long length = record.u32Be();
      String member = paddedText(table.slice(recordOffset + RECORD_BYTES - NAME_BYTES, NAME_BYTES));
      if (offset + length > size || member.isEmpty()) {
        return Optional.empty();
      }
      members.putIfAbsent(member, new FilePart(files, name, offset, length));
    }
    return members.keySet().stream()
            .anyMatch(member -> member.toLowerCase(Locale.ROOT).endsWith(INDEX_SUFFIX))
        ? Optional.of(members)
        : Optional.empty();
  }

  private static String paddedText(Bytes padded) {
    String text = new String(padded.toArray(), StandardCharsets.ISO_8859_1);
    int end = text.indexOf(0);
    return end < 0 ? text : text.substring(0, end);
  }
}
