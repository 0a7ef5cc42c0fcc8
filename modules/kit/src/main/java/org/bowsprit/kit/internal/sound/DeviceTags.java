package org.bowsprit.kit.internal.sound;

import java.util.Map;
import java.util.Optional;

/**
 * Maps the sound properties that are specific to one music device, such as {@code adlib}, to the
 * chunk tags of the devices, and back.
 */
public final class DeviceTags {

  private static final Map<String, String> TAGS =
      Map.of(
          "adlib", SoundPart.ADLIB,
          "roland", SoundPart.ROLAND,
          "general", SoundPart.GENERAL_MIDI,
          "speaker", SoundPart.SPEAKER);

  private DeviceTags() {}

  /** Returns the tag of the device that a property names; empty if it names no device. */
  public static Optional<String> tagOf(String property) {
    return Optional.ofNullable(TAGS.get(property));
  }

  /** Returns the property that names the device with a tag; empty if there is none. */
  static Optional<String> propertyOf(String tag) {
    return TAGS.entrySet().stream()
        .filter(entry -> entry.getValue().equals(tag))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
