package org.bowsprit.actors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.format.costume.AnimationRecord;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeCommand;
import org.bowsprit.format.costume.LimbRange;

/**
 * Animates the sixteen limbs of an actor. This is the state machine of costumes (spec 03 §5).
 *
 * <p>A limb plays an inclusive range of the costume's command stream, once or repeatedly.
 */
public final class CostumeAnimation {

  /** The position of a limb that is switched off. */
  public static final int OFF = 0xFFFF;

  private static final int LIMBS = Costume.LIMB_COUNT;
  private static final int NO_CODE = 0xFFFF;
  private static final int MAX_COMMANDS_PER_STEP = 256;

  private final int[] position = new int[LIMBS];
  private final int[] start = new int[LIMBS];
  private final int[] end = new int[LIMBS];
  private final int[] animationNumbers = new int[LIMBS];
  private final boolean[] playsOnce = new boolean[LIMBS];
  private final boolean[] stopped = new boolean[LIMBS];
  private int counter;
  private int soundCounter;

  /** Creates an animation with every limb off. */
  public CostumeAnimation() {
    reset();
  }

  /** Switches every limb off and clears all stops. */
  void reset() {
    Arrays.fill(position, OFF);
    Arrays.fill(start, OFF);
    Arrays.fill(end, OFF);
    Arrays.fill(animationNumbers, NO_CODE);
    Arrays.fill(playsOnce, false);
    Arrays.fill(stopped, false);
  }

  void resetCounter() {
    counter = 0;
  }

  void resetSoundCounter() {
    soundCounter = 0;
  }

  /**
   * Applies a chore to the limbs that the record of the chore names.
   *
   * @param costume the actor's costume
   * @param chore the chore number
   * @param direction the old direction code
   */
  public void start(Costume costume, int chore, int direction) {
    int animationNumber = 4 * chore + direction;
    Optional<AnimationRecord> animation = costume.animation(animationNumber);
    if (animation.isPresent()) {
      List<LimbRange> ranges = animation.get().limbs();
      for (int i = 0; i < ranges.size(); i++) {
        apply(costume, ranges.get(i), animationNumber);
      }
    }
  }

  /**
   * Changes the direction of the running chore of every limb.
   *
   * @param costume the actor's costume
   * @param direction the old direction code
   */
  void turn(Costume costume, int direction) {
    for (int limb = 0; limb < LIMBS; limb++) {
      if (animationNumbers[limb] != NO_CODE && (animationNumbers[limb] & 3) != direction) {
        turnLimb(costume, limb, (animationNumbers[limb] & ~3) + direction);
      }
    }
  }

  private void turnLimb(Costume costume, int limb, int animationNumber) {
    Optional<AnimationRecord> animation = costume.animation(animationNumber);
    if (animation.isEmpty()) {
      return;
    }
    List<LimbRange> ranges = animation.get().limbs();
    for (int i = 0; i < ranges.size(); i++) {
      if (ranges.get(i).limb() == limb) {
        apply(costume, ranges.get(i), animationNumber);
      }
    }
  }

  private void apply(Costume costume, LimbRange range, int animationNumber) {
    int limb = range.limb();
    if (range.isOff()) {
      position[limb] = OFF;
      start[limb] = 0;
      animationNumbers[limb] = animationNumber;
      return;
    }
    switch (costume.command(range.start())) {
      case CostumeCommand.RESTART -> stopped[limb] = false;
      case CostumeCommand.STOP -> stopped[limb] = true;
      default -> {
        position[limb] = range.start();
        start[limb] = range.start();
        end[limb] = range.last();
        playsOnce[limb] = range.once();
        animationNumbers[limb] = animationNumber;
      }
    }
  }

  /**
   * Advances every limb by one step.
   *
   * @param costume the actor's costume
   * @return true if a limb now shows another picture
   */
  public boolean advance(Costume costume) {
    boolean changed = false;
    for (int limb = 0; limb < LIMBS; limb++) {
      if (position[limb] != OFF) {
        changed |= advance(costume, limb);
      }
    }
    return changed;
  }

  private boolean advance(Costume costume, int limb) {
    int previousCommand = costume.command(position[limb]);
    int command = previousCommand;
    for (int commands = 0; commands < MAX_COMMANDS_PER_STEP; commands++) {
      step(limb);
      command = costume.command(position[limb]);
      if (command == CostumeCommand.COUNT) {
        counter++;
      } else if (command == CostumeCommand.SOUND) {
        soundCounter++;
      } else {
        break;
      }
      if (start[limb] == end[limb]) {
        break;
      }
    }
    return CostumeCommand.number(command) != CostumeCommand.number(previousCommand);
  }

  private void step(int limb) {
    if (playsOnce[limb]) {
      if (position[limb] != end[limb]) {
        position[limb]++;
      }
    } else if (position[limb] < end[limb]) {
      position[limb]++;
    } else {
      position[limb] = start[limb];
    }
  }

  /**
   * Returns whether a limb shows a picture now.
   *
   * @param limb the limb, 0 to 15
   * @return false if the limb is off or stopped
   */
  public boolean isDrawn(int limb) {
    return position[limb] != OFF && !stopped[limb];
  }

  /**
   * Returns the position of a limb in the command stream.
   *
   * @param limb the limb, 0 to 15
   * @return the position; {@link #OFF} if the limb is switched off
   */
  public int position(int limb) {
    return position[limb];
  }

  /**
   * Returns the number of animation steps since the start of the chore.
   *
   * @return the counter that scripts read
   */
  public int counter() {
    return counter;
  }

  /**
   * Returns the number of pending step sounds.
   *
   * @return the number; 0 if there are none
   */
  public int soundCounter() {
    return soundCounter;
  }

  /**
   * The state of the limbs for a saved game.
   *
   * @param limbs the sixteen limbs
   * @param counter the animation steps since the start of the chore
   * @param soundCounter the pending step sounds
   */
  public record State(List<Limb> limbs, int counter, int soundCounter) {

    /** Copies the list. Rejects a list that does not have sixteen limbs. */
    public State {
      limbs = List.copyOf(limbs);
      if (limbs.size() != LIMBS) {
        throw new IllegalArgumentException("a costume has 16 limbs, not " + limbs.size());
      }
    }
  }

  /**
   * A limb.
   *
   * @param position the position in the command stream; {@link #OFF} if the limb is switched off
   * @param start the first command of the range
   * @param end the last command of the range
   * @param code the animation that has set the limb
   * @param once true if the limb plays its range only once
   * @param stopped true if the limb is stopped and shows nothing
   */
  public record Limb(int position, int start, int end, int code, boolean once, boolean stopped) {

    /** Checks the positions. */
    public Limb {
      if (((position | start | end | code) & ~0xFFFF) != 0) {
        throw new IllegalArgumentException("the positions of a limb must be from 0 to 65535");
      }
    }
  }

  State snapshot() {
    List<Limb> limbs = new ArrayList<>(LIMBS);
    for (int limb = 0; limb < LIMBS; limb++) {
      limbs.add(
          new Limb(
              position[limb],
              start[limb],
              end[limb],
              animationNumbers[limb],
              playsOnce[limb],
              stopped[limb]));
    }
    return new State(limbs, counter, soundCounter);
  }

  void restore(State saved) {
    for (int limb = 0; limb < LIMBS; limb++) {
      Limb state = saved.limbs().get(limb);
      position[limb] = state.position();
      start[limb] = state.start();
      end[limb] = state.end();
      animationNumbers[limb] = state.code();
      playsOnce[limb] = state.once();
      stopped[limb] = state.stopped();
    }
    counter = saved.counter();
    soundCounter = saved.soundCounter();
  }
}
