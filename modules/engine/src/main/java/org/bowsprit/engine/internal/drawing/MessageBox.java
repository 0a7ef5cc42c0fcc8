package org.bowsprit.engine.internal.drawing;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.state.Interruption;
import org.bowsprit.engine.world.World;

/** Shows a message box above the picture while the game waits for a key. */
public final class MessageBox {

  private static final int FIRST_CHARSET = 1;
  private static final int SYSTEM_TEXT = 1;
  private static final int BOX_TEXT = 3;

  private final World world;
  private final WindowText text;
  private final ScenePainter painter;
  private Interruption shownInterruption;

  public MessageBox(World world, WindowText text, ScenePainter painter) {
    this.world = world;
    this.text = text;
    this.painter = painter;
  }

  /** Shows a box and removes the previous one. Null only removes the box. */
  public void show(Interruption interruption) {
    if (Objects.equals(interruption, shownInterruption)) {
      return;
    }
    if (shownInterruption != null && !shownInterruption.text().isEmpty()) {
      painter.clearOverlay();
    }
    shownInterruption = interruption;
    if (interruption != null && !interruption.text().isEmpty()) {
      int charset = world.textSlot(SYSTEM_TEXT).defaults().charset();
      text.drawAbove(
          interruption.text().getBytes(StandardCharsets.ISO_8859_1),
          middleRow(world.areas()),
          world.textSlot(BOX_TEXT).style().colour(),
          charset == 0 ? FIRST_CHARSET : charset);
    }
  }

  /** Records the box that a restored screen already shows. */
  public void setShown(Interruption interruption) {
    shownInterruption = interruption;
  }

  private static int middleRow(ScreenAreas areas) {
    return (areas.top() + areas.bottom()) / 2;
  }
}
