package org.bowsprit.kit.translation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.text.DeclaredGlyphs;
import org.bowsprit.bow.text.InterfaceTexts;
import org.bowsprit.bow.text.TextFinder;
import org.bowsprit.bow.text.TextOccurrence;

/**
 * Exports the texts of a game's sources for translators, and imports the translations into all its
 * languages.
 *
 * <p>The declaration {@code languages} lists the languages. The texts in the sources are in the
 * first one. The file {@code texts/NAME.po} beside the sources contains the translations into the
 * language NAME. It takes precedence over the translations after a {@code |}. A text without a
 * translation is shown in the first language.
 */
public final class SourceTexts {

  private static final String FOLDER = "texts/";
  private static final String SUFFIX = ".po";

  private final List<SourceText> sources;
  private final Optional<InterfaceTexts> interfaceTexts;
  private final List<String> languages;
  private final Map<String, List<TextOccurrence>> occurrences = new LinkedHashMap<>();

  /** Finds the texts of the sources and of the interface that they use. */
  public SourceTexts(List<SourceText> sources) {
    this.sources = List.copyOf(sources);
    interfaceTexts = InterfaceTexts.of(sources);
    languages =
        sources.stream().flatMap(each -> TextFinder.languages(each).stream()).distinct().toList();
    sources.forEach(each -> occurrences.put(each.path(), TextFinder.find(each)));
    interfaceTexts.ifPresent(each -> occurrences.put(each.source().path(), each.texts()));
  }

  /** Returns the path of the PO file of a language, beside the sources. */
  public static String path(String language) {
    return FOLDER + language + SUFFIX;
  }

  /** Returns the language of the PO file at a path, or an empty string for any other path. */
  public static String languageOf(String path) {
    boolean isTranslationFile = path.startsWith(FOLDER) && path.endsWith(SUFFIX);
    return isTranslationFile
        ? path.substring(FOLDER.length(), path.length() - SUFFIX.length())
        : "";
  }

  /**
   * Returns the declared languages; empty if none are declared. The first is the language of the
   * texts in the sources.
   */
  public List<String> languages() {
    return languages;
  }

  /** Returns all texts in the order of the sources. The texts of the interface come last. */
  public List<TextOccurrence> occurrences() {
    return occurrences.values().stream().flatMap(List::stream).toList();
  }

  /** Returns the glyphs of characters that the sources declare, by character. */
  public Map<Integer, Integer> glyphs() {
    Map<Integer, Integer> glyphs = new HashMap<>();
    sources.forEach(source -> glyphs.putAll(DeclaredGlyphs.find(source)));
    return glyphs;
  }

  /**
   * Returns a PO file for translators, with the existing translations. The translation of a changed
   * text is kept as fuzzy, and translations of deleted texts are kept as obsolete.
   *
   * @param language one of {@link #languages}, not the first
   * @param earlier translations from an earlier PO file
   * @throws TranslationException if there is no such language
   */
  public PoFile export(String language, PoFile earlier) {
    int number = languageNumber(language);
    Map<PoEntry.Key, PoEntry> entries = new LinkedHashMap<>();
    for (TextOccurrence occurrence : occurrences()) {
      PoEntry entry = entry(occurrence, sourceTranslation(occurrence, number));
      entries.merge(entry.key(), entry, SourceTexts::mergeReferences);
    }
    return new PoMerge(earlier).merge(List.copyOf(entries.values()), languages.get(number));
  }

  /**
   * Returns the translation of a text in the sources; empty if there is none. An interface shows
   * English words in a language that it does not support. These words are not a translation.
   */
  private String sourceTranslation(TextOccurrence occurrence, int number) {
    boolean isKnown =
        interfaceTexts
            .filter(each -> each.source().path().equals(occurrence.path()))
            .map(each -> each.hasTexts(languages.get(number)))
            .orElse(occurrence.versions().size() > number);
    return isKnown ? Quoting.read(occurrence.versions().get(number)) : "";
  }

  private static PoEntry entry(TextOccurrence occurrence, String translation) {
    String id = Quoting.read(occurrence.versions().get(0));
    List<String> notes = new ArrayList<>();
    if (!occurrence.speaker().isEmpty()) {
      notes.add(occurrence.speaker() + " says");
    }
    notes.add(occurrence.within().isEmpty() ? occurrence.path() : occurrence.within());
    int room = occurrence.within().indexOf('/');
    if (room > 0) {
      notes.add("picture: rooms/" + occurrence.within().substring(0, room) + "/background.png");
    }
    return new PoEntry(
        notes,
        List.of(occurrence.path() + ":" + occurrence.line()),
        List.of(),
        occurrence.within(),
        id,
        translation);
  }

  private static PoEntry mergeReferences(PoEntry first, PoEntry second) {
    List<String> references = new ArrayList<>(first.references());
    references.addAll(second.references());
    return new PoEntry(
        first.notes(),
        references,
        first.flags(),
        first.context(),
        first.id(),
        first.text().isEmpty() ? second.text() : first.text());
  }

  /** Returns the key of a text: its place and the text in the first language. */
  static PoEntry.Key key(TextOccurrence occurrence) {
    return new PoEntry.Key(occurrence.within(), Quoting.read(occurrence.versions().get(0)));
  }

  /**
   * Returns the sources with an insertion in each spoken line. The insertion names the voice of the
   * line.
   *
   * @param numbers the numbers of lines
   * @param cues the places of voices
   */
  public List<SourceText> withVoices(LineNumbers numbers, VoiceCues cues) {
    return sources.stream()
        .map(
            each ->
                TextFinder.replaceTexts(each, occurrence -> withVoices(occurrence, numbers, cues)))
        .toList();
  }

  private List<String> withVoices(TextOccurrence occurrence, LineNumbers numbers, VoiceCues cues) {
    Optional<String> number = numbers.find(occurrence.speaker(), key(occurrence));
    if (number.isEmpty()) {
      return occurrence.versions();
    }
    List<String> versions = new ArrayList<>(occurrence.versions());
    for (int i = 0; i < versions.size(); i++) {
      String language = i < languages.size() ? languages.get(i) : "";
      versions.set(i, cues.insertion(language, number.get()) + versions.get(i));
    }
    return versions;
  }

  /**
   * Returns the sources with every text in every language. If there are translations, the source of
   * the interface comes last.
   *
   * @param translations PO files by language
   */
  public List<SourceText> translated(Map<String, PoFile> translations) {
    Map<Integer, Map<PoEntry.Key, String>> finished = new LinkedHashMap<>();
    translations.forEach(
        (language, file) -> finished.put(languageNumber(language), file.finished()));
    List<SourceText> translated = new ArrayList<>();
    sources.forEach(each -> translated.add(translated(each, finished)));
    if (!translations.isEmpty()) {
      interfaceTexts.ifPresent(each -> translated.add(translated(each.source(), finished)));
    }
    return translated;
  }

  private SourceText translated(
      SourceText source, Map<Integer, Map<PoEntry.Key, String>> finished) {
    return TextFinder.replaceTexts(source, occurrence -> versions(occurrence, finished));
  }

  private List<String> versions(
      TextOccurrence occurrence, Map<Integer, Map<PoEntry.Key, String>> finished) {
    List<String> versions = new ArrayList<>(occurrence.versions());
    PoEntry.Key key = key(occurrence);
    finished.forEach(
        (number, texts) -> {
          String text = texts.get(key);
          if (text != null) {
            fill(versions, number + 1);
            versions.set(number, Quoting.write(text));
          }
        });
    if (versions.size() > 1) {
      fill(versions, languages.size());
    }
    return versions;
  }

  /**
   * Appends the first version of a text for each language without a version. Otherwise the last
   * version would be used for these languages.
   */
  private static void fill(List<String> versions, int count) {
    while (versions.size() < count) {
      versions.add(versions.get(0));
    }
  }

  /**
   * Returns the declared language for a name or a code of ISO 639-1, for example {@code german} for
   * {@code de}, and the other way round; empty if the sources declare no such language.
   */
  public Optional<String> declaredLanguage(String language) {
    int index = index(language);
    return index < 0 ? Optional.empty() : Optional.of(languages.get(index));
  }

  private int index(String language) {
    return languages.stream().map(LanguageCode::of).toList().indexOf(LanguageCode.of(language));
  }

  private int languageNumber(String language) {
    int number = index(language);
    if (number < 1) {
      throw new TranslationException(
          "'"
              + language
              + "' is not a language to translate into: the sources declare "
              + (languages.isEmpty() ? "none" : String.join(", ", languages))
              + "; add it after 'languages', whose first is the language of the texts");
    }
    return number;
  }
}
