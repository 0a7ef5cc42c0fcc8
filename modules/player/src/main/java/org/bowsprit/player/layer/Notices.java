package org.bowsprit.player.layer;

import jakarta.inject.Inject;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.render.Caption;

/**
 * Messages to the player during play. Lines are shown at the top of the picture. Notes are written
 * to the terminal in which the program was started.
 */
public final class Notices {

  private final NoticeLayer layer;
  private final Consumer<String> notes;
  private final Texts texts;
  private Consumer<String> lineListener = line -> {};

  /**
   * Adds the layer of the lines above all layers that are added with {@link Layers#add}.
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
      PlayFont letters,
      LargeTextLayer speech,
      TimedSession game,
      Layers layers,
      Consumer<String> notes,
      Texts texts) {
    this.notes = notes;
    this.texts = texts;
    layer =
        layers.addUppermost(
            new NoticeLayer(letters::current, speech::speechCaptions, () -> verbs(game)));
  }

  private static List<Caption> verbs(TimedSession game) {
    List<Caption> spoken = game.session().speechLines();
    return game.session().captions().stream().filter(text -> !spoken.contains(text)).toList();
  }

  /** Sets the listener for the lines that are shown. */
  public void onShow(Consumer<String> listener) {
    lineListener = listener;
  }

  /** Hides earlier lines while the condition is true. */
  public void hideWhile(BooleanSupplier condition) {
    layer.hideWhile(condition);
  }

  /** Shows a line in the picture. */
  public void show(String line) {
    layer.show(line);
    lineListener.accept(line);
  }

  /** Writes a line to the notes. */
  public void note(String line) {
    notes.accept(line);
  }

  /** Shows a line in the player's language and writes it to the notes. */
  public void showAndNote(String line) {
    show(texts.translate(line));
    note(line);
  }

  /** Counts the rounds for which a line has been visible. Called once per round. */
  public void round() {
    if (layer.isShown()) {
      layer.round();
    }
  }
}
