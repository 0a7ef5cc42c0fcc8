package org.bowsprit.engine.testing;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.format.charset.Charset;

/** Records where characters are drawn. */
public final class CharacterPositions implements ScenePainter {
  private final List<int[]> positions = new ArrayList<>();
  public int clearCount;

  @Override
  public void character(
      ScreenAreas.Area area, Charset font, int character, int x, int y, int[] colours) {
    positions.add(new int[] {x, y});
  }

  @Override
  public void clearOverlay() {
    clearCount++;
  }

  @Override
  public void clearWindow(ScreenAreas.Area area) {
    clearCount++;
  }

  public List<Integer> columns() {
    return positions.stream().map(position -> position[0]).toList();
  }

  public List<Integer> rows() {
    return positions.stream().map(position -> position[1]).distinct().toList();
  }

  public void clear() {
    positions.clear();
  }
}
