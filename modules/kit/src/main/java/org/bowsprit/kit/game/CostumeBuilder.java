package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.bow.declaration.Properties;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.declaration.ResourceDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic.Severity;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.kit.internal.costume.CostumeSources;
import org.bowsprit.kit.text.TextProblem;
import org.bowsprit.media.image.ColourPicture;
import org.bowsprit.media.image.IndexedPicture;

/** Builds a costume from the text file and the PNG files in its folder. */
final class CostumeBuilder {

  static final String FOLDER = "costumes/";

  private static final Set<String> KNOWN_SETTINGS = Set.of("chores", "file", "folder", "room");

  private final ResourceDeclaration declaration;
  private final SourceReport report;
  private final Optional<CostumeColouring> colouring;

  /**
   * Creates a builder of a costume.
   *
   * @param colouring the converter of true-colour pictures to indices; empty to reject such
   *     pictures
   */
  CostumeBuilder(
      ResourceDeclaration declaration, SourceReport report, Optional<CostumeColouring> colouring) {
    this.declaration = declaration;
    this.report = report;
    this.colouring = colouring;
  }

  /** Returns the payload of the costume; empty if there is an error. */
  Optional<Bytes> build() {
    SettingsCheck.check(declaration.properties(), KNOWN_SETTINGS, "a costume", report);
    Properties properties = declaration.properties();
    String folderName =
        properties.text("folder").or(() -> properties.text("file")).orElse(declaration.name());
    String folder = FOLDER + folderName + "/";
    Optional<Property> chores = properties.find("chores");
    String path = folder + chores.flatMap(each -> each.text(0)).orElse("costume.txt");
    SourcePosition position = chores.map(Property::position).orElse(declaration.position());
    if (report.file(path, position).isEmpty()) {
      return Optional.empty();
    }
    String text = report.tree().text(path).orElseThrow();
    List<TextProblem> problems = new ArrayList<>();
    Map<String, IndexedPicture> strips = readStrips(text, folder, position);
    if (strips.size() < pictureNames(folder).size()) {
      // The unusable pictures have been reported.
      return Optional.empty();
    }
    CostumeSources sources = new CostumeSources(text, strips);
    Optional<Costume> costume = sources.build(problems);
    report.reportProblems(path, Severity.ERROR, problems);
    if (problems.isEmpty()) {
      report.reportProblems(path, Severity.WARNING, sources.warnings());
    }
    return costume.flatMap(each -> encode(each, position));
  }

  private List<String> pictureNames(String folder) {
    return report.tree().namesIn(folder).stream().filter(each -> each.endsWith(".png")).toList();
  }

  private Map<String, IndexedPicture> readStrips(String text, String folder, SourcePosition at) {
    Map<String, IndexedPicture> strips = new TreeMap<>();
    Map<String, ColourPicture> colourPictures = new TreeMap<>();
    for (String name : pictureNames(folder)) {
      if (colouring.isPresent() && report.isTrueColour(folder + name)) {
        report.colours(folder + name, at).ifPresent(picture -> colourPictures.put(name, picture));
      } else {
        report.picture(folder + name, at).ifPresent(picture -> strips.put(name, picture));
      }
    }
    return colourPictures.isEmpty()
        ? strips
        : colouring.get().pictures(text, strips, colourPictures);
  }

  private Optional<Bytes> encode(Costume costume, SourcePosition at) {
    try {
      ByteWriter out = new ByteWriter();
      costume.encode(out);
      return Optional.of(out.toBytes());
    } catch (IllegalArgumentException e) {
      report.error(
          at, "expected a costume of at most 65,535 bytes: its pictures are too many or too large");
      return Optional.empty();
    }
  }
}
