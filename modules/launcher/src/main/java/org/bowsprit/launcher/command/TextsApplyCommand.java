package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.kit.source.TranslatedTexts;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit texts apply}. */
@Command(name = "apply", description = "Creates the translated game from a patch and the game.")
public final class TextsApplyCommand implements Callable<ExitCode> {

  private final TranslatedTexts texts;
  private final Console console;

  @Parameters(index = "0", paramLabel = "GAME", description = "Your copy of the game.")
  private String name;

  @Parameters(index = "1", paramLabel = "PATCH", description = "A patch made by 'texts patch'.")
  private Path patch;

  @Option(
      names = "--out",
      required = true,
      paramLabel = "DIR",
      description = "The folder for the translated game; created if it does not exist.")
  private Path out;

  @Inject
  TextsApplyCommand(TranslatedTexts texts, Console console) {
    this.texts = texts;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    texts.apply(name, patch, new OutputFolder(out).requireEmpty().path());
    console.print("the translated game is in %s", out);
    return ExitCode.DONE;
  }
}
