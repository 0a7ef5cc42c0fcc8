package org.bowsprit.player.layer;

import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.ink.GameLetters;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Frame;

/** Shows what is being said once more, in letters twice as large, at the top of the room. */
public final class LargeTextLayer implements Layer {

  private static final int SCALE = 2;

  private final PlayedGame game;
  private final BooleanSupplier wanted;

  public LargeTextLayer(PlayedGame game, BooleanSupplier wanted) {
    this.game = game;
    this.wanted = wanted;
  }

  @Override
  public boolean isShown() {
    return wanted.getAsBoolean() && !game.session().spoken().isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    Lettering writing =
        new Lettering(new GameLetters(game.session().world()).font(), SCALE).ofGame();
    int top = game.session().world().areas().top();
    new Plate(writing, game.session().spoken(), Frame.WIDTH).draw(frame, 0, top, Frame.WIDTH);
  }
}
