package org.bowsprit.player.layer;

import jakarta.inject.Inject;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.GameFontChooser;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * Shows speech in text of twice the size at the top of the room, instead of the game's own lines.
 * Text that is too long for the screen keeps the size of the game's font.
 */
public final class LargeTextLayer implements Layer {

  private static final int SCALE = 2;

  private final TimedSession game;
  private final BooleanSupplier isWanted;

  @Inject
  LargeTextLayer(TimedSession game, PlayFont letters) {
    this(game, letters::isLarge);
  }

  LargeTextLayer(TimedSession game, BooleanSupplier isWanted) {
    this.game = game;
    this.isWanted = isWanted;
  }

  @Override
  public boolean isShown() {
    return isWanted.getAsBoolean() && !game.session().speechText().isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    game.session().speechLines().forEach(line -> game.painter().removeSpeech(frame, line));
    plate().draw(frame, 0, top(), Frame.WIDTH);
  }

  /**
   * Returns the captions of speech: the text of this layer while it is shown, otherwise the game's
   * own lines.
   */
  public List<Caption> speechCaptions() {
    return isShown()
        ? List.of(new Caption(0, top(), Frame.WIDTH, top() + plate().height(), "", 0, true))
        : game.session().speechLines();
  }

  private int top() {
    return game.session().world().areas().top();
  }

  private Plate plate() {
    Plate large = plate(SCALE);
    return top() + large.height() <= Frame.HEIGHT ? large : plate(1);
  }

  private Plate plate(int scale) {
    Lettering textPainter =
        new Lettering(new GameFontChooser(game.session().world()).font(), scale).inGameEncoding();
    return new Plate(textPainter, game.session().speechText(), Frame.WIDTH);
  }
}
