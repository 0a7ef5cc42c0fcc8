package org.bowsprit.launcher.option;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.settings.Setting;
import org.bowsprit.player.settings.Settings;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.DisplaySettings.Fit;
import picocli.CommandLine.Option;

/** The options for the renderer and the picture. */
public final class RendererSelection {

  /** The renderer that shows nothing, for scripts. */
  private static final String HEADLESS = "headless";

  private static final Pattern SIZE_PATTERN = Pattern.compile("(\\d{1,5})x(\\d{1,5})");

  @Option(
      names = "--renderer",
      paramLabel = "ID",
      description = "Show the game with this renderer (default: the best one); see plugins list.")
  private String id;

  @Option(
      names = "--renderer-option",
      paramLabel = "KEY=VALUE",
      description = "An option of the renderer; may be given more than once.")
  private Map<String, String> options = Map.of();

  @Option(
      names = "--scale",
      paramLabel = "N",
      description = "Make a game pixel N pixels wide (default: the setting; as large as fits).")
  private Integer scale;

  @Option(names = "--fullscreen", description = "Use full screen.")
  private boolean isFullscreen;

  @Option(
      names = "--monitor",
      paramLabel = "N",
      description = "The monitor for full screen, counted from 0 (default: the setting; 0).")
  private Integer monitor;

  @Option(
      names = "--square-pixels",
      description = "Show pixels as squares, not 1.2 times as high as on monitors of the time.")
  private boolean hasSquarePixels;

  @Option(
      names = "--integer-scale",
      description = "Enlarge pixels only by whole numbers, with or without square pixels.")
  private boolean usesIntegerScale;

  @Option(
      names = "--filter",
      paramLabel = "ID",
      description = "The filter for enlarging pixels (default: the setting; nearest).")
  private String filter;

  /** Creates the mixin for picocli. */
  public RendererSelection() {}

  /** Returns the renderer options from the command line, by key or by id and key. */
  public Map<String, String> options() {
    return options;
  }

  /**
   * Overrides the settings with the options from the command line.
   *
   * @param problemListener receives a line if the settings would show nothing to the player; in
   *     this case, the best renderer is used
   */
  public void override(Settings settings, Consumer<String> problemListener) {
    if (id == null && settings.text(Setting.RENDERER).equals(HEADLESS)) {
      problemListener.accept(
          "settings: the renderer in bowsprit.toml, headless, shows nothing, so the best"
              + " working renderer is used; change it below [play], or type --renderer headless");
      settings.override(Setting.RENDERER, Setting.RENDERER.defaultValue());
    }
    settings.override(Setting.RENDERER, id);
    if (isFullscreen) {
      settings.override(Setting.FULLSCREEN, "true");
    }
    if (hasSquarePixels) {
      settings.override(Setting.PIXELS, "square");
    }
    if (usesIntegerScale) {
      settings.override(Setting.FIT, "integer");
    }
    settings.override(Setting.FILTER, filter);
    settings.override(Setting.MONITOR, monitor);
    if (scale != null) {
      settings.override(Setting.SCALE, scale == 0 ? Setting.AUTO : scale);
      settings.override(Setting.WINDOW_SIZE, "");
    }
  }

  /**
   * Checks that the opened renderer has the filter from the command line.
   *
   * @param filters the ids of the renderer's filters
   * @throws CommandFailure if the renderer does not have the filter; the message names its filters
   */
  public void requireFilter(List<String> filters) {
    if (filter != null && !filters.contains(filter)) {
      throw CommandFailure.refused(
          "refused.choose", "--filter", filter, String.join(", ", filters));
    }
  }

  /**
   * Returns the settings for showing the picture.
   *
   * @param title the title of the window
   * @param settings the settings, for everything that the command line does not contain
   * @param rendererOptions the options of renderers, by id and key
   * @throws CommandFailure if the scale is invalid
   */
  public DisplaySettings display(
      String title, Settings settings, Map<String, String> rendererOptions) {
    if (scale != null && scale < 0) {
      throw CommandFailure.refused("refused.at-least", "--scale", 1, scale);
    }
    boolean isSquare = settings.text(Setting.PIXELS).equals("square");
    DisplaySettings display =
        DisplaySettings.DEFAULT
            .withTitle(title)
            .withScale(DisplayActions.scale(settings))
            .withFullscreen(settings.isOn(Setting.FULLSCREEN))
            .withMonitor(settings.number(Setting.MONITOR))
            .withAspect(isSquare ? Aspect.SQUARE : Aspect.CORRECTED)
            .withFit(settings.text(Setting.FIT).equals("integer") ? Fit.INTEGER : Fit.STRETCH)
            .withFilter(settings.text(Setting.FILTER))
            .withOptions(rendererOptions);
    Matcher size = SIZE_PATTERN.matcher(settings.text(Setting.WINDOW_SIZE));
    return size.matches()
        ? display.withSize(Integer.parseInt(size.group(1)), Integer.parseInt(size.group(2)))
        : display;
  }
}
