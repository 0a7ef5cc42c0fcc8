package org.bowsprit.player.play;

import java.util.function.Consumer;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.state.Waiting;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.control.KeySettings;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.text.Texts;

/** How the player has time pass: a pause, single steps, five seconds back, fast. */
final class TimeActions {

  /** Seconds that one stroke of the key steps back. */
  private static final int REWOUND = 5;

  private final PlayedGame game;
  private final PlayLoop loop;
  private final PauseLayer pause;
  private final Texts texts;
  private final Consumer<String> notices;
  private boolean fastWhileHeld;

  TimeActions(
      PlayedGame game, PlayLoop loop, PauseLayer pause, Texts texts, Consumer<String> notices) {
    this.game = game;
    this.loop = loop;
    this.pause = pause;
    this.texts = texts;
    this.notices = notices;
  }

  /** Takes the actions up. */
  void bind(Actions actions) {
    actions
        .on(HostAction.PAUSE, pause::toggle)
        .on(HostAction.STEP, this::step)
        .on(HostAction.REWIND, this::back)
        .on(HostAction.FAST, () -> loop.setFast(!loop.isFast()))
        .whileHeld(
            HostAction.FAST_WHILE_HELD,
            held -> {
              fastWhileHeld = held;
              loop.setFast(held);
            });
  }

  /** The first step pauses. */
  private void step() {
    if (pause.isShown()) {
      loop.step();
    } else {
      pause.begin();
    }
  }

  /** Goes a few seconds back, and says so. */
  void back() {
    long seconds = game.back(REWOUND);
    notices.accept(
        seconds == 0 ? texts.of("told.rewind.nothing") : texts.counted("told.rewind", seconds));
  }

  /**
   * Plays in the game's own time again, if time passes faster and nothing else.
   *
   * @return whether it did
   */
  boolean endFast() {
    boolean ends = loop.isFast() && !fastWhileHeld && !loop.isStanding() && !pause.isShown();
    if (ends) {
      loop.setFast(false);
    }
    return ends;
  }

  /** Returns why time does not pass as usual, and what to do about it; empty if it does. */
  String sign(KeySettings keys) {
    if (loop.isStanding()) {
      String drawer = keys.shown(HostAction.DRAWER, texts);
      return drawer.isEmpty() ? texts.of("sign.stopped") : texts.of("sign.stopped.key", drawer);
    }
    if (pause.isShown()) {
      return texts.of("sign.paused");
    }
    if (game.waiting().filter(what -> what.kind() == Waiting.Kind.PAUSE).isPresent()) {
      return game.session().hostText(HostText.PAUSED).orElse(texts.of("sign.paused.by-game"));
    }
    if (!loop.isFast()) {
      return "";
    }
    String key = keys.shown(HostAction.FAST, texts);
    if (fastWhileHeld) {
      return texts.of("sign.fast");
    }
    return key.isEmpty() ? texts.of("sign.fast.click") : texts.of("sign.fast.key", key);
  }
}
