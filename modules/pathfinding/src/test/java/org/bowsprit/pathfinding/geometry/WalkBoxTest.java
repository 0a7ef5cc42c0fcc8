package org.bowsprit.pathfinding.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Tests the scale and the visibility of a walk box. */
final class WalkBoxTest {

  private final WalkBox box = WalkBox.of(1, 0, 0, 9, 0, 9, 9, 0, 9);

  @Test
  void theScaleIsAFixedScaleOrTheNumberOfASlot() {
    assertThat(box.withScale(200).usesScaleSlot()).isFalse();
    assertThat(box.withScale(0x8002).usesScaleSlot()).isTrue();
    assertThat(box.withScale(0x8002).scaleSlot()).isEqualTo(2);
  }

  @Test
  void aBoxHiddenOnlyFromThePlayerIsVisibleToOtherActors() {
    WalkBox hiddenBox = box.withFlags(WalkBox.INVISIBLE | WalkBox.PLAYER_ONLY);

    assertThat(hiddenBox.hiddenFrom(true)).isTrue();
    assertThat(hiddenBox.hiddenFrom(false)).isFalse();
  }
}
