package org.bowsprit.engine.state;

import java.util.EnumSet;
import java.util.Set;
import org.bowsprit.vm.VmState;

/** The kinds of events that can be in progress when a game is saved. */
enum EventInProgress {
  WALK,
  TURN,
  SPEECH,
  CUTSCENE,
  DELAY,
  PALETTE_FADE,
  COLOUR_CYCLE,
  CAMERA_PAN,
  SHAKE,
  SENTENCE,
  SCREEN_FADE,
  MUSIC,
  VOLUME_FADE,
  EFFECT;

  static Set<EventInProgress> inProgress(GameState state) {
    Set<EventInProgress> events = EnumSet.noneOf(EventInProgress.class);
    addIf(events, WALK, state.world().actors().stream().anyMatch(a -> a.motion().walk().walking()));
    addIf(events, TURN, state.world().actors().stream().anyMatch(a -> a.motion().moveBits() == 4));
    addIf(events, SPEECH, state.session().speech().phase() != 0);
    addIf(events, CUTSCENE, state.machine().cutsceneLevel() > 0);
    addIf(
        events,
        DELAY,
        state.machine().slots().stream().anyMatch(s -> s.status() == VmState.Status.PAUSED));
    addIf(events, PALETTE_FADE, state.world().view().palette().transform().remaining() > 0);
    addIf(
        events,
        COLOUR_CYCLE,
        state.world().view().palette().cycles().stream().anyMatch(c -> c.period() > 0));
    addIf(
        events,
        CAMERA_PAN,
        state.world().view().camera().x() / 8 != state.world().view().camera().destX() / 8);
    addIf(events, SHAKE, state.world().view().transitions().shaking());
    addIf(events, SENTENCE, !state.machine().sentences().isEmpty());
    addIf(events, SCREEN_FADE, state.world().view().transitions().requested());
    addIf(events, MUSIC, state.sound().music().players().stream().anyMatch(p -> p.sound() != 0));
    addIf(
        events,
        VOLUME_FADE,
        state.sound().music().players().stream().anyMatch(p -> p.fade().active()));
    addIf(events, EFFECT, !state.sound().effects().isEmpty());
    return events;
  }

  private static void addIf(
      Set<EventInProgress> events, EventInProgress event, boolean isInProgress) {
    if (isInProgress) {
      events.add(event);
    }
  }
}
