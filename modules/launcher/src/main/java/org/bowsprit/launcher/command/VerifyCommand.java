package org.bowsprit.launcher.command;

import jakarta.inject.Inject;
import java.util.List;
import java.util.concurrent.Callable;
import org.bowsprit.console.Console;
import org.bowsprit.console.JsonOption;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.explorer.verify.CheckFinding;
import org.bowsprit.explorer.verify.CheckFinding.Grade;
import org.bowsprit.explorer.verify.CheckFindings;
import org.bowsprit.explorer.verify.CopyReport;
import org.bowsprit.explorer.verify.GameCheck;
import org.bowsprit.format.game.Game;
import org.bowsprit.launcher.failure.ExitCode;
import org.bowsprit.launcher.option.GameParameter;
import org.bowsprit.player.library.GameDescription;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** The command {@code bowsprit verify}. */
@Command(
    name = "verify",
    description = "Decodes and checks everything in a game, and reports errors and unusual data.")
public final class VerifyCommand implements Callable<ExitCode> {

  private final GameCatalog catalog;
  private final Console console;

  @Mixin private GameParameter gameName;

  @Mixin private JsonOption json;

  @Inject
  VerifyCommand(GameCatalog catalog, Console console) {
    this.catalog = catalog;
    this.console = console;
  }

  @Override
  public ExitCode call() {
    Game game = catalog.open(gameName.name());
    CheckFindings findings = new GameCheck(game.resources()).run();
    CopyReport copy = CopyReport.of(game, findings.count(Grade.FAILED));
    Verdict verdict = Verdict.of(game.identity().description(), findings, copy);
    if (json.isRequested()) {
      console.json(verdict);
    } else {
      print(game, verdict);
    }
    return verdict.failed() == 0 ? ExitCode.DONE : ExitCode.FAILED;
  }

  private void print(Game game, Verdict verdict) {
    console.out().println(new GameDescription(game.identity(), console.texts()).nameAndEdition());
    for (CheckFinding finding : verdict.findings()) {
      console
          .out()
          .println(gradeText(finding.grade()) + " " + finding.where() + ": " + finding.what());
    }
    Texts texts = console.texts();
    console
        .out()
        .println(
            texts.of(
                "told.verified",
                texts.number(verdict.checked()),
                texts.number(verdict.failed()),
                texts.number(verdict.odd())));
    verdict.copy().sentences().stream().map(texts::translate).forEach(console.out()::println);
  }

  private static String gradeText(Grade grade) {
    return switch (grade) {
      case FAILED -> "FAILED";
      case ODD -> "odd   ";
      case NOTE -> "note  ";
    };
  }

  /**
   * The JSON document.
   *
   * @param schema the version of this layout
   * @param game the name of the game
   * @param checked the number of resources, chunks and scripts that were checked
   * @param failed the number of findings about parts that are unusable
   * @param odd the number of findings about parts that are only unusual
   * @param findings all findings
   * @param copy information on the player's copy
   */
  record Verdict(
      int schema,
      String game,
      int checked,
      long failed,
      long odd,
      List<CheckFinding> findings,
      CopyReport copy) {

    static Verdict of(String game, CheckFindings findings, CopyReport copy) {
      return new Verdict(
          1,
          game,
          findings.checked(),
          findings.count(Grade.FAILED),
          findings.count(Grade.ODD),
          findings.all(),
          copy);
    }
  }
}
