package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.verifyNoMoreInteractions;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.ActorState;
import org.bowsprit.actors.Cast;
import org.bowsprit.actors.CostumeAnimation;
import org.bowsprit.actors.Dress;
import org.bowsprit.engine.internal.port.GameSounds;
import org.bowsprit.engine.testing.SpeakersRoom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the sounds of steps (spec 03 §5.3). */
class StepSoundsTest {

  private static final int OTHER_ROOM = 4;

  private final SpeakersRoom room = new SpeakersRoom();
  private final Cast cast = room.world.cast();
  private final GameSounds sounds = mock(GameSounds.class);
  private final StepSounds steps = new StepSounds(room.world, sounds);

  @BeforeEach
  void enter() {
    room.enter();
  }

  /** Lets an actor with its own step sound take an audible step. */
  private void makeStep(int id, int number, int sound) {
    cast.staging().put(cast.actor(id), 100, 100, number);
    cast.actor(id).setSound(sound);
    List<ActorState> states = new ArrayList<>(cast.snapshot());
    states.set(id, withPendingStepSound(states.get(id)));
    cast.restore(states);
  }

  private static ActorState withPendingStepSound(ActorState actor) {
    Dress.State dress = actor.dress();
    CostumeAnimation.State still = dress.animation();
    return new ActorState(
        actor.id(),
        actor.place(),
        actor.heading(),
        actor.size(),
        actor.motion(),
        actor.voice(),
        new Dress.State(
            dress.costume(),
            dress.isNew(),
            dress.colours(),
            dress.shadowMode(),
            dress.chores(),
            dress.frame(),
            dress.animationSpeed(),
            dress.animationProgress(),
            new CostumeAnimation.State(still.limbs(), still.counter(), 1)),
        actor.appearance());
  }

  @Test
  void onlyTheStepSoundOfTheFirstActorIsPlayed() {
    makeStep(2, OTHER_ROOM, 12);
    makeStep(3, SpeakersRoom.NUMBER, 13);
    makeStep(5, SpeakersRoom.NUMBER, 15);
    steps.play();
    steps.play();

    verify(sounds).start(13);
    verifyNoMoreInteractions(sounds);
    assertThat(cast.actor(2).dress().animation().soundCounter()).isZero();
  }

  @Test
  void anActorWithoutAStepSoundSilencesTheOtherActors() {
    makeStep(1, SpeakersRoom.NUMBER, 0);
    makeStep(2, SpeakersRoom.NUMBER, 12);
    steps.play();

    verifyNoInteractions(sounds);
  }
}
