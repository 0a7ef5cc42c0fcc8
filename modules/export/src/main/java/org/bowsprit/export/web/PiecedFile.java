package org.bowsprit.export.web;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.format.files.GameFiles;

/**
 * A file of a game as a page reads it: what the beginning of the game needs in one part, then the
 * whole file in pieces. A web server need not know how to send parts of a file.
 *
 * @param files where the file is
 * @param name the file
 * @param first the blocks that the beginning needs
 */
record PiecedFile(GameFiles files, String name, BitSet first) {

  /** The size in bytes of the blocks of the first part. */
  static final int BLOCK = 1 << 9;

  private static final int SMALLEST_PIECE = 1 << 17;
  private static final int MOST_PIECES = 64;
  private static final int DIGITS = 8;

  /** A part of the file that is a file of its own. */
  record Part(String name, byte[] bytes) {}

  /** Returns whether a file is so large that it is cut. */
  static boolean isNeeded(GameFiles files, String name) {
    return files.size(name) > SMALLEST_PIECE;
  }

  /** Returns the part that the beginning needs. */
  Part firstPart() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    first.stream()
        .mapToObj(block -> files.read(name, (long) block * BLOCK, BLOCK))
        .forEach(bytes::writeBytes);
    return new Part(name + ".first", bytes.toByteArray());
  }

  /** Returns the number of pieces. */
  int pieces() {
    return (int) ((files.size(name) + size() - 1) / size());
  }

  /** Returns a piece; together, all are the file. */
  Part piece(int number) {
    return new Part(name + "." + number, files.read(name, (long) number * size(), size()));
  }

  private int size() {
    int size = SMALLEST_PIECE;
    while (files.size(name) > (long) size * MOST_PIECES) {
      size *= 2;
    }
    return size;
  }

  /**
   * Writes what a page has to know of the file.
   *
   * @param digests the {@linkplain #digest digests} of the pieces
   */
  void describe(JsonWriter json, List<String> digests) {
    json.put("name", name)
        .put("size", files.size(name))
        .put("block", BLOCK)
        .put("piece", size())
        .putArray("first", runs -> runs().forEach(run -> runs.addArray(run)))
        .putArray("digests", all -> digests.forEach(all::add));
  }

  /** Returns the first blocks as pairs: a block, and how many from it on. */
  private List<int[]> runs() {
    List<int[]> runs = new ArrayList<>();
    for (int from = first.nextSetBit(0); from >= 0; ) {
      int behind = first.nextClearBit(from);
      runs.add(new int[] {from, behind - from});
      from = first.nextSetBit(behind);
    }
    return runs;
  }

  /** Returns the first digits of the SHA-256 of a piece, in hex. */
  static String digest(Part piece) {
    return HexFormat.of().formatHex(SiteFolder.sha256().digest(piece.bytes()), 0, DIGITS);
  }
}
