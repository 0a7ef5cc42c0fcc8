package org.bowsprit.kit.internal.sound;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.bowsprit.bytes.Bytes;

/**
 * AdLib instruments by General MIDI program, one for each family of eight programs (spec 11 §8.1).
 */
final class PatchBank {

  private static final String FILE = "adlib-patches.txt";
  private static final int PROGRAMS_PER_FAMILY = 8;
  private static final int PATCH_BYTES = 30;

  private final List<Bytes> families = new ArrayList<>();

  private PatchBank(String text) {
    text.lines()
        .map(line -> line.replaceFirst("#.*", "").replace(" ", ""))
        .filter(line -> !line.isEmpty())
        .forEach(line -> families.add(Bytes.wrap(HexFormat.of().parseHex(padded(line)))));
  }

  private static String padded(String line) {
    return line + "0".repeat(2 * PATCH_BYTES - line.length());
  }

  /** Reads the bank in the kit's resources. */
  static PatchBank ofKit() {
    try (InputStream in = PatchBank.class.getResourceAsStream(FILE)) {
      return new PatchBank(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(FILE + " cannot be read", e);
    }
  }

  /** Returns the 30 bytes of the instrument for a program, 0–127. */
  Bytes patch(int program) {
    return families.get((program & 0x7F) / PROGRAMS_PER_FAMILY);
  }
}
