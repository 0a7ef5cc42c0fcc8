package org.bowsprit.bow.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.place.PlacedThing.Kind;
import org.junit.jupiter.api.Test;

class PlacedThingsTest {

  private static List<PlacedThing> in(String text) {
    return PlacedThings.in(new SourceText("game.bow", text));
  }

  @Test
  void anEntryHasTheThingWhereTheHeroAppearsAndThePointThatHeWalksTo() {
    String text = "script go { loadRoomWithEgo(shore.jetty, shore, -1, 124) }";
    WrittenNumber x = new WrittenNumber(-1, text.indexOf("-1"), text.indexOf("-1") + 2);
    WrittenNumber y = new WrittenNumber(124, text.indexOf("124"), text.indexOf("124") + 3);
    assertThat(in(text))
        .containsExactly(
            new PlacedThing(Kind.ENTRY, "shore", "jetty", Map.of(Slot.X, x, Slot.Y, y)));
  }

  @Test
  void anEntryWithoutLiteralNumbersIsIgnored() {
    assertThat(in("script go { loadRoomWithEgo(jetty, shore, x, 124) }")).isEmpty();
  }
}
