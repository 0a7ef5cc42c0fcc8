package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.GameLetters;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/** Tests the names of all hotspots. The names are in large letters here and do not overlap. */
class HotspotNamesLayerTest {

  private boolean isPaused;
  private final TimedSession played = new TestGame("artlab", 100).played();
  private final HotspotNamesLayer layer =
      new HotspotNamesLayer(
          played,
          () -> new Lettering(new GameLetters(played.session().world()).font(), 2),
          List::of,
          () -> isPaused);
  private final Frame frame = new Frame();

  @Test
  void aClickOnANameIsAClickOnItsThing() {
    showNames();
    Caption name = nameBesideItsThing();
    Hotspot thing = thing(name.text());
    int x = (name.left() + name.right()) / 2;
    int y = (name.top() + name.bottom()) / 2;
    assertThat(layer.take(new Input.Press(x, y, Input.Button.RIGHT))).isTrue();
    assertThat(layer.take(new Input.Release(x, y, Input.Button.RIGHT)))
        .as("the mouse is not back before the game has seen the click")
        .isTrue();
    frame.clearCaptions();
    layer.draw(frame);
    assertThat(frame.captions()).as("names after a click").isEmpty();
    played.tick();
    assertThat(played.session().mouseX()).isEqualTo(thing.x());
    assertThat(played.session().mouseY()).isEqualTo(thing.y());
    assertThat(layer.isShown()).isFalse();
  }

  @Test
  void aClickBesideThemIsForTheGame() {
    showNames();
    assertThat(layer.take(new Input.Press(0, Frame.HEIGHT - 1, Input.Button.LEFT))).isFalse();
    assertThat(layer.isShown()).isFalse();
  }

  @Test
  void aClickDuringAPauseEndsIt() {
    showNames();
    isPaused = true;
    Caption name = nameBesideItsThing();
    assertThat(layer.take(new Input.Press(name.left() + 1, name.top() + 1, Input.Button.LEFT)))
        .isFalse();
    assertThat(layer.isShown()).isTrue();
  }

  private void showNames() {
    played.session().world().cursor().show(1);
    played.session().world().cursor().takeInput(1);
    layer.show(true);
    for (int tick = 1; tick <= 1_500 && frame.captions().size() < 2; tick++) {
      played.tick();
      // Finding the hotspots takes longer than everything else in a tick.
      if (tick % 50 == 0 && layer.isShown()) {
        frame.copyFrom(played.frame());
        frame.clearCaptions();
        layer.draw(frame);
      }
    }
  }

  private Caption nameBesideItsThing() {
    return frame.captions().stream()
        .filter(name -> isBeside(name, thing(name.text())))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isBeside(Caption name, Hotspot at) {
    return !name.meets(at.x(), at.y(), at.x() + 1, at.y() + 1);
  }

  private Hotspot thing(String name) {
    return played.session().hotspots().stream()
        .filter(spot -> name.equals(WesternGlyphs.textOf(nameAt(spot))))
        .findFirst()
        .orElseThrow();
  }

  private String nameAt(Hotspot spot) {
    return played.session().nameAt(spot.x(), spot.y());
  }
}
