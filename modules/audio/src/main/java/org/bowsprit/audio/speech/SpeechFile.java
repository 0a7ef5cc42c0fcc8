package org.bowsprit.audio.speech;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.recording.FileSource;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.GameFiles;

/** The lines of a talkie, by where its scripts say they lie. */
public interface SpeechFile {

  /** A game without speech. */
  SpeechFile NONE = cue -> Optional.empty();

  /** Returns a line; empty if there is no sound at that place. Never throws. */
  Optional<SpeechLine> line(SpeechCue cue);

  /**
   * Returns where the lines are, by their offsets: for tools, since scripts know the places by
   * heart.
   */
  default List<SpeechCue> cues() {
    return List.of();
  }

  /**
   * Names are looked for in this order, compressed before plain, the game's own before the common
   * one (spec 13 §1.1).
   */
  List<String> SUFFIXES = List.of(".sof", ".sog", ".so3", ".sou");

  /** The name of speech files that belong to no game in particular. */
  String COMMON = "monster";

  /**
   * Opens the speech file beside a game's files.
   *
   * @param stem the game's data files before their last dot
   * @return {@link #NONE} if there is none that makes sense
   */
  static SpeechFile in(GameFiles files, String stem) {
    return name(files, stem).map(name -> open(files, name)).orElse(NONE);
  }

  /** Returns the name of the speech file beside a game's files. */
  static Optional<String> name(GameFiles files, String stem) {
    return Stream.of(stem, COMMON)
        .flatMap(base -> SUFFIXES.stream().map(suffix -> base + suffix))
        .flatMap(name -> files.find(name).stream())
        .findFirst();
  }

  private static SpeechFile open(GameFiles files, String name) {
    try {
      ByteSource source = new FileSource(files, name);
      return name.toLowerCase(Locale.ROOT).endsWith(".sou")
          ? new PlainSpeech(source)
          : CompressedSpeech.open(source);
    } catch (FormatException damaged) {
      return NONE;
    }
  }
}
