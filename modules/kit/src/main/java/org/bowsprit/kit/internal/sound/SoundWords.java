package org.bowsprit.kit.internal.sound;

import java.util.Map;
import java.util.Optional;

/** The settings that name music for one device, and the tags of the devices. */
public final class SoundWords {

  private static final Map<String, String> TAGS =
      Map.of(
          "adlib", SoundPart.ADLIB,
          "roland", SoundPart.ROLAND,
          "general", SoundPart.GENERAL_MIDI,
          "speaker", SoundPart.SPEAKER);

  private SoundWords() {}

  /** Returns the tag for a setting, if it names a device. */
  public static Optional<String> tag(String word) {
    return Optional.ofNullable(TAGS.get(word));
  }

  /** Returns the setting for a tag, if there is one. */
  static Optional<String> ofTag(String tag) {
    return TAGS.entrySet().stream()
        .filter(entry -> entry.getValue().equals(tag))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
