package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.util.List;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.NamedText;

/** Reports script errors after which the game continues. */
final class FaultNotice implements Companion {

  private final TimedSession game;
  private final Texts texts;
  private final Notices notices;
  private final NamedText namedText;
  private int reportedCount;

  @Inject
  FaultNotice(TimedSession game, Texts texts, Notices notices, Symbols symbols) {
    this.game = game;
    this.texts = texts;
    this.notices = notices;
    namedText = new NamedText(symbols);
  }

  @Override
  public void round() {
    List<ScriptFault> faults = game.session().faults();
    if (reportedCount == faults.size() || game.isHalted()) {
      return;
    }
    if (reportedCount == 0) {
      notices.show(texts.of("told.fault"));
    }
    while (reportedCount < faults.size()) {
      notices.note(
          "a script of the game was ended: " + namedText.fault(faults.get(reportedCount++)));
    }
  }
}
