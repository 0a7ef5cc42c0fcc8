package org.bowsprit.kit.internal.voice;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A kind of sound file for recorded lines, and the kind of speech file that is built from it. */
// The lists are created by List.of.
@SuppressWarnings("ImmutableEnumChecker")
public enum VoiceKind {
  /** WAV files, which a speech file contains as VOC files (spec 10 §6.2). */
  WAV("monster.sou", ".wav"),
  /** FLAC files, which a speech file contains unchanged (spec 10 §6.5). */
  FLAC("monster.sof", ".flac"),
  /** Ogg Vorbis files, which a speech file contains unchanged (spec 10 §6.5). */
  OGG("monster.sog", ".ogg", ".oga");

  private final String speechFile;
  private final List<String> suffixes;

  VoiceKind(String speechFile, String... suffixes) {
    this.speechFile = speechFile;
    this.suffixes = List.of(suffixes);
  }

  /** Returns the name of the speech file. Every interpreter looks for this name. */
  public String speechFile() {
    return speechFile;
  }

  /** Returns the kind of a file by its name; empty if it is not a sound file. */
  public static Optional<VoiceKind> of(String file) {
    String lower = file.toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(kind -> kind.suffixes.stream().anyMatch(lower::endsWith))
        .findFirst();
  }
}
