package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.source.TranslatedTexts;
import org.bowsprit.kit.translation.TextsPatch;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit texts patch}. */
@Command(
    name = "patch",
    description = {
      "Creates a patch of a translation that can be published: it contains no byte of the",
      "game, and only owners of the game can apply it."
    })
public final class TextsPatchCommand implements Callable<ExitCode> {

  private final TranslatedTexts texts;
  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  private String name;

  @Parameters(index = "1", paramLabel = "FILE", description = "The PO file.")
  private Path file;

  @Option(names = "--out", required = true, paramLabel = "PATCH", description = "The output file.")
  private Path out;

  @Inject
  TextsPatchCommand(TranslatedTexts texts, Console console) {
    this.texts = texts;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    TextsPatch patch = texts.patch(name, TranslatedTexts.read(file));
    new OutputFile(out).replace(patch.text().getBytes(StandardCharsets.UTF_8));
    console.print("%,d texts", patch.lines().size());
    return ExitCode.DONE;
  }
}
