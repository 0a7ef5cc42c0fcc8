package org.bowsprit.engine.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.format.charset.Charset;

/** Records which characters are drawn, where and in which colour. Paints nothing. */
public final class CharacterRecorder implements ScenePainter {

  private static final int INK = 1;

  private final List<Drawn> drawn = new ArrayList<>();
  private final List<Integer> fades = new ArrayList<>();
  private int clearCount;

  /**
   * A character as it was drawn.
   *
   * @param letter the character
   * @param x left edge, screen pixels
   * @param y top edge, screen pixels
   * @param colour the colour of the character
   */
  public record Drawn(char letter, int x, int y, int colour) {}

  @Override
  public void character(
      ScreenAreas.Area area, Charset font, int character, int x, int y, int[] colours) {
    drawn.add(new Drawn((char) character, x, y, colours[INK]));
  }

  @Override
  public void clearOverlay() {
    clearCount++;
  }

  @Override
  public void clearWindow(ScreenAreas.Area area) {
    clearCount++;
  }

  @Override
  public void fadeOut(int effect, int pause) {
    fades.add(effect);
  }

  /** Returns the effects that removed the old picture since the last {@link #clear}. */
  public List<Integer> fades() {
    return List.copyOf(fades);
  }

  /** Returns the characters drawn since the last {@link #clear}. */
  public List<Drawn> drawn() {
    return List.copyOf(drawn);
  }

  /** Returns the characters drawn since the last {@link #clear}, as one text. */
  public String text() {
    return drawn.stream().map(each -> String.valueOf(each.letter())).collect(Collectors.joining());
  }

  /** Returns the number of removals of text since the last {@link #clear}. */
  public int clearCount() {
    return clearCount;
  }

  /** Removes everything that was recorded. */
  public void clear() {
    drawn.clear();
    fades.clear();
    clearCount = 0;
  }
}
