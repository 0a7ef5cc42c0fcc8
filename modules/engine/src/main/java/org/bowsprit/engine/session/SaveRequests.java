package org.bowsprit.engine.session;

import org.bowsprit.engine.internal.port.ScriptHostAccess;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/** Handles save and load requests of scripts, and tells them the result (spec 05 §11, step 10). */
final class SaveRequests {

  private static final int SAVED = 201;
  private static final int SAVE_FAILED = 202;
  private static final int LOADED = 203;
  private static final int LOAD_FAILED = 204;

  private final ScriptHostAccess host;
  private final SavePoint savePoint;
  private final World world;

  SaveRequests(ScriptHostAccess host, SavePoint savePoint, World world) {
    this.host = host;
    this.savePoint = savePoint;
    this.world = world;
  }

  /** Handles a request. Returns whether another game continues from here. */
  boolean handle() {
    if (host.takeSaveRequest()) {
      setOutcome(savePoint.save() ? SAVED : SAVE_FAILED);
    }
    return host.takeLoadRequest() && load();
  }

  /** Handles a load request. Returns whether another game continues from here. */
  boolean handleLoad() {
    return host.isLoadRequested() && handle();
  }

  private boolean load() {
    boolean loaded = savePoint.load();
    // Sets the variable of the loaded game, not of the game that requested the load.
    setOutcome(loaded ? LOADED : LOAD_FAILED);
    return loaded;
  }

  private void setOutcome(int outcome) {
    world.variables().set(EngineVariable.GAME_LOADED, outcome);
  }
}
