package org.bowsprit.player.control;

import jakarta.inject.Inject;
import java.util.List;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.Loudspeaker;

/** Controls the volume of a game. Changes in the menu take effect immediately. */
public final class SoundActions implements Companion {

  private static final List<Setting> VOLUMES =
      List.of(Setting.VOLUME, Setting.MUSIC_VOLUME, Setting.EFFECTS_VOLUME, Setting.SPEECH_VOLUME);

  private final Loudspeaker sound;
  private final Settings settings;
  private final Notices notices;
  private final Actions actions;
  private boolean isMuted;

  @Inject
  SoundActions(Loudspeaker sound, Settings settings, Notices notices, Actions actions) {
    this.sound = sound;
    this.settings = settings;
    this.notices = notices;
    this.actions = actions;
  }

  @Override
  public void join() {
    VOLUMES.forEach(setting -> settings.onChange(setting, this::apply));
    settings.onChange(Setting.SUBTITLES, this::apply);
    actions.on(HostAction.MUTE, this::toggle);
  }

  /** Pauses the sound together with the game. */
  @Override
  public void onPause(boolean held) {
    sound.pause(held);
  }

  private void toggle() {
    isMuted = !isMuted;
    notices.show(settings.texts().of(isMuted ? "told.sound-off" : "told.sound-on"));
    apply();
  }

  private void apply() {
    sound.setVolumes(isMuted ? volumes(settings).withMaster(0) : volumes(settings));
  }

  /** Returns the volumes in the settings. Voices are silent if only text is wanted. */
  public static Volumes volumes(Settings settings) {
    boolean isVoiceOn = !settings.text(Setting.SUBTITLES).equals("text");
    return new Volumes(
        settings.number(Setting.VOLUME),
        settings.number(Setting.MUSIC_VOLUME),
        settings.number(Setting.EFFECTS_VOLUME),
        isVoiceOn ? settings.number(Setting.SPEECH_VOLUME) : 0);
  }
}
