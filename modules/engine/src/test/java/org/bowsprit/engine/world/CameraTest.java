package org.bowsprit.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.actors.Actor;
import org.bowsprit.engine.testing.LitRoom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the modes, limits and steps of the camera (spec 02 §11, spec 09 §12). */
class CameraTest {

  private static final int ROOM_WIDTH = 640;
  private static final int MIN_X = 160;
  private static final int MAX_X = ROOM_WIDTH - 160;

  private final LitRoom room = new LitRoom();
  private final Camera camera = new Camera();

  @BeforeEach
  void enterRoom() {
    room.enter();
    camera.enterRoom();
    step();
  }

  private boolean step() {
    return step(false, null);
  }

  private boolean step(boolean isFast, Actor actor) {
    boolean hasMoved = camera.step(MIN_X, MAX_X, isFast, ROOM_WIDTH, actor);
    camera.rememberCentre();
    return hasMoved;
  }

  private Actor actorAt(int x) {
    return room.placeSpeaker(x, 100);
  }

  @Test
  void enteringARoomFixesTheCameraAtTheLeftEndOfTheRoom() {
    camera.pan(400);
    camera.enterRoom();

    assertThat(camera.mode()).isEqualTo(Camera.Mode.FIXED);
    assertThat(camera.x()).isEqualTo(160);
    assertThat(camera.destX()).isEqualTo(160);
  }

  @Test
  void aPanMovesEightPixelsPerFrameAndEndsInTheStripOfItsDestination() {
    camera.pan(203);
    assertThat(camera.isMoving()).isTrue();

    assertThat(step()).isTrue();
    assertThat(camera.x()).isEqualTo(168);
    int frames = 1;
    while (camera.isMoving()) {
      step();
      frames++;
    }
    assertThat(frames).isEqualTo(5);
    assertThat(camera.x() / 8).isEqualTo(203 / 8);
  }

  @Test
  void aPanEndsAtTheLimit() {
    camera.pan(5_000);
    for (int i = 0; i < 100; i++) {
      step();
    }
    assertThat(camera.x()).isEqualTo(MAX_X);
    assertThat(camera.leftEdge()).isEqualTo(ROOM_WIDTH - 320);
    assertThat(camera.isMoving()).isFalse();
  }

  @Test
  void aJumpObeysTheLimitsButKeepsItsDestination() {
    camera.jump(5_000, MIN_X, MAX_X);

    assertThat(camera.x()).isEqualTo(MAX_X);
    assertThat(camera.destX()).isEqualTo(5_000);
    assertThat(camera.mode()).isEqualTo(Camera.Mode.FIXED);
    assertThat(camera.leftEdge()).as("the left edge of the window until the next step").isZero();
    step();
    assertThat(camera.leftEdge()).isEqualTo(MAX_X - 160);
  }

  @Test
  void aCameraOutsideItsLimitsMovesBackWithoutRunningTheScrollScript() {
    camera.jump(480, MIN_X, MAX_X);
    step();

    assertThat(camera.step(MIN_X, 400, false, ROOM_WIDTH, null)).isFalse();
    assertThat(camera.x()).isEqualTo(472);
    assertThat(camera.step(MIN_X, 400, true, ROOM_WIDTH, null)).isFalse();
    assertThat(camera.x()).isEqualTo(400);
  }

  @Test
  void theCameraFollowsOnlyAnActorThatLeavesTheMiddleOfTheWindow() {
    camera.follow(1);
    step(false, actorAt(247));
    assertThat(camera.isMovingToActor()).isFalse();
    assertThat(camera.x()).isEqualTo(160);

    step(false, actorAt(300));
    assertThat(camera.isMovingToActor()).isTrue();
    assertThat(camera.x()).isEqualTo(168);
    while (camera.isMovingToActor()) {
      step(false, actorAt(300));
    }
    assertThat(camera.x() / 8).isEqualTo(300 / 8);
  }

  @Test
  void aFastCameraJumpsToItsDestination() {
    camera.follow(1);
    step(true, actorAt(300));

    assertThat(camera.x()).as("the camera 80 pixels beyond the actor").isEqualTo(380 / 8 * 8 + 4);
  }

  @Test
  void theCameraJumpsToAFollowedActorThatIsFarAway() {
    assertThat(camera.needsScrolling(400)).isTrue();
    assertThat(camera.needsScrolling(160)).isFalse();

    camera.setTo(400, MIN_X, MAX_X);
    assertThat(camera.x()).isEqualTo(400);

    camera.setTo(300, MIN_X, MAX_X);
    assertThat(camera.x())
        .as("the camera, which does not move for a distance of less than half a window")
        .isEqualTo(400);
    assertThat(camera.destX()).isEqualTo(300);
  }

  @Test
  void aMovementOfTheCameraIsReportedUntilTheEndOfTheFrame() {
    camera.centreOn(300);
    assertThat(camera.hasMoved()).isTrue();
    camera.rememberCentre();
    assertThat(camera.hasMoved()).isFalse();
    assertThat(camera.lastX()).isEqualTo(300);
  }
}
