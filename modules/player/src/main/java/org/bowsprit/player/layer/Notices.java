package org.bowsprit.player.layer;

import jakarta.inject.Inject;
import java.util.function.Consumer;
import org.bowsprit.player.text.Texts;

/**
 * What a player is told during play: lines at the top of the picture, and notes, which are read
 * where the program was started.
 */
public final class Notices {

  private final NoticeLayer layer;
  private final Consumer<String> notes;
  private final Texts texts;

  /**
   * Lays the lines over all layers that are added with {@link Layers#add}.
   *
   * @param letters what the lines are written with
   * @param layers what they are laid over
   * @param notes takes the notes
   * @param texts what the program says
   */
  @Inject
  Notices(PlayLetters letters, Layers layers, Consumer<String> notes, Texts texts) {
    this.notes = notes;
    this.texts = texts;
    layer = layers.addUppermost(new NoticeLayer(letters::now));
  }

  /** Shows a line in the picture. */
  public void show(String line) {
    layer.tell(line);
  }

  /** Writes a line down in the notes. */
  public void note(String line) {
    notes.accept(line);
  }

  /** Shows a line, in the player's language, and writes it down. */
  public void tell(String line) {
    show(texts.translated(line));
    note(line);
  }

  /** Lets a round pass. */
  public void round() {
    layer.round();
  }
}
