package org.bowsprit.audio.speech;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.recording.FileSource;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/** The file with the spoken lines of a talkie. Scripts contain the offsets of the lines. */
public interface SpeechFile {

  /** The speech file of a game without speech. */
  SpeechFile NONE = cue -> Optional.empty();

  /**
   * Returns a line. The result is empty if there is no sound at the offset of the cue. This method
   * never throws an exception.
   */
  Optional<SpeechLine> line(SpeechCue cue);

  /**
   * Returns the lines in the order of their offsets. Only tools need this list, because scripts
   * contain the offsets.
   */
  default List<SpeechCue> cues() {
    return List.of();
  }

  /**
   * The suffixes in search order, with compressed files before plain files. The game's own file
   * name is searched before the common name (spec 13 §1.1).
   */
  List<String> SUFFIXES = List.of(".sof", ".sog", ".so3", ".sou");

  /** The name of speech files that is not specific to a game. */
  String COMMON_STEM = "monster";

  /**
   * Opens the speech file in the folder of a game's files.
   *
   * @param stem the name of the game's data files without the suffix
   * @return the file; {@link #NONE} if there is no valid file
   */
  static SpeechFile find(GameFiles files, String stem) {
    return findName(files, stem).map(name -> open(files, name)).orElse(NONE);
  }

  /** Returns the name of the speech file in the folder of a game's files. */
  static Optional<String> findName(GameFiles files, String stem) {
    return Stream.of(stem, COMMON_STEM)
        .flatMap(baseName -> SUFFIXES.stream().map(suffix -> baseName + suffix))
        .flatMap(name -> files.find(name).stream())
        .findFirst();
  }

  private static SpeechFile open(GameFiles files, String name) {
    try {
      ByteSource source = new FileSource(files, name);
      return name.toLowerCase(Locale.ROOT).endsWith(".sou")
          ? new PlainSpeech(source)
          : CompressedSpeech.open(source);
    } catch (FormatException exception) {
      return NONE;
    }
  }
}
