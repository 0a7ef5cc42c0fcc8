package org.bowsprit.engine.state;

import java.util.EnumSet;
import java.util.Set;
import org.bowsprit.vm.VmState;

/** The kinds of moments at which a game can be saved. */
enum Moment {
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

  static Set<Moment> in(GameState state) {
    Set<Moment> moments = EnumSet.noneOf(Moment.class);
    add(moments, WALK, state.world().actors().stream().anyMatch(a -> a.motion().walk().walking()));
    add(moments, TURN, state.world().actors().stream().anyMatch(a -> a.motion().moveBits() == 4));
    add(moments, SPEECH, state.session().speech().phase() != 0);
    add(moments, CUTSCENE, state.machine().cutsceneLevel() > 0);
    add(
        moments,
        DELAY,
        state.machine().slots().stream().anyMatch(s -> s.status() == VmState.Status.PAUSED));
    add(moments, PALETTE_FADE, state.world().view().palette().transform().remaining() > 0);
    add(
        moments,
        COLOUR_CYCLE,
        state.world().view().palette().cycles().stream().anyMatch(c -> c.period() > 0));
    add(
        moments,
        CAMERA_PAN,
        state.world().view().camera().x() / 8 != state.world().view().camera().destX() / 8);
    add(moments, SHAKE, state.world().view().transitions().shaking());
    add(moments, SENTENCE, !state.machine().sentences().isEmpty());
    add(moments, SCREEN_FADE, state.world().view().transitions().requested());
    add(moments, MUSIC, state.sound().music().players().stream().anyMatch(p -> p.sound() != 0));
    add(
        moments,
        VOLUME_FADE,
        state.sound().music().players().stream().anyMatch(p -> p.fade().active()));
    add(moments, EFFECT, !state.sound().effects().isEmpty());
    return moments;
  }

  private static void add(Set<Moment> moments, Moment moment, boolean present) {
    if (present) {
      moments.add(moment);
    }
  }
}
