package org.bowsprit.editors;

import java.util.Optional;
import org.bowsprit.bow.SourceToken;

/**
 * A position in a script.
 *
 * @param game the game to which the script belongs
 * @param file the name of the script in messages of the compiler
 * @param text the text of the script
 * @param offset the offset of the character after the cursor
 */
record Cursor(EditedGame game, String file, FileText text, int offset) {

  /** Returns the word that the cursor touches. */
  Optional<SourceToken> word() {
    return text.tokens().stream()
        .filter(each -> each.kind() == SourceToken.Kind.WORD)
        .filter(each -> each.start() <= offset && offset <= each.end())
        .findFirst();
  }
}
