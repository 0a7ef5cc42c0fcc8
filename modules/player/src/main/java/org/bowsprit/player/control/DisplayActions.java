package org.bowsprit.player.control;

import jakarta.inject.Inject;
import java.nio.file.Path;
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

/**
 * Controls the display of the picture. Changes by keys and by the menu take effect immediately and
 * are saved.
 */
public final class DisplayActions implements Companion {

  /**
   * The number of rounds during which a new size of the window does not count as the player's
   * choice, because the window opens or because the program resizes it.
   */
  private static final int OPENING_ROUNDS = 60;

  private final Renderer renderer;
  private final Settings settings;
  private final Notices notices;
  private final Actions actions;
  private final Controls controls;
  private String windowSize = "";
  private int rounds;

  /**
   * Creates actions that change the display.
   *
   * @param notices shows messages to the player
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
    controls.onResize(this::handleResize);
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

  /** Returns the name of the filter. For a filter of the player or a plugin, the id is returned. */
  public String filterName() {
    String id = renderer.settings().filter();
    return settings.texts().find("filter." + id).orElse(id);
  }

  private void step(Setting setting) {
    settings.change(setting, setting.neighbour(settings.text(setting), 1));
  }

  /** Returns whether the picture is shown in a window, not in a terminal. */
  public boolean hasWindow() {
    return !renderer.ownsTerminal();
  }

  /** Returns whether text is shown in the font of the terminal and not in the font of the game. */
  public boolean usesTerminalFont() {
    return !hasWindow() && renderer.readsCaptions();
  }

  /** Returns whether the window can show the system's dialog for files. */
  public boolean canChooseFiles() {
    return renderer.canChooseFiles();
  }

  /**
   * Shows the system's dialog for files. The chosen file is reported like a file that is dropped on
   * the window.
   */
  public void chooseFile(String title, Path folder) {
    renderer.chooseFile(title, folder);
  }

  /** Switches to another filter of the renderer. */
  public void stepFilter(int step) {
    List<String> filters = renderer.filters();
    int nextIndex = filters.indexOf(renderer.settings().filter()) + step;
    settings.change(Setting.FILTER, filters.get(Math.floorMod(nextIndex, filters.size())));
  }

  private void applyFullscreen() {
    renderer.apply(renderer.settings().withFullscreen(settings.isOn(Setting.FULLSCREEN)));
  }

  private void applyMonitor() {
    renderer.apply(renderer.settings().withMonitor(settings.number(Setting.MONITOR)));
  }

  /** Resizes the window to the scale in the settings, even if the player has resized it before. */
  private void applyScale() {
    rounds = 0;
    windowSize = "";
    settings.change(Setting.WINDOW_SIZE, windowSize);
    renderer.apply(renderer.settings().withSize(0, 0).withScale(scale(settings)));
  }

  /**
   * Returns the width of one pixel of the game in pixels of the window; 0 for the largest width
   * that fits.
   */
  public static int scale(Settings settings) {
    return settings.text(Setting.SCALE).equals(Setting.AUTO) ? 0 : settings.number(Setting.SCALE);
  }

  private void applyPixels() {
    boolean isSquare = settings.text(Setting.PIXELS).equals("square");
    renderer.apply(renderer.settings().withAspect(isSquare ? Aspect.SQUARE : Aspect.CORRECTED));
  }

  private void applyFit() {
    boolean isIntegerScale = settings.text(Setting.FIT).equals("integer");
    renderer.apply(renderer.settings().withFit(isIntegerScale ? Fit.INTEGER : Fit.STRETCH));
  }

  private void applyFilter() {
    renderer.apply(renderer.settings().withFilter(settings.text(Setting.FILTER)));
  }

  @Override
  public void round() {
    rounds++;
  }

  /** Handles a new window size. A terminal and a full screen have no window size. */
  private void handleResize(HostEvent.Resize newSize) {
    DisplaySettings currentSettings = renderer.settings();
    boolean isWindow = !renderer.ownsTerminal() && !currentSettings.fullscreen();
    boolean isPlayersChoice = rounds > OPENING_ROUNDS;
    if (isWindow
        && isPlayersChoice
        && newSize.width() >= Frame.WIDTH
        && newSize.height() >= Frame.HEIGHT) {
      windowSize = newSize.width() + "x" + newSize.height();
    }
  }

  /** Stores the current size of the window for the next start. */
  @Override
  public void leave() {
    if (!windowSize.isEmpty()) {
      settings.change(Setting.WINDOW_SIZE, windowSize);
    }
  }
}
