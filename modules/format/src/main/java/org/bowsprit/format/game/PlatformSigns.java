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
final class PlatformSigns {

  private static final int TAG = 4;
  private static final Set<String> OF_MAC = Set.of("MAC ", "Mac1", "iMUS");

  private final Set<String> tags = new HashSet<>();

  private PlatformSigns() {}

  /** Returns the platform that the sounds of {@code game} indicate. */
  static Platform of(GameResources game) {
    PlatformSigns signs = new PlatformSigns();
    for (int id : game.ids(ResourceKind.SOUND)) {
      try {
        game.sound(id).ifPresent(signs::add);
      } catch (FormatException damaged) {
        // An unreadable sound indicates no platform.
      }
    }
    return signs.platform();
  }

  private void add(Sound sound) {
    if (sound instanceof Sound.Renditions container) {
      container.renditions().forEach(rendition -> tags.add(rendition.tag()));
    } else if (sound instanceof Sound.Raw raw) {
      tag(raw.payload()).ifPresent(tags::add);
    }
  }

  private static Optional<String> tag(Bytes payload) {
    return payload.length() < TAG
        ? Optional.empty()
        : Optional.of(new String(payload.slice(0, TAG).toArray(), StandardCharsets.ISO_8859_1));
  }

  private Platform platform() {
    if (tags.contains("TOWS")) {
      return Platform.FM_TOWNS;
    }
    if (tags.stream().anyMatch(OF_MAC::contains)) {
      return Platform.MACINTOSH;
    }
    boolean onlyRoland = tags.contains("ROL ") && !tags.contains("ADL ");
    return tags.contains("AMI ") || onlyRoland ? Platform.AMIGA : Platform.DOS;
  }
}
