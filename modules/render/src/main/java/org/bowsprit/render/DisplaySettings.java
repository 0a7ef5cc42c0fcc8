package org.bowsprit.render;

import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.bowsprit.service.OptionValues;

/**
 * How the player wants the picture shown: asked for at opening, changeable while it runs.
 *
 * <p>A renderer does what it can of it: a terminal has no title on every emulator and no monitors.
 *
 * @param title what the window is called
 * @param scale size of a game pixel in device pixels when the window opens; 0 chooses the largest
 *     whole one that fits the screen
 * @param width of the drawing area in device pixels when the window opens; 0 leaves it to {@code
 *     scale}
 * @param height of the drawing area likewise
 * @param fullscreen whether the picture takes the whole monitor
 * @param monitor which monitor full screen takes, counted from 0; one that is not there means 0
 * @param aspect shape of a game pixel
 * @param fit how the picture fills a window whose size is not its own
 * @param filter id of the way pixels are enlarged: {@code nearest} everywhere; others are the
 *     renderer's own, an unknown one means {@code nearest}
 * @param vsync whether presenting waits for the monitor where the platform can
 * @param options further settings by id and key, {@code renderer.key}; each renderer reads its own
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
    /** Pixels 1.2 times as high as wide: the picture is 4:3, as on the monitors of the time. */
    CORRECTED,
    /** Square pixels: the picture is 8:5. */
    SQUARE
  }

  /** How a picture fills an area. */
  public enum Fit {
    /** The largest whole-number enlargement that fits, centred on black. */
    INTEGER,
    /** As large as the area allows, centred on black. */
    STRETCH
  }

  /** The enlargement every renderer has: each game pixel a rectangle of one colour. */
  public static final String NEAREST = "nearest";

  /** What a player gets who asks for nothing. */
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
      throw new IllegalArgumentException("a window is not " + width + "×" + height);
    }
    options = Map.copyOf(options);
  }

  /** With a window whose size comes from the scale. */
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
   * @throws org.bowsprit.service.OptionException if one is not declared, or not of its type
   * @since 1.1
   */
  public OptionValues optionsOf(RendererProvider provider) {
    return OptionValues.of(provider.id(), provider.options(), options);
  }

  /** The same with another title. */
  public DisplaySettings withTitle(String newTitle) {
    return with(draft -> draft.title = newTitle);
  }

  /** The same with another size of a game pixel; 0 chooses the largest that fits. */
  public DisplaySettings withScale(int newScale) {
    return with(draft -> draft.scale = newScale);
  }

  /** The same with a window of this size when it opens; 0 and 0 leave it to the scale. */
  public DisplaySettings withSize(int newWidth, int newHeight) {
    return with(
        draft -> {
          draft.width = newWidth;
          draft.height = newHeight;
        });
  }

  /** The same on the whole monitor, or in a window. */
  public DisplaySettings withFullscreen(boolean newFullscreen) {
    return with(draft -> draft.fullscreen = newFullscreen);
  }

  /** The same on another monitor. */
  public DisplaySettings withMonitor(int newMonitor) {
    return with(draft -> draft.monitor = newMonitor);
  }

  /** The same with other pixels. */
  public DisplaySettings withAspect(Aspect newAspect) {
    return with(draft -> draft.aspect = newAspect);
  }

  /** The same filling its area otherwise. */
  public DisplaySettings withFit(Fit newFit) {
    return with(draft -> draft.fit = newFit);
  }

  /** The same enlarged by another filter. */
  public DisplaySettings withFilter(String newFilter) {
    return with(draft -> draft.filter = newFilter);
  }

  /** The same with or without waiting for the monitor. */
  public DisplaySettings withVsync(boolean newVsync) {
    return with(draft -> draft.vsync = newVsync);
  }

  /** The same with other further settings. */
  public DisplaySettings withOptions(Map<String, String> newOptions) {
    return with(draft -> draft.options = newOptions);
  }

  private DisplaySettings with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.settings();
  }

  /** Settings of which one is about to change. */
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
