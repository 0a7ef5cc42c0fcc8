package org.bowsprit.format.game;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.sound.Sound;

/**
 * Recognises the platform of an unknown release by its sounds, because the size of its index does
 * not determine it (spec 13 §2).
 */
final class PlatformDetector {

  private static final int TAG_BYTES = 4;
  private static final Set<String> MAC_TAGS = Set.of("MAC ", "Mac1", "iMUS");

  private final Set<String> tags = new HashSet<>();

  private PlatformDetector() {}

  /** Returns the platform that the sounds of {@code game} indicate. */
  static Platform of(GameResources game) {
    PlatformDetector detector = new PlatformDetector();
    for (int id : game.ids(ResourceKind.SOUND)) {
      try {
        game.sound(id).ifPresent(detector::add);
      } catch (FormatException damaged) {
        // An unreadable sound indicates no platform.
      }
    }
    return detector.platform();
  }

  private void add(Sound sound) {
    if (sound instanceof Sound.Renditions container) {
      container.renditions().forEach(rendition -> tags.add(rendition.tag()));
    } else if (sound instanceof Sound.Raw raw) {
      tagOf(raw.payload()).ifPresent(tags::add);
    }
  }

  private static Optional<String> tagOf(Bytes payload) {
    return payload.length() < TAG_BYTES
        ? Optional.empty()
        : Optional.of(
            new String(payload.slice(0, TAG_BYTES).toArray(), StandardCharsets.ISO_8859_1));
  }

  private Platform platform() {
    if (tags.contains("TOWS")) {
      return Platform.FM_TOWNS;
    }
    if (tags.stream().anyMatch(MAC_TAGS::contains)) {
      return Platform.MACINTOSH;
    }
    boolean hasOnlyRoland = tags.contains("ROL ") && !tags.contains("ADL ");
    return tags.contains("AMI ") || hasOnlyRoland ? Platform.AMIGA : Platform.DOS;
  }
}
