package org.bowsprit.engine.session;

import org.bowsprit.actors.Cast;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.machine.VirtualMachine;

/** Runs the main loop over the parts of a game (spec 05 §11). */
final class MainLoop {

  private final GameParts parts;
  private final SaveRequests saveRequests;
  private final CameraStep camera;
  private final StepSounds stepSounds;

  /**
   * Creates the loop.
   *
   * @param parts the game
   * @param savePoint saves and loads for scripts
   */
  MainLoop(GameParts parts, SavePoint savePoint) {
    this.parts = parts;
    saveRequests = new SaveRequests(parts.host(), savePoint, parts.world());
    camera = new CameraStep(parts.world(), parts::runScrollScript);
    stepSounds = new StepSounds(parts.world(), parts.sounds());
  }

  /** Plays one iteration. */
  void tick() {
    if (parts.interruptions().isWaiting()) {
      waitForKey();
      return;
    }
    int jiffies = advanceClock();
    parts.machine().beginFrame(jiffies);
    parts.speech().advance(Math.min(jiffies, VirtualMachine.MAX_JIFFIES_PER_FRAME));
    parts.inputStep().collect();
    writeVariables();
    saveRequests.handle();
    runScripts();
    if (saveRequests.handleLoad()) {
      runScripts();
    }
    if (parts.world().room() == 0) {
      parts.speech().step();
    } else {
      playRoom();
    }
    endFrame();
  }

  /** Performs steps 11 to 13. */
  private void runScripts() {
    parts.machine().runScripts();
    parts.inputStep().runScript();
    parts.machine().runSentence();
  }

  /** Plays an iteration that waits for a key, without advancing time. */
  private void waitForKey() {
    int key = parts.inputStep().takeKey();
    if (key != 0) {
      parts.interruptions().endWithKey(key);
    }
    parts.messageBox().show(parts.interruptions().current().orElse(null));
    present();
  }

  private int advanceClock() {
    int jiffies = Math.max(1, get(EngineVariable.TIMER_NEXT));
    set(EngineVariable.TIMER, jiffies);
    add(EngineVariable.TIMER_TOTAL, jiffies);
    add(EngineVariable.TMR_1, jiffies);
    add(EngineVariable.TMR_2, jiffies);
    add(EngineVariable.TMR_3, jiffies);
    parts.sounds().advance(jiffies);
    return jiffies;
  }

  private void writeVariables() {
    set(EngineVariable.CAMERA_POS_X, parts.world().camera().x());
    set(EngineVariable.HAVE_MSG, parts.speech().state());
    parts.inputStep().writeMouseVariables();
    set(EngineVariable.DEBUGMODE, isBootedForPlayer() ? 1 : 0);
    set(EngineVariable.MUSIC_TIMER, parts.sounds().musicTimer());
  }

  /** Returns whether the player chose the boot parameter. The game's own default does not count. */
  private boolean isBootedForPlayer() {
    int parameter = parts.setup().bootParameter();
    return parameter != 0 && parameter != parts.setup().facts().bootParameter();
  }

  /** Performs steps 16 to 22, which require a room. */
  private void playRoom() {
    for (int id = 0; id < Cast.SIZE; id++) {
      parts.world().cast().movement().walk(parts.world().cast().actor(id));
    }
    camera.run();
    parts.world().roomObjects().refreshStates(parts.world().objects());
    parts.speech().step();
    parts.sceneDrawer().draw();
    parts
        .world()
        .palette()
        .step(Math.max(get(EngineVariable.TIMER), get(EngineVariable.TIMER_NEXT)));
    if (parts.world().transitions().isRequested()) {
      parts.sceneDrawer().fadeIn();
      parts.inputStep().discardPending();
    }
    parts.verbDrawer().highlight(parts.inputStep().mouseX(), parts.inputStep().mouseY());
    stepSounds.play();
  }

  private void endFrame() {
    parts.interruptions().endFrame();
    parts.textSpeed().readFromVariable();
    parts.messageBox().show(parts.interruptions().current().orElse(null));
    parts.sounds().flush();
    parts.world().camera().rememberCentre();
    present();
  }

  private void present() {
    parts
        .setup()
        .painter()
        .cursor(
            parts.world().cursor().shape(),
            parts.inputStep().mouseX(),
            parts.inputStep().mouseY(),
            parts.world().cursor().isVisible());
    parts
        .setup()
        .painter()
        .present(
            parts.world().palette(),
            parts.world().transitions().isShaking(),
            get(EngineVariable.TIMER));
  }

  private int get(EngineVariable variable) {
    return parts.machine().variables().get(variable);
  }

  private void set(EngineVariable variable, int value) {
    parts.machine().variables().set(variable, value);
  }

  private void add(EngineVariable variable, int by) {
    set(variable, get(variable) + by);
  }
}
