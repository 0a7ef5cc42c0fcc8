package org.bowsprit.engine.internal.port;

import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.audio.system.GameSoundStore;
import org.bowsprit.audio.system.NowPlaying;
import org.bowsprit.audio.system.SoundRules;
import org.bowsprit.audio.system.SoundSetup;
import org.bowsprit.audio.system.SoundStore;
import org.bowsprit.audio.system.SoundSystem;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.world.World;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.port.SoundPort;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stores which sounds of the game are loaded, and plays sounds with the sound system (spec 10 §4).
 */
public final class GameSounds implements SoundPort, Speech.Voice {

  private static final Logger LOG = LoggerFactory.getLogger(GameSounds.class);

  private final SoundStore store;
  private final SoundSystem system;

  public GameSounds(World world, SoundSetup setup, SoundRules rules) {
    store = new GameSoundStore(world.resources(), setup.music(), LOG::warn);
    system =
        new SoundSystem(
            store,
            setup,
            rules,
            result -> world.variables().set(EngineVariable.SOUNDRESULT, result));
  }

  /** Advances the sound by the time of a frame. */
  public void advance(int jiffies) {
    system.advance(jiffies);
  }

  @Override
  public boolean speak(SpeechCue cue) {
    return system.speak(cue);
  }

  @Override
  public void speakAsEffect(SpeechCue cue) {
    system.playAsEffect(cue);
  }

  @Override
  public void stopVoice() {
    system.stopSpeaking();
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

  public int musicTimer() {
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
    return system.runningState(sound);
  }

  @Override
  public void flush() {
    system.runQueues();
  }

  @Override
  public void command(int[] command) {
    system.command(command);
  }

  /** Returns a snapshot of the sound. */
  public SoundState snapshot() {
    return system.snapshot();
  }

  /** Restores a snapshot. */
  public void restore(SoundState state) {
    system.restore(state);
  }

  public NowPlaying nowPlaying() {
    return system.nowPlaying();
  }

  /** Loads a sound if the game contains it. */
  public void load(int sound) {
    store.load(sound);
  }

  /** Unloads a sound. */
  void unload(int sound) {
    store.unload(sound);
  }
}
