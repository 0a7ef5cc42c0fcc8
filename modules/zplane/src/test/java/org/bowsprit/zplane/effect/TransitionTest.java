package org.bowsprit.zplane.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TransitionTest {

  private static final int OLD = 1;
  private static final int NEW = 2;
  private static final MainWindow WINDOW = new MainWindow(0, 144);

  private final Transition transition = new Transition(new Random(1)::nextInt);
  private final byte[] shown = new byte[320 * 200];
  private final byte[] revealed = new byte[320 * 200];

  TransitionTest() {
    Arrays.fill(shown, (byte) OLD);
    Arrays.fill(revealed, (byte) NEW);
  }

  /** Spec 02, acceptance check 17. */
  @Test
  void check17TheIrisClosesFromTheBorder() {
    begin(1);
    transition.step();
    assertThat(newCells()).isEqualTo(112);
    for (int i = 1; i < 9; i++) {
      transition.step();
    }
    assertThat(newCells()).isEqualTo(720);
    assertThat(remainingSteps()).isEqualTo(13 - 9);
  }

  /** Spec 02, acceptance check 18. */
  @Test
  void check18TheBoxGrowsFromTheUpperLeft() {
    begin(2);
    for (int j = 0; j < 5; j++) {
      transition.step();
      assertThat(isNew(2 * j, j)).as("row " + j).isTrue();
      assertThat(isNew(2 * j + 1, 0)).as("columns of step " + j).isTrue();
      assertThat(isNew(2 * j + 2, 0)).isFalse();
      assertThat(isNew(0, j + 1)).isFalse();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void check18TwentyStepsCoverTheWindow(int effect) {
    begin(effect);
    for (int i = 0; i < 20; i++) {
      transition.step();
    }
    assertThat(newCells()).isEqualTo(720);
  }

  @Test
  void check18EffectFourTakesEighteenSteps() {
    begin(4);
    transition.step();
    assertThat(newCells()).isEqualTo(74);
    for (int i = 1; i < 18; i++) {
      transition.step();
    }
    assertThat(newCells()).isEqualTo(720);
  }

  @ParameterizedTest
  @ValueSource(ints = {128, 134, 135})
  void dissolvesShowEveryPixelInLessThanASecond(int effect) {
    begin(effect);
    int pauses = 0;
    while (transition.isRunning()) {
      pauses += transition.step();
    }
    assertThat(newCells()).isEqualTo(720);
    assertThat(pauses).as("quarter frames").isBetween(12, 180);
  }

  @ParameterizedTest
  @ValueSource(ints = {130, 131, 132, 133})
  void scrollsPushTheOldPictureOut(int effect) {
    for (int i = 0; i < revealed.length; i++) {
      revealed[i] = (byte) (effect < 132 ? i % 320 / 8 + 100 : i / 320 / 8 + 100);
    }
    begin(effect);
    int steps = 0;
    while (transition.isRunning()) {
      if (transition.step() > 0) {
        steps++;
      }
    }
    int bands = effect < 132 ? 40 : 18;
    assertThat(steps).isEqualTo(bands - 1);
    // Bands of the new picture are at their final positions, except for the last eight pixels.
    byte[] screen = transition.screen();
    int lastIndex = effect < 132 ? 319 : 143 * 320;
    boolean entersAtTheStart = effect == 130 || effect == 132;
    int first = screen[0] & 0xFF;
    int last = screen[lastIndex] & 0xFF;
    assertThat(first).isEqualTo(entersAtTheStart ? 101 : OLD);
    assertThat(last).isEqualTo(entersAtTheStart ? OLD : 100 + bands - 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 129, 7, 99, 136, 255})
  void otherEffectsAreInstant(int effect) {
    begin(effect);
    assertThat(transition.isRunning()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 128, 130, 131, 132, 133, 134, 135})
  void onlyTheMainWindowChanges(int effect) {
    MainWindow window = new MainWindow(16, 144);
    transition.begin(effect, shown, revealed, window, 3);
    while (transition.isRunning()) {
      transition.step();
    }
    for (int i = 0; i < 16 * 320; i++) {
      assertThat(transition.screen()[i]).isEqualTo((byte) OLD);
    }
    for (int i = 144 * 320; i < 200 * 320; i++) {
      assertThat(transition.screen()[i]).isEqualTo((byte) OLD);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 128, 130, 131, 132, 133, 134, 135})
  void effectsEndForEveryWindowHeight(int effect) {
    for (int height = 0; height <= 200; height += 4) {
      transition.begin(effect, shown, revealed, new MainWindow(0, height), 0);
      int steps = 0;
      while (transition.isRunning()) {
        transition.step();
        steps++;
      }
      assertThat(steps).isLessThan(20_000);
    }
  }

  private void begin(int effect) {
    transition.begin(effect, shown, revealed, WINDOW, 3);
  }

  private int remainingSteps() {
    int steps = 0;
    while (transition.isRunning()) {
      if (transition.step() > 0) {
        steps++;
      }
    }
    return steps;
  }

  private int newCells() {
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
        if (transition.screen()[(8 * row + y) * 320 + 8 * column + x] != NEW) {
          return false;
        }
      }
    }
    return true;
  }
}
