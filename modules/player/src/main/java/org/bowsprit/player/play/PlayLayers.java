package org.bowsprit.player.play;

import jakarta.inject.Inject;
import org.bowsprit.player.control.Actions;
import org.bowsprit.player.control.HostAction;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.ClearPointerLayer;
import org.bowsprit.player.layer.GamePauseLayer;
import org.bowsprit.player.layer.HotspotNamesLayer;
import org.bowsprit.player.layer.HoverNameLayer;
import org.bowsprit.player.layer.LargeTextLayer;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.layer.PlayFont;
import org.bowsprit.player.layer.ReadableLinesLayer;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** Adds the layers directly above the game: lines of speech, the pause, names and the pointer. */
final class PlayLayers implements Companion {

  private final TimedSession game;
  private final Settings settings;
  private final Layers layers;
  private final PauseLayer pause;
  private final Actions actions;
  private final PlayFont letters;
  private final LargeTextLayer largeText;
  private final HotspotNamesLayer hotspots;

  @Inject
  PlayLayers(
      TimedSession game,
      Settings settings,
      Layers layers,
      PauseLayer pause,
      Actions actions,
      PlayFont letters,
      LargeTextLayer largeText) {
    this.game = game;
    this.settings = settings;
    this.layers = layers;
    this.pause = pause;
    this.actions = actions;
    this.letters = letters;
    this.largeText = largeText;
    hotspots =
        new HotspotNamesLayer(game, letters::current, largeText::speechCaptions, pause::isShown);
  }

  @Override
  public void join() {
    layers.add(
        new ReadableLinesLayer(
            game, () -> settings.isOn(Setting.READABLE_LINES) && !letters.isLarge()));
    layers.add(largeText);
    layers.add(new GamePauseLayer(game));
    layers.add(pause);
    layers.add(
        new HoverNameLayer(
            game, this::showsHoverName, letters::current, largeText::speechCaptions));
    layers.add(hotspots);
    layers.add(new ClearPointerLayer(game::frame, () -> settings.isOn(Setting.CLEAR_POINTER)));
    actions.whileHeld(HostAction.HOTSPOTS, hotspots::show);
  }

  /**
   * Returns whether to show the name of the object under the pointer. It is also shown during a
   * pause, but not while the menu is open.
   */
  private boolean showsHoverName() {
    return settings.isOn(Setting.HOVER_NAMES)
        && !hotspots.isShown()
        && !layers.isGamePausedByOthers(pause);
  }
}
