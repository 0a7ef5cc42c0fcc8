package org.bowsprit.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the rotation of colours in the palette of a room (spec 02 §6.1). */
class ColourCyclingTest {

  private static final int SPEED_FOR_TEN_JIFFIES = ColourCycle.UNITS_PER_ROTATION / 10;
  private static final int BACKWARD_FLAG = 2;

  private final RoomPalette palette = new RoomPalette();

  @BeforeEach
  void setColours() {
    for (int colour = 16; colour < 20; colour++) {
      palette.set(colour, colour, 0, 0);
    }
  }

  private void loadCycles(ColourCycle... cycles) {
    palette.cycling().load(new ColourCycles(List.of(cycles)));
  }

  private int[] reds() {
    int[] reds = new int[4];
    for (int i = 0; i < reds.length; i++) {
      reds[i] = palette.current()[3 * (16 + i)];
    }
    return reds;
  }

  @Test
  void aForwardCycleMovesTheLastColourToTheFrontAtTheEndOfItsPeriod() {
    loadCycles(new ColourCycle(1, 0, SPEED_FOR_TEN_JIFFIES, 0, 16, 19));

    palette.step(9);
    assertThat(reds()).containsExactly(16, 17, 18, 19);
    palette.step(1);
    assertThat(reds()).containsExactly(19, 16, 17, 18);
  }

  @Test
  void aBackwardCycleMovesTheFirstColourToTheEnd() {
    loadCycles(new ColourCycle(1, 0, SPEED_FOR_TEN_JIFFIES, BACKWARD_FLAG, 16, 19));
    palette.step(10);
    assertThat(reds()).containsExactly(17, 18, 19, 16);
  }

  @Test
  void coloursRotateOnlyOnceInALongFrameAndTheRemainingTimeIsKept() {
    loadCycles(new ColourCycle(1, 0, SPEED_FOR_TEN_JIFFIES, 0, 16, 19));

    palette.step(25);
    assertThat(reds()).containsExactly(19, 16, 17, 18);
    assertThat(palette.cycling().snapshot().get(0).counter()).isEqualTo(5);
    palette.step(5);
    assertThat(reds()).containsExactly(18, 19, 16, 17);
  }

  @Test
  void aCycleWithAnEmptyRangeDoesNotRotate() {
    loadCycles(new ColourCycle(1, 0, SPEED_FOR_TEN_JIFFIES, 0, 19, 16));
    palette.step(100);
    assertThat(reds()).containsExactly(16, 17, 18, 19);
  }

  @Test
  void aScriptCanRestartACycleThatWasStoppedWhenTheRoomWasLeft() {
    loadCycles(new ColourCycle(2, 0, SPEED_FOR_TEN_JIFFIES, BACKWARD_FLAG, 16, 19));
    palette.leaveRoom();
    palette.step(100);
    assertThat(reds()).containsExactly(16, 17, 18, 19);

    palette.cycling().setPeriod(2, 10);
    palette.step(10);
    assertThat(reds())
        .as("the colours after the cycle was restarted with its old range and direction")
        .containsExactly(17, 18, 19, 16);
  }

  @Test
  void loadingTheCyclesOfARoomClearsAllSlots() {
    loadCycles(new ColourCycle(2, 0, SPEED_FOR_TEN_JIFFIES, 0, 16, 19));
    loadCycles();
    palette.cycling().setPeriod(2, 10);
    palette.step(10);
    assertThat(reds()).containsExactly(16, 17, 18, 19);
  }

  @Test
  void theShadowTableFollowsTheRotationOfTheColours() {
    loadCycles(new ColourCycle(1, 0, SPEED_FOR_TEN_JIFFIES, 0, 16, 19));
    palette.setShadow(5, 19);

    palette.step(10);

    assertThat(palette.shadow()[5])
        .as("the shadow entry that pointed to the moved colour")
        .isEqualTo(16);
    assertThat(palette.shadow()[16]).isEqualTo(16);
  }
}
