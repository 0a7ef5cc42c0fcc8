package org.bowsprit.vm;

import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A script error with its location and the instructions before it (spec 05 §13, 06 §13).
 *
 * @param problem the error, as a phrase
 * @param room the current room
 * @param slot the index of the slot
 * @param script the number of the script, or object id
 * @param kind the kind of its script
 * @param offset the offset of the instruction from the code base
 * @param instruction the instruction as text; empty if the bytes are not an instruction
 * @param bytes up to 16 bytes from that offset
 * @param before the last executed instructions, oldest first, including the failing one if it could
 *     be decoded
 * @param cause the exception of a port if the error came from outside the machine
 */
public record ScriptFault(
    String problem,
    int room,
    int slot,
    int script,
    ScriptKind kind,
    int offset,
    String instruction,
    String bytes,
    List<ExecutedInstruction> before,
    Optional<RuntimeException> cause) {

  /** The number of bytes shown. */
  public static final int SHOWN_BYTES = 16;

  /** Takes an immutable copy of the instructions. */
  public ScriptFault {
    before = List.copyOf(before);
  }

  /** Returns bytes as text, such as {@code 1A 64 00}. */
  public static String hex(byte[] bytes) {
    return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
  }

  /**
   * Returns one line with the location, the error, the instruction if there is one, and the bytes.
   */
  public String summary() {
    return String.format(
        Locale.ROOT,
        "%s %d at %04X in room %d: %s%s [%s]",
        kind.name().toLowerCase(Locale.ROOT).replace('_', ' '),
        script,
        offset,
        room,
        problem,
        instruction.isEmpty() ? "" : ", in " + instruction,
        bytes);
  }
}
