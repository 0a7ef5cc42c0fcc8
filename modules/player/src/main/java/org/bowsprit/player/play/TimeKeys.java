package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.state.Interruption;
import org.bowsprit.player.control.ActionHints;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.layer.PlayFont;
import org.bowsprit.player.layer.SignLayer;

/**
 * Lets the player control time with keys: pause, single steps, rewind by five seconds, fast mode.
 */
final class TimeKeys implements Companion {

  /** The number of seconds that one press of the key rewinds. */
  private static final int REWIND_SECONDS = 5;

  private final TimedSession game;
  private final GameAtPlay play;
  private final PauseLayer pauseLayer;
  private final Texts texts;
  private final Notices notices;
  private final Layers layers;
  private final PlayFont letters;
  private final Actions actions;
  private final ActionHints hints;
  private boolean isFastKeyHeld;

  @Inject
  TimeKeys(
      TimedSession game,
      GameAtPlay play,
      PauseLayer pauseLayer,
      Texts texts,
      Notices notices,
      Layers layers,
      PlayFont letters,
      Actions actions,
      ActionHints hints) {
    this.game = game;
    this.play = play;
    this.pauseLayer = pauseLayer;
    this.texts = texts;
    this.notices = notices;
    this.layers = layers;
    this.letters = letters;
    this.actions = actions;
    this.hints = hints;
  }

  @Override
  public void join() {
    layers.add(new SignLayer(this::signText, letters::current, this::resumeNormalTime));
    actions
        .on(HostAction.PAUSE, pauseLayer::toggle)
        .on(HostAction.STEP, this::step)
        .on(HostAction.REWIND, this::rewind)
        .on(HostAction.FAST, () -> play.setFast(!play.isFast()))
        .whileHeld(
            HostAction.FAST_WHILE_HELD,
            isHeld -> {
              isFastKeyHeld = isHeld;
              play.setFast(isHeld);
            });
  }

  /** Plays one iteration of a paused game. The first step only pauses the game. */
  private void step() {
    if (pauseLayer.isShown()) {
      play.step();
    } else {
      pauseLayer.begin();
    }
  }

  /** Rewinds a few seconds, and shows a message about it. */
  void rewind() {
    long seconds = game.rewind(REWIND_SECONDS);
    notices.show(
        seconds == 0 ? texts.of("told.rewind.nothing") : texts.plural("told.rewind", seconds));
  }

  /**
   * Ends the replay of earlier input or fast mode, unless the game is paused or stopped.
   *
   * @return whether one of them ended
   */
  private boolean resumeNormalTime() {
    if (game.isReplaying() && !play.isStoppedMidIteration() && !pauseLayer.isShown()) {
      game.endPlayback();
      return true;
    }
    boolean endsFastMode =
        play.isFast() && !isFastKeyHeld && !play.isStoppedMidIteration() && !pauseLayer.isShown();
    if (endsFastMode) {
      play.setFast(false);
    }
    return endsFastMode;
  }

  /**
   * Returns the reason why time does not pass normally, and the key that changes this; empty if
   * time passes normally.
   */
  private String signText() {
    if (play.isStoppedMidIteration()) {
      String drawer = hints.of(HostAction.DRAWER, texts);
      return drawer.isEmpty() ? texts.of("sign.stopped") : texts.of("sign.stopped.key", drawer);
    }
    if (pauseLayer.isShown()) {
      return texts.of("sign.paused");
    }
    if (game.interruption()
        .filter(interruption -> interruption.kind() == Interruption.Kind.PAUSE)
        .isPresent()) {
      return game.session().hostText(HostText.PAUSED).orElse(texts.of("sign.paused.by-game"));
    }
    if (game.isReplaying()) {
      return texts.of("sign.again");
    }
    if (!play.isFast()) {
      return "";
    }
    String key = hints.of(HostAction.FAST, texts);
    if (isFastKeyHeld) {
      return texts.of("sign.fast");
    }
    return key.isEmpty() ? texts.of("sign.fast.click") : texts.of("sign.fast.key", key);
  }
}
