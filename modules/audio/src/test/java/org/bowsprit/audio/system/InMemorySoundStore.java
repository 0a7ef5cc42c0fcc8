package org.bowsprit.audio.system;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.audio.resource.SoundResource;

/** A store of sounds that a test creates. A sound stays in memory until it is unloaded. */
final class InMemorySoundStore implements SoundStore {

  private final Map<Integer, SoundResource> sounds = new HashMap<>();

  void put(int sound, SoundResource resource) {
    sounds.put(sound, resource);
  }

  void clear() {
    sounds.clear();
  }

  @Override
  public Optional<SoundResource> loaded(int sound) {
    return Optional.ofNullable(sounds.get(sound));
  }

  @Override
  public List<Integer> inMemory() {
    return List.copyOf(sounds.keySet());
  }

  @Override
  public void unload(int sound) {
    sounds.remove(sound);
  }

  @Override
  public void load(int sound) {}
}
