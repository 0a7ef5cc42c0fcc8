package org.bowsprit.player.layer;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.GameLetters;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.ink.ReadableLines;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;

/**
 * Puts speech on a dark plate if its colour has too little contrast with the picture behind it. A
 * page that has a plate keeps it, even if the picture behind it changes.
 */
public final class ReadableLinesLayer implements Layer {

  private final TimedSession game;
  private final BooleanSupplier wanted;
  private final Frame behind = new Frame();
  private List<Caption> mended = List.of();

  public ReadableLinesLayer(TimedSession game, BooleanSupplier wanted) {
    this.game = game;
    this.wanted = wanted;
  }

  @Override
  public boolean isShown() {
    return wanted.getAsBoolean() && !game.session().spoken().isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    List<Caption> lines = game.session().spokenLines();
    ReadableLines page = new ReadableLines(lines);
    if (lines.equals(mended) || !page.standOutFrom(without(lines, frame))) {
      mended = lines;
      lines.forEach(line -> game.painter().uncover(frame, line));
      page.write(frame, new Lettering(new GameLetters(game.session().world()).font(), 1));
    }
  }

  private Frame without(List<Caption> lines, Frame frame) {
    behind.copyFrom(frame);
    lines.forEach(line -> game.painter().uncover(behind, line));
    return behind;
  }
}
