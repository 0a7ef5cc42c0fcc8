package org.bowsprit.format.files;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;

/**
 * An LPAK archive, {@code Monkey1.pak} or {@code Monkey2.pak} of the Special Editions (spec 13 §3).
 *
 * <p>The members of the classic game have names below {@code classic/}. The other members, which
 * are hundreds of megabytes in size, are never read. The tables are not kept after they are read.
 */
public final class LpakArchive {

  private static final String SIGN = "KAPL";
  private static final String CLASSIC = "classic/";
  private static final int HEADER = 40;
  private static final int ENTRY = 20;
  private static final int MOST_ENTRIES = 1 << 16;
  private static final int MOST_NAME_BYTES = 8 << 20;

  private final GameFiles files;
  private final String name;
  private final long size;

  private LpakArchive(GameFiles files, String name) {
    this.files = files;
    this.name = name;
    this.size = files.size(name);
  }

  /** Returns whether the file {@code name} of {@code files} has the signature of an archive. */
  public static boolean isOne(GameFiles files, String name) {
    return new String(files.read(name, 0, SIGN.length()), StandardCharsets.ISO_8859_1).equals(SIGN);
  }

  /**
   * Returns the members of the classic game, by name.
   *
   * @throws FormatException if its tables or one of these members lie outside the archive, or a
   *     member is compressed; the exception names the archive
   */
  public static Map<String, FilePart> members(GameFiles files, String name) {
    try {
      return new LpakArchive(files, name).members();
    } catch (FormatException e) {
      throw e.in(name);
    }
  }

  private Map<String, FilePart> members() {
    ByteReader header = block("a header", 0, HEADER, HEADER).reader(new ChunkPath("LPAK"));
    header.skip(12);
    long entriesAt = header.u32();
    long namesAt = header.u32();
    long dataAt = header.u32();
    header.skip(4);
    long entryBytes = header.u32();
    long nameBytes = header.u32();
    Bytes entries = block("an entry table", entriesAt, entryBytes, MOST_ENTRIES * ENTRY);
    List<String> names = names(block("a name table", namesAt, nameBytes, MOST_NAME_BYTES));
    Map<String, FilePart> members = new LinkedHashMap<>();
    int count = Math.min(names.size(), entries.length() / ENTRY);
    for (int i = 0; i < count; i++) {
      if (names.get(i).toLowerCase(Locale.ROOT).startsWith(CLASSIC)) {
        members.put(names.get(i), member(names.get(i), dataAt, entries.slice(i * ENTRY, ENTRY)));
      }
    }
    return members;
  }

  private FilePart member(String member, long dataAt, Bytes entry) {
    ByteReader in = entry.reader(new ChunkPath("LPAK"));
    long offset = dataAt + in.u32();
    in.skip(4);
    long length = in.u32();
    in.skip(4);
    if (in.u32() != 0) {
      throw complaint(offset, "expected " + member + " as it is, found it compressed");
    }
    if (offset + length > size) {
      throw complaint(offset, "expected " + length + " bytes of " + member + ", found the end");
    }
    return new FilePart(files, name, offset, length);
  }

  /**
   * Returns the names of the members. They follow each other in the order of the entries; the
   * stored positions may be wrong.
   */
  private static List<String> names(Bytes table) {
    List<String> names = new ArrayList<>();
    byte[] bytes = table.toArray();
    int start = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == 0) {
        names.add(new String(bytes, start, i - start, StandardCharsets.ISO_8859_1));
        start = i + 1;
      }
    }
    return names;
  }

  private Bytes block(String what, long offset, long length, int most) {
    if (offset + length > size) {
      throw complaint(offset, "expected " + what + " of " + length + " bytes, found the end");
    }
    if (length > most) {
      throw complaint(
          offset, "expected " + what + " of at most " + most + " bytes, found " + length);
    }
    Bytes bytes = Bytes.wrap(files.read(name, offset, (int) length));
    if (bytes.length() < length) {
      throw complaint(offset, "expected " + what + " of " + length + " bytes, found the end");
    }
    return bytes;
  }

  private static FormatException complaint(long offset, String expectation) {
    return FormatException.at(ChunkPath.ROOT, offset, expectation);
  }
}
