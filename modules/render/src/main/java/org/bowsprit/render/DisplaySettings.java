package org.bowsprit.render;

import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.bowsprit.service.OptionValues;

/**
 * The player's display settings. A renderer receives them when it is opened; they can be changed
 * later.
 *
 * <p>A renderer applies only the settings that it supports. For example, some terminals have no
 * title, and no terminal has monitors.
 *
 * @param title the title of the window
 * @param scale the size of a game pixel in device pixels when the window opens; 0 means the largest
 *     integer that fits the screen
 * @param width the width of the drawing area in device pixels when the window opens; 0 if {@code
 *     scale} determines it
 * @param height the height of the drawing area in device pixels when the window opens; 0 if {@code
 *     scale} determines it
 * @param fullscreen whether the picture covers the whole monitor
 * @param monitor the monitor for full screen, counted from 0; a missing monitor means 0
 * @param aspect the shape of a game pixel
 * @param fit the way in which the picture fills a window of another size
 * @param filter the id of the filter that enlarges pixels: every renderer has {@code nearest} and
 *     may have others; an unknown id means {@code nearest}
 * @param vsync whether presenting waits for the monitor, if the platform supports it
 * @param options the additional settings by id and key, {@code renderer.key}; each renderer reads
 *     only its own options
 * @since 1.0
 */
public record DisplaySettings(
    String title,
    int scale,
    int width,
    int height,
    boolean fullscreen,
    int monitor,
    Aspect aspect,
    Fit fit,
    String filter,
    boolean vsync,
    Map<String, String> options) {

  /** The shape of a game pixel. */
  public enum Aspect {
    /**
     * Pixels 1.2 times as high as wide. The picture has the shape 4:3, as on the monitors of the
     * 1990s.
     */
    CORRECTED,
    /** Square pixels. The picture has the shape 8:5. */
    SQUARE
  }

  /** The way in which a picture fills an area. */
  public enum Fit {
    /** The largest whole-number enlargement that fits, centred on black. */
    INTEGER,
    /** As large as the area allows, centred on black. */
    STRETCH
  }

  /**
   * The id of the filter that every renderer has. It shows each game pixel as a rectangle of one
   * colour.
   */
  public static final String NEAREST = "nearest";

  /** The default settings. */
  public static final DisplaySettings DEFAULT =
      new DisplaySettings(
          "Bowsprit", 0, 0, 0, false, 0, Aspect.CORRECTED, Fit.STRETCH, NEAREST, true, Map.of());

  /** Checks the values. */
  public DisplaySettings {
    Objects.requireNonNull(title, "title must not be null");
    Objects.requireNonNull(aspect, "aspect must not be null");
    Objects.requireNonNull(fit, "fit must not be null");
    Objects.requireNonNull(filter, "filter must not be null");
    if (scale < 0) {
      throw new IllegalArgumentException("scale must not be below 0, it is " + scale);
    }
    if (width < 0 || height < 0) {
      throw new IllegalArgumentException("a window cannot be " + width + "×" + height);
    }
    options = Map.copyOf(options);
  }

  /** Creates settings for a window whose size depends on the scale. */
  public DisplaySettings(
      String title,
      int scale,
      boolean fullscreen,
      int monitor,
      Aspect aspect,
      Fit fit,
      String filter,
      boolean vsync,
      Map<String, String> options) {
    this(title, scale, 0, 0, fullscreen, monitor, aspect, fit, filter, vsync, options);
  }

  /**
   * Returns the values of a renderer's options.
   *
   * @throws org.bowsprit.service.OptionException if an option is not declared, or its value has the
   *     wrong type
   * @since 1.1
   */
  public OptionValues optionsOf(RendererProvider provider) {
    return OptionValues.of(provider.id(), provider.options(), options);
  }

  /** Returns these settings with another title. */
  public DisplaySettings withTitle(String newTitle) {
    return with(draft -> draft.title = newTitle);
  }

  /** Returns these settings with another size of a game pixel; 0 means the largest that fits. */
  public DisplaySettings withScale(int newScale) {
    return with(draft -> draft.scale = newScale);
  }

  /**
   * Returns these settings with another initial window size; 0 and 0 if the scale determines it.
   */
  public DisplaySettings withSize(int newWidth, int newHeight) {
    return with(
        draft -> {
          draft.width = newWidth;
          draft.height = newHeight;
        });
  }

  /** Returns these settings with or without full screen. */
  public DisplaySettings withFullscreen(boolean newFullscreen) {
    return with(draft -> draft.fullscreen = newFullscreen);
  }

  /** Returns these settings with another monitor. */
  public DisplaySettings withMonitor(int newMonitor) {
    return with(draft -> draft.monitor = newMonitor);
  }

  /** Returns these settings with another pixel shape. */
  public DisplaySettings withAspect(Aspect newAspect) {
    return with(draft -> draft.aspect = newAspect);
  }

  /** Returns these settings with another fit. */
  public DisplaySettings withFit(Fit newFit) {
    return with(draft -> draft.fit = newFit);
  }

  /** Returns these settings with another filter. */
  public DisplaySettings withFilter(String newFilter) {
    return with(draft -> draft.filter = newFilter);
  }

  /** Returns these settings with or without waiting for the monitor. */
  public DisplaySettings withVsync(boolean newVsync) {
    return with(draft -> draft.vsync = newVsync);
  }

  /** Returns these settings with other options. */
  public DisplaySettings withOptions(Map<String, String> newOptions) {
    return with(draft -> draft.options = newOptions);
  }

  private DisplaySettings with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settings();
  }

  /** A mutable copy of settings, for changing one of them. */
  private static final class Draft {
    private String title;
    private int scale;
    private int width;
    private int height;
    private boolean fullscreen;
    private int monitor;
    private Aspect aspect;
    private Fit fit;
    private String filter;
    private boolean vsync;
    private Map<String, String> options;

    private Draft(DisplaySettings from) {
      title = from.title;
      scale = from.scale;
      width = from.width;
      height = from.height;
      fullscreen = from.fullscreen;
      monitor = from.monitor;
      aspect = from.aspect;
      fit = from.fit;
      filter = from.filter;
      vsync = from.vsync;
      options = from.options;
    }

    private DisplaySettings settings() {
      return new DisplaySettings(
          title, scale, width, height, fullscreen, monitor, aspect, fit, filter, vsync, options);
    }
  }
}
