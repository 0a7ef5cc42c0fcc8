package org.bowsprit.player.rewind;

import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.world.WorldState;
import org.bowsprit.zplane.ScreenState;

/** Estimates the memory of a snapshot without the parts that it shares with the previous one. */
final class Footprint {

  /** The number of bytes for actors, verbs, texts and slots. They seldom need more. */
  private static final long REST = 48 << 10;

  private long bytes = REST;

  private Footprint() {}

  /**
   * Returns the estimated number of bytes of a state. {@code before} is the state with which it
   * shares memory; null for none.
   */
  static long of(GameState state, GameState before) {
    Footprint footprint = new Footprint();
    footprint.world(state.world(), before == null ? null : before.world());
    footprint.bytes += (long) Integer.BYTES * state.machine().globals().size();
    if (state.picture() != null) {
      boolean shares = before != null && before.picture() != null;
      footprint.screen(state.picture().screen(), shares ? before.picture().screen() : null);
    }
    return footprint.bytes;
  }

  private void world(WorldState world, WorldState before) {
    if (before == null || !world.objects().equals(before.objects())) {
      bytes += 3L * Integer.BYTES * world.objects().owners().size();
    }
    if (before == null || !world.view().palette().equals(before.view().palette())) {
      bytes += (long) Integer.BYTES * 5 * world.view().palette().base().size();
    }
  }

  private void screen(ScreenState screen, ScreenState before) {
    ScreenState.Scene scene = screen.scene();
    ScreenState.Scene sceneBefore = before == null ? null : before.scene();
    add(screen.panels(), before == null ? null : before.panels());
    add(screen.overlay(), before == null ? null : before.overlay());
    add(scene.back(), sceneBefore == null ? null : sceneBefore.back());
    add(scene.front(), sceneBefore == null ? null : sceneBefore.front());
    if (sceneBefore == null || !scene.masks().equals(sceneBefore.masks())) {
      scene.masks().forEach(mask -> add(mask, null));
    }
  }

  private void add(Bytes pixels, Bytes before) {
    if (!pixels.equals(before)) {
      bytes += pixels.length();
    }
  }
}
