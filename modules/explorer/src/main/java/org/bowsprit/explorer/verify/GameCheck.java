package org.bowsprit.explorer.verify;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
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
    resources();
    rooms();
    return findings;
  }

  private void resources() {
    decode(ResourceKind.SCRIPT, game::script);
    decode(ResourceKind.SOUND, game::sound);
    decode(ResourceKind.COSTUME, game::costume);
    decode(ResourceKind.CHARSET, game::charset);
  }

  private <T> void decode(ResourceKind kind, IntFunction<Optional<T>> reader) {
    for (int id : game.ids(kind)) {
      findings.attempt(kind.name().toLowerCase(Locale.ROOT) + " " + id, () -> reader.apply(id));
    }
  }

  private void rooms() {
    for (int id : game.roomIds()) {
      Optional<Room> room = findings.attempt("room " + id, () -> game.room(id).orElseThrow());
      if (room.isPresent()) {
        new RoomCheck(id, room.get(), findings).check();
        game.roomChunk(id).ifPresent(chunk -> new ObjectPairing(id, findings).check(chunk));
        new MatrixCheck(id, room.get().floor(), findings).check();
      }
    }
    new ScriptCheck(game, findings).check();
  }
}
