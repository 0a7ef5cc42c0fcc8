package org.bowsprit.launcher.command;

import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.plugin.Registry;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.DisplaySettings.Aspect;
import org.bowsprit.render.RendererChooser;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import picocli.CommandLine.Option;

/** The options that choose a renderer and how it shows the picture. */
public final class RendererSelection {

  @Option(
      names = "--renderer",
      paramLabel = "ID",
      defaultValue = "",
      description = "Show the game with this renderer (the best that opens); see plugins list.")
  private String id;

  @Option(
      names = "--renderer-option",
      paramLabel = "KEY=VALUE",
      description = "A setting of the renderer; may be given more than once.")
  private Map<String, String> options = Map.of();

  @Option(
      names = "--scale",
      paramLabel = "N",
      defaultValue = "0",
      description = "Make a pixel of the game N pixels wide (as large as fits).")
  private int scale;

  @Option(names = "--fullscreen", description = "Take the whole screen.")
  private boolean fullscreen;

  @Option(
      names = "--monitor",
      paramLabel = "N",
      defaultValue = "0",
      description = "The monitor full screen takes, counted from 0 (${DEFAULT-VALUE}).")
  private int monitor;

  @Option(
      names = "--square-pixels",
      description = "Show pixels as squares, not 1.2 times as high as on monitors of the time.")
  private boolean squarePixels;

  @Option(
      names = "--filter",
      paramLabel = "ID",
      defaultValue = DisplaySettings.NEAREST,
      description = "Enlarge pixels this way (${DEFAULT-VALUE}); what there is, the renderer says.")
  private String filter;

  /**
   * Opens the renderer.
   *
   * @param title what the window is called
   * @param notes takes a line for each renderer that did not open
   * @throws CommandFailure if none opened or there is none of the wanted id
   */
  public RendererChooser.Choice open(
      Registry<RendererProvider> renderers, String title, Consumer<String> notes) {
    if (!id.isEmpty()) {
      renderers.get(id);
    }
    if (scale < 0) {
      throw CommandFailure.usage("--scale must be 1 or more, not " + scale);
    }
    try {
      return new RendererChooser(renderers.all(), notes).open(id, settings(title));
    } catch (RendererException e) {
      throw CommandFailure.plugin(e.getMessage(), e);
    }
  }

  private DisplaySettings settings(String title) {
    return DisplaySettings.DEFAULT
        .withTitle(title)
        .withScale(scale)
        .withFullscreen(fullscreen)
        .withMonitor(monitor)
        .withAspect(squarePixels ? Aspect.SQUARE : Aspect.CORRECTED)
        .withFilter(filter)
        .withOptions(options);
  }
}
