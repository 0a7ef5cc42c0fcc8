package org.bowsprit.engine.journal;

import java.util.List;
import org.bowsprit.engine.internal.codec.RecordCodec;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;

/**
 * A hash that is the same for equal states and almost always differs for others. It covers
 * everything except pixels and sound, which depend on the renderer and the device. It is the 64-bit
 * FNV-1a of the state's canonical bytes, the same on every machine.
 */
public final class StateHash {

  private final RecordCodec codec = new RecordCodec();

  /** Creates a hash function. Reuse it. */
  public StateHash() {}

  /** Returns the hash of a session's state between two iterations. */
  public long of(GameSession session) {
    return of(session.snapshot());
  }

  /** Returns the hash of a state. */
  public long of(GameState state) {
    long hash = Fnv1a.EMPTY;
    for (Record part : List.of(state.machine(), state.world(), state.session())) {
      for (byte each : codec.write(part)) {
        hash = Fnv1a.with(hash, each & 0xFF);
      }
    }
    return hash;
  }

  /**
   * Returns the differences of two states, one line each: the name of the value, its value in the
   * first and in the second.
   *
   * @param most the largest number of lines
   */
  public List<String> differences(GameState one, GameState other, int most) {
    TreeDifference difference = new TreeDifference(most);
    for (Part part : Part.values()) {
      difference.compare(part.label, codec.tree(part.of(one)), codec.tree(part.of(other)));
    }
    return difference.lines();
  }

  /** The parts that are hashed, with their names. */
  private enum Part {
    MACHINE("machine"),
    WORLD("world"),
    SESSION("session");

    private final String label;

    Part(String label) {
      this.label = label;
    }

    private Record of(GameState state) {
      return switch (this) {
        case MACHINE -> state.machine();
        case WORLD -> state.world();
        case SESSION -> state.session();
      };
    }
  }
}
