package org.bowsprit.player.layer;

import jakarta.inject.Inject;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.render.Caption;

/**
 * Messages to the player during play: lines at the top of the picture, and notes, which appear
 * where the program was started.
 */
public final class Notices {

  private final NoticeLayer layer;
  private final Consumer<String> notes;
  private final Texts texts;
  private Consumer<String> shown = line -> {};

  /**
   * Adds the lines above all layers that are added with {@link Layers#add}.
   *
   * @param letters writes the lines
   * @param speech the speech, which the lines do not cover
   * @param game the game, whose verbs the lines do not cover
   * @param layers the layers below the lines
   * @param notes receives the notes
   * @param texts the texts of the program
   */
  @Inject
  Notices(
      PlayLetters letters,
      LargeTextLayer speech,
      TimedSession game,
      Layers layers,
      Consumer<String> notes,
      Texts texts) {
    this.notes = notes;
    this.texts = texts;
    layer = layers.addUppermost(new NoticeLayer(letters::now, speech::spoken, () -> verbs(game)));
  }

  private static List<Caption> verbs(TimedSession game) {
    List<Caption> spoken = game.session().spokenLines();
    return game.session().captions().stream().filter(text -> !spoken.contains(text)).toList();
  }

  /** Sets the listener for the lines that are shown. */
  public void onShow(Consumer<String> listener) {
    shown = listener;
  }

  /** Hides earlier lines while the condition is true. */
  public void hideWhile(BooleanSupplier somethingCovers) {
    layer.hideWhile(somethingCovers);
  }

  /** Shows a line in the picture. */
  public void show(String line) {
    layer.tell(line);
    shown.accept(line);
  }

  /** Writes a line to the notes. */
  public void note(String line) {
    notes.accept(line);
  }

  /** Shows a line in the player's language and writes it to the notes. */
  public void tell(String line) {
    show(texts.translated(line));
    note(line);
  }

  /** Counts the rounds for which a line has been visible. Called once per round. */
  public void round() {
    if (layer.isShown()) {
      layer.round();
    }
  }
}
