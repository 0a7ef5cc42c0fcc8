package org.bowsprit.player.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.bowsprit.player.game.HaltReport;
import org.bowsprit.player.game.PlayedGame;
import org.bowsprit.player.text.Texts;

/**
 * What a player is told of a game that has halted.
 *
 * @param game the game
 * @param report has it written down; empty if it is not to be
 * @param texts what the program says
 * @param notes takes what the player can read afterwards
 */
record HaltMessage(
    PlayedGame game, Optional<HaltReport> report, Texts texts, Consumer<String> notes) {

  /** Writes the report and returns the sentences. */
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        game.session()
            .fault()
            .map(fault -> texts.of("halted.script", fault.problem()))
            .orElse(texts.of("halted.program")));
    report
        .flatMap(to -> to.write(game.session(), game.breakage()))
        .ifPresent(
            file -> {
              sentences.add(texts.of("halted.report", file.getFileName()));
              notes.accept(
                  "what to send to have it mended is in the state folder: reports/"
                      + file.getFileName());
            });
    return sentences;
  }
}
