package org.bowsprit.editors;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.DeclaredName;
import org.bowsprit.bow.LanguageWords;
import org.bowsprit.bow.NameUse;
import org.bowsprit.bow.SourceToken;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.rpc.Params;

/**
 * Shows the meaning of a name: its declaration with the comment above it, or the operands of an
 * operation.
 */
final class Hover implements Feature {

  private final Documents documents;
  private final SettingDocumentation settings;

  Hover(Documents documents, SettingDocumentation settings) {
    this.documents = documents;
    this.settings = settings;
  }

  @Override
  public Object answer(Params params) throws IOException {
    Optional<Cursor> cursor = documents.cursor(params);
    Optional<SourceToken> word = cursor.flatMap(Cursor::word);
    if (word.isEmpty()) {
      return null;
    }
    Optional<String> text = text(cursor.get(), word.get());
    Map<String, Object> range = cursor.get().text().range(word.get().start(), word.get().end());
    return text.<Object>map(
            each -> Map.of("contents", Map.of("kind", "markdown", "value", each), "range", range))
        .orElse(null);
  }

  private Optional<String> text(Cursor cursor, SourceToken word) {
    Optional<NameUse> use = cursor.game().useAt(cursor);
    if (use.isPresent()) {
      return Optional.of(declarationText(cursor.game(), use.get()));
    }
    SyntaxContext context = SyntaxContext.at(cursor.text(), word.start());
    Optional<String> setting = settings.documentation(context.block(), word.text());
    if (context.isAtStart() && !context.hasStatements() && setting.isPresent()) {
      return setting;
    }
    return LanguageWords.operands(operation(cursor, word))
        .map(operands -> code(operation(cursor, word) + "(" + String.join(", ", operands) + ")"));
  }

  /**
   * Returns the name of the operation at a word. The name can contain a dot: {@code
   * resource.lockRoom}.
   */
  private static String operation(Cursor cursor, SourceToken word) {
    String before = cursor.text().text().substring(0, word.start());
    String prefix = "resource.";
    return (before.endsWith(prefix) ? prefix : "") + word.text();
  }

  private static String declarationText(EditedGame game, NameUse use) {
    SourcePosition at = use.declaration();
    Optional<FileText> file = game.file(at.path());
    if (file.isEmpty()) {
      DeclaredName name =
          game.names().stream()
              .filter(each -> each.position().equals(at))
              .findFirst()
              .orElseThrow();
      String details =
          name.details().isEmpty() ? "" : "(" + String.join(", ", name.details()) + ")";
      return code(name.kind() + " " + name.name() + details) + "\n\n" + at.path();
    }
    int line = at.line() - 1;
    List<String> comment = new ArrayList<>();
    for (int above = line - 1; file.get().line(above).strip().startsWith("//"); above--) {
      comment.add(file.get().line(above).strip().substring(2).strip());
    }
    Collections.reverse(comment);
    String sourceLine = code(file.get().line(line).strip());
    return comment.isEmpty() ? sourceLine : sourceLine + "\n\n" + String.join("\n", comment);
  }

  private static String code(String line) {
    return "```bow\n" + line + "\n```";
  }
}
