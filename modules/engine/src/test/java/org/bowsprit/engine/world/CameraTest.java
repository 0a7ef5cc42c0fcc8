package org.bowsprit.engine.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import org.bowsprit.actors.Actor;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the camera's modes, limits and steps (spec 02 §11, 09 §12). */
class CameraTest {

  private static final int ROOM = 640;
  private static final int MIN = 160;
  private static final int MAX = ROOM - 160;

  private final Camera camera = new Camera();

  @BeforeEach
  void enter() {
    camera.enterRoom();
    step();
  }

  private boolean step() {
    return step(false, null);
  }

  private boolean step(boolean fast, Actor actor) {
    boolean moved = camera.step(MIN, MAX, fast, ROOM, actor);
    camera.rememberCentre();
    return moved;
  }

  private static Actor at(int x) {
    Actor actor = mock(Actor.class);
    when(actor.x()).thenReturn(x);
    return actor;
  }

  @Test
  void aRoomBeginsAtItsLeftEndWithTheCameraFixed() {
    camera.pan(400);
    camera.enterRoom();

    assertThat(camera.mode()).isEqualTo(Camera.Mode.FIXED);
    assertThat(camera.x()).isEqualTo(160);
    assertThat(camera.destX()).isEqualTo(160);
  }

  @Test
  void aPanMovesEightPixelsAFrameAndEndsInTheStripOfItsDestination() {
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
    assertThat(camera.x()).isEqualTo(MAX);
    assertThat(camera.leftEdge()).isEqualTo(ROOM - 320);
    assertThat(camera.isMoving()).isFalse();
  }

  @Test
  void aJumpKeepsItsDestinationAndObeysTheLimits() {
    camera.jump(5_000, MIN, MAX);

    assertThat(camera.x()).isEqualTo(MAX);
    assertThat(camera.destX()).isEqualTo(5_000);
    assertThat(camera.mode()).isEqualTo(Camera.Mode.FIXED);
    assertThat(camera.leftEdge()).as("drawn edge until the next step").isZero();
    step();
    assertThat(camera.leftEdge()).isEqualTo(MAX - 160);
  }

  @Test
  void itReturnsWithinTheLimitsByEightPixelsWithoutTheScrollScript() {
    camera.jump(480, MIN, MAX);
    step();

    assertThat(camera.step(MIN, 400, false, ROOM, null)).isFalse();
    assertThat(camera.x()).isEqualTo(472);
    assertThat(camera.step(MIN, 400, true, ROOM, null)).isFalse();
    assertThat(camera.x()).isEqualTo(400);
  }

  @Test
  void itFollowsOnlyActorsThatLeaveTheMiddle() {
    camera.follow(1);
    step(false, at(247));
    assertThat(camera.isMovingToActor()).isFalse();
    assertThat(camera.x()).isEqualTo(160);

    step(false, at(300));
    assertThat(camera.isMovingToActor()).isTrue();
    assertThat(camera.x()).isEqualTo(168);
    while (camera.isMovingToActor()) {
      step(false, at(300));
    }
    assertThat(camera.x() / 8).isEqualTo(300 / 8);
  }

  @Test
  void aFastCameraSnaps() {
    camera.follow(1);
    step(true, at(300));

    assertThat(camera.x()).as("80 pixels beyond who leaves the window").isEqualTo(380 / 8 * 8 + 4);
  }

  @Test
  void itJumpsToADistantActorThatItShallFollow() {
    assertThat(camera.isOutOfComfort(400)).isTrue();
    assertThat(camera.isOutOfComfort(160)).isFalse();

    camera.setTo(400, MIN, MAX);
    assertThat(camera.x()).isEqualTo(400);

    camera.setTo(300, MIN, MAX);
    assertThat(camera.x()).as("within half a window").isEqualTo(400);
    assertThat(camera.destX()).isEqualTo(300);
  }

  @Test
  void movementIsReportedUntilTheFrameEnds() {
    camera.centreOn(300);
    assertThat(camera.hasMoved()).isTrue();
    camera.rememberCentre();
    assertThat(camera.hasMoved()).isFalse();
    assertThat(camera.lastX()).isEqualTo(300);
  }
}
