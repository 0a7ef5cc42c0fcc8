package org.bowsprit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.bowsprit.engine.testing.ScriptedGame;
import org.bowsprit.engine.world.ObjectStates;
import org.junit.jupiter.api.Test;

/**
 * Tests the hotspots, the points to which the pointer can jump. Object 301 of the test room covers
 * object 302 and most of object 303.
 */
class HotspotTest {

  private final ScriptedGame game = new ScriptedGame();

  private List<Hotspot> hotspots() {
    return game.session().hotspots();
  }

  private Optional<Hotspot> hotspotOf(String name) {
    return hotspots().stream()
        .filter(hotspot -> game.session().nameAt(hotspot.x(), hotspot.y()).equals(name))
        .findFirst();
  }

  @Test
  void anObjectHasOneHotspotInTheMiddleOfItsVisiblePart() {
    game.open();
    int top = game.world().areas().top();
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
    game.open();
    game.world().objects().setClass(301, ObjectStates.UNTOUCHABLE_CLASS, true);
    assertThat(hotspotOf("thing 301")).isEmpty();
    assertThat(hotspotOf("thing 302")).isPresent();
  }

  @Test
  void onlyActiveVerbsWithAHighlightColourHaveAHotspot() {
    game.script(
            20,
            "VerbOps(5,[New(),HiColor(7),On(),Text(\"Open\"),SetXY(10,152)]);",
            "VerbOps(6,[New(),On(),Text(\"Sentence\"),SetXY(100,152)]);",
            "VerbOps(7,[New(),HiColor(7),Off(),Text(\"Close\"),SetXY(10,170)]);")
        .open()
        .run(20)
        .tick();
    assertThat(hotspots())
        .hasSize(3)
        .anyMatch(hotspot -> game.world().verbs().slotAtPoint(hotspot.x(), hotspot.y()) == 1);
  }
}
