package org.bowsprit.launcher.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.bowsprit.player.play.FakeRenderer;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.Input;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;
import org.pf4j.ExtensionPoint;

/**
 * Provides a renderer for tests of the command line. The renderer sends the key {@code
 * scripted.key} and the dropped file {@code scripted.drop} if these options are given, and closes
 * after {@code scripted.frames} frames.
 */
public final class ScriptedProvider implements RendererProvider, ExtensionPoint {

  @Override
  public String id() {
    return "scripted";
  }

  @Override
  public String displayName() {
    return "Scripted";
  }

  @Override
  public int preference() {
    return 1;
  }

  @Override
  public Availability probe() {
    return Availability.yes();
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.number("frames", "The frames until the window closes.", 3, 0, 100_000),
        Option.number("key", "The key that is pressed.", 0, 0, 1_000),
        Option.file("drop", "The file that is dropped."));
  }

  @Override
  public Renderer open(DisplaySettings settings) throws RendererException {
    Map<String, String> options = settings.options();
    FakeRenderer renderer = new FakeRenderer();
    if (options.containsKey("scripted.key")) {
      renderer.then(new Input.Key(Integer.parseInt(options.get("scripted.key"))));
    }
    if (options.containsKey("scripted.drop")) {
      renderer.then(new HostEvent.DropFile(Path.of(options.get("scripted.drop"))));
    }
    return renderer.thenNothing(Integer.parseInt(options.getOrDefault("scripted.frames", "3")));
  }
}
