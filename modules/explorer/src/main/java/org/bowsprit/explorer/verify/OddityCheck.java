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

  /** The first occurrence of a note, and the number of its occurrences. */
  private record Note(String where, int times) {
    Note withAnotherOccurrence() {
      return new Note(where, times + 1);
    }
  }

  OddityCheck(GameResources game, CheckFindings findings) {
    this.game = game;
    this.finder = new OddityFinder(game);
    this.findings = findings;
  }

  void check() {
    report("index", finder.indexOddities());
    for (ResourceKind kind : ResourceKind.values()) {
      String name = kind.name().toLowerCase(Locale.ROOT) + " ";
      game.ids(kind).forEach(id -> report(name + id, finder.resourceOddities(kind, id)));
    }
    game.roomIds().stream()
        .collect(Collectors.toMap(game::fileOf, id -> id, (first, other) -> first, TreeMap::new))
        .forEach((file, room) -> report("files", finder.fileOddities(room)));
    game.roomIds().forEach(id -> report("room " + id, finder.roomOddities(id)));
    notes.forEach(
        (what, note) -> findings.note(note.where(), what + otherPlaces(note.times() - 1)));
  }

  private void report(String location, List<Oddity> oddities) {
    findings.count();
    for (Oddity oddity : oddities) {
      switch (oddity.grade()) {
        case LOST -> findings.failed(location, oddity.message());
        case ODD -> findings.odd(location, oddity.message());
        case NOTE ->
            notes.merge(
                oddity.what(),
                new Note(location, 1),
                (first, another) -> first.withAnotherOccurrence());
      }
    }
  }

  private static String otherPlaces(int places) {
    return switch (places) {
      case 0 -> "";
      case 1 -> " (and in another place)";
      default -> " (and in " + places + " other places)";
    };
  }
}
