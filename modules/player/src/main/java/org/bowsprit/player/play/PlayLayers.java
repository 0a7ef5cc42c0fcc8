package org.bowsprit.player.play;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.ink.GameLetters;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.layer.ClearPointerLayer;
import org.bowsprit.player.layer.GamePauseLayer;
import org.bowsprit.player.layer.HotspotNamesLayer;
import org.bowsprit.player.layer.HoverNameLayer;
import org.bowsprit.player.layer.LargeTextLayer;
import org.bowsprit.player.layer.Layers;
import org.bowsprit.player.layer.NoticeLayer;
import org.bowsprit.player.layer.PauseLayer;
import org.bowsprit.player.layer.ReadableLinesLayer;
import org.bowsprit.player.layer.SignLayer;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;

/** What is drawn over a game at play below its menu, and the letters it is written in. */
final class PlayLayers {

  private final PlayedGame game;
  private final Settings settings;
  private final Layers all = new Layers();
  private final PauseLayer pause = new PauseLayer();
  private final NoticeLayer notices = new NoticeLayer(this::letters);
  private final LargeTextLayer large;
  private boolean inTerminal;
  private final HotspotNamesLayer hotspots;

  PlayLayers(PlayedGame game, Settings settings) {
    this.game = game;
    this.settings = settings;
    large = new LargeTextLayer(game, this::isLarge);
    hotspots = new HotspotNamesLayer(game, this::letters, large::spoken);
  }

  /**
   * Lays down those that stand on the game itself, the pause above them.
   *
   * @param terminal whether they are shown in a terminal, which has letters of one size
   */
  void addLowest(boolean terminal) {
    inTerminal = terminal;
    all.add(
        new ReadableLinesLayer(game, () -> settings.isOn(Setting.READABLE_LINES) && !isLarge()));
    all.add(large);
    all.add(new HoverNameLayer(game, this::namesThingPointedAt, this::letters, large::spoken));
    all.add(hotspots);
    all.add(new ClearPointerLayer(game::frame, () -> settings.isOn(Setting.CLEAR_POINTER)));
    all.add(new GamePauseLayer(game));
    all.add(pause);
  }

  /**
   * Lays a line at the top over all others.
   *
   * @param text what it says now; empty for nothing
   * @param click does what a click on it is for, and tells whether it is for anything
   */
  void addSign(Supplier<String> text, BooleanSupplier click) {
    all.add(new SignLayer(text, this::letters, click));
  }

  /** Lays what the player is told over all others. */
  void addNotices() {
    all.add(notices);
  }

  Layers all() {
    return all;
  }

  PauseLayer pause() {
    return pause;
  }

  NoticeLayer notices() {
    return notices;
  }

  HotspotNamesLayer hotspots() {
    return hotspots;
  }

  /** In a pause too, but not behind the menu. */
  private boolean namesThingPointedAt() {
    return settings.isOn(Setting.HOVER_NAMES) && !hotspots.isShown() && !all.holdGameWithout(pause);
  }

  private boolean isLarge() {
    return settings.isOn(Setting.LARGE_TEXT) && !inTerminal;
  }

  private Lettering letters() {
    int scale = isLarge() ? 2 : 1;
    return new Lettering(new GameLetters(game.session().world()).font(), scale);
  }
}
