package org.bowsprit.render.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.service.Option;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/**
 * Opens the terminal in which this process runs.
 *
 * @since 0.1
 */
@Extension
public final class TerminalProvider implements RendererProvider, ExtensionPoint {

  @Override
  public String id() {
    return "terminal";
  }

  @Override
  public String displayName() {
    return "Terminal";
  }

  @Override
  public int preference() {
    return 20;
  }

  @Override
  public Availability probe() {
    if (System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("win")) {
      return Availability.no("it needs a Unix terminal");
    }
    if (!Tty.exists()) {
      return Availability.no("this process has no terminal");
    }
    if ("dumb".equals(System.getenv("TERM"))) {
      return Availability.no("the terminal cannot move its cursor (TERM is dumb)");
    }
    return Availability.yes();
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.choice(
            "colours",
            "The number of colours; auto uses COLORTERM, TERM and NO_COLOR.",
            "auto",
            "true",
            "256",
            "none"),
        Option.choice(
            "letters", "How letters are shown if the game's are too small.", "terminal", "drawn"));
  }

  @Override
  public TerminalRenderer open(DisplaySettings settings) throws RendererException {
    Map<String, String> environment = System.getenv();
    try {
      return new TerminalRenderer(
          Tty.open(), settings, new TerminalTraits(environment, settings.options()));
    } catch (IOException e) {
      throw new RendererException("the terminal cannot be opened: " + e.getMessage(), e);
    }
  }
}
