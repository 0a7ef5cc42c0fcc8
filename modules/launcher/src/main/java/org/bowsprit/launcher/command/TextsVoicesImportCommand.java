package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.kit.source.TranslatedTexts;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit texts voices import}. */
@Command(
    name = "import",
    description = {
      "Adds recorded lines to a game, which becomes a talkie.",
      "The next build puts the voices into the game."
    })
public final class TextsVoicesImportCommand implements Callable<ExitCode> {

  private static final int MAX_SHOWN = 10;

  private final TranslatedTexts texts;
  private final Console console;

  @Parameters(index = "0", paramLabel = "SOURCE", description = "A folder of sources.")
  private String name;

  @Parameters(
      index = "1",
      paramLabel = "RECORDINGS",
      description =
          "A folder with WAV, FLAC or Ogg files, named by the numbers of 'texts "
              + "voices'; recordings in other languages are in subfolders with the names "
              + "of the languages.")
  private Path recordings;

  @Inject
  TextsVoicesImportCommand(TranslatedTexts texts, Console console) {
    this.texts = texts;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    TranslatedTexts.VoiceImport voiceImport = texts.importVoices(name, recordings);
    Texts messages = console.texts();
    console
        .out()
        .println(
            messages.of(
                "told.voices",
                voiceImport.file(),
                messages.number(voiceImport.lines()),
                messages.number(voiceImport.bytes())));
    int missing = voiceImport.missing().size();
    if (missing > 0) {
      String firstMissing =
          String.join(", ", voiceImport.missing().subList(0, Math.min(MAX_SHOWN, missing)));
      String shown = missing > MAX_SHOWN ? firstMissing + ", …" : firstMissing;
      console.out().println(messages.of("told.voices-missing", messages.number(missing), shown));
    }
    return ExitCode.DONE;
  }
}
