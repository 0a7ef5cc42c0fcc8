package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.source.TranslatedTexts;
import org.bowsprit.kit.translation.PoFile;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit texts export}. */
@Command(name = "export", description = "Writes a game's texts as a gettext PO file.")
public final class TextsExportCommand implements Callable<ExitCode> {

  private final TranslatedTexts texts;
  private final Console console;

  @Parameters(paramLabel = "GAME|SOURCE", description = "A game, or a folder of sources.")
  private String name;

  @Option(
      names = "--language",
      required = true,
      paramLabel = "NAME",
      description = "The target language; for sources one that they declare.")
  private String language;

  @Option(
      names = "--same",
      description = "For a game: copy each text as its translation, to be overwritten.")
  private boolean copiesOriginals;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The output file (default: standard output).")
  private Path out;

  @Inject
  TextsExportCommand(TranslatedTexts texts, Console console) {
    this.texts = texts;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    PoFile file = texts.export(name, language, copiesOriginals);
    if (out == null) {
      console.out().print(file.text());
    } else {
      new OutputFile(out).replace(file.text().getBytes(StandardCharsets.UTF_8));
      console.print("%,d texts", file.entries().size());
    }
    return ExitCode.DONE;
  }
}
