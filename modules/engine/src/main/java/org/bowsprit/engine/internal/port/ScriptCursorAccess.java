package org.bowsprit.engine.internal.port;

import org.bowsprit.engine.internal.drawing.VerbDrawer;
import org.bowsprit.engine.internal.input.InputStep;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.TextSlot;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.port.CursorPort;

/** Lets scripts change the cursor, the input and the default character set (spec 06 §8.2). */
public final class ScriptCursorAccess implements CursorPort {

  private final World world;
  private final Fonts fonts;
  private final VerbDrawer verbs;
  private final InputStep input;

  public ScriptCursorAccess(World world, Fonts fonts, VerbDrawer verbs, InputStep input) {
    this.input = input;
    this.world = world;
    this.fonts = fonts;
    this.verbs = verbs;
  }

  /** Only the cursor's counter removes a verb's highlight (spec 15, rule E). */
  @Override
  public void cursorSet(int cursor) {
    world.cursor().setCursorCounter(cursor);
    verbs.clearHighlight();
  }

  @Override
  public void userputSet(int userput) {
    world.cursor().setInputCounter(userput);
  }

  @Override
  public void dropPendingInput() {
    input.discardPending();
  }

  @Override
  public void setShape(int shape) {
    world.cursor().setShape(shape);
  }

  @Override
  public void setImage(int cursor, int character) {
    // Only Loom draws its cursors from a character set.
  }

  @Override
  public void setHotspot(int cursor, int x, int y) {
    // Only Loom moves the hotspot.
  }

  @Override
  public void setCharset(int charset) {
    for (int slot = 0; slot < 2; slot++) {
      TextSlot text = world.textSlot(slot);
      text.setDefaults(text.defaults().withCharset(charset));
    }
    world.charsetColours().load(charset, fonts.font(charset));
    world.charsetColours().select(charset);
  }

  @Override
  public void setCharsetColors(int[] colors) {
    world.charsetColours().assign(world.textSlot(1).defaults().charset(), colors);
  }
}
