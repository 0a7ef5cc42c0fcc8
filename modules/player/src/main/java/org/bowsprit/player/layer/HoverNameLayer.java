package org.bowsprit.player.layer;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/** Shows the name of the object under the pointer, beside the pointer. */
public final class HoverNameLayer implements Layer {

  private static final int BESIDE = 10;

  private final TimedSession game;
  private final BooleanSupplier wanted;
  private final Supplier<Lettering> letters;
  private final Supplier<List<Caption>> spoken;

  /**
   * Creates the layer.
   *
   * @param wanted returns whether the player wants to see the name
   * @param letters writes the name
   * @param spoken returns the captions of speech, which are not covered
   */
  public HoverNameLayer(
      TimedSession game,
      BooleanSupplier wanted,
      Supplier<Lettering> letters,
      Supplier<List<Caption>> spoken) {
    this.game = game;
    this.wanted = wanted;
    this.letters = letters;
    this.spoken = spoken;
  }

  @Override
  public boolean isShown() {
    return wanted.getAsBoolean() && game.frame().cursorVisible() && !name().isEmpty();
  }

  private String name() {
    return game.session().nameAt(game.mouseX(), game.mouseY());
  }

  @Override
  public void draw(Frame frame) {
    Plate plate = new Plate(letters.get().ofGame(), name(), Frame.WIDTH);
    int above = game.mouseY() - BESIDE - plate.height();
    int top = above >= 0 ? above : game.mouseY() + BESIDE;
    new FreePlaces(spoken.get())
        .take(game.mouseX() + BESIDE, top, plate.width(), plate.height())
        .ifPresent(at -> plate.draw(frame, at.x(), at.y(), at.x() + plate.width()));
  }
}
