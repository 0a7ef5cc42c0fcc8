package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.source.AuthoredGames;
import org.bowsprit.kit.source.TranslatedTexts;
import org.bowsprit.kit.translation.PoFile;
import org.bowsprit.kit.translation.TranslationCheck.Remark;
import org.bowsprit.launcher.failure.CommandFailure;
import org.bowsprit.launcher.failure.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bowsprit texts import}. */
@Command(
    name = "import",
    description = {
      "Checks a PO file and copies it beside the sources, where 'build' finds it;",
      "for a game without sources, creates the translated game."
    })
public final class TextsImportCommand implements Callable<ExitCode> {

  private final TranslatedTexts texts;
  private final Console console;

  @Parameters(
      index = "0",
      paramLabel = "GAME|SOURCE",
      description = "A game, or a folder of sources.")
  private String name;

  @Parameters(index = "1", paramLabel = "FILE", description = "The PO file.")
  private Path file;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder for the translated game; not for sources.")
  private Path out;

  @Inject
  TextsImportCommand(TranslatedTexts texts, Console console) {
    this.texts = texts;
    this.console = console;
  }

  @Override
  public ExitCode call() throws IOException {
    PoFile translation = TranslatedTexts.read(file);
    boolean isSource = AuthoredGames.isSourceFolder(name);
    if (isSource == (out != null)) {
      throw CommandFailure.refused(isSource ? "refused.beside-sources" : "refused.without-sources");
    }
    List<Remark> remarks = texts.check(name, translation);
    remarks.forEach(each -> console.err().println(each.where() + ": " + each.what()));
    if (remarks.stream().anyMatch(Remark::isError)) {
      console.err().println("nothing was written");
      return ExitCode.FAILED;
    }
    if (isSource) {
      Path target = texts.path(name, translation);
      OutputFile.createFolder(target.getParent());
      new OutputFile(target).replace(translation.text().getBytes(StandardCharsets.UTF_8));
      console.print("%,d texts in %s", translation.entries().size(), target);
    } else {
      texts.write(name, translation, new OutputFolder(out).requireEmpty().path());
      console.print("the translated game is in %s", out);
    }
    return ExitCode.DONE;
  }
}
