package org.bowsprit.player.layer;

import jakarta.inject.Inject;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;

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
   * @param layers the layers below the lines
   * @param notes receives the notes
   * @param texts the texts of the program
   */
  @Inject
  Notices(
      PlayLetters letters,
      LargeTextLayer speech,
      Layers layers,
      Consumer<String> notes,
      Texts texts) {
    this.notes = notes;
    this.texts = texts;
    layer = layers.addUppermost(new NoticeLayer(letters::now, speech::spoken));
  }

  /** Sets the listener for the lines that are shown. */
  public void onShow(Consumer<String> listener) {
    shown = listener;
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

  /** Called once per round. */
  public void round() {
    layer.round();
  }
}
