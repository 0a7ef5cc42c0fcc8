package org.bowsprit.engine.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.format.charset.Charset;

/** Records which characters are drawn, where, and in which colour. It paints nothing. */
public final class CharacterRecorder implements ScenePainter {

  private static final int TEXT_COLOUR_INDEX = 1;

  private final List<DrawnCharacter> drawnCharacters = new ArrayList<>();
  private final List<Integer> fades = new ArrayList<>();
  private int clearCount;

  /**
   * A character as it was drawn.
   *
   * @param letter the character
   * @param x the left edge of the character on the screen, in pixels
   * @param y the upper edge of the character on the screen, in pixels
   * @param colour the colour of the character
   */
  public record DrawnCharacter(char letter, int x, int y, int colour) {}

  @Override
  public void character(
      ScreenAreas.Area area, Charset font, int character, int x, int y, int[] colours) {
    drawnCharacters.add(new DrawnCharacter((char) character, x, y, colours[TEXT_COLOUR_INDEX]));
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

  /** Returns the screen effects that have faded out a picture since the last {@link #clear}. */
  public List<Integer> fades() {
    return List.copyOf(fades);
  }

  /** Returns the characters drawn since the last {@link #clear}. */
  public List<DrawnCharacter> drawnCharacters() {
    return List.copyOf(drawnCharacters);
  }

  /** Returns the characters drawn since the last {@link #clear}, as one text. */
  public String text() {
    return drawnCharacters.stream()
        .map(drawnCharacter -> String.valueOf(drawnCharacter.letter()))
        .collect(Collectors.joining());
  }

  /** Returns how often text has been cleared since the last {@link #clear}. */
  public int clearCount() {
    return clearCount;
  }

  /** Removes everything that was recorded. */
  public void clear() {
    drawnCharacters.clear();
    fades.clear();
    clearCount = 0;
  }
}
