package org.bowsprit.kit.game;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.bow.SourceText;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.OutputFile;
import org.bowsprit.kit.translation.LineNumbers;
import org.bowsprit.kit.translation.PoFile;
import org.bowsprit.kit.translation.SourceTexts;
import org.bowsprit.kit.translation.VoiceCues;

/**
 * Contains all files of a game's sources.
 *
 * @param files the files by their paths from the root of the sources; the parts of a path are
 *     separated by {@code /}
 */
public record SourceTree(NavigableMap<String, Bytes> files) {

  /**
   * The beginning of the names of files and folders that are not sources, such as caches and
   * version control.
   */
  private static final String HIDDEN_PREFIX = ".";

  private static final String SCRIPT_SUFFIX = ".bow";
  private static final String INDEX_SUFFIX = ".000";
  private static final String VOICES_FOLDER = "voices";

  /** The maximum total size of all files. A game with all its speech is smaller. */
  private static final long MAX_BYTES = 512L << 20;

  public SourceTree {
    files = Collections.unmodifiableNavigableMap(new TreeMap<>(files));
  }

  /**
   * Reads all files below {@code folder} except those whose names begin with a dot.
   *
   * @throws IOException if a file cannot be read, is a link to a place outside {@code folder} or
   *     has a control character in its name, or if all files together are larger than 512 MB
   */
  public static SourceTree read(Path folder) throws IOException {
    return read(folder, MAX_BYTES);
  }

  /**
   * Returns whether a folder contains sources, that is, whether the folder or one below it contains
   * a {@code .bow} file. Folders whose names begin with a dot are not searched. A folder that
   * contains an index file (a name that ends in {@code .000}) is a game, no matter what else is in
   * it.
   *
   * @param folder any path; the result is {@code false} if it is not a folder
   * @throws IOException if the folder cannot be listed
   */
  public static boolean isSourceFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder) || containsIndex(folder)) {
      return false;
    }
    return list(folder).stream().anyMatch(file -> file.toString().endsWith(SCRIPT_SUFFIX));
  }

  /**
   * Returns the folder for the speech file within the folder of the sources. The folder need not
   * exist. The speech file is large and already built, so it is not one of the sources.
   */
  public static Path voicesFolder(Path folder) {
    return folder.resolve(VOICES_FOLDER);
  }

  private static boolean containsIndex(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.anyMatch(
          file -> file.toString().toLowerCase(Locale.ROOT).endsWith(INDEX_SUFFIX));
    }
  }

  static SourceTree read(Path folder, long maxBytes) throws IOException {
    NavigableMap<String, Bytes> files = new TreeMap<>();
    Path root = folder.toRealPath();
    long size = 0;
    for (Path file : list(folder)) {
      if (!file.toRealPath().startsWith(root)) {
        throw refusal(file, "a link that leads out of the sources");
      }
      // Listings and messages name one file per line.
      if (file.toString().chars().anyMatch(Character::isISOControl)) {
        throw refusal(file, "a name with a control character");
      }
      size += Files.size(file);
      if (size > maxBytes) {
        throw refusal(file, "with it the sources are larger than " + (maxBytes >> 20) + " MB");
      }
      String path = folder.relativize(file).toString().replace('\\', '/');
      files.put(path, Bytes.wrap(Files.readAllBytes(file)));
    }
    return new SourceTree(files);
  }

  private static FileSystemException refusal(Path file, String reason) {
    return new FileSystemException(file.toString(), null, reason);
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(Files::isRegularFile)
          .filter(file -> !isHidden(folder.relativize(file)))
          .filter(file -> !file.startsWith(voicesFolder(folder)))
          .toList();
    }
  }

  private static boolean isHidden(Path path) {
    for (Path part : path) {
      if (part.toString().startsWith(HIDDEN_PREFIX)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns a tree with the files of this tree and the given files. A given file replaces a file
   * with the same path.
   */
  SourceTree withFiles(NavigableMap<String, Bytes> replacements) {
    if (replacements.isEmpty()) {
      return this;
    }
    NavigableMap<String, Bytes> all = new TreeMap<>(files);
    all.putAll(replacements);
    return new SourceTree(all);
  }

  /** Returns the contents of a file; empty if the file does not exist. */
  public Optional<Bytes> file(String path) {
    return Optional.ofNullable(files.get(path));
  }

  /**
   * Returns a file as UTF-8 text; empty if the file does not exist. Malformed input becomes U+FFFD.
   */
  public Optional<String> text(String path) {
    return file(path).map(SourceTree::text);
  }

  /** Returns the contents of a file that consists of a text, in UTF-8. */
  public static Bytes bytes(String text) {
    return Bytes.wrap(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String text(Bytes bytes) {
    return new String(bytes.toArray(), StandardCharsets.UTF_8);
  }

  /** Returns the paths that end in {@code suffix}, in ascending order. */
  public List<String> pathsEndingIn(String suffix) {
    return files.keySet().stream().filter(path -> path.endsWith(suffix)).toList();
  }

  /** Returns the names of the files directly in {@code folder}, which ends in {@code /}. */
  public List<String> namesIn(String folder) {
    return files.keySet().stream()
        .filter(path -> path.startsWith(folder) && path.indexOf('/', folder.length()) < 0)
        .map(path -> path.substring(folder.length()))
        .toList();
  }

  /** Returns the line at a position, or an empty string if there is none. */
  public String line(SourcePosition position) {
    return text(position.path()).stream()
        .flatMap(String::lines)
        .skip(Math.max(0, position.line() - 1))
        .findFirst()
        .orElse("");
  }

  /**
   * Writes all files below {@code folder}, which is created if it does not exist.
   *
   * @throws org.bowsprit.format.disk.NotWrittenException if a file cannot be written
   */
  public void write(Path folder) {
    files.forEach((name, contents) -> OutputFile.inFolder(folder, name).write(contents.toArray()));
  }

  /** Returns the scripts, in the order of their paths. */
  List<SourceText> scripts() {
    return pathsEndingIn(SCRIPT_SUFFIX).stream()
        .map(path -> new SourceText(path, text(path).orElseThrow()))
        .toList();
  }

  /** Returns the texts of the scripts, for translators. */
  public SourceTexts texts() {
    return new SourceTexts(scripts());
  }

  /**
   * Returns the scripts with their translations and with the positions of the lines in the speech
   * file. The translations are in {@code texts/NAME.po}, for each language except the first.
   *
   * @throws org.bowsprit.kit.translation.TranslationException if a file cannot be read, or if its
   *     language is not declared in the scripts
   */
  List<SourceText> translatedScripts() {
    Map<String, PoFile> translations = new TreeMap<>();
    for (String path : pathsEndingIn(".po")) {
      String language = SourceTexts.languageOf(path);
      if (!language.isEmpty()) {
        translations.put(language, PoFile.parse(path, text(path).orElseThrow()));
      }
    }
    List<SourceText> translated = texts().translated(translations);
    VoiceCues cues = VoiceCues.parse(text(VoiceCues.PATH).orElse(""));
    return cues.isEmpty()
        ? translated
        : new SourceTexts(translated)
            .withVoices(LineNumbers.parse(text(LineNumbers.PATH).orElse("")), cues);
  }
}
