package org.bowsprit.render.terminal;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.bowsprit.render.DisplaySettings;

/**
 * Determines the capabilities of the terminal from its environment and the player's options.
 *
 * <p>The environment consists of {@code COLORTERM}, {@code TERM}, {@code NO_COLOR} and the locale.
 * Options take precedence.
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

  /** Returns the colour depth to use. */
  ColourDepth colours() {
    return switch (options.getOrDefault(COLOURS, "")) {
      case "true" -> ColourDepth.TRUE;
      case "256" -> ColourDepth.PALETTE;
      case "none" -> ColourDepth.NONE;
      default -> coloursOfEnvironment();
    };
  }

  /**
   * Returns whether the terminal's own letters replace the game's letters if the game's letters are
   * too small.
   */
  boolean writesCaptions() {
    return !options.getOrDefault(LETTERS, "").equals("drawn");
  }

  /**
   * Returns a text in characters of this terminal. Without Unicode, arrows are plain and letters
   * have no accents.
   */
  String inTerminalCharacters(String text) {
    return supportsUnicode()
        ? text
        : Normalizer.normalize(withPlainArrows(text).replace("ß", "ss"), Normalizer.Form.NFD)
            .replaceAll("\\p{M}", "")
            .replaceAll("[^ -~]", "?");
  }

  private static String withPlainArrows(String arrows) {
    return arrows.replace('▲', '^').replace('▼', 'v').replace('◄', '<').replace('►', '>');
  }

  /** Returns the cell styles that this terminal can show, in order of preference. */
  List<CellStyle> styles() {
    return supportsUnicode()
        ? List.of(new HalfBlocks(), new Sextants(), new Ascii())
        : List.of(new Ascii());
  }

  /**
   * Returns the style for a filter. Without colours, or for an unknown name, this is the preferred
   * style.
   */
  CellStyle style(String filter) {
    for (CellStyle style : styles()) {
      if (style.id().equals(filter) && !filter.equals(DisplaySettings.NEAREST)) {
        return style;
      }
    }
    return colours() == ColourDepth.NONE ? new Ascii() : styles().get(0);
  }

  /**
   * Returns the ids of the filters: the plain filter, and the filters that select a style by its
   * name.
   */
  List<String> filters() {
    return supportsUnicode()
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

  private boolean supportsUnicode() {
    String locale = "";
    for (String name : List.of("LANG", "LC_CTYPE", "LC_ALL")) {
      String value = environment.getOrDefault(name, "");
      locale = value.isEmpty() ? locale : value;
    }
    String lower = locale.toLowerCase(Locale.ROOT);
    return lower.contains("utf-8") || lower.contains("utf8");
  }
}
