package org.bowsprit.engine.internal.speech;

import java.util.Optional;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;

/**
 * Manages the speaker, which is the actor or narrator in VAR_TALK_ACTOR, and plays the chores that
 * open and close the mouth (spec 07 §8.2, §8.6).
 */
final class Talker {

  private static final int NARRATOR = 255;
  private static final int NO_SPEAKER_YET = 0;

  private final World world;
  private final Cast cast;

  /** Whether the mouth was open at the last check. */
  private boolean isMouthOpen;

  Talker(World world) {
    this.world = world;
    cast = world.cast();
  }

  /** Makes an actor the speaker. */
  void begin(Actor actor) {
    setSpeaker(actor.id());
    startToTalk(actor);
  }

  /** Makes the narrator the speaker. */
  void beginNarration() {
    setSpeaker(NARRATOR);
  }

  /** Returns the speaking actor, who may have left the room; empty for the narrator. */
  Optional<Actor> speaker() {
    return cast.has(speakerNumber()) ? Optional.of(cast.actor(speakerNumber())) : Optional.empty();
  }

  /** Returns the speaking actor if it is in the current room; otherwise null. */
  private Actor speakerInRoom() {
    return speaker().filter(cast::isOnStage).orElse(null);
  }

  /** Returns whether an actor is the speaker. */
  boolean isSpeaker(Actor actor) {
    return speakerNumber() == actor.id();
  }

  /** Starts the talk chore of the speaking actor, at the beginning of a page. */
  void startToTalk() {
    Actor actor = speakerInRoom();
    if (actor != null) {
      startToTalk(actor);
    }
  }

  private void startToTalk(Actor actor) {
    int chore = actor.costumeState().chores().talkStart();
    if (cast.isOnStage(actor) && actor.costumeState().frame() != chore) {
      cast.choreographer().start(actor, chore);
    }
  }

  /** Plays a chore of the speaking actor that a code in the text requests. */
  void play(int chore) {
    Actor actor = speakerInRoom();
    if (actor != null) {
      cast.choreographer().start(actor, chore);
    }
  }

  /**
   * Ends the speech.
   *
   * @param wasSpeaking whether a line was spoken; before the first line the variable is 0, which
   *     then means no actor, not actor 0
   */
  void end(boolean wasSpeaking) {
    int number = speakerNumber();
    if (!cast.has(number) || (number == NO_SPEAKER_YET && !wasSpeaking)) {
      return;
    }
    Actor actor = cast.actor(number);
    int chore = actor.costumeState().chores().talkStop();
    if (cast.isOnStage(actor) && actor.costumeState().frame() != chore) {
      cast.choreographer().start(actor, chore);
    }
    setSpeaker(NARRATOR);
  }

  /** Starts the voice with the mouth open. */
  void beginVoice() {
    isMouthOpen = true;
  }

  /** Opens or closes the mouth with the voice. */
  void moveMouth(boolean isOpen) {
    if (isOpen == isMouthOpen) {
      return;
    }
    isMouthOpen = isOpen;
    Actor actor = speakerInRoom();
    if (actor != null) {
      play(
          isOpen
              ? actor.costumeState().chores().talkStart()
              : actor.costumeState().chores().talkStop());
    }
  }

  boolean isMouthOpen() {
    return isMouthOpen;
  }

  void restoreMouth(boolean isOpen) {
    isMouthOpen = isOpen;
  }

  private int speakerNumber() {
    return world.variables().get(EngineVariable.TALK_ACTOR);
  }

  private void setSpeaker(int number) {
    world.variables().set(EngineVariable.TALK_ACTOR, number);
  }
}
