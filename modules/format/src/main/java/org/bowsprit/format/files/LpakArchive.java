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

  private static final String SIGNATURE = "KAPL";
  private static final String CLASSIC_FOLDER = "classic/";
  private static final int HEADER_BYTES = 40;
  private static final int ENTRY_BYTES = 20;
  private static final int MAX_ENTRIES = 1 << 16;
  private static final int MAX_NAME_BYTES = 8 << 20;

  private final GameFiles files;
  private final String name;
  private final long size;

  private LpakArchive(GameFiles files, String name) {
    this.files = files;
    this.name = name;
    this.size = files.size(name);
  }

  /** Returns whether the file {@code name} of {@code files} has the signature of an archive. */
  public static boolean isArchive(GameFiles files, String name) {
    return new String(files.read(name, 0, SIGNATURE.length()), StandardCharsets.ISO_8859_1)
        .equals(SIGNATURE);
  }

  /**
   * Returns the members of the classic game, by name.
   *
   * @throws FormatException if the archive's tables or one of these members lie outside the
   *     archive, or a member is compressed; the exception contains the name of the archive
   */
  public static Map<String, FilePart> members(GameFiles files, String name) {
    try {
      return new LpakArchive(files, name).members();
    } catch (FormatException e) {
      throw e.in(name);
    }
  }

  private Map<String, FilePart> members() {
    ByteReader header =
        readBlock("a header", 0, HEADER_BYTES, HEADER_BYTES).reader(new ChunkPath("LPAK"));
    header.skip(12);
    long entriesOffset = header.u32();
    long namesOffset = header.u32();
    long dataOffset = header.u32();
    header.skip(4);
    long entryBytes = header.u32();
    long nameBytes = header.u32();
    Bytes entries =
        readBlock("an entry table", entriesOffset, entryBytes, MAX_ENTRIES * ENTRY_BYTES);
    List<String> names =
        readNames(readBlock("a name table", namesOffset, nameBytes, MAX_NAME_BYTES));
    Map<String, FilePart> members = new LinkedHashMap<>();
    int count = Math.min(names.size(), entries.length() / ENTRY_BYTES);
    for (int i = 0; i < count; i++) {
      if (names.get(i).toLowerCase(Locale.ROOT).startsWith(CLASSIC_FOLDER)) {
        members.put(
            names.get(i),
            readMember(names.get(i), dataOffset, entries.slice(i * ENTRY_BYTES, ENTRY_BYTES)));
      }
    }
    return members;
  }

  private FilePart readMember(String member, long dataOffset, Bytes entry) {
    ByteReader in = entry.reader(new ChunkPath("LPAK"));
    long offset = dataOffset + in.u32();
    in.skip(4);
    long length = in.u32();
    in.skip(4);
    if (in.u32() != 0) {
      throw invalid(offset, "expected " + member + " uncompressed, found it compressed");
    }
    if (offset + length > size) {
      throw invalid(offset, "expected " + length + " bytes of " + member + ", found the end");
    }
    return new FilePart(files, name, offset, length);
  }

  /**
   * Returns the names of the members. They follow each other in the order of the entries; the
   * stored positions may be wrong.
   */
  private static List<String> readNames(Bytes table) {
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

  private Bytes readBlock(String description, long offset, long length, int maxLength) {
    if (offset + length > size) {
      throw invalid(offset, "expected " + description + " of " + length + " bytes, found the end");
    }
    if (length > maxLength) {
      throw invalid(
          offset,
          "expected " + description + " of at most " + maxLength + " bytes, found " + length);
    }
    Bytes bytes = Bytes.wrap(files.read(name, offset, (int) length));
    if (bytes.length() < length) {
      throw invalid(offset, "expected " + description + " of " + length + " bytes, found the end");
    }
    return bytes;
  }

  private static FormatException invalid(long offset, String expectation) {
    return FormatException.at(ChunkPath.ROOT, offset, expectation);
  }
}
