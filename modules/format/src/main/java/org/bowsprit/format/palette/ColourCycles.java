package org.bowsprit.format.palette;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;

/**
 * The colour cycles of a room: a CYCL chunk (spec 02 §6.1).
 *
 * @param cycles the cycles in file order; if a number occurs twice, the later cycle counts
 */
public record ColourCycles(List<ColourCycle> cycles) {

  /** The chunk's tag. */
  public static final String TAG = "CYCL";

  /** Represents a room without colour cycles. */
  public static final ColourCycles NONE = new ColourCycles(List.of());

  private static final int ENTRY_BYTES = 9;

  public ColourCycles {
    cycles = List.copyOf(cycles);
  }

  /**
   * Reads whole entries up to the closing zero, the end of the chunk, or an invalid number. Never
   * fails.
   */
  public static ColourCycles decode(ByteReader in) {
    List<ColourCycle> cycles = new ArrayList<>();
    while (in.remaining() >= ENTRY_BYTES) {
      int number = in.u8();
      if (number < 1 || number > ColourCycle.SLOT_COUNT) {
        break;
      }
      cycles.add(new ColourCycle(number, in.u16(), in.u16Be(), in.u16Be(), in.u8(), in.u8()));
    }
    return new ColourCycles(cycles);
  }

  /** Returns the cycle of slot {@code number}, 1–16, if the room has it. */
  public Optional<ColourCycle> cycle(int number) {
    return cycles.stream().filter(c -> c.number() == number).reduce((earlier, later) -> later);
  }

  /** Writes the payload of the chunk. */
  public void encode(ByteWriter out) {
    for (ColourCycle cycle : cycles) {
      out.u8(cycle.number()).u16(cycle.unknown()).u16Be(cycle.speed()).u16Be(cycle.flags());
      out.u8(cycle.first()).u8(cycle.last());
    }
    out.u8(0);
  }
}
