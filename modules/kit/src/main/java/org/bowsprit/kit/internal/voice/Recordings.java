package org.bowsprit.kit.internal.voice;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.kit.translation.TranslationException;

/**
 * The recordings in a folder. They are sound files whose names are the numbers of their lines, such
 * as {@code wren-0017.wav}. The recordings in other languages are in folders whose names are those
 * languages.
 *
 * @param kind the kind of all files
 * @param lines the recordings, by language and number
 */
public record Recordings(VoiceKind kind, List<Line> lines) {

  /**
   * The recording of a line.
   *
   * @param language the language; empty if the game declares none
   * @param number the number of the line
   * @param file the sound file
   */
  public record Line(String language, String number, Path file) {}

  /** Takes an immutable copy. */
  public Recordings {
    lines = List.copyOf(lines);
  }

  /**
   * Finds the recordings.
   *
   * @param folder the folder
   * @param languages the languages of the game; may be empty
   * @param numbers the numbers of all lines
   * @throws TranslationException if there are no recordings, if they are of several kinds, or if no
   *     line has the number of a recording
   */
  public static Recordings find(Path folder, List<String> languages, Set<String> numbers)
      throws IOException {
    String first = languages.isEmpty() ? "" : languages.get(0);
    List<Line> lines = new ArrayList<>(find(folder, first, numbers));
    for (String language : languages) {
      Path languageFolder = folder.resolve(language);
      if (Files.isDirectory(languageFolder)) {
        lines.addAll(find(languageFolder, language, numbers));
      }
    }
    Set<VoiceKind> kinds =
        lines.stream()
            .flatMap(line -> VoiceKind.of(line.file().toString()).stream())
            .collect(Collectors.toCollection(TreeSet::new));
    if (kinds.isEmpty()) {
      throw new TranslationException(
          folder
              + " has no recordings: WAV, FLAC or Ogg files named by the numbers of their lines");
    }
    if (kinds.size() > 1) {
      throw new TranslationException(
          folder + " has recordings of several kinds; bring all to one of WAV, FLAC and Ogg");
    }
    return new Recordings(kinds.iterator().next(), lines);
  }

  private static List<Line> find(Path folder, String language, Set<String> numbers)
      throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(Files::isRegularFile).sorted().toList();
    }
    List<Line> lines = new ArrayList<>();
    for (Path file : files) {
      String name = file.getFileName().toString();
      Optional<VoiceKind> kind = VoiceKind.of(name);
      if (kind.isPresent()) {
        String number = name.substring(0, name.lastIndexOf('.'));
        if (!numbers.contains(number)) {
          throw new TranslationException(
              file + ": no line has the number " + number + "; 'texts voices' lists them");
        }
        lines.add(new Line(language, number, file));
      }
    }
    return lines;
  }
}
