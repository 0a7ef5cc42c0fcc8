package org.bowsprit.player.ink;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.charset.Charset;

/**
 * The program's own font, which has every character that the program needs. It is the payload of
 * the CHAR chunk with which the kit's starter game is built.
 */
final class PlainFont {

  private static final String FILE = "plain.char";

  private PlainFont() {}

  static Charset font() {
    try (InputStream in = PlainFont.class.getResourceAsStream(FILE)) {
      return Charset.decode(ByteReader.of(in.readAllBytes(), ChunkPath.ROOT));
    } catch (IOException e) {
      throw new UncheckedIOException("the program's font cannot be read", e);
    }
  }
}
