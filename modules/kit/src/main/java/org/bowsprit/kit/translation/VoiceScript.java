package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.bow.text.TextOccurrence;

/** Lists the lines of a game by speaker, with their numbers, for a recording. */
public final class VoiceScript {

  private final SourceTexts texts;
  private final LineNumbers numbers;

  /**
   * Creates the script for a game's texts.
   *
   * @param numbers the numbers of the lines; new lines are added
   */
  public VoiceScript(SourceTexts texts, LineNumbers numbers) {
    this.texts = texts;
    this.numbers = numbers;
  }

  /**
   * Returns the script: a table with tab-separated columns and one row for each spoken page.
   *
   * @param language one of the game's languages
   * @param translation the PO file with the translations into this language
   */
  public String text(String language, PoFile translation) {
    Map<String, List<TextOccurrence>> speakers = new TreeMap<>();
    for (TextOccurrence place : texts.occurrences()) {
      if (!place.speaker().isEmpty()) {
        speakers.computeIfAbsent(place.speaker(), none -> new ArrayList<>()).add(place);
      }
    }
    StringBuilder out = new StringBuilder("number\tspeaker\twhere\tline\n");
    int number = Math.max(0, texts.languages().indexOf(language));
    Map<PoEntry.Key, String> finished = translation.finished();
    speakers.forEach(
        (speaker, places) -> {
          for (TextOccurrence place : places) {
            row(out, speaker, place, version(place, number, finished));
          }
        });
    return out.toString();
  }

  /** Returns the numbers of all lines, in the order of the sources. */
  public Set<String> numbers() {
    Set<String> all = new LinkedHashSet<>();
    for (TextOccurrence place : texts.occurrences()) {
      if (!place.speaker().isEmpty()) {
        all.add(numbers.numberOf(place.speaker(), SourceTexts.key(place)));
      }
    }
    return all;
  }

  private static String version(
      TextOccurrence place, int number, Map<PoEntry.Key, String> finished) {
    PoEntry.Key key = SourceTexts.key(place);
    String sourceText = place.versions().get(Math.min(number, place.versions().size() - 1));
    return number == 0 ? key.id() : finished.getOrDefault(key, Quoting.read(sourceText));
  }

  private void row(StringBuilder out, String speaker, TextOccurrence place, String line) {
    out.append(numbers.numberOf(speaker, SourceTexts.key(place)))
        .append('\t')
        .append(speaker)
        .append('\t')
        .append(place.path())
        .append(':')
        .append(place.line())
        .append('\t')
        .append(
            line.replace('\n', ' ').replaceAll("\\{wait\\}", " / ").replaceAll("\\{[^}]*\\}", ""))
        .append('\n');
  }
}
