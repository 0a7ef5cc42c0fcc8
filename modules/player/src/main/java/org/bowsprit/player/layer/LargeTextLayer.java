package org.bowsprit.player.layer;

import jakarta.inject.Inject;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.GameLetters;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * Shows speech in letters of twice the size at the top of the room, instead of the game's own
 * lines. Text that is too long for the screen keeps the size of the game's letters.
 */
public final class LargeTextLayer implements Layer {

  private static final int SCALE = 2;

  private final TimedSession game;
  private final BooleanSupplier wanted;

  @Inject
  LargeTextLayer(TimedSession game, PlayLetters letters) {
    this(game, letters::areLarge);
  }

  LargeTextLayer(TimedSession game, BooleanSupplier wanted) {
    this.game = game;
    this.wanted = wanted;
  }

  @Override
  public boolean isShown() {
    return wanted.getAsBoolean() && !game.session().spoken().isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    game.session().spokenLines().forEach(line -> game.painter().uncover(frame, line));
    plate().draw(frame, 0, top(), Frame.WIDTH);
  }

  /**
   * Returns the captions of speech: the lines of this layer while it is shown, else the game's own
   * lines.
   */
  public List<Caption> spoken() {
    return isShown()
        ? List.of(new Caption(0, top(), Frame.WIDTH, top() + plate().height(), "", 0, true))
        : game.session().spokenLines();
  }

  private int top() {
    return game.session().world().areas().top();
  }

  private Plate plate() {
    Plate large = plate(SCALE);
    return top() + large.height() <= Frame.HEIGHT ? large : plate(1);
  }

  private Plate plate(int scale) {
    Lettering writing =
        new Lettering(new GameLetters(game.session().world()).font(), scale).ofGame();
    return new Plate(writing, game.session().spoken(), Frame.WIDTH);
  }
}
