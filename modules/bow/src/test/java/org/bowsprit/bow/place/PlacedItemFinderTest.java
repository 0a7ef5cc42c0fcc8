package org.bowsprit.bow.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.place.PlacedItem.Kind;
import org.junit.jupiter.api.Test;

/** Tests how calls that bring the ego into a room are found in sources. */
class PlacedItemFinderTest {

  private static List<PlacedItem> find(String text) {
    return PlacedItemFinder.findAll(new SourceText("game.bow", text));
  }

  @Test
  void anEntryIsFoundWithItsObjectAndItsCoordinates() {
    String text = "script go { loadRoomWithEgo(shore.jetty, shore, -1, 124) }";
    WrittenNumber x = new WrittenNumber(-1, text.indexOf("-1"), text.indexOf("-1") + 2);
    WrittenNumber y = new WrittenNumber(124, text.indexOf("124"), text.indexOf("124") + 3);
    assertThat(find(text))
        .containsExactly(
            new PlacedItem(
                Kind.ENTRY, "shore", "jetty", Map.of(PlacementNumber.X, x, PlacementNumber.Y, y)));
  }

  @Test
  void anEntryWithoutLiteralNumbersIsIgnored() {
    assertThat(find("script go { loadRoomWithEgo(jetty, shore, x, 124) }")).isEmpty();
  }
}
