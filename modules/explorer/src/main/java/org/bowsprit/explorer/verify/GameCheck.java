package org.bowsprit.explorer.verify;

import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.room.Room;

/** Checks a whole game: files, directories, every resource, every room, every script. */
public final class GameCheck {

  private final GameResources game;
  private final CheckFindings findings = new CheckFindings();

  /** Prepares to check {@code game}. */
  public GameCheck(GameResources game) {
    this.game = game;
  }

  /** Runs all checks. */
  public CheckFindings run() {
    findings
        .attempt("files", game::files)
        .ifPresent(files -> files.forEach(file -> new FileCheck(findings).check(file)));
    new IndexCheck(game.index(), findings).check();
    new OddityCheck(game, findings).check();
    rooms();
    return findings;
  }

  private void rooms() {
    for (int id : game.roomIds()) {
      try {
        Room room = game.room(id).orElseThrow();
        new RoomCheck(id, room, findings).check();
        game.roomChunk(id).ifPresent(chunk -> new ObjectImageCheck(id, findings).check(chunk));
        new MatrixCheck(id, room.floor(), findings).check();
      } catch (FormatException missing) {
        // The room is not at its offset in the index. This has already been reported.
        findings.count();
      }
    }
    new ScriptCheck(game, findings).check();
  }
}
