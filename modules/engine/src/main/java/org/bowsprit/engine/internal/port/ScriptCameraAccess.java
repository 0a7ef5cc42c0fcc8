package org.bowsprit.engine.internal.port;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.world.Camera;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.port.CameraPort;

/** Lets scripts control the camera (spec 02 §11). */
public final class ScriptCameraAccess implements CameraPort {

  private final World world;
  private final Camera camera;
  private final Speech speech;
  private final Runnable scrollScript;

  public ScriptCameraAccess(World world, Speech speech, Runnable scrollScript) {
    this.world = world;
    this.speech = speech;
    camera = world.camera();
    this.scrollScript = scrollScript;
  }

  @Override
  public void reset() {
    camera.enterRoom();
  }

  @Override
  public void jumpTo(int x) {
    camera.jump(x, minX(), maxX());
    afterMove();
  }

  /** Runs the scroll script and ends the speech after a jump of the camera. */
  private void afterMove() {
    scrollScript.run();
    if (camera.hasMoved()) {
      speech.cameraMoved();
    }
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
  public void setTo(int x) {
    camera.setTo(x, minX(), maxX());
    afterMove();
  }

  @Override
  public void follow(int actor) {
    Actor followedActor = world.cast().actor(actor);
    camera.follow(actor);
    if (camera.needsScrolling(followedActor.x())) {
      setTo(followedActor.x());
    }
    for (int id = 0; id < Cast.SIZE; id++) {
      if (world.cast().isOnStage(world.cast().actor(id))) {
        world.cast().actor(id).markForRedraw();
      }
    }
  }

  @Override
  public void stopMovingToActor() {
    camera.stopMovingToActor();
  }

  @Override
  public int followed() {
    return camera.followedActor();
  }

  @Override
  public void limitsChanged() {
    // Nothing to do: the camera reads its limits from the variables in every step.
  }

  @Override
  public boolean isSettled() {
    return !camera.isMoving();
  }

  private int minX() {
    return world.variables().get(EngineVariable.CAMERA_MIN_X);
  }

  private int maxX() {
    return world.variables().get(EngineVariable.CAMERA_MAX_X);
  }
}
