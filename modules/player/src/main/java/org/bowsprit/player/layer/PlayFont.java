package org.bowsprit.player.layer;

import jakarta.inject.Inject;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.ink.GameFontChooser;
import org.bowsprit.player.ink.Lettering;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.render.Renderer;

/**
 * The font in which the program writes over a running game: the game's font, in double size if the
 * player chose large text.
 */
public final class PlayFont {

  private final TimedSession game;
  private final Settings settings;
  private final Renderer renderer;

  @Inject
  PlayFont(TimedSession game, Settings settings, Renderer renderer) {
    this.game = game;
    this.settings = settings;
    this.renderer = renderer;
  }

  /** Returns whether texts are enlarged. The characters of a terminal have only one size. */
  public boolean isLarge() {
    return settings.isOn(Setting.LARGE_TEXT) && !renderer.ownsTerminal();
  }

  /** Returns the current font and size. */
  public Lettering current() {
    int scale = isLarge() ? 2 : 1;
    return new Lettering(new GameFontChooser(game.session().world()).font(), scale);
  }
}
