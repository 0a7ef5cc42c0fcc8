package org.bowsprit.explorer.verify;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.bowsprit.format.chunk.Oddity;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.OddityFinder;
import org.bowsprit.format.game.ResourceKind;

/** Reports deviations from version 5 that do not prevent playing the game (spec 13 §7). */
final class OddityCheck {

  private final GameResources game;
  private final OddityFinder finder;
  private final CheckFindings findings;
  private final Map<String, Note> notes = new LinkedHashMap<>();

  /** The first place of a note, and its number of occurrences. */
  private record Note(String where, int times) {
    Note again() {
      return new Note(where, times + 1);
    }
  }

  OddityCheck(GameResources game, CheckFindings findings) {
    this.game = game;
    this.finder = new OddityFinder(game);
    this.findings = findings;
  }

  void check() {
    tell("index", finder.index());
    for (ResourceKind kind : ResourceKind.values()) {
      String name = kind.name().toLowerCase(Locale.ROOT) + " ";
      game.ids(kind).forEach(id -> tell(name + id, finder.resource(kind, id)));
    }
    game.roomIds().stream()
        .collect(Collectors.toMap(game::fileOf, id -> id, (first, other) -> first, TreeMap::new))
        .forEach((file, room) -> tell("files", finder.fileOf(room)));
    game.roomIds().forEach(id -> tell("room " + id, finder.room(id)));
    notes.forEach((what, note) -> findings.note(note.where(), what + elsewhere(note.times() - 1)));
  }

  private void tell(String where, List<Oddity> oddities) {
    findings.count();
    for (Oddity oddity : oddities) {
      switch (oddity.grade()) {
        case LOST -> findings.failed(where, oddity.line());
        case ODD -> findings.odd(where, oddity.line());
        case NOTE ->
            notes.merge(oddity.what(), new Note(where, 1), (first, another) -> first.again());
      }
    }
  }

  private static String elsewhere(int places) {
    return switch (places) {
      case 0 -> "";
      case 1 -> " (and in another place)";
      default -> " (and in " + places + " other places)";
    };
  }
}
