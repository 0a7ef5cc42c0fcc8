package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.HaltReport;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.menu.GameMenu;

/** Shows the player that a game has halted, and offers actions to continue. */
final class HaltMessage implements Companion {

  private final TimedSession game;
  private final Optional<HaltReport> report;
  private final Texts texts;
  private final Notices notices;
  private final GameMenu menu;
  private final TimeKeys time;

  @Inject
  HaltMessage(
      TimedSession game,
      Optional<HaltReport> report,
      Texts texts,
      Notices notices,
      GameMenu menu,
      TimeKeys time) {
    this.game = game;
    this.report = report;
    this.texts = texts;
    this.notices = notices;
    this.menu = menu;
    this.time = time;
  }

  @Override
  public void onHalt() {
    menu.showHalted(sentences(), time::rewind);
  }

  /** Writes the report, and returns the sentences. */
  private List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        game.session()
            .fault()
            .map(fault -> texts.of("halted.script", fault.problem()))
            .orElse(texts.of("halted.program")));
    report
        .flatMap(writer -> writer.write(game.session(), game.programError()))
        .ifPresent(
            file -> {
              sentences.add(texts.of("halted.report", file.getFileName()));
              notices.note(
                  "the files to send with a report are in the state folder: reports/"
                      + file.getFileName());
            });
    return sentences;
  }
}
