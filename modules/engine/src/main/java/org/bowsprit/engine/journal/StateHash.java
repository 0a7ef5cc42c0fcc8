package org.bowsprit.engine.journal;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.internal.codec.RecordCodec;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.zplane.ScreenState;

/**
 * Computes a hash that is the same for equal states and almost always differs for different states.
 * The hash covers everything except pixels and sound, which depend on the renderer and the device.
 * It is the 64-bit FNV-1a hash of the state's canonical bytes, which is the same on every machine.
 */
public final class StateHash {

  private static final String SYNTHESISER_MEMBER = "synthesiser";

  private final RecordCodec codec = new RecordCodec();

  /** Creates a hash function. The object should be reused. */
  public StateHash() {}

  /** Returns the hash of a session's state between two iterations. */
  public long of(GameSession session) {
    return of(session.snapshot());
  }

  /** Returns the hash of a state. */
  public long of(GameState state) {
    long hash = Fnv1a.EMPTY;
    for (Record part : List.of(state.machine(), state.world(), state.session())) {
      hash = of(hash, part);
    }
    return hash;
  }

  /** Returns a hash for each subsystem of a state. */
  public SubsystemHashes bySubsystem(GameState state) {
    long actors = Fnv1a.EMPTY;
    for (Record actor : state.world().actors()) {
      actors = of(actors, actor);
    }
    return new SubsystemHashes(
        of(Fnv1a.EMPTY, state.machine()),
        of(of(Fnv1a.EMPTY, state.world().withoutActors()), state.session()),
        actors,
        of(state.sound()),
        state.picture() == null ? 0 : of(state.picture().screen()));
  }

  /** Returns a hash of the values that do not depend on the device (spec 12 §2.4). */
  private long of(SoundState sound) {
    Map<String, Object> tree = new TreeMap<>(codec.tree(sound));
    tree.remove(SYNTHESISER_MEMBER);
    long hash = Fnv1a.EMPTY;
    for (byte each : codec.write(tree)) {
      hash = Fnv1a.with(hash, each & 0xFF);
    }
    return hash;
  }

  /**
   * Returns a hash of the visible pixels. Hidden pixels are omitted, because they are drawn again
   * from the state of the world.
   */
  private static long of(ScreenState screen) {
    long hash = Fnv1a.EMPTY;
    for (Bytes surface : List.of(screen.panels(), screen.overlay(), screen.scene().front())) {
      hash = Fnv1a.withAll(hash, surface.toArray());
    }
    return hash;
  }

  private long of(long start, Record part) {
    long hash = start;
    for (byte each : codec.write(part)) {
      hash = Fnv1a.with(hash, each & 0xFF);
    }
    return hash;
  }

  /**
   * Returns the differences of two states, one line for each. A line contains the name of the value
   * and its values in both states.
   *
   * @param maxLines the largest number of lines
   */
  public List<String> differences(GameState first, GameState second, int maxLines) {
    TreeDifference difference = new TreeDifference(maxLines);
    for (Part part : Part.values()) {
      difference.compare(part.label, codec.tree(part.of(first)), codec.tree(part.of(second)));
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
