package org.bowsprit.player.layer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.format.charset.WesternGlyphs;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.GameFontChooser;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Caption;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Input;
import org.junit.jupiter.api.Test;

/** Tests the layer that shows the names of all hotspots, with large text. */
class HotspotNamesLayerTest {

  private boolean isPaused;
  private final TimedSession session = new TestGame("artlab", 100).timedSession();
  private final HotspotNamesLayer layer =
      new HotspotNamesLayer(
          session,
          () -> new Lettering(new GameFontChooser(session.session().world()).font(), 2),
          List::of,
          () -> isPaused);
  private final Frame frame = new Frame();

  @Test
  void clickingANameClicksItsHotspot() {
    showNames();
    Caption name = nameThatDoesNotCoverItsHotspot();
    Hotspot hotspot = hotspotWithName(name.text());
    int x = (name.left() + name.right()) / 2;
    int y = (name.top() + name.bottom()) / 2;
    assertThat(layer.take(new Input.Press(x, y, Input.Button.RIGHT))).isTrue();
    assertThat(layer.take(new Input.Release(x, y, Input.Button.RIGHT)))
        .as("the release of the button is consumed")
        .isTrue();
    frame.clearCaptions();
    layer.draw(frame);
    assertThat(frame.captions()).as("the names in the picture after a click").isEmpty();
    session.tick();
    assertThat(session.session().mouseX()).isEqualTo(hotspot.x());
    assertThat(session.session().mouseY()).isEqualTo(hotspot.y());
    assertThat(layer.isShown()).isFalse();
  }

  @Test
  void aClickOutsideTheNamesIsPassedToTheGame() {
    showNames();
    assertThat(layer.take(new Input.Press(0, Frame.HEIGHT - 1, Input.Button.LEFT))).isFalse();
    assertThat(layer.isShown()).isFalse();
  }

  @Test
  void aClickDuringAPauseIsNotConsumed() {
    showNames();
    isPaused = true;
    Caption name = nameThatDoesNotCoverItsHotspot();
    assertThat(layer.take(new Input.Press(name.left() + 1, name.top() + 1, Input.Button.LEFT)))
        .isFalse();
    assertThat(layer.isShown()).isTrue();
  }

  private void showNames() {
    session.session().world().cursor().setCursorCounter(1);
    session.session().world().cursor().setInputCounter(1);
    layer.show(true);
    for (int tick = 1; tick <= 1_500 && frame.captions().size() < 2; tick++) {
      session.tick();
      // Only some frames are drawn, because finding the hotspots takes most of the time.
      if (tick % 50 == 0 && layer.isShown()) {
        frame.copyFrom(session.frame());
        frame.clearCaptions();
        layer.draw(frame);
      }
    }
  }

  private Caption nameThatDoesNotCoverItsHotspot() {
    return frame.captions().stream()
        .filter(name -> isOutside(name, hotspotWithName(name.text())))
        .findFirst()
        .orElseThrow();
  }

  private static boolean isOutside(Caption name, Hotspot hotspot) {
    return !name.meets(hotspot.x(), hotspot.y(), hotspot.x() + 1, hotspot.y() + 1);
  }

  private Hotspot hotspotWithName(String name) {
    return session.session().hotspots().stream()
        .filter(hotspot -> name.equals(WesternGlyphs.textOf(nameAt(hotspot))))
        .findFirst()
        .orElseThrow();
  }

  private String nameAt(Hotspot hotspot) {
    return session.session().nameAt(hotspot.x(), hotspot.y());
  }
}
