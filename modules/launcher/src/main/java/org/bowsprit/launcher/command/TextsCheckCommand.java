package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.kit.source.TranslatedTexts;
import org.bowsprit.kit.translation.TranslationCheck.Remark;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit texts check}. */
@Command(
    name = "check",
    description =
        "Reports the problems of a translation: missing texts and glyphs, lack of "
            + "space, lost insertions.")
public final class TextsCheckCommand implements Callable<ExitCode> {

  private final TranslatedTexts texts;
  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "GAME|SOURCE",
      description = "A game, or a folder of sources.")
  private String name;

  @Parameters(index = "1", paramLabel = "FILE", description = "The PO file.")
  private Path file;

  @Mixin private JsonOption json;

  @Inject
  TextsCheckCommand(TranslatedTexts texts, Console console) {
    this.texts = texts;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    List<Remark> remarks = texts.check(name, TranslatedTexts.read(file));
    if (json.isRequested()) {
      console.json(new Report(1, remarks));
    } else {
      remarks.forEach(each -> console.out().println(each.where() + ": " + each.what()));
      console.print(
          "%,d remarks, %,d of them errors",
          remarks.size(), remarks.stream().filter(Remark::isError).count());
    }
    return remarks.stream().anyMatch(Remark::isError) ? ExitCode.FAILED : ExitCode.DONE;
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param remarks the remarks on the texts
   */
  record Report(int schema, List<Remark> remarks) {}
}
