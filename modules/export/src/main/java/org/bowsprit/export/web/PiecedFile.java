package org.bowsprit.export.web;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.json.JsonWriter;
import org.bowsprit.format.files.GameFiles;

/**
 * A game's file as a page reads it. The first part contains the blocks that the beginning of the
 * game needs, and the pieces contain the whole file. The web server need not support range
 * requests.
 *
 * @param files the files of the game
 * @param name the name of the file
 * @param first the blocks that the beginning needs
 */
record PiecedFile(GameFiles files, String name, BitSet first) {

  private static final int SMALLEST_PIECE = 1 << 17;
  private static final int MOST_PIECES = 64;
  private static final int DIGITS = 8;

  /** A part of the file that is written as a separate file. */
  record Part(String name, Bytes bytes) {}

  /** Returns whether a file is large enough to be cut into pieces. */
  static boolean isNeeded(GameFiles files, String name) {
    return files.size(name) > SMALLEST_PIECE;
  }

  /** Returns the part that the beginning needs. */
  Part firstPart() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    first.stream()
        .mapToObj(block -> files.read(name, (long) block * GameFiles.BLOCK, GameFiles.BLOCK))
        .forEach(bytes::writeBytes);
    return new Part(name + ".first", Bytes.wrap(bytes.toByteArray()));
  }

  /** Returns the number of pieces. */
  int pieces() {
    return (int) ((files.size(name) + size() - 1) / size());
  }

  /** Returns a piece. All pieces together are the whole file. */
  Part piece(int number) {
    byte[] bytes = files.read(name, (long) number * size(), size());
    return new Part(name + "." + number, Bytes.wrap(bytes));
  }

  private int size() {
    int size = SMALLEST_PIECE;
    while (files.size(name) > (long) size * MOST_PIECES) {
      size *= 2;
    }
    return size;
  }

  /**
   * Writes the entry of the file in the catalogue of the page.
   *
   * @param digests the {@linkplain #digest digests} of the pieces
   */
  void describe(JsonWriter json, List<String> digests) {
    json.put("name", name)
        .put("size", files.size(name))
        .put("block", GameFiles.BLOCK)
        .put("piece", size())
        .putArray("first", runs -> runs().forEach(run -> runs.addArray(run)))
        .putArray("digests", all -> digests.forEach(all::add));
  }

  /**
   * Returns the first blocks as pairs. A pair contains the number of a block and the number of
   * consecutive blocks from there.
   */
  private List<int[]> runs() {
    List<int[]> runs = new ArrayList<>();
    for (int from = first.nextSetBit(0); from >= 0; ) {
      int end = first.nextClearBit(from);
      runs.add(new int[] {from, end - from});
      from = first.nextSetBit(end);
    }
    return runs;
  }

  /** Returns the first digits of the SHA-256 of a piece, in hex. */
  static String digest(Part piece) {
    return HexFormat.of().formatHex(SiteFolder.sha256().digest(piece.bytes().toArray()), 0, DIGITS);
  }
}
