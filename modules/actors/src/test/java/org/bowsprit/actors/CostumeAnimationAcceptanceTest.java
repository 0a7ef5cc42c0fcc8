package org.bowsprit.actors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.AnimationRecord;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeRuns;
import org.bowsprit.format.costume.Limb;
import org.bowsprit.format.costume.LimbRange;
import org.junit.jupiter.api.Test;

/** Runs the acceptance checks of spec 03 about the animation of costumes. */
class CostumeAnimationAcceptanceTest {

  private static final int WEST = 0;

  private final CostumeAnimation animation = new CostumeAnimation();

  /**
   * Returns a costume in which each chore animates limb 0 when the actor faces west. Chore n uses
   * range n of the parameters, counted from 0.
   */
  private static Costume costume(Bytes commands, LimbRange... ranges) {
    List<Optional<AnimationRecord>> animations = new ArrayList<>();
    for (LimbRange range : ranges) {
      animations.add(Optional.of(new AnimationRecord(List.of(range))));
      animations.addAll(Collections.nCopies(3, Optional.empty()));
    }
    return new Costume(
        CostumeRuns.OF_16_COLOURS,
        true,
        Bytes.wrap(new byte[16]),
        animations,
        commands,
        Collections.nCopies(Costume.LIMB_COUNT, Limb.UNUSED));
  }

  private static LimbRange range(int start, int last, boolean once) {
    return new LimbRange(0, start, last, once);
  }

  private List<Integer> nextPositions(Costume costume, int count) {
    List<Integer> positions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      positions.add(animation.position(0));
      animation.advance(costume);
    }
    return positions;
  }

  @Test
  void check6ARangeIsRepeatedUnlessItIsPlayedOnce() {
    Bytes commands = Bytes.of(IntStream.range(0, 20).toArray());
    Costume costume = costume(commands, range(10, 12, false), range(10, 12, true));
    animation.start(costume, 0, WEST);
    assertThat(nextPositions(costume, 4)).containsExactly(10, 11, 12, 10);
    animation.start(costume, 1, WEST);
    assertThat(nextPositions(costume, 4)).containsExactly(10, 11, 12, 12);
  }

  @Test
  void check7CounterStepsIncreaseTheCounterAndAreSkipped() {
    Costume costume = costume(Bytes.of(1, 0x7C, 2), range(0, 2, false));
    animation.start(costume, 0, WEST);
    assertThat(nextPositions(costume, 5)).containsExactly(0, 2, 0, 2, 0);
    assertThat(animation.counter())
        .as("the counter after advance has been called five times")
        .isEqualTo(3);
  }

  @Test
  void check7ARangeWithOnlyOneCounterStepDoesNotHang() {
    Costume costume = costume(Bytes.of(0x7C), range(0, 0, false));
    animation.start(costume, 0, WEST);
    for (int i = 1; i <= 3; i++) {
      animation.advance(costume);
      assertThat(animation.counter()).isEqualTo(i);
    }
  }

  @Test
  void check8AStoppedLimbContinuesWithoutBeingDrawn() {
    Costume costume =
        costume(
            Bytes.of(1, 2, 3, 0x79, 0x7A),
            range(0, 2, false),
            range(3, 3, false),
            range(4, 4, false));
    animation.start(costume, 0, WEST);
    animation.start(costume, 1, WEST);
    assertThat(animation.isDrawn(0)).isFalse();
    assertThat(animation.position(0)).isZero();
    animation.advance(costume);
    assertThat(animation.position(0)).isEqualTo(1);
    animation.start(costume, 2, WEST);
    assertThat(animation.isDrawn(0)).isTrue();
    assertThat(animation.position(0)).isEqualTo(1);
  }

  @Test
  void rangesWithoutAPictureDoNotHang() {
    Costume costume = costume(Bytes.of(0x7C, 0x7C, 0x78), range(0, 2, false), range(0, 2, true));
    animation.start(costume, 0, WEST);
    animation.advance(costume);
    animation.start(costume, 1, WEST);
    animation.advance(costume);
    assertThat(animation.counter()).isPositive();
  }
}
