package org.bowsprit.bow.text;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.internal.library.UsedLibrary;
import org.bowsprit.bow.internal.source.Source;

/**
 * The texts of the interface that a game uses: verbs, prepositions and responses. Translations of
 * these texts are compiled into the game.
 */
public final class InterfaceTexts {

  private final UsedLibrary library;
  private final SourceText originalSource;
  private final SourceText source;

  private InterfaceTexts(UsedLibrary library) {
    this.library = library;
    this.originalSource = new SourceText(library.source().path(), library.source().text());
    this.source =
        TextFinder.replaceTexts(originalSource, text -> library.versions(text.versions()));
  }

  /** Returns the texts of the interface that sources use; empty if they use none. */
  public static Optional<InterfaceTexts> of(List<SourceText> sources) {
    return UsedLibrary.of(
            sources.stream().map(each -> new Source(each.path(), each.text())).toList())
        .map(InterfaceTexts::new);
  }

  /**
   * Returns the source of the interface, with each text in all languages of the game. This source
   * replaces the original interface if it is compiled together with the sources of the game.
   */
  public SourceText source() {
    return source;
  }

  /**
   * Returns the texts of {@link #source} that the game shows. Texts of declarations that the game
   * replaces are not included, nor are symbols that are the same in all languages.
   */
  public List<TextOccurrence> texts() {
    List<TextOccurrence> originalTexts = TextFinder.find(originalSource);
    List<TextOccurrence> translatedTexts = TextFinder.find(source);
    return IntStream.range(0, translatedTexts.size())
        .filter(index -> originalTexts.get(index).versions().size() > 1)
        .mapToObj(translatedTexts::get)
        .filter(each -> !library.replaced().contains(declarationName(each.within())))
        .toList();
  }

  /** Returns whether the interface has texts in a language. */
  public boolean hasTexts(String language) {
    return library.hasTexts(language);
  }

  /** Returns the name of the declaration that contains a text. */
  private static String declarationName(String enclosing) {
    String outermost = enclosing.split("/", 2)[0];
    return outermost.startsWith(TextOccurrence.VERB_PREFIX)
        ? outermost.substring(TextOccurrence.VERB_PREFIX.length())
        : outermost;
  }
}
