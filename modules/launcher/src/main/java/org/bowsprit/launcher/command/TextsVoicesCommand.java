package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.source.TranslatedTexts;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit texts voices}. */
@Command(
    name = "voices",
    description = "Lists all spoken lines by speaker, for recording.",
    subcommands = TextsVoicesImportCommand.class)
public final class TextsVoicesCommand implements Callable<ExitCode> {

  private final TranslatedTexts texts;
  private final Console console;

  /** The parameter is optional only because a subcommand can replace it. */
  @Parameters(arity = "0..1", paramLabel = "SOURCE", description = "A folder of sources.")
  private String source;

  @Option(
      names = "--language",
      paramLabel = "NAME",
      description = "The language (default: the first that the sources declare).")
  private String language;

  @Option(
      names = "--out",
      paramLabel = "FILE",
      description = "The output file (default: standard output).")
  private Path out;

  @Inject
  TextsVoicesCommand(TranslatedTexts texts, Console console) {
    this.texts = texts;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    if (source == null) {
      throw CommandFailure.refused("refused.missing", "SOURCE");
    }
    String table = texts.voices(source, language);
    if (out == null) {
      console.out().print(table);
    } else {
      new OutputFile(out).replace(table.getBytes(StandardCharsets.UTF_8));
    }
    return ExitCode.DONE;
  }
}
