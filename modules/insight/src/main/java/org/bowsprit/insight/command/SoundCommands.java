package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.audio.imuse.Tune;
import org.bowsprit.audio.system.NowPlaying;
import org.bowsprit.insight.console.Command;
import org.bowsprit.player.game.PlayedGame;

/** {@code sounds}: what is to be heard. */
public final class SoundCommands {

  private static final int MICROSECONDS = 1_000_000;

  private final PlayedGame game;

  /** Makes commands about the sound of a game. */
  public SoundCommands(PlayedGame game) {
    this.game = game;
  }

  /** Returns the commands. */
  public List<Command> all() {
    return List.of(Command.of("sounds", "what is to be heard", arguments -> sounds()));
  }

  /** Returns a line a sound. */
  public List<String> sounds() {
    NowPlaying now = game.session().nowPlaying();
    List<String> lines = new ArrayList<>();
    now.music().forEach(tune -> lines.add(words(tune)));
    for (NowPlaying.Effect effect : now.effects()) {
      lines.add(
          "effect "
              + effect.sound()
              + ", "
              + effect.played() / MICROSECONDS
              + " s"
              + (effect.length() < 0 ? "" : " of " + effect.length() / MICROSECONDS + " s"));
    }
    now.waiting().forEach(sound -> lines.add("waiting: sound " + sound));
    if (!now.triggers().isEmpty()) {
      lines.add(now.triggers().size() + " commands wait for markers in the music");
    }
    if (lines.isEmpty()) {
      lines.add("silence");
    }
    lines.add("music timer " + now.timer());
    return lines;
  }

  private static String words(Tune tune) {
    return String.format(
        Locale.ROOT,
        "music %d, track %d, beat %d, volume %d, %d parts%s",
        tune.sound(),
        tune.track(),
        tune.beat(),
        tune.volume(),
        tune.parts().size(),
        tune.fadingToSilence() ? ", on its way out" : "");
  }
}
