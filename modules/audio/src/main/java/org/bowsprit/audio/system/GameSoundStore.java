package org.bowsprit.audio.system;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.sound.Sound;

/**
 * Loads sounds from a game's own files and decodes them.
 *
 * <p>A sound that cannot be read is silent and not running, so no script waits for it.
 */
public final class GameSoundStore implements SoundStore {

  private static final String MISSING_MESSAGE = "there is no sound %s: it stays silent";
  private static final String MISSING_AFTER_LOAD_MESSAGE =
      "sound %s played when the game was saved, but is not there";

  private final GameResources resources;
  private final MusicDevice music;
  private final Consumer<String> warnings;
  private final Map<Integer, SoundResource> loadedSounds = new TreeMap<>();
  private final Set<Integer> warnedSounds = new HashSet<>();

  /**
   * Creates a store without any sound in memory.
   *
   * @param resources the game's data
   * @param music the music device, which selects the renditions
   * @param warnings receives a line for each sound that cannot be read or is missing after a load
   */
  public GameSoundStore(GameResources resources, MusicDevice music, Consumer<String> warnings) {
    this.resources = resources;
    this.music = music;
    this.warnings = warnings;
  }

  @Override
  public Optional<SoundResource> loaded(int sound) {
    return Optional.ofNullable(loadedSounds.get(sound));
  }

  @Override
  public List<Integer> inMemory() {
    return List.copyOf(loadedSounds.keySet());
  }

  @Override
  public void load(int sound) {
    loadOrWarn(sound, MISSING_MESSAGE);
  }

  @Override
  public Optional<SoundResource> reload(int sound) {
    loadOrWarn(sound, MISSING_AFTER_LOAD_MESSAGE);
    return loaded(sound);
  }

  private void loadOrWarn(int sound, String warning) {
    if (sound != 0 && !loadedSounds.containsKey(sound)) {
      decode(sound)
          .ifPresentOrElse(
              resource -> loadedSounds.put(sound, resource), () -> warnOnce(sound, warning));
    }
  }

  private void warnOnce(int sound, String warning) {
    if (warnedSounds.add(sound)) {
      warnings.accept(String.format(Locale.ROOT, warning, sound));
    }
  }

  private Optional<SoundResource> decode(int sound) {
    try {
      ChunkPath path = ChunkPath.ROOT.child("SOUN", sound);
      return resources
          .tolerantResources()
          .sound(sound)
          .map(foundSound -> SoundDecoder.decode(foundSound, path, music));
    } catch (FormatException exception) {
      warnings.accept("sound " + sound + " stays silent: " + exception.getMessage());
      return Optional.of(new SoundResource.Silent());
    }
  }

  @Override
  public boolean hasCdTriggers() {
    return resources.ids(ResourceKind.SOUND).stream().anyMatch(this::isCdTrigger);
  }

  /**
   * Returns whether a sound is a CD trigger. Checks the length first, so that most sounds need not
   * be read.
   */
  private boolean isCdTrigger(int sound) {
    try {
      return resources.payloadLength(ResourceKind.SOUND, sound).orElse(0) == CdCue.LENGTH
          && resources
              .sound(sound)
              .filter(Sound.CdTrack.class::isInstance)
              .map(
                  foundSound ->
                      SoundDecoder.decode(foundSound, ChunkPath.ROOT.child("SOUN", sound), music))
              .filter(SoundResource.Cd.class::isInstance)
              .isPresent();
    } catch (FormatException exception) {
      return false;
    }
  }

  @Override
  public void unload(int sound) {
    loadedSounds.remove(sound);
  }
}
