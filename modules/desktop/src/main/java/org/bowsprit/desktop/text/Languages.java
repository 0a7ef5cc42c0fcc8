package org.bowsprit.desktop.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The languages of the program. Each language has a file of texts, such as {@code de.properties},
 * in the package of this class or in a folder of the player. Missing texts are shown in English.
 */
public final class Languages {

  /** The language that contains every text. */
  public static final String ENGLISH = "en";

  private static final Logger LOG = LoggerFactory.getLogger(Languages.class);
  private static final String FILE_SUFFIX = ".properties";

  /**
   * The bundled languages. They are listed because searching for the files of all possible
   * languages takes long.
   */
  private static final List<String> BUNDLED_LANGUAGES = List.of("de", ENGLISH);

  private static final Pattern SPACE_PATTERN = Pattern.compile("\\s+");

  /**
   * The codes of the languages of games by their English names. They are listed because the JDK
   * would have to read the names of all languages to find one.
   */
  private static final Map<String, String> GAME_LANGUAGES =
      Map.ofEntries(
          Map.entry("Catalan", "ca"),
          Map.entry("English", ENGLISH),
          Map.entry("French", "fr"),
          Map.entry("German", "de"),
          Map.entry("Hebrew", "he"),
          Map.entry("Italian", "it"),
          Map.entry("Japanese", "ja"),
          Map.entry("Korean", "ko"),
          Map.entry("Polish", "pl"),
          Map.entry("Russian", "ru"),
          Map.entry("Spanish", "es"));

  private static final int MIN_WORDS = 2;

  private final Optional<Path> folder;
  private final Map<String, Boolean> supportByCode = new ConcurrentHashMap<>();
  private final Map<String, Map<String, String>> textsByCode = new ConcurrentHashMap<>();

  /** Reads the English texts once, when they are first needed. */
  private static final class EnglishTexts {
    private static final Map<String, String> TEXTS = bundledTexts(ENGLISH);
  }

  /** Finds the bundled languages. */
  Languages() {
    this(Optional.empty());
  }

  /**
   * Finds the bundled languages and the languages in a folder.
   *
   * @param folder the folder with the files of additional languages; it need not exist
   */
  public Languages(Path folder) {
    this(Optional.of(folder));
  }

  private Languages(Optional<Path> folder) {
    this.folder = folder;
  }

  /** Returns the two-letter codes of the languages, in alphabetical order. */
  public List<String> codes() {
    return Stream.of(Locale.getISOLanguages()).filter(this::isSupported).sorted().toList();
  }

  /** Returns whether the program supports a language. */
  public boolean isSupported(String code) {
    return supportByCode.computeIfAbsent(code, this::exists);
  }

  private boolean exists(String code) {
    return BUNDLED_LANGUAGES.contains(code)
        || (List.of(Locale.getISOLanguages()).contains(code) && playerFile(code).isPresent());
  }

  /** Returns whether a language is English and the player has not changed its texts. */
  public boolean isPlainEnglish(String code) {
    return code.equals(ENGLISH) && playerFile(code).isEmpty();
  }

  /** Returns the name of a language in that language. */
  public String name(String code) {
    return texts(code).getOrDefault("language", code);
  }

  /** Returns the bundled English texts. */
  static Map<String, String> englishTexts() {
    return EnglishTexts.TEXTS;
  }

  /** Returns the texts of a language by key. Missing texts are in English. */
  public Map<String, String> texts(String code) {
    return textsByCode.computeIfAbsent(code, this::readTexts);
  }

  private Map<String, String> readTexts(String code) {
    Map<String, String> texts = new HashMap<>(englishTexts());
    if (!code.equals(ENGLISH)) {
      texts.putAll(bundledTexts(code));
    }
    playerFile(code).ifPresent(file -> addPlayerTexts(file, texts));
    return Map.copyOf(texts);
  }

  private static Map<String, String> bundledTexts(String code) {
    Map<String, String> texts = new HashMap<>();
    try (InputStream in = Languages.class.getResourceAsStream(code + FILE_SUFFIX)) {
      if (in != null) {
        add(new InputStreamReader(in, StandardCharsets.UTF_8), texts);
      }
    } catch (IOException e) {
      throw new UncheckedIOException("the program's texts cannot be read", e);
    }
    return Map.copyOf(texts);
  }

  private static void addPlayerTexts(Path file, Map<String, String> texts) {
    try (Reader in = Files.newBufferedReader(file)) {
      add(in, texts);
    } catch (IOException | IllegalArgumentException e) {
      LOG.warn("the texts of {} cannot be read: {}", file.getFileName(), e.getMessage());
    }
  }

  private static void add(Reader in, Map<String, String> texts) throws IOException {
    Properties properties = new Properties();
    properties.load(in);
    properties.stringPropertyNames().forEach(key -> texts.put(key, properties.getProperty(key)));
  }

  private Optional<Path> playerFile(String code) {
    return folder
        .map(directory -> directory.resolve(code + FILE_SUFFIX))
        .filter(Files::isRegularFile);
  }

  /**
   * Determines the language of a game from the texts of its menu, such as {@code Laden}.
   *
   * @return the code of the language that contains the most of these words; empty if several
   *     languages match equally, or if no language contains two of the words, because a single word
   *     may match by chance
   */
  public Optional<String> ofMenuWords(Collection<String> words) {
    if (words.size() < MIN_WORDS) {
      return Optional.empty();
    }
    if (sharedWordCount(ENGLISH, words) == words.size()) {
      return Optional.of(ENGLISH);
    }
    Map<Long, List<String>> languagesByCount =
        codes().stream().collect(Collectors.groupingBy(code -> sharedWordCount(code, words)));
    return languagesByCount.entrySet().stream()
        .max(Map.Entry.comparingByKey())
        .filter(best -> best.getKey() >= MIN_WORDS && best.getValue().size() == 1)
        .map(best -> best.getValue().get(0));
  }

  private long sharedWordCount(String code, Collection<String> words) {
    Set<String> languageWords =
        SPACE_PATTERN
            .splitAsStream(texts(code).getOrDefault("language.words", ""))
            .collect(Collectors.toSet());
    return words.stream()
        .map(word -> word.toLowerCase(Locale.ROOT))
        .filter(languageWords::contains)
        .count();
  }

  /**
   * Returns the code of a game's language from the English name of the language, such as {@code de}
   * for German. The result is empty for several languages or an unknown language.
   */
  public static Optional<String> codeOf(String englishName) {
    return Optional.ofNullable(GAME_LANGUAGES.get(englishName));
  }
}
