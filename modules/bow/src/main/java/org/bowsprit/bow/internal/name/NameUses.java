package org.bowsprit.bow.internal.name;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.bowsprit.bow.internal.source.Span;
import org.bowsprit.bow.internal.tree.Expression;

/** The occurrences of names in the sources, with their meanings. */
public final class NameUses {

  private final List<Use> uses = new ArrayList<>();

  /**
   * An occurrence of a name.
   *
   * @param span the characters of the name alone
   * @param symbol the symbol to which the name refers
   */
  public record Use(Span span, DeclaredSymbol symbol) {}

  /** Returns all occurrences so far, without duplicates. */
  public Set<Use> all() {
    return new LinkedHashSet<>(uses);
  }

  /**
   * Adds an occurrence of a name. Ignores a name that the compiler created, because the source does
   * not contain it.
   */
  public void add(Expression.Name name, DeclaredSymbol symbol) {
    Span span = name.span();
    if (span.source().text().startsWith(name.qualifiedName(), span.start())) {
      int start = span.start() + name.qualifiedName().length() - name.name().length();
      add(new Span(span.source(), start, start + name.name().length()), symbol);
    } else if (span.text().endsWith("." + name.name())) {
      add(new Span(span.source(), span.end() - name.name().length(), span.end()), symbol);
    } else if (span.text().startsWith("\"")) {
      addInserted(name, symbol);
    }
  }

  /** Adds the occurrences of a name in the insertions of a text: {@code "{coins} coins"}. */
  private void addInserted(Expression.Name name, DeclaredSymbol symbol) {
    String text = name.span().text();
    int open = text.indexOf('{');
    while (open >= 0) {
      int close = text.indexOf('}', open);
      int at = text.indexOf(name.name(), open);
      while (at >= 0 && at < close) {
        int end = at + name.name().length();
        if (!isWordPart(text.charAt(at - 1)) && !isWordPart(text.charAt(end))) {
          int start = name.span().start();
          add(new Span(name.span().source(), start + at, start + end), symbol);
        }
        at = text.indexOf(name.name(), end);
      }
      open = text.indexOf('{', open + 1);
    }
  }

  private static boolean isWordPart(char each) {
    return Character.isLetterOrDigit(each) || each == '_' || each == '$';
  }

  /** Adds an occurrence that consists of exactly the name. */
  public void add(Span span, DeclaredSymbol symbol) {
    boolean isAsLong = span.end() - span.start() == symbol.name().length();
    if (isAsLong && span.source().text().startsWith(symbol.name(), span.start())) {
      uses.add(new Use(span, symbol));
    }
  }
}
