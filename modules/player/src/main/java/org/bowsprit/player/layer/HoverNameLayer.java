package org.bowsprit.player.layer;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.Plate;
import org.bowsprit.render.Frame;

/** Shows beside the pointer the name of what it is on. */
public final class HoverNameLayer implements Layer {

  private static final int BESIDE = 10;

  private final PlayedGame game;
  private final BooleanSupplier wanted;
  private final Supplier<Lettering> letters;

  public HoverNameLayer(PlayedGame game, BooleanSupplier wanted, Supplier<Lettering> letters) {
    this.game = game;
    this.wanted = wanted;
    this.letters = letters;
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
    int left = Math.max(0, Math.min(game.mouseX() + BESIDE, Frame.WIDTH - plate.width()));
    int above = game.mouseY() - BESIDE - plate.height();
    int top = above >= 0 ? above : game.mouseY() + BESIDE;
    plate.draw(frame, left, top, left + plate.width());
  }
}
