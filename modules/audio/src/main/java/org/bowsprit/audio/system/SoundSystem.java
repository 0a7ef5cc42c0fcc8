package org.bowsprit.audio.system;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import org.bowsprit.audio.imuse.Imuse;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.resource.Piece;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.audio.state.AdlibState;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.audio.state.StatefulParts;
import org.bowsprit.audio.synth.PartDevice;
import org.bowsprit.media.voc.Pcm;

/**
 * The sound interface for scripts (spec 10 §4). It queues, starts and stops sounds by the game's
 * clock, and answers queries about them.
 *
 * <p>Starts and commands wait in queues until {@link #runQueues}, which is called once per frame.
 * Whether a sound runs depends on logical time alone. All methods are called on the game's thread.
 */
public final class SoundSystem {

  private static final int START_QUEUE_CAPACITY = 10;
  private static final int RUN_QUEUES = -1;

  /** The sound number that stands for a voice from the disc. */
  private static final int VOICE_ON_DISC = -1;

  private final SoundStore store;
  private final Imuse imuse;
  private final PartDevice synthesiser;
  private final LogicalEffects effects;
  private final LogicalTrack cd;
  private final LogicalSpeech speech;
  private final SoundClock clock;
  private final boolean hasCdTriggers;
  private final boolean hasOwnMusic;
  private final IntConsumer results;
  private final Deque<Integer> queuedStarts = new ArrayDeque<>();
  private final List<int[]> queuedCommands = new ArrayList<>();
  // These objects are created once, so that a frame allocates nothing.
  private final IntConsumer advanceQuantumAction = this::advanceQuantum;
  private final IntConsumer advanceRecordedAction = this::advanceRecorded;

  /**
   * Creates a sound system with nothing playing.
   *
   * @param store the game's sounds
   * @param setup the sound configuration
   * @param results receives the result of each command, for variable 56
   */
  public SoundSystem(SoundStore store, SoundSetup setup, IntConsumer results) {
    this(store, setup, SoundRules.DEFAULT, results);
  }

  /**
   * Creates a sound system with nothing playing, with the rules of a game.
   *
   * @param store the game's sounds
   * @param setup the sound configuration
   * @param rules the rules of the game
   * @param results receives the result of each command, for variable 56
   */
  public SoundSystem(SoundStore store, SoundSetup setup, SoundRules rules, IntConsumer results) {
    this.store = store;
    this.imuse =
        new Imuse(
            setup.synthesiser(),
            this::music,
            setup.userVolume(),
            setup.quirks(),
            rules.races(),
            rules.fadesAreSilent());
    this.synthesiser = setup.synthesiser();
    this.effects = new LogicalEffects(setup.effects());
    Recordings recordings = setup.recordings();
    this.cd = new LogicalTrack(recordings.tracks(), recordings.leadIn(), setup.effects());
    this.hasOwnMusic = rules.hasOwnMusicWithoutTracks() && !recordings.hasTracks();
    this.hasCdTriggers = store.hasCdTriggers();
    SpeechFile lines = recordings.speech();
    SpeechFile voices = setup.speech().hasVoice() ? lines : SpeechFile.NONE;
    this.speech = new LogicalSpeech(voices, lines, setup.effects());
    this.clock = new SoundClock(setup.time(), setup.quirks());
    this.results = results;
  }

  /**
   * Loads a sound and queues it, so that {@link #runQueues} starts it. If the queue is full, the
   * sound is only loaded.
   */
  public void start(int sound) {
    store.load(sound);
    if (queuedStarts.size() < START_QUEUE_CAPACITY) {
      queuedStarts.push(sound);
    }
  }

  /** Stops a sound, even if it is only queued or fades to silence. */
  public void stop(int sound) {
    queuedStarts.removeIf(queuedSound -> queuedSound == sound);
    cd.stop(sound);
    effects.stop(sound);
    imuse.stop(sound);
  }

  /** Stops all sounds and clears the queues. */
  public void stopAll() {
    queuedStarts.clear();
    queuedCommands.clear();
    cd.stop();
    effects.stopAll();
    speech.stopEffects();
    imuse.stopAll();
  }

  /**
   * Queues a command for the music driver. A command that begins with -1 runs the queues
   * immediately.
   */
  public void command(int... words) {
    if (words.length > 0 && words[0] == RUN_QUEUES) {
      runQueues();
    } else {
      queuedCommands.add(words.clone());
    }
  }

  /**
   * Starts the queued sounds, beginning with the sound that was queued last, and then carries out
   * the queued commands in order (spec 10 §4.3).
   */
  public void runQueues() {
    while (!queuedStarts.isEmpty()) {
      startNow(queuedStarts.pop());
    }
    if (queuedCommands.isEmpty()) {
      return;
    }
    List<int[]> dueCommands = List.copyOf(queuedCommands);
    queuedCommands.clear();
    for (int[] words : dueCommands) {
      results.accept(imuse.command(words));
    }
  }

  private void startNow(int sound) {
    SoundResource resource = store.loaded(sound).orElseGet(SoundResource.Silent::new);
    if (resource instanceof SoundResource.Effect effect) {
      effects.start(sound, effect.samples());
    } else if (resource instanceof SoundResource.Music) {
      imuse.start(sound);
    } else if (resource instanceof SoundResource.Cd trigger) {
      cd.start(sound, trigger.cue());
    }
  }

  /**
   * Speaks a line, which replaces the previous line.
   *
   * @return false if there is no recording of the line
   */
  public boolean speak(SpeechCue cue) {
    return speech.start(cue);
  }

  /**
   * Plays a line as an effect, in addition to the spoken line, and also if lines are only shown as
   * text (spec 13 §10.3).
   */
  public void playAsEffect(SpeechCue cue) {
    speech.startAsEffect(cue);
  }

  /**
   * Plays a voice from the disc of Loom, or stops the voice and its timer if both arguments are 0
   * (spec 10 §5.2).
   *
   * @param offset the start of the voice on the disc, in tenths of a second
   * @param delay the length of the voice, in tenths of a second
   */
  public void speakFromDisc(int offset, int delay) {
    if (offset == 0 && delay == 0) {
      cd.reset();
    } else {
      cd.stop();
      cd.start(VOICE_ON_DISC, CdCue.ofVoice(offset, delay));
    }
  }

  /** Stops the spoken line. */
  public void stopSpeaking() {
    speech.stop();
  }

  /** Returns whether a line is being spoken. */
  public boolean isSpeaking() {
    return speech.isSpeaking();
  }

  /** Returns whether the speaker's mouth is open. */
  public boolean isMouthOpen() {
    return speech.isMouthOpen();
  }

  /**
   * Returns the state of a sound for scripts: 0 not running, 1 running, 2 waiting for a marker
   * (spec 10 §4.2).
   */
  public int runningState(int sound) {
    if (sound == 0) {
      return 0;
    }
    if (cd.isRunning(sound) || effects.isRunning(sound) || isWaiting(sound)) {
      return 1;
    }
    return store.loaded(sound).isPresent() ? imuse.status(sound) : 0;
  }

  /**
   * Returns whether a sound is queued, or whether a queued command delays its start until a marker.
   */
  private boolean isWaiting(int sound) {
    for (int i = 0; i < queuedCommands.size(); i++) {
      if (Imuse.putsStartBehindMarker(queuedCommands.get(i), sound)) {
        return true;
      }
    }
    return queuedStarts.contains(sound);
  }

  /**
   * Returns the music timer for variable 14. In a game with CD triggers, it is the CD timer, which
   * is 0 before the first trigger. In other games, it is the driver's timer (spec 13 §12.2).
   */
  public int musicTimer() {
    boolean usesCdTimer = !hasOwnMusic && (hasCdTriggers || cd.drivesTimer());
    return usesCdTimer ? cd.timer() : imuse.musicTimer();
  }

  /**
   * Advances the time by one frame. This must be called before the scripts of the frame run.
   *
   * @param jiffies the time since the last frame; ignored in the first frame, which is time 0
   */
  public void advance(int jiffies) {
    clock.advance(jiffies, advanceQuantumAction, advanceRecordedAction);
    speech.advance(jiffies);
  }

  private void advanceQuantum(int micros) {
    imuse.advance(micros);
    synthesiser.advance(micros);
  }

  private void advanceRecorded(int micros) {
    effects.advance(micros);
    cd.advance(micros);
  }

  /** Returns the complete state of the sound. This does not change the sound. */
  public SoundState snapshot() {
    return new SoundState(
        clock.snapshot(),
        store.inMemory(),
        List.copyOf(queuedStarts),
        queuedCommands.stream().map(words -> Arrays.stream(words).boxed().toList()).toList(),
        effects.snapshot(),
        cd.snapshot(),
        speech.snapshot(),
        imuse.snapshot(),
        synthesiser instanceof StatefulParts stateful ? stateful.snapshot() : AdlibState.NONE);
  }

  /**
   * Stops everything and restores {@code state}. A sound that the game does not have counts as
   * ended (spec 13 §7).
   *
   * @throws IllegalArgumentException if the state does not fit this game; the sound system is then
   *     unusable
   */
  public void restore(SoundState state) {
    try {
      restoreParts(state);
    } catch (IndexOutOfBoundsException e) {
      throw new IllegalArgumentException("the state of the sound is damaged", e);
    }
  }

  private void restoreParts(SoundState state) {
    stopAll();
    clock.restore(state.clock());
    queuedStarts.addAll(state.starts());
    for (List<Integer> words : state.commands()) {
      queuedCommands.add(words.stream().mapToInt(Integer::intValue).toArray());
    }
    for (SoundState.Effect effect : state.effects()) {
      samplesOf(effect.sound()).ifPresent(samples -> effects.resume(effect, samples));
    }
    cd.restore(state.cd());
    speech.restore(state.speech());
    boolean allMusicFound = imuse.restore(state.music(), this::reloadMusic);
    // A sound that stays in memory is not decoded again.
    Set<Integer> savedSounds = Set.copyOf(state.inMemory());
    store.inMemory().stream().filter(sound -> !savedSounds.contains(sound)).forEach(store::unload);
    state.inMemory().forEach(store::load);
    boolean isSynthesiserRestored =
        synthesiser instanceof StatefulParts stateful && stateful.restore(state.synthesiser());
    if (!allMusicFound || !isSynthesiserRestored) {
      imuse.resend();
    }
  }

  /** Returns the sounds that are playing, for an inspector. */
  public NowPlaying nowPlaying() {
    List<NowPlaying.Effect> runningEffects =
        effects.snapshot().stream()
            .map(
                effect ->
                    new NowPlaying.Effect(
                        effect.sound(), effect.micros(), effects.length(effect.sound())))
            .toList();
    return new NowPlaying(
        imuse.tunes(),
        runningEffects,
        List.copyOf(queuedStarts),
        imuse.snapshot().triggers(),
        musicTimer());
  }

  private Optional<Pcm> samplesOf(int sound) {
    return store
        .reload(sound)
        .filter(SoundResource.Effect.class::isInstance)
        .map(resource -> ((SoundResource.Effect) resource).samples());
  }

  private Optional<Piece> reloadMusic(int sound) {
    return store.reload(sound).flatMap(SoundSystem::music);
  }

  private Optional<Piece> music(int sound) {
    return store.loaded(sound).flatMap(SoundSystem::music);
  }

  private static Optional<Piece> music(SoundResource resource) {
    return resource instanceof SoundResource.Music music
        ? Optional.of(music.piece())
        : Optional.empty();
  }
}
