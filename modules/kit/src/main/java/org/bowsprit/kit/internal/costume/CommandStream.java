package org.bowsprit.kit.internal.costume;

import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/** Collects the commands of all ranges. Ranges with the same commands share them. */
final class CommandStream {

  private final StringBuilder commands = new StringBuilder();

  /**
   * Returns the position of {@code range} in the stream. Appends it if the stream does not contain
   * it.
   */
  int positionOf(List<Integer> range) {
    StringBuilder encoded = new StringBuilder();
    range.forEach(command -> encoded.append((char) command.intValue()));
    int position = commands.indexOf(encoded.toString());
    if (position < 0) {
      position = commands.length();
      commands.append(encoded);
    }
    return position;
  }

  /** Returns the stream. */
  Bytes toBytes() {
    ByteWriter out = new ByteWriter();
    commands.chars().forEach(out::u8);
    return out.toBytes();
  }
}
