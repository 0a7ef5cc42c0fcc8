package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bow.declaration.Properties;
import org.bowsprit.bow.declaration.ResourceDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.kit.font.FontSources;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.IndexedPicture;

/** Builds a font from its text and its PNG file. */
final class CharsetBuilder {

  static final String FOLDER = "charsets/";

  private static final Set<String> KNOWN_SETTINGS = Set.of("file", "font", "room");

  private final ResourceDeclaration declaration;
  private final SourceReport report;

  CharsetBuilder(ResourceDeclaration declaration, SourceReport report) {
    this.declaration = declaration;
    this.report = report;
  }

  /** Returns the payload of the font; empty if there is an error. */
  Optional<Bytes> build() {
    return font()
        .map(
            each -> {
              ByteWriter out = new ByteWriter();
              each.encode(out);
              return out.toBytes();
            });
  }

  /** Returns the font; empty if there is an error. */
  Optional<Charset> font() {
    SettingsCheck.check(declaration.properties(), KNOWN_SETTINGS, "a charset", report);
    Properties properties = declaration.properties();
    String stem =
        FOLDER
            + properties.text("font").or(() -> properties.text("file")).orElse(declaration.name());
    Optional<IndexedPicture> cells = report.picture(stem + ".png", declaration.position());
    if (report.file(stem + ".txt", declaration.position()).isEmpty() || cells.isEmpty()) {
      return Optional.empty();
    }
    String text = report.tree().text(stem + ".txt").orElseThrow();
    List<TextProblem> problems = new ArrayList<>();
    Optional<Charset> charset = new FontSources(text, cells.get()).build(problems);
    report.reportProblems(stem + ".txt", Severity.ERROR, problems);
    return charset;
  }
}
