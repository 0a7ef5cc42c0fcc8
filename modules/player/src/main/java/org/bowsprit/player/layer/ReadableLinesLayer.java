package org.bowsprit.player.layer;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.GameFontChooser;
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
  private final BooleanSupplier isWanted;
  private final Frame background = new Frame();
  private List<Caption> linesOnPlate = List.of();

  public ReadableLinesLayer(TimedSession game, BooleanSupplier isWanted) {
    this.game = game;
    this.isWanted = isWanted;
  }

  @Override
  public boolean isShown() {
    return isWanted.getAsBoolean() && !game.session().speechText().isEmpty();
  }

  @Override
  public void draw(Frame frame) {
    List<Caption> lines = game.session().speechLines();
    ReadableLines page = new ReadableLines(lines);
    if (lines.equals(linesOnPlate) || !page.areReadableOn(withoutLines(lines, frame))) {
      linesOnPlate = lines;
      lines.forEach(line -> game.painter().removeSpeech(frame, line));
      page.write(frame, new Lettering(new GameFontChooser(game.session().world()).font(), 1));
    }
  }

  private Frame withoutLines(List<Caption> lines, Frame frame) {
    background.copyFrom(frame);
    lines.forEach(line -> game.painter().removeSpeech(background, line));
    return background;
  }
}
