package org.bowsprit.player.rewind;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.world.WorldState;
import org.bowsprit.zplane.ScreenState;

/**
 * Estimates the memory of a snapshot, without the data that it shares with the previous snapshot.
 */
final class SnapshotSize {

  /** The assumed number of bytes for actors, verbs, texts and slots, which seldom need more. */
  private static final long BASE_BYTES = 48 << 10;

  private long bytes = BASE_BYTES;

  private SnapshotSize() {}

  /**
   * Returns the estimated number of bytes of a state. {@code previous} is the state with which it
   * shares memory; null for none.
   */
  static long of(GameState state, GameState previous) {
    SnapshotSize size = new SnapshotSize();
    size.addWorld(state.world(), previous == null ? null : previous.world());
    size.bytes += (long) Integer.BYTES * state.machine().globals().size();
    if (state.picture() != null) {
      boolean hasPrevious = previous != null && previous.picture() != null;
      size.addScreen(state.picture().screen(), hasPrevious ? previous.picture().screen() : null);
    }
    return size.bytes;
  }

  private void addWorld(WorldState world, WorldState previous) {
    if (previous == null || !world.objects().equals(previous.objects())) {
      bytes += 3L * Integer.BYTES * world.objects().owners().size();
    }
    if (previous == null || !world.view().palette().equals(previous.view().palette())) {
      bytes += (long) Integer.BYTES * 5 * world.view().palette().base().size();
    }
  }

  private void addScreen(ScreenState screen, ScreenState previous) {
    ScreenState.Scene scene = screen.scene();
    ScreenState.Scene previousScene = previous == null ? null : previous.scene();
    add(screen.panels(), previous == null ? null : previous.panels());
    add(screen.overlay(), previous == null ? null : previous.overlay());
    add(scene.back(), previousScene == null ? null : previousScene.back());
    add(scene.front(), previousScene == null ? null : previousScene.front());
    if (previousScene == null || !scene.masks().equals(previousScene.masks())) {
      scene.masks().forEach(mask -> add(mask, null));
    }
  }

  private void add(Bytes pixels, Bytes previous) {
    if (!pixels.equals(previous)) {
      bytes += pixels.length();
    }
  }
}
