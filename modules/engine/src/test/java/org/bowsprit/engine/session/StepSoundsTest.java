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
import org.bowsprit.actors.CostumeState;
import org.bowsprit.engine.testing.LitRoom;
import org.bowsprit.vm.port.SoundPort;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests the sounds of the steps of actors (spec 03 §5.3). */
class StepSoundsTest {

  private static final int OTHER_ROOM = 4;

  private final LitRoom room = new LitRoom();
  private final Cast cast = room.world.cast();
  private final SoundPort sounds = mock(SoundPort.class);
  private final StepSounds stepSounds = new StepSounds(room.world, sounds);

  @BeforeEach
  void enterRoom() {
    room.enter();
  }

  /**
   * Puts an actor into a room, gives it a step sound and marks one of its step sounds as pending.
   */
  private void addStepSound(int id, int roomNumber, int sound) {
    cast.staging().put(cast.actor(id), 100, 100, roomNumber);
    cast.actor(id).setSound(sound);
    List<ActorState> states = new ArrayList<>(cast.snapshot());
    states.set(id, withPendingStepSound(states.get(id)));
    cast.restore(states);
  }

  private static ActorState withPendingStepSound(ActorState actor) {
    CostumeState.State costumeState = actor.dress();
    CostumeAnimation.State animation = costumeState.animation();
    return new ActorState(
        actor.id(),
        actor.place(),
        actor.heading(),
        actor.size(),
        actor.motion(),
        actor.voice(),
        new CostumeState.State(
            costumeState.costume(),
            costumeState.isNew(),
            costumeState.colours(),
            costumeState.shadowMode(),
            costumeState.chores(),
            costumeState.frame(),
            costumeState.animationSpeed(),
            costumeState.animationProgress(),
            new CostumeAnimation.State(animation.limbs(), animation.counter(), 1)),
        actor.appearance());
  }

  @Test
  void onlyTheStepSoundOfTheFirstActorInTheRoomIsPlayed() {
    addStepSound(2, OTHER_ROOM, 12);
    addStepSound(3, LitRoom.ROOM_NUMBER, 13);
    addStepSound(5, LitRoom.ROOM_NUMBER, 15);
    stepSounds.play();
    stepSounds.play();

    verify(sounds).start(13);
    verifyNoMoreInteractions(sounds);
    assertThat(cast.actor(2).costumeState().animation().soundCounter()).isZero();
  }

  @Test
  void ifTheFirstActorHasNoStepSoundNoStepSoundIsPlayed() {
    addStepSound(1, LitRoom.ROOM_NUMBER, 0);
    addStepSound(2, LitRoom.ROOM_NUMBER, 12);
    stepSounds.play();

    verifyNoInteractions(sounds);
  }
}
