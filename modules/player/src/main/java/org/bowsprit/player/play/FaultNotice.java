package org.bowsprit.player.play;

import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.text.Texts;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.NamedText;

/** Tells the player of script errors that the game goes on after. */
final class FaultNotice {

  private final PlayedGame game;
  private final Texts texts;
  private final Consumer<String> notice;
  private final Consumer<String> notes;
  private final NamedText words;
  private int told;

  /**
   * Makes one that has told nothing.
   *
   * @param game what is played
   * @param texts what the program says
   * @param notice shows the player a sentence; gets one, at the first error
   * @param notes takes what the player can read afterwards; gets a line an error
   * @param symbols the names of the game's sources
   */
  FaultNotice(
      PlayedGame game,
      Texts texts,
      Consumer<String> notice,
      Consumer<String> notes,
      Symbols symbols) {
    this.game = game;
    this.texts = texts;
    this.notice = notice;
    this.notes = notes;
    this.words = new NamedText(symbols);
  }

  /** Lets a round of the play loop pass. */
  void round() {
    List<ScriptFault> faults = game.session().faults();
    if (told == faults.size() || game.isHalted()) {
      return;
    }
    if (told == 0) {
      notice.accept(texts.of("told.fault"));
    }
    while (told < faults.size()) {
      notes.accept("a script of the game was ended: " + words.fault(faults.get(told++)));
    }
  }
}
