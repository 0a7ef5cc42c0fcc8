package org.bowsprit.manual.command;

import java.util.Locale;

/** Writes macros of {@code man(7)}, and escapes text so that it is not interpreted as macros. */
final class Roff {

  private final StringBuilder text = new StringBuilder();

  /** Starts the page of {@code name}. The title of the manual is in the middle of the header. */
  Roff title(String name, String manual) {
    return macro("TH", name.toUpperCase(Locale.ROOT), "6", "", "", manual);
  }

  Roff section(String heading) {
    return macro("SH", heading);
  }

  Roff subsection(String heading) {
    return macro("SS", heading);
  }

  Roff paragraph(String content) {
    return line(escaped(content));
  }

  /** Writes a line that the reader types literally. */
  Roff literal(String content) {
    return macro("B", content);
  }

  /** Writes a paragraph with a tag, such as an option and its description. */
  Roff tagged(String tag, String content) {
    line(".TP");
    macro("B", tag);
    return paragraph(content);
  }

  /** Returns the page so far. */
  String text() {
    return text.toString();
  }

  private Roff macro(String name, String... arguments) {
    StringBuilder line = new StringBuilder("." + name);
    for (String argument : arguments) {
      line.append(" \"").append(escaped(argument).replace("\"", "\\(dq")).append('"');
    }
    return line(line.toString());
  }

  private Roff line(String line) {
    text.append(line).append('\n');
    return this;
  }

  private static String escaped(String content) {
    String safe = content.replace("\\", "\\e").replace("-", "\\-").replace("\n", " ");
    boolean looksLikeMacro = safe.startsWith(".") || safe.startsWith("'");
    return ascii(looksLikeMacro ? "\\&" + safe : safe);
  }

  /** Returns the text in ASCII, because some implementations of troff cannot read UTF-8. */
  private static String ascii(String content) {
    StringBuilder text = new StringBuilder();
    content
        .codePoints()
        .forEach(
            codePoint -> {
              if (codePoint < 128) {
                text.append((char) codePoint);
              } else {
                text.append(String.format(Locale.ROOT, "\\[u%04X]", codePoint));
              }
            });
    return text.toString();
  }
}
