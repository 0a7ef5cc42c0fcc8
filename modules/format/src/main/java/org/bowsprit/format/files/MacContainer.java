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

  private static final int HEADER = 8;
  private static final int RECORD = 0x28;
  private static final int NAME = 32;
  private static final int MOST_RECORDS = 256;
  private static final String INDEX_SUFFIX = ".000";

  private MacContainer() {}

  /**
   * Returns the members of the file {@code name} by name. Containers have no signature, so the
   * result is empty unless the members of the file include an index file and all lie inside the
   * file.
   */
  public static Optional<Map<String, FilePart>> members(GameFiles files, String name) {
    long size = files.size(name);
    byte[] header = files.read(name, 0, HEADER);
    if (header.length < HEADER) {
      return Optional.empty();
    }
    ByteReader in = Bytes.wrap(header).reader(ChunkPath.ROOT);
    long table = in.u32Be();
    long length = in.u32Be();
    if (length == 0
        || length % RECORD != 0
        || length > MOST_RECORDS * RECORD
        || table < HEADER
        || table + length > size) {
      return Optional.empty();
    }
    return members(files, name, Bytes.wrap(files.read(name, table, (int) length)), size);
  }

  private static Optional<Map<String, FilePart>> members(
      GameFiles files, String name, Bytes table, long size) {
    Map<String, FilePart> members = new LinkedHashMap<>();
    for (int at = 0; at + RECORD <= table.length(); at += RECORD) {
      ByteReader record = table.slice(at, RECORD).reader(ChunkPath.ROOT);
      long offset = record.u32Be();
      long length = record.u32Be();
      String member = text(table.slice(at + RECORD - NAME, NAME));
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

  private static String text(Bytes padded) {
    String text = new String(padded.toArray(), StandardCharsets.ISO_8859_1);
    int end = text.indexOf(0);
    return end < 0 ? text : text.substring(0, end);
  }
}
