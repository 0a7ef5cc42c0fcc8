package org.bowsprit.engine.session;

import org.bowsprit.actors.Actor;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/** Performs the camera step of a frame, within the limits that scripts set (spec 02 §11). */
final class CameraStep {

  private final World world;
  private final Runnable scrolled;

  /**
   * Creates the step.
   *
   * @param scrolled called when the view has moved
   */
  CameraStep(World world, Runnable scrolled) {
    this.world = world;
    this.scrolled = scrolled;
  }

  /** Moves the camera once. */
  void run() {
    Camera camera = world.camera();
    Actor followed =
        world.cast().has(camera.followed()) ? world.cast().actor(camera.followed()) : null;
    boolean moved =
        camera.step(
            variable(EngineVariable.CAMERA_MIN_X),
            variable(EngineVariable.CAMERA_MAX_X),
            variable(EngineVariable.CAMERA_FAST_X) != 0,
            world.currentRoom().width(),
            followed);
    if (moved) {
      scrolled.run();
    }
  }

  private int variable(EngineVariable variable) {
    return world.variables().get(variable);
  }
}
