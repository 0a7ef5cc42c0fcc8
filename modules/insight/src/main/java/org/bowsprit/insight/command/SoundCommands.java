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

  private static final int MICROSECONDS_PER_SECOND = 1_000_000;

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

  public List<Command> commands() {
    return List.of(Command.of("sounds", arguments -> sounds()));
  }

  /** Returns one line per sound. */
  public List<String> sounds() {
    NowPlaying playing = game.session().nowPlaying();
    List<String> lines = new ArrayList<>();
    playing.music().forEach(tune -> lines.add(description(tune)));
    for (NowPlaying.Effect effect : playing.effects()) {
      long played = effect.played() / MICROSECONDS_PER_SECOND;
      long length = effect.length() / MICROSECONDS_PER_SECOND;
      lines.add(
          effect.length() < 0
              ? texts.of("console.effect", effect.sound(), played)
              : texts.of("console.effect-of", effect.sound(), played, length));
    }
    playing.waiting().forEach(sound -> lines.add(texts.of("console.waiting", sound)));
    if (!playing.triggers().isEmpty()) {
      lines.add(texts.of("console.triggers", playing.triggers().size()));
    }
    if (lines.isEmpty()) {
      lines.add(texts.of("console.silence"));
    }
    lines.add(texts.of("console.timer", playing.timer()));
    return lines;
  }

  private String description(Tune tune) {
    return texts.of(
        tune.fadingToSilence() ? "console.music-fading" : "console.music",
        tune.sound(),
        tune.track(),
        tune.beat(),
        tune.volume(),
        tune.parts().size());
  }
}
