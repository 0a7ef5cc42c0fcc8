package org.bowsprit.engine.internal;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.audio.resource.MusicDevice;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.audio.system.NowPlaying;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.audio.system.SoundStore;
import org.bowsprit.audio.system.SoundSystem;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.ChunkPath;
import org.bowsprit.format.FormatException;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.port.SoundPort;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The game's sounds: those that are in memory, and the system that plays them (spec 10 §4). */
final class GameSounds implements SoundPort, SoundStore, Speech.Voice {

  private static final Logger LOG = LoggerFactory.getLogger(GameSounds.class);

  private final GameResources resources;
  private final MusicDevice music;
  private final SoundSystem system;
  private final Map<Integer, SoundResource> loaded = new TreeMap<>();

  GameSounds(World world, SoundSetup setup) {
    resources = world.resources();
    music = setup.music();
    system =
        new SoundSystem(
            this,
            setup,
            result -> world.memory().setVariable(EngineVariable.SOUNDRESULT.number(), result));
  }

  /** Lets the time of a frame pass. */
  void advance(int jiffies) {
    system.advance(jiffies);
  }

  @Override
  public boolean speak(SpeechCue cue) {
    return system.speak(cue);
  }

  @Override
  public void hush() {
    system.hush();
  }

  @Override
  public boolean isSpeaking() {
    return system.isSpeaking();
  }

  @Override
  public boolean isMouthOpen() {
    return system.isMouthOpen();
  }

  @Override
  public void speakFromDisc(int offset, int delay) {
    system.speakFromDisc(offset, delay);
  }

  int musicTimer() {
    return system.musicTimer();
  }

  @Override
  public void start(int sound) {
    system.start(sound);
  }

  @Override
  public void stop(int sound) {
    system.stop(sound);
  }

  @Override
  public void stopAll() {
    system.stopAll();
  }

  @Override
  public int running(int sound) {
    return system.isRunning(sound);
  }

  @Override
  public void flush() {
    system.runQueues();
  }

  @Override
  public void command(int[] command) {
    system.command(command);
  }

  /** Everything that decides how the sound goes on. */
  SoundState snapshot() {
    return system.snapshot();
  }

  /** Goes on from {@code state}. */
  void restore(SoundState state) {
    system.restore(state);
  }

  NowPlaying nowPlaying() {
    return system.nowPlaying();
  }

  @Override
  public List<Integer> inMemory() {
    return List.copyOf(loaded.keySet());
  }

  @Override
  public Optional<SoundResource> loaded(int sound) {
    return Optional.ofNullable(loaded.get(sound));
  }

  @Override
  public void load(int sound) {
    if (sound != 0 && !loaded.containsKey(sound)) {
      decode(sound).ifPresent(resource -> loaded.put(sound, resource));
    }
  }

  /** A sound that cannot be read is silent and not running, so that no script waits for it. */
  private Optional<SoundResource> decode(int sound) {
    try {
      ChunkPath path = ChunkPath.ROOT.child("SOUN", sound);
      return resources.sound(sound).map(found -> SoundDecoder.decode(found, path, music));
    } catch (FormatException damage) {
      LOG.warn("sound {} stays silent: {}", sound, damage.getMessage());
      return Optional.of(new SoundResource.Silent());
    }
  }

  @Override
  public void unload(int sound) {
    loaded.remove(sound);
  }
}
