package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.engine.world.ObjectStates;
import org.junit.jupiter.api.Test;

/**
 * Tests the points to which a pointer can jump. Object 301 of the test room hides 302 and most of
 * 303.
 */
class HotspotTest {

  private final Theatre theatre = new Theatre();

  private List<Hotspot> hotspots() {
    return theatre.session().hotspots();
  }

  private Optional<Hotspot> hotspotOf(String name) {
    return hotspots().stream()
        .filter(spot -> theatre.session().nameAt(spot.x(), spot.y()).equals(name))
        .findFirst();
  }

  @Test
  void anObjectHasOneHotspotInTheMiddleOfItsVisiblePart() {
    theatre.open();
    int top = theatre.world().areas().top();
    assertThat(hotspotOf("thing 301")).map(Hotspot::x).contains(30);
    assertThat(hotspotOf("thing 301")).map(Hotspot::y).contains(top + 30);
    assertThat(hotspotOf("thing 302")).isEmpty();
    assertThat(hotspotOf("thing 303"))
        .map(Hotspot::y)
        .get()
        .isIn(top + 48, top + 50, top + 52, top + 54);
    assertThat(hotspots()).hasSize(2);
  }

  @Test
  void anUntouchableObjectHasNoHotspot() {
    theatre.open();
    theatre.world().objects().setClass(301, ObjectStates.UNTOUCHABLE, true);
    assertThat(hotspotOf("thing 301")).isEmpty();
    assertThat(hotspotOf("thing 302")).isPresent();
  }

  @Test
  void onlyVerbsThatAreHighlightedHaveAHotspot() {
    theatre
        .script(
            20,
            "VerbOps(5,[New(),HiColor(7),On(),Text(\"Open\"),SetXY(10,152)]);",
            "VerbOps(6,[New(),On(),Text(\"Sentence\"),SetXY(100,152)]);",
            "VerbOps(7,[New(),HiColor(7),Off(),Text(\"Close\"),SetXY(10,170)]);")
        .open()
        .run(20)
        .tick();
    assertThat(hotspots())
        .hasSize(3)
        .anyMatch(spot -> theatre.world().verbs().slotAtPoint(spot.x(), spot.y()) == 1);
  }
}
