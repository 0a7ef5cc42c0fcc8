package org.bowsprit.engine.session;

import org.bowsprit.actors.Actor;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/** Performs the camera step of a frame, within the limits that scripts set (spec 02 §11). */
final class CameraStep {

  private final World world;
  private final Runnable onScroll;

  /**
   * Creates the step.
   *
   * @param onScroll called when the view has moved
   */
  CameraStep(World world, Runnable onScroll) {
    this.world = world;
    this.onScroll = onScroll;
  }

  /** Moves the camera once. */
  void run() {
    Camera camera = world.camera();
    Actor followed =
        world.cast().has(camera.followedActor())
            ? world.cast().actor(camera.followedActor())
            : null;
    boolean hasMoved =
        camera.step(
            variable(EngineVariable.CAMERA_MIN_X),
            variable(EngineVariable.CAMERA_MAX_X),
            variable(EngineVariable.CAMERA_FAST_X) != 0,
            world.currentRoom().width(),
            followed);
    if (hasMoved) {
      onScroll.run();
    }
  }

  private int variable(EngineVariable variable) {
    return world.variables().get(variable);
  }
}
