package org.bowsprit.vm;

import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A script error: what went wrong, where, and what ran before (spec 05 §13, 06 §13).
 *
 * @param problem what went wrong, as a phrase
 * @param room the current room
 * @param slot index of the slot
 * @param script number of the script, or object id
 * @param kind where its code comes from
 * @param at offset of the instruction from the code base
 * @param instruction the instruction as text; empty if the bytes there are none
 * @param bytes up to 16 bytes from there
 * @param before the instructions executed last, oldest first, the failing one included if it
 *     decoded
 * @param cause what a port threw, if the error came from outside of the machine
 */
public record ScriptFault(
    String problem,
    int room,
    int slot,
    int script,
    ScriptKind kind,
    int at,
    String instruction,
    String bytes,
    List<ExecutedInstruction> before,
    Optional<RuntimeException> cause) {

  /** Bytes that are shown. */
  public static final int CONTEXT = 16;

  /** Takes an immutable copy of the instructions. */
  public ScriptFault {
    before = List.copyOf(before);
  }

  /** Returns bytes as they are shown: {@code 1A 64 00}. */
  public static String show(byte[] bytes) {
    return HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
  }

  /** Returns one line: where, what, the instruction if there is one, and the bytes. */
  public String summary() {
    return String.format(
        Locale.ROOT,
        "%s %d at %04X in room %d: %s%s [%s]",
        kind.name().toLowerCase(Locale.ROOT).replace('_', ' '),
        script,
        at,
        room,
        problem,
        instruction.isEmpty() ? "" : ", in " + instruction,
        bytes);
  }
}
