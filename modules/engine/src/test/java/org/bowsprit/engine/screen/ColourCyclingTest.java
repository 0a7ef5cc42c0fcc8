package org.bowsprit.engine.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests colour cycling (spec 02 §6.1). */
class ColourCyclingTest {

  private static final int TEN_JIFFIES = ColourCycle.UNITS_PER_ROTATION / 10;
  private static final int BACKWARD = 2;

  private final RoomPalette palette = new RoomPalette();

  @BeforeEach
  void setColours() {
    for (int colour = 16; colour < 20; colour++) {
      palette.set(colour, colour, 0, 0);
    }
  }

  private void load(ColourCycle... cycles) {
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
  void aForwardCycleMovesTheLastColourToTheFrontWhenItsPeriodIsOver() {
    load(new ColourCycle(1, 0, TEN_JIFFIES, 0, 16, 19));

    palette.step(9);
    assertThat(reds()).containsExactly(16, 17, 18, 19);
    palette.step(1);
    assertThat(reds()).containsExactly(19, 16, 17, 18);
  }

  @Test
  void aBackwardCycleMovesTheFirstColourToTheEnd() {
    load(new ColourCycle(1, 0, TEN_JIFFIES, BACKWARD, 16, 19));
    palette.step(10);
    assertThat(reds()).containsExactly(17, 18, 19, 16);
  }

  @Test
  void aLongFrameRotatesOnceAndKeepsTheRemainingTime() {
    load(new ColourCycle(1, 0, TEN_JIFFIES, 0, 16, 19));

    palette.step(25);
    assertThat(reds()).containsExactly(19, 16, 17, 18);
    assertThat(palette.cycling().snapshot().get(0).counter()).isEqualTo(5);
    palette.step(5);
    assertThat(reds()).containsExactly(18, 19, 16, 17);
  }

  @Test
  void aCycleWithAnEmptyRangeDoesNotRotate() {
    load(new ColourCycle(1, 0, TEN_JIFFIES, 0, 19, 16));
    palette.step(100);
    assertThat(reds()).containsExactly(16, 17, 18, 19);
  }

  @Test
  void leavingARoomStopsCyclesWhichAScriptCanStartAgain() {
    load(new ColourCycle(2, 0, TEN_JIFFIES, BACKWARD, 16, 19));
    palette.leaveRoom();
    palette.step(100);
    assertThat(reds()).containsExactly(16, 17, 18, 19);

    palette.cycling().setPeriod(2, 10);
    palette.step(10);
    assertThat(reds()).as("its colours and direction were kept").containsExactly(17, 18, 19, 16);
  }

  @Test
  void loadingTheCyclesOfARoomClearsAllSlots() {
    load(new ColourCycle(2, 0, TEN_JIFFIES, 0, 16, 19));
    load();
    palette.cycling().setPeriod(2, 10);
    palette.step(10);
    assertThat(reds()).containsExactly(16, 17, 18, 19);
  }

  @Test
  void theShadowTableRotatesWithTheColours() {
    load(new ColourCycle(1, 0, TEN_JIFFIES, 0, 16, 19));
    palette.setShadow(5, 19);

    palette.step(10);

    assertThat(palette.shadow()[5]).as("shadows of the colour that moved").isEqualTo(16);
    assertThat(palette.shadow()[16]).isEqualTo(16);
  }
}
