package org.bowsprit.engine.session;

import org.bowsprit.engine.internal.port.ScriptedHost;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/**
 * Answers scripts that asked for a save or a load, and tells them how it went (05 §11, step 10).
 */
final class SaveRequests {

  private static final int SAVED = 201;
  private static final int SAVE_FAILED = 202;
  private static final int LOADED = 203;
  private static final int LOAD_FAILED = 204;

  private final ScriptedHost asked;
  private final SavePoint savePoint;
  private final World world;

  SaveRequests(ScriptedHost asked, SavePoint savePoint, World world) {
    this.asked = asked;
    this.savePoint = savePoint;
    this.world = world;
  }

  /** Answers what was asked; returns whether another game goes on from here. */
  boolean answer() {
    if (asked.takeSave()) {
      tell(savePoint.save() ? SAVED : SAVE_FAILED);
    }
    return asked.takeLoad() && load();
  }

  /** Answers a load that was asked for; returns whether another game goes on from here. */
  boolean answerLoad() {
    return asked.wantsLoad() && answer();
  }

  private boolean load() {
    boolean loaded = savePoint.load();
    // Of what was loaded, not of what asked for it.
    tell(loaded ? LOADED : LOAD_FAILED);
    return loaded;
  }

  private void tell(int outcome) {
    world.variables().set(EngineVariable.GAME_LOADED, outcome);
  }
}
