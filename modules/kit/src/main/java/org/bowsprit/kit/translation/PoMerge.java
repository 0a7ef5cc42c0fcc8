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
   * The minimum similarity, from 0 to 1, at which a text is treated as a changed version of
   * another.
   */
  private static final double MIN_SIMILARITY = 0.5;

  private final PoHeader header;
  private final Map<PoEntry.Key, PoEntry> earlierEntries = new LinkedHashMap<>();

  /** Prepares to merge an earlier file. */
  PoMerge(PoFile earlierFile) {
    header = earlierFile.header();
    Stream.concat(earlierFile.obsolete().stream(), earlierFile.entries().stream())
        .filter(entry -> !entry.text().isEmpty())
        .forEach(entry -> earlierEntries.put(entry.key(), entry));
  }

  /** Returns the new file. */
  PoFile merge(List<PoEntry> entries, String language) {
    Map<PoEntry.Key, PoEntry> deletedEntries = new LinkedHashMap<>(earlierEntries);
    entries.forEach(entry -> deletedEntries.remove(entry.key()));
    List<PoEntry> mergedEntries = new ArrayList<>();
    for (PoEntry entry : entries) {
      mergedEntries.add(mergeEntry(entry, deletedEntries));
    }
    return new PoFile(
        mergedEntries,
        deletedEntries.values().stream().map(PoMerge::obsolete).toList(),
        new PoHeader(language, header.fields()));
  }

  /**
   * Returns an entry with its translation. A finished translation in the file takes precedence over
   * the translation in the sources, which takes precedence over a fuzzy one.
   */
  private PoEntry mergeEntry(PoEntry entry, Map<PoEntry.Key, PoEntry> deletedEntries) {
    PoEntry earlierEntry = earlierEntries.get(entry.key());
    if (earlierEntry != null && (earlierEntry.isTranslated() || entry.text().isEmpty())) {
      return withTranslation(entry, earlierEntry.text(), earlierEntry.flags());
    }
    return entry.text().isEmpty()
        ? mostSimilar(entry, deletedEntries)
            .map(deletedEntry -> takeTranslation(entry, deletedEntry, deletedEntries))
            .orElse(entry)
        : entry;
  }

  private static PoEntry takeTranslation(
      PoEntry entry, PoEntry deletedEntry, Map<PoEntry.Key, PoEntry> deleted) {
    deleted.remove(deletedEntry.key());
    return withTranslation(entry, deletedEntry.text(), List.of(FUZZY));
  }

  private static PoEntry withTranslation(PoEntry entry, String text, List<String> flags) {
    return new PoEntry(entry.notes(), entry.references(), flags, entry.context(), entry.id(), text);
  }

  private static PoEntry obsolete(PoEntry entry) {
    return new PoEntry(
        List.of(), List.of(), entry.flags(), entry.context(), entry.id(), entry.text());
  }

  private static Optional<PoEntry> mostSimilar(
      PoEntry entry, Map<PoEntry.Key, PoEntry> deletedEntries) {
    PoEntry mostSimilarEntry = null;
    double maxSimilarity = MIN_SIMILARITY;
    for (PoEntry deletedEntry : deletedEntries.values()) {
      double similarity =
          deletedEntry.context().equals(entry.context())
              ? similarity(deletedEntry.id(), entry.id())
              : 0;
      if (similarity >= maxSimilarity) {
        maxSimilarity = similarity;
        mostSimilarEntry = deletedEntry;
      }
    }
    return Optional.ofNullable(mostSimilarEntry);
  }

  /**
   * Returns the proportion of characters that stay the same when one text is changed into the
   * other.
   */
  private static double similarity(String a, String b) {
    int maxLength = Math.max(1, Math.max(a.length(), b.length()));
    return 1 - (double) EditDistance.between(a, b) / maxLength;
  }
}
