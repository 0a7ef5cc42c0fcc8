package org.bowsprit.player.control;

import jakarta.inject.Inject;
import java.util.List;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Renderer;

/** How the picture is shown: what keys and the menu set is done at once and remembered. */
public final class DisplayActions implements Companion {

  /** While a window opens or is given a size, it is not the player who sizes it. */
  private static final int ROUNDS_OF_OPENING = 60;

  private final Renderer renderer;
  private final Settings settings;
  private final Notices notices;
  private final Actions actions;
  private final Controls controls;
  private String size = "";
  private int rounds;

  /**
   * Makes actions on what a renderer shows.
   *
   * @param notices takes lines for the player
   */
  @Inject
  DisplayActions(
      Renderer renderer, Settings settings, Notices notices, Actions actions, Controls controls) {
    this.renderer = renderer;
    this.settings = settings;
    this.notices = notices;
    this.actions = actions;
    this.controls = controls;
  }

  @Override
  public void join() {
    settings.onChange(Setting.FULLSCREEN, this::applyFullscreen);
    settings.onChange(Setting.MONITOR, this::applyMonitor);
    settings.onChange(Setting.SCALE, this::applyScale);
    settings.onChange(Setting.PIXELS, this::applyPixels);
    settings.onChange(Setting.FIT, this::applyFit);
    settings.onChange(Setting.FILTER, this::applyFilter);
    controls.onResize(this::resized);
    actions
        .on(HostAction.FULLSCREEN, () -> step(Setting.FULLSCREEN))
        .on(HostAction.ASPECT, this::stepPixels)
        .on(HostAction.FILTER, this::nextFilter);
  }

  private void stepPixels() {
    step(Setting.PIXELS);
    notices.show(settings.texts().of("told.pixels", settings.text(Setting.PIXELS)));
  }

  private void nextFilter() {
    stepFilter(1);
    boolean isOnlyOne = renderer.filters().size() == 1;
    notices.show(settings.texts().of(isOnlyOne ? "told.filter.only" : "told.filter", filterName()));
  }

  /** Returns what the filter is called; one that the player or a plugin brings, by its id. */
  public String filterName() {
    String id = settings.text(Setting.FILTER);
    return settings.texts().find("filter." + id).orElse(id);
  }

  private void step(Setting setting) {
    settings.change(setting, setting.stepped(settings.text(setting), 1));
  }

  /** Returns whether the picture is in a window, not in a terminal. */
  public boolean hasWindow() {
    return !renderer.ownsTerminal();
  }

  /** Returns whether what is written is shown in letters of a terminal, not in the game's. */
  public boolean hasLetters() {
    return !hasWindow() && renderer.readsCaptions();
  }

  /** Goes to another filter of the renderer. */
  public void stepFilter(int by) {
    List<String> filters = renderer.filters();
    int next = filters.indexOf(renderer.settings().filter()) + by;
    settings.change(Setting.FILTER, filters.get(Math.floorMod(next, filters.size())));
  }

  private void applyFullscreen() {
    renderer.apply(renderer.settings().withFullscreen(settings.isOn(Setting.FULLSCREEN)));
  }

  private void applyMonitor() {
    renderer.apply(renderer.settings().withMonitor(settings.number(Setting.MONITOR)));
  }

  /** The window becomes as large as that says, whatever size the player gave it before. */
  private void applyScale() {
    rounds = 0;
    size = "";
    settings.change(Setting.WINDOW_SIZE, size);
    renderer.apply(renderer.settings().withSize(0, 0).withScale(scale(settings)));
  }

  /** Returns how many pixels wide a pixel of the game is to be; 0 for as many as fit. */
  public static int scale(Settings settings) {
    return settings.text(Setting.SCALE).equals(Setting.AUTO) ? 0 : settings.number(Setting.SCALE);
  }

  private void applyPixels() {
    boolean square = settings.text(Setting.PIXELS).equals("square");
    renderer.apply(renderer.settings().withAspect(square ? Aspect.SQUARE : Aspect.CORRECTED));
  }

  private void applyFit() {
    boolean whole = settings.text(Setting.FIT).equals("integer");
    renderer.apply(renderer.settings().withFit(whole ? Fit.INTEGER : Fit.STRETCH));
  }

  private void applyFilter() {
    renderer.apply(renderer.settings().withFilter(settings.text(Setting.FILTER)));
  }

  @Override
  public void round() {
    rounds++;
  }

  /** Hears of the size of a window, which a terminal and the whole screen are not. */
  private void resized(HostEvent.Resize to) {
    DisplaySettings shown = renderer.settings();
    boolean isWindow = !renderer.ownsTerminal() && !shown.fullscreen();
    boolean isByThePlayer = rounds > ROUNDS_OF_OPENING;
    if (isWindow && isByThePlayer && to.width() >= Frame.WIDTH && to.height() >= Frame.HEIGHT) {
      size = to.width() + "x" + to.height();
    }
  }

  /** Has the next window open in the size that the player has given this one. */
  @Override
  public void leave() {
    if (!size.isEmpty()) {
      settings.change(Setting.WINDOW_SIZE, size);
    }
  }
}
