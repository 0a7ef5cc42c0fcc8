package org.bowsprit.zplane.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the screen effects that replace one picture by another, step by step. */
class TransitionTest {

  private static final int OLD_COLOUR = 1;
  private static final int NEW_COLOUR = 2;
  private static final MainWindow WINDOW = new MainWindow(0, 144);

  private final Transition transition = new Transition(new Random(1)::nextInt);
  private final byte[] oldPicture = new byte[320 * 200];
  private final byte[] newPicture = new byte[320 * 200];

  TransitionTest() {
    Arrays.fill(oldPicture, (byte) OLD_COLOUR);
    Arrays.fill(newPicture, (byte) NEW_COLOUR);
  }

  /** Acceptance check 17 of spec 02. */
  @Test
  void check17TheIrisEffectReplacesThePictureFromTheBorderInwards() {
    beginEffect(1);
    transition.step();
    assertThat(countNewCells()).isEqualTo(112);
    for (int i = 1; i < 9; i++) {
      transition.step();
    }
    assertThat(countNewCells()).isEqualTo(720);
    assertThat(countRemainingSteps()).isEqualTo(13 - 9);
  }

  /** Acceptance check 18 of spec 02. */
  @Test
  void check18TheBoxEffectReplacesThePictureFromTheUpperLeftCorner() {
    beginEffect(2);
    for (int j = 0; j < 5; j++) {
      transition.step();
      assertThat(isNew(2 * j, j)).as("the cell in row %d is new", j).isTrue();
      assertThat(isNew(2 * j + 1, 0)).as("the second column of step %d is new", j).isTrue();
      assertThat(isNew(2 * j + 2, 0)).isFalse();
      assertThat(isNew(0, j + 1)).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void check18TwentyStepsReplaceTheWholeWindow(int effect) {
    beginEffect(effect);
    for (int i = 0; i < 20; i++) {
      transition.step();
    }
    assertThat(countNewCells()).isEqualTo(720);
  }

  @Test
  void check18EffectFourTakesEighteenSteps() {
    beginEffect(4);
    transition.step();
    assertThat(countNewCells()).isEqualTo(74);
    for (int i = 1; i < 18; i++) {
      transition.step();
    }
    assertThat(countNewCells()).isEqualTo(720);
  }

  @ParameterizedTest
  @ValueSource(ints = {128, 134, 135})
  void aDissolveEffectShowsEveryPixelInLessThanASecond(int effect) {
    beginEffect(effect);
    int pauseCount = 0;
    while (transition.isRunning()) {
      pauseCount += transition.step();
    }
    assertThat(countNewCells()).isEqualTo(720);
    assertThat(pauseCount).as("the duration of the effect in quarter frames").isBetween(12, 180);
  }

  @ParameterizedTest
  @ValueSource(ints = {130, 131, 132, 133})
  void aScrollEffectPushesTheOldPictureOut(int effect) {
    for (int i = 0; i < newPicture.length; i++) {
      newPicture[i] = (byte) (effect < 132 ? i % 320 / 8 + 100 : i / 320 / 8 + 100);
    }
    beginEffect(effect);
    int steps = 0;
    while (transition.isRunning()) {
      if (transition.step() > 0) {
        steps++;
      }
    }
    int bandCount = effect < 132 ? 40 : 18;
    assertThat(steps).isEqualTo(bandCount - 1);
    // The bands of the new picture are at their final positions, except for the last eight pixels.
    byte[] screen = transition.screen();
    int lastIndex = effect < 132 ? 319 : 143 * 320;
    boolean isNewAtTheStart = effect == 130 || effect == 132;
    int firstColour = screen[0] & 0xFF;
    int lastColour = screen[lastIndex] & 0xFF;
    assertThat(firstColour).isEqualTo(isNewAtTheStart ? 101 : OLD_COLOUR);
    assertThat(lastColour).isEqualTo(isNewAtTheStart ? OLD_COLOUR : 100 + bandCount - 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 129, 7, 99, 136, 255})
  void otherEffectsAreInstant(int effect) {
    beginEffect(effect);
    assertThat(transition.isRunning()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 128, 130, 131, 132, 133, 134, 135})
  void anEffectChangesOnlyTheMainWindow(int effect) {
    MainWindow window = new MainWindow(16, 144);
    transition.begin(effect, oldPicture, newPicture, window, 3);
    while (transition.isRunning()) {
      transition.step();
    }
    for (int i = 0; i < 16 * 320; i++) {
      assertThat(transition.screen()[i]).isEqualTo((byte) OLD_COLOUR);
    }
    for (int i = 144 * 320; i < 200 * 320; i++) {
      assertThat(transition.screen()[i]).isEqualTo((byte) OLD_COLOUR);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 128, 130, 131, 132, 133, 134, 135})
  void anEffectEndsForEveryHeightOfTheWindow(int effect) {
    for (int height = 0; height <= 200; height += 4) {
      transition.begin(effect, oldPicture, newPicture, new MainWindow(0, height), 0);
      int steps = 0;
      while (transition.isRunning()) {
        transition.step();
        steps++;
      }
      assertThat(steps).isLessThan(20_000);
    }
  }

  private void beginEffect(int effect) {
    transition.begin(effect, oldPicture, newPicture, WINDOW, 3);
  }

  private int countRemainingSteps() {
    int steps = 0;
    while (transition.isRunning()) {
      if (transition.step() > 0) {
        steps++;
      }
    }
    return steps;
  }

  private int countNewCells() {
    int count = 0;
    for (int row = 0; row < 18; row++) {
      for (int column = 0; column < 40; column++) {
        count += isNew(column, row) ? 1 : 0;
      }
    }
    return count;
  }

  private boolean isNew(int column, int row) {
    for (int y = 0; y < 8; y++) {
      for (int x = 0; x < 8; x++) {
        if (transition.screen()[(8 * row + y) * 320 + 8 * column + x] != NEW_COLOUR) {
          return false;
        }
      }
    }
    return true;
  }
}
