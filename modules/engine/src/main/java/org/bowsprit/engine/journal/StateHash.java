package org.bowsprit.engine.journal;

import java.util.List;
import org.bowsprit.engine.internal.codec.RecordCodec;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;

/**
 * A number that two sessions in the same state share and others hardly ever do: over everything but
 * pixels and sound, which another renderer or device may make otherwise. 64-bit FNV-1a of the
 * state's canonical bytes, the same on every machine.
 */
public final class StateHash {

  private final RecordCodec codec = new RecordCodec();

  /** Makes what computes hashes; worth keeping. */
  public StateHash() {}

  /** Returns the hash of a session between two iterations. */
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
   * Returns in what two states differ, a line each: the value's name, its value in the one and in
   * the other.
   *
   * @param most lines at most
   */
  public List<String> differences(GameState one, GameState other, int most) {
    TreeDifference difference = new TreeDifference(most);
    for (Part part : Part.values()) {
      difference.compare(part.label, codec.tree(part.of(one)), codec.tree(part.of(other)));
    }
    return difference.lines();
  }

  /** The parts that count, and what they are called. */
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
