package org.bowsprit.bow.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostics;
import org.bowsprit.bow.internal.parse.DeclarationParser;
import org.bowsprit.bow.internal.source.Source;
import org.bowsprit.bow.internal.tree.Declaration;
import org.bowsprit.bow.internal.tree.Expression;

/** Finds the glyphs that a source declares for characters: {@code glyph "€" @ 128}. */
public final class DeclaredGlyphs {

  private final Map<Integer, Integer> glyphs = new HashMap<>();

  private DeclaredGlyphs() {}

  /**
   * Returns the glyph numbers by character. Only numbers that are literals are included. Errors of
   * the source are ignored; the compiler reports them.
   */
  public static Map<Integer, Integer> find(SourceText text) {
    DeclaredGlyphs found = new DeclaredGlyphs();
    Source source = new Source(text.path(), text.text());
    for (Declaration each : DeclarationParser.parse(source, new Diagnostics())) {
      if (each instanceof Declaration.Settings settings && settings.kind().isWord("glyph")) {
        settings.settings().forEach(setting -> found.add(setting.values()));
      }
    }
    return found.glyphs;
  }

  private void add(List<Expression> values) {
    if (values.size() == 2
        && values.get(0) instanceof Expression.Quoted character
        && values.get(1) instanceof Expression.Constant number) {
      String quoted = character.span().text();
      if (quoted.length() > 2) {
        glyphs.put(quoted.codePointAt(1), number.value());
      }
    }
  }
}
