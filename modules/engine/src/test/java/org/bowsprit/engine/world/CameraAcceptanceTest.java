package org.bowsprit.engine.world;

import static org.assertj.core.api.Assertions.assertThat;

import org.bowsprit.engine.testing.LitRoom;
import org.junit.jupiter.api.Test;

/** Runs the acceptance check of spec 02 about the camera. */
class CameraAcceptanceTest {

  private static final int ROOM_WIDTH = 640;

  private final Camera camera = new Camera();
  private final LitRoom room = new LitRoom();

  private void stepWithActorAt(int x) {
    camera.step(160, ROOM_WIDTH - 160, false, ROOM_WIDTH, room.placeSpeaker(x, 100));
    camera.rememberCentre();
  }

  @Test
  void check16TheCameraFollowsAnActorBeyondStrip30UntilTheActorIsInTheMiddle() {
    room.enter();
    camera.enterRoom();
    camera.follow(1);
    stepWithActorAt(160);
    int x = 160;
    while (camera.x() == 160) {
      x++;
      stepWithActorAt(x);
    }
    assertThat(x).isEqualTo(248);
    for (int i = 0; i < 100; i++) {
      stepWithActorAt(x);
    }
    assertThat(camera.x() / 8).isEqualTo(x / 8);
    for (int i = 0; i < 100; i++) {
      stepWithActorAt(630);
    }
    assertThat(camera.x()).isEqualTo(480);
    assertThat(camera.leftEdge()).isEqualTo(320);
  }
}
