package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The costume of an actor, the colours and chores that scripts have set, and the state of the limbs
 * (spec 09 §1).
 */
public final class CostumeState {

  /** The number of colours that a script may replace. */
  public static final int COLOUR_COUNT = 32;

  /** The value of an entry in the colour table that keeps the costume's own colour. */
  public static final int OWN_COLOUR = 0xFF;

  private static final int COSTUME_COUNT = 256;

  final CostumeAnimation animation = new CostumeAnimation();
  private final int[] colours = new int[COLOUR_COUNT];

  int costume;
  boolean isNew;
  int shadowMode;
  Chores chores = Chores.DEFAULT;
  int frame;
  int animationSpeed;
  int animationProgress;

  CostumeState() {}

  /**
   * The state in a saved game.
   *
   * @param costume the number of the costume, 0 to 255
   * @param isNew true if the init chore has not been played yet
   * @param colours {@link #COLOUR_COUNT} palette indices
   * @param shadowMode the mode in which pixels darken the background
   * @param chores the chores that the engine starts
   * @param frame the chore that was started last
   * @param animationSpeed the number of ticks between steps
   * @param animationProgress the number of ticks since the last step
   * @param animation the limbs
   */
  public record State(
      int costume,
      boolean isNew,
      List<Integer> colours,
      int shadowMode,
      Chores chores,
      int frame,
      int animationSpeed,
      int animationProgress,
      CostumeAnimation.State animation) {

    /** Copies the list and checks the ranges. */
    public State {
      colours = List.copyOf(colours);
      if (costume < 0 || costume >= COSTUME_COUNT) {
        throw new IllegalArgumentException("costumes are 0 to 255, not " + costume);
      }
      if (colours.size() != COLOUR_COUNT) {
        throw new IllegalArgumentException("an actor has 32 colours, not " + colours.size());
      }
    }
  }

  /** Sets the defaults of every initialisation. Costume and colours are unchanged. */
  void initialise() {
    animationSpeed = 0;
    chores = Chores.DEFAULT;
    shadowMode = 0;
  }

  /** Restores the costume's own colours. */
  void resetColours() {
    Arrays.fill(colours, OWN_COLOUR);
  }

  void setColour(int entry, int colour) {
    colours[entry] = colour;
  }

  /**
   * Returns the current state.
   *
   * @return the state of the costume, colours, chores and limbs
   */
  public State snapshot() {
    List<Integer> copy = new ArrayList<>(COLOUR_COUNT);
    for (int colour : colours) {
      copy.add(colour);
    }
    return new State(
        costume,
        isNew,
        copy,
        shadowMode,
        chores,
        frame,
        animationSpeed,
        animationProgress,
        animation.snapshot());
  }

  void restore(State saved) {
    costume = saved.costume();
    isNew = saved.isNew();
    for (int entry = 0; entry < COLOUR_COUNT; entry++) {
      colours[entry] = saved.colours().get(entry);
    }
    shadowMode = saved.shadowMode();
    chores = saved.chores();
    frame = saved.frame();
    animationSpeed = saved.animationSpeed();
    animationProgress = saved.animationProgress();
    animation.restore(saved.animation());
  }

  /**
   * Returns the number of the costume.
   *
   * @return the number; 0 if there is none and the actor is neither drawn nor animated
   */
  public int costume() {
    return costume;
  }

  /**
   * Returns the colour that replaces a colour of the costume.
   *
   * @param entry the index of the costume's colour, 0 to 31
   * @return the palette index; {@link #OWN_COLOUR} for the costume's own colour
   */
  public int colour(int entry) {
    return colours[entry];
  }

  /**
   * Returns the mode in which pixels of the costume darken the background.
   *
   * @return the mode of spec 03 §4
   */
  public int shadowMode() {
    return shadowMode;
  }

  /**
   * Sets the mode in which pixels of the costume darken the background.
   *
   * @param mode the mode of spec 03 §4
   */
  public void setShadowMode(int mode) {
    shadowMode = mode;
  }

  /**
   * Returns the chores that the engine starts.
   *
   * @return the numbers of the chores
   */
  public Chores chores() {
    return chores;
  }

  /**
   * Sets the chores that the engine starts.
   *
   * @param numbers the numbers of the chores
   */
  public void setChores(Chores numbers) {
    chores = numbers;
  }

  /**
   * Returns the chore that was started last.
   *
   * @return the chore number
   */
  public int frame() {
    return frame;
  }

  /**
   * Sets the number of ticks between animation steps.
   *
   * @param ticks the number of ticks; 0 or 1 for a step in every tick
   */
  public void setAnimationSpeed(int ticks) {
    animationSpeed = ticks;
    animationProgress = 0;
  }

  /**
   * Returns the state of the limbs.
   *
   * @return the live state, which {@link Choreographer} changes
   */
  public CostumeAnimation animation() {
    return animation;
  }
}
