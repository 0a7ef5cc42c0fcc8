package org.bowsprit.render.terminal;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.bowsprit.render.DisplaySettings;

/**
 * What the terminal can show, as its environment and the player's options tell.
 *
 * <p>{@code COLORTERM}, {@code TERM}, {@code NO_COLOR} and the locale are read; options go before.
 */
final class TerminalTraits {

  private static final String COLOURS = "terminal.colours";
  private static final String LETTERS = "terminal.letters";

  private final Map<String, String> environment;
  private final Map<String, String> options;

  TerminalTraits(Map<String, String> environment, Map<String, String> options) {
    this.environment = environment;
    this.options = options;
  }

  /** How many colours to use. */
  ColourDepth colours() {
    return switch (options.getOrDefault(COLOURS, "")) {
      case "true" -> ColourDepth.TRUE;
      case "256" -> ColourDepth.PALETTE;
      case "none" -> ColourDepth.NONE;
      default -> coloursOfEnvironment();
    };
  }

  /** Whether the terminal's own letters stand in for the game's where those are too small. */
  boolean writesCaptions() {
    return !options.getOrDefault(LETTERS, "").equals("drawn");
  }

  /** A text in letters this terminal has: without Unicode, plain arrows and no accents. */
  String inItsLetters(String text) {
    return unicode()
        ? text
        : Normalizer.normalize(plain(text).replace("ß", "ss"), Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .replaceAll("[^ -~]", "?");
  }

  private static String plain(String arrows) {
    return arrows.replace('▲', '^').replace('▼', 'v').replace('◄', '<').replace('►', '>');
  }

  /** The cell styles this terminal can show, best liked first. */
  List<CellStyle> styles() {
    return unicode()
        ? List.of(new HalfBlocks(), new Sextants(), new Ascii())
        : List.of(new Ascii());
  }

  /** The style of a filter; without colours, or without one of that name, what looks best. */
  CellStyle style(String filter) {
    for (CellStyle style : styles()) {
      if (style.id().equals(filter) && !filter.equals(DisplaySettings.NEAREST)) {
        return style;
      }
    }
    return colours() == ColourDepth.NONE ? new Ascii() : styles().get(0);
  }

  /** The ids of the filters: a plain one always, and the styles by their names. */
  List<String> filters() {
    return unicode()
        ? List.of(DisplaySettings.NEAREST, "sextant", "ascii")
        : List.of(DisplaySettings.NEAREST, "ascii");
  }

  private ColourDepth coloursOfEnvironment() {
    String colorTerm = environment.getOrDefault("COLORTERM", "");
    String term = environment.getOrDefault("TERM", "");
    if (environment.containsKey("NO_COLOR") || term.startsWith("vt")) {
      return ColourDepth.NONE;
    }
    if (colorTerm.equals("truecolor") || colorTerm.equals("24bit") || term.endsWith("-direct")) {
      return ColourDepth.TRUE;
    }
    return ColourDepth.PALETTE;
  }

  private boolean unicode() {
    String locale = "";
    for (String name : List.of("LANG", "LC_CTYPE", "LC_ALL")) {
      String value = environment.getOrDefault(name, "");
      locale = value.isEmpty() ? locale : value;
    }
    String lower = locale.toLowerCase(Locale.ROOT);
    return lower.contains("utf-8") || lower.contains("utf8");
  }
}
