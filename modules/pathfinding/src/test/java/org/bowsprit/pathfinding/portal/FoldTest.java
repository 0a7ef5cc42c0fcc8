package org.bowsprit.pathfinding.portal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Tests the point at which a path bounces off a portal that it enters and leaves on the same side.
 */
class FoldTest {

  @Test
  void aPathBouncesAtEqualAngles() {
    assertThat(Fold.bounce(10, 0, 100, 5, 0, 5, 60)).isEqualTo(30);
    assertThat(Fold.bounce(10, 0, 100, 0, 0, 5, 60)).isEqualTo(40);
  }

  @Test
  void mirroringTheStartAndTheEndDoesNotChangeTheResult() {
    assertThat(Fold.bounce(10, 0, 100, 20, 0, 5, 60))
        .isEqualTo(Fold.bounce(10, 0, 100, 0, 0, 15, 60));
  }

  @Test
  void thePixelWithTheShorterPathIsReturned() {
    // The exact position is 1.8. The path through 2 is shorter than the path through 1.
    assertThat(Fold.bounce(0, 0, 10, 3, 0, 2, 3)).isEqualTo(2);
  }

  @Test
  void theResultIsLimitedToThePortal() {
    assertThat(Fold.bounce(10, 50, 100, 5, 0, 5, 60)).isEqualTo(50);
    assertThat(Fold.bounce(10, 0, 20, 5, 0, 5, 60)).isEqualTo(20);
  }

  @Test
  void aPathAlongThePortalTouchesItAtTheStartOfThePath() {
    assertThat(Fold.bounce(10, 0, 100, 10, 7, 10, 60)).isEqualTo(7);
  }
}
