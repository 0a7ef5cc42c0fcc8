package org.bowsprit.insight.command;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.imuse.Tune;
import org.bowsprit.audio.system.NowPlaying;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.insight.console.Command;
import org.bowsprit.player.game.TimedSession;

/** The command {@code sounds}, which shows the sounds that are playing. */
public final class SoundCommands {

  private static final int MICROSECONDS = 1_000_000;

  private final TimedSession game;
  private final Texts texts;

  /**
   * Creates commands about the sound of a game.
   *
   * @param texts the texts of the answers
   */
  public SoundCommands(TimedSession game, Texts texts) {
    this.game = game;
    this.texts = texts;
  }

  public List<Command> all() {
    return List.of(Command.of("sounds", arguments -> sounds()));
  }

  /** Returns one line per sound. */
  public List<String> sounds() {
    NowPlaying now = game.session().nowPlaying();
    List<String> lines = new ArrayList<>();
    now.music().forEach(tune -> lines.add(words(tune)));
    for (NowPlaying.Effect effect : now.effects()) {
      long played = effect.played() / MICROSECONDS;
      long length = effect.length() / MICROSECONDS;
      lines.add(
          effect.length() < 0
              ? texts.of("console.effect", effect.sound(), played)
              : texts.of("console.effect-of", effect.sound(), played, length));
    }
    now.waiting().forEach(sound -> lines.add(texts.of("console.waiting", sound)));
    if (!now.triggers().isEmpty()) {
      lines.add(texts.of("console.triggers", now.triggers().size()));
    }
    if (lines.isEmpty()) {
      lines.add(texts.of("console.silence"));
    }
    lines.add(texts.of("console.timer", now.timer()));
    return lines;
  }

  private String words(Tune tune) {
    return texts.of(
        tune.fadingToSilence() ? "console.music-fading" : "console.music",
        tune.sound(),
        tune.track(),
        tune.beat(),
        tune.volume(),
        tune.parts().size());
  }
}
