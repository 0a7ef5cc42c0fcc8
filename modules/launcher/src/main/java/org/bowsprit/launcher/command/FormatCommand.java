package org.bowsprit.launcher.command;

import com.fasterxml.jackson.core.JsonGenerator;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.bow.SourceFormatter;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonDocument;
import org.bowsprit.console.JsonOption;
import org.bowsprit.kit.game.SourceTree;
import org.bowsprit.kit.source.NoSourcesException;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit format}. */
@Command(
    name = "format",
    description = {
      "Formats scripts in the style of the language: blanks, indentation, line ends.",
      "docs/language.html describes it. A file with syntax errors is not changed."
    })
public final class FormatCommand implements Callable<ExitCode> {

  private static final String SCRIPT_SUFFIX = ".bow";

  private final Console console;

  @Parameters(paramLabel = "SOURCE", description = "A folder of sources, or a .bow file.")
  private Path source;

  @Option(
      names = "--check",
      description = "Change nothing: list the files that would change, and fail if there are any.")
  private boolean check;

  @Mixin private JsonOption json;

  @Inject
  FormatCommand(Console console) {
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    List<String> changed = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    boolean isFile = Files.isRegularFile(source);
    Path folder = isFile ? source.toAbsolutePath().getParent() : source;
    List<String> names = isFile ? List.of(source.getFileName().toString()) : scripts(folder);
    for (String name : names) {
      if (format(folder.resolve(name), name, errors)) {
        changed.add(name);
      }
    }
    Report report = new Report(names.size(), changed, errors);
    if (json.isRequested()) {
      console.json(report);
    } else {
      print(report);
    }
    return errors.isEmpty() && (changed.isEmpty() || !check) ? ExitCode.DONE : ExitCode.FAILED;
  }

  private static List<String> scripts(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      throw CommandFailure.data(folder + ": there is no such file or folder");
    }
    if (!SourceTree.isSourceFolder(folder)) {
      throw new NoSourcesException(folder + " is not a folder of sources");
    }
    return SourceTree.read(folder).pathsEndingIn(SCRIPT_SUFFIX);
  }

  /** Formats a file. Returns whether its text changes. */
  private boolean format(Path file, String name, List<String> errors) throws IOException {
    String text;
    try {
      ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
      text = StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      errors.add(name + ": the file is not valid UTF-8");
      return false;
    }
    SourceFormatter.FormattingResult formatted = SourceFormatter.format(new SourceText(name, text));
    formatted.errors().stream().map(Diagnostic::displayText).forEach(errors::add);
    boolean isChanged = formatted.text().filter(each -> !each.equals(text)).isPresent();
    if (isChanged && !check) {
      Files.writeString(file, formatted.text().orElseThrow());
    }
    return isChanged;
  }

  private void print(Report report) {
    report.errors().forEach(console.err()::println);
    report.changed().forEach(console.out()::println);
    console.print(
        check ? "files: %,d, not formatted: %,d" : "files: %,d, changed: %,d",
        report.files(),
        report.changed().size());
  }

  /**
   * The result of the command.
   *
   * @param files the number of files
   * @param changed the files that changed, or would change
   * @param errors the syntax errors of the files that cannot be formatted
   */
  private record Report(int files, List<String> changed, List<String> errors)
      implements JsonDocument {

    @Override
    public void write(JsonGenerator json) throws IOException {
      json.writeStartObject();
      json.writeNumberField("schema", 1);
      json.writeNumberField("files", files);
      strings(json, "changed", changed);
      strings(json, "errors", errors);
      json.writeEndObject();
    }

    private static void strings(JsonGenerator json, String name, List<String> values)
        throws IOException {
      json.writeArrayFieldStart(name);
      for (String each : values) {
        json.writeString(each);
      }
      json.writeEndArray();
    }
  }
}
