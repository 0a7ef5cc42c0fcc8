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

  /** The distance of the name from the pointer in pixels. */
  private static final int OFFSET_PIXELS = 10;

  private final TimedSession game;
  private final BooleanSupplier isWanted;
  private final Supplier<Lettering> textPainter;
  private final Supplier<List<Caption>> spoken;

  /**
   * Creates the layer.
   *
   * @param isWanted returns whether the player wants to see the name
   * @param textPainter writes the name
   * @param spoken returns the captions of speech, which are not covered
   */
  public HoverNameLayer(
      TimedSession game,
      BooleanSupplier isWanted,
      Supplier<Lettering> textPainter,
      Supplier<List<Caption>> spoken) {
    this.game = game;
    this.isWanted = isWanted;
    this.textPainter = textPainter;
    this.spoken = spoken;
  }

  @Override
  public boolean isShown() {
    return isWanted.getAsBoolean() && game.frame().cursorVisible() && !name().isEmpty();
  }

  private String name() {
    return game.session().nameAt(game.mouseX(), game.mouseY());
  }

  @Override
  public void draw(Frame frame) {
    Plate plate = new Plate(textPainter.get().inGameEncoding(), name(), Frame.WIDTH);
    int above = game.mouseY() - OFFSET_PIXELS - plate.height();
    int top = above >= 0 ? above : game.mouseY() + OFFSET_PIXELS;
    new FreeAreas(spoken.get())
        .reserve(game.mouseX() + OFFSET_PIXELS, top, plate.width(), plate.height())
        .ifPresent(at -> plate.draw(frame, at.x(), at.y(), at.x() + plate.width()));
  }
}
