package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.vm.symbol.EditDistance;

/**
 * Copies the translations of an earlier PO file into a new one, like {@code msgmerge}.
 *
 * <p>An unchanged text keeps its translation. A new text gets the translation of the most similar
 * deleted text with the same place, marked as fuzzy. All other translations of deleted texts become
 * obsolete.
 */
final class PoMerge {

  private static final String FUZZY = "fuzzy";

  /**
   * The least similarity of two texts, from 0 to 1, at which one is a changed version of the other.
   */
  private static final double SIMILAR = 0.5;

  private final PoHeader header;
  private final Map<PoEntry.Key, PoEntry> known = new LinkedHashMap<>();

  /** Prepares to merge an earlier file. */
  PoMerge(PoFile earlier) {
    header = earlier.header();
    Stream.concat(earlier.obsolete().stream(), earlier.entries().stream())
        .filter(entry -> !entry.text().isEmpty())
        .forEach(entry -> known.put(entry.key(), entry));
  }

  /** Returns the new file. */
  PoFile into(List<PoEntry> entries, String language) {
    Map<PoEntry.Key, PoEntry> gone = new LinkedHashMap<>(known);
    entries.forEach(entry -> gone.remove(entry.key()));
    List<PoEntry> merged = new ArrayList<>();
    for (PoEntry entry : entries) {
      merged.add(merged(entry, gone));
    }
    return new PoFile(
        merged,
        gone.values().stream().map(PoMerge::obsolete).toList(),
        new PoHeader(language, header.fields()));
  }

  /**
   * Returns an entry with its translation. A finished translation in the file takes precedence over
   * the translation in the sources, which takes precedence over a fuzzy one.
   */
  private PoEntry merged(PoEntry entry, Map<PoEntry.Key, PoEntry> gone) {
    PoEntry same = known.get(entry.key());
    if (same != null && (same.isTranslated() || entry.text().isEmpty())) {
      return with(entry, same.text(), same.flags());
    }
    return entry.text().isEmpty()
        ? similar(entry, gone).map(old -> taken(entry, old, gone)).orElse(entry)
        : entry;
  }

  private static PoEntry taken(PoEntry entry, PoEntry old, Map<PoEntry.Key, PoEntry> gone) {
    gone.remove(old.key());
    return with(entry, old.text(), List.of(FUZZY));
  }

  private static PoEntry with(PoEntry entry, String text, List<String> flags) {
    return new PoEntry(entry.notes(), entry.references(), flags, entry.context(), entry.id(), text);
  }

  private static PoEntry obsolete(PoEntry entry) {
    return new PoEntry(
        List.of(), List.of(), entry.flags(), entry.context(), entry.id(), entry.text());
  }

  private static Optional<PoEntry> similar(PoEntry entry, Map<PoEntry.Key, PoEntry> gone) {
    PoEntry best = null;
    double most = SIMILAR;
    for (PoEntry old : gone.values()) {
      double likeness = old.context().equals(entry.context()) ? likeness(old.id(), entry.id()) : 0;
      if (likeness >= most) {
        most = likeness;
        best = old;
      }
    }
    return Optional.ofNullable(best);
  }

  /**
   * Returns the proportion of characters that stay the same when one text is changed into the
   * other.
   */
  private static double likeness(String one, String other) {
    int longer = Math.max(1, Math.max(one.length(), other.length()));
    return 1 - (double) EditDistance.between(one, other) / longer;
  }
}
