package org.bowsprit.engine.session;

import org.bowsprit.actors.WalkStyle;
import org.bowsprit.engine.state.GameState;
import org.bowsprit.engine.state.SessionState;
import org.bowsprit.engine.world.WorldSnapshots;
import org.bowsprit.format.room.Room;

/** Takes and restores snapshots of a game as one tree of records (spec 05 §14, 12 §2). */
final class GameSnapshots {

  private final GameParts parts;
  private final WorldSnapshots worlds;

  GameSnapshots(GameParts parts) {
    this.parts = parts;
    worlds = new WorldSnapshots(parts.world());
  }

  GameState take(long ticks, long jiffies) {
    return new GameState(
        parts.machine().snapshot(),
        worlds.take(),
        new SessionState(
            ticks,
            jiffies,
            parts.setup().random().state(),
            parts.speech().snapshot(),
            parts.inputStep().mouseX(),
            parts.inputStep().mouseY(),
            parts.verbDrawer().slotUnderMouse(),
            parts.sceneDrawer().lightNextFrame(),
            parts.host().snapshot(),
            parts.interruptions().snapshot()),
        parts.sounds().snapshot(),
        parts.setup().painter().snapshot(),
        parts.world().walkStyle() == WalkStyle.LEG_BY_LEG);
  }

  /**
   * Restores a state.
   *
   * @throws RuntimeException if the state does not fit the game, which is then in an undefined
   *     state
   */
  void restore(GameState state) {
    if (state.machine().room() != state.world().room().number()) {
      throw new IllegalArgumentException("scripts and world are in different rooms");
    }
    worlds.restore(state.world());
    parts.machine().restore(state.machine());
    SessionState session = state.session();
    parts.speech().restore(session.speech());
    parts.inputStep().restore(session.mouseX(), session.mouseY());
    parts.verbDrawer().restoreSlotUnderMouse(session.highlightedVerb());
    parts.sceneDrawer().restoreLightNextFrame(session.lightNextFrame());
    parts.host().restore(session.requests());
    parts.interruptions().restore(session.interruption());
    parts.sounds().restore(state.sound());
    Room room = parts.world().currentRoom().data().orElse(null);
    if (parts.setup().painter().restore(state.picture(), room, parts.world().palette())) {
      parts.messageBox().setShown(parts.interruptions().current().orElse(null));
    } else {
      redrawAll();
    }
    parts.setup().random().restore(session.random());
    if (state.legByLeg() != (parts.world().walkStyle() == WalkStyle.LEG_BY_LEG)) {
      parts.world().cast().replaceWalker(parts.world().walkStyle(), () -> {});
    }
  }

  private void redrawAll() {
    parts.setup().painter().divide(parts.world().areas());
    parts.world().redraw().requestAll();
    parts.verbDrawer().drawAll();
    parts.messageBox().setShown(null);
    parts.messageBox().show(parts.interruptions().current().orElse(null));
  }
}
