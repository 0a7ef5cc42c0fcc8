package org.bowsprit.player.control;

import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.audio.mix.Volumes;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.player.sound.Loudspeaker;

/** How loud a game is: what the menu sets is heard at once. */
public final class SoundActions {

  private static final List<Setting> VOLUMES =
      List.of(Setting.VOLUME, Setting.MUSIC_VOLUME, Setting.EFFECTS_VOLUME, Setting.SPEECH_VOLUME);

  private final Loudspeaker sound;
  private final Settings settings;
  private final Consumer<String> notices;
  private boolean quiet;

  public SoundActions(Loudspeaker sound, Settings settings, Consumer<String> notices) {
    this.sound = sound;
    this.settings = settings;
    this.notices = notices;
    VOLUMES.forEach(setting -> settings.onChange(setting, this::apply));
    settings.onChange(Setting.SUBTITLES, this::apply);
  }

  /** Takes the actions up. */
  public void bind(Actions actions) {
    actions.on(HostAction.MUTE, this::toggle);
  }

  private void toggle() {
    quiet = !quiet;
    notices.accept(settings.texts().of(quiet ? "told.sound-off" : "told.sound-on"));
    apply();
  }

  private void apply() {
    sound.setVolumes(quiet ? volumes(settings).withMaster(0) : volumes(settings));
  }

  /** Returns how loud the settings want everything; voices that are only read are not heard. */
  public static Volumes volumes(Settings settings) {
    boolean isHeard = !settings.text(Setting.SUBTITLES).equals("text");
    return new Volumes(
        settings.number(Setting.VOLUME),
        settings.number(Setting.MUSIC_VOLUME),
        settings.number(Setting.EFFECTS_VOLUME),
        isHeard ? settings.number(Setting.SPEECH_VOLUME) : 0);
  }
}
