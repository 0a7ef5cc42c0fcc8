package org.bowsprit.engine.internal;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.port.CameraPort;

/** The camera, for scripts (spec 02 §11). */
final class CameraPorts implements CameraPort {

  private final World world;
  private final Camera camera;
  private final Runnable scrollScript;

  CameraPorts(World world, Runnable scrollScript) {
    this.world = world;
    camera = world.camera();
    this.scrollScript = scrollScript;
  }

  @Override
  public void reset() {
    camera.enterRoom();
  }

  @Override
  public void jumpTo(int x) {
    camera.jump(x, min(), max());
    scrollScript.run();
  }

  @Override
  public void panTo(int x) {
    camera.pan(x);
  }

  @Override
  public void placeAt(int x) {
    camera.centreOn(x);
  }

  @Override
  public void follow(int actor) {
    Actor followed = world.cast().actor(actor);
    camera.follow(actor);
    if (camera.isOutOfComfort(followed.x())) {
      camera.setTo(followed.x(), min(), max());
      scrollScript.run();
    }
    for (int id = 0; id < Cast.SIZE; id++) {
      if (world.cast().isOnStage(world.cast().actor(id))) {
        world.cast().actor(id).flagRedraw();
      }
    }
    camera.stopMovingToActor();
  }

  @Override
  public int followed() {
    return camera.followed();
  }

  @Override
  public void limitsChanged() {
    // The camera reads the limits from the variables in every step.
  }

  @Override
  public boolean isSettled() {
    return !camera.isMoving();
  }

  private int min() {
    return world.memory().variable(EngineVariable.CAMERA_MIN_X.number());
  }

  private int max() {
    return world.memory().variable(EngineVariable.CAMERA_MAX_X.number());
  }
}
