package org.bowsprit.audio.system;

import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.state.CdState;
import org.bowsprit.media.voc.Jiffies;

/**
 * The CD, timed by the game's clock. At most one track plays. Its length comes from the headers of
 * its file or, if the file is missing, from its trigger. A timer counts from the start of the track
 * (spec 10 §5, 13 §12.2). A missing track that loops endlessly, or has an unknown length, lasts as
 * long as the longest available track. If no track is available, it lasts five minutes. Scripts
 * therefore never wait forever.
 */
final class LogicalTrack {

  private static final CdCue NO_CUE = new CdCue(0, 0, 0, 0);
  private static final long ENDLESS = Long.MAX_VALUE;
  private static final long MICROS_PER_SECOND = 1_000_000;
  private static final long FIVE_MINUTES_FRAMES = 5 * 60 * CdCue.FRAMES_PER_SECOND;
  private static final int LAST_TRACK = 99;

  private final Tracks tracks;
  private final LeadIn leadIn;
  private final EffectListener listener;

  private int sound;
  private CdCue cue = NO_CUE;

  /** The duration of one loop, the duration of all loops, and the time played, in microseconds. */
  private long loopMicros;

  private long lengthMicros;
  private long playedMicros;

  private boolean drivesTimer;
  private boolean isTimerRunning;
  private long timerMicros;

  LogicalTrack(Tracks tracks, LeadIn leadIn, EffectListener listener) {
    this.tracks = tracks;
    this.leadIn = leadIn;
    this.listener = listener;
  }

  /** Starts a trigger's track. A track that is already playing continues unchanged. */
  void start(int newSound, CdCue newCue) {
    if (newSound == sound && isPlaying()) {
      return;
    }
    stop();
    drivesTimer = true;
    timerMicros = 0;
    if (newCue.neverPlays()) {
      return;
    }
    isTimerRunning = true;
    setCue(newSound, newCue);
    if (isPlaying()) {
      notifyStart(cue.startFrame());
    }
  }

  private void notifyStart(long frame) {
    listener.trackStarted(cue.track(), leadIn.shift(cue, frame));
  }

  /** Sets the current cue, even if its track does not exist (spec 13 §8.2). */
  private void setCue(int newSound, CdCue newCue) {
    sound = newSound;
    cue = newCue;
    playedMicros = 0;
    long knownLength = tracks.length(newCue.track());
    boolean isMissing = knownLength <= 0;
    if (isMissing && newCue.endFrame() <= newCue.startFrame()) {
      lengthMicros = microsInWholeJiffies(longestTrackLength());
      loopMicros = lengthMicros;
      return;
    }
    long segmentFrames = newCue.loopFrames(isMissing ? newCue.endFrame() : knownLength);
    loopMicros = segmentFrames * MICROS_PER_SECOND / CdCue.FRAMES_PER_SECOND;
    lengthMicros = segmentFrames == 0 ? 0 : lengthOf(segmentFrames);
    if (isMissing && lengthMicros == ENDLESS) {
      lengthMicros = microsInWholeJiffies(longestTrackLength());
    }
  }

  /**
   * Returns the length in CD frames of the longest available track. If there is none, the result is
   * five minutes.
   */
  private long longestTrackLength() {
    long longestLength = 0;
    for (int track = 1; track <= LAST_TRACK; track++) {
      longestLength = Math.max(longestLength, tracks.length(track));
    }
    return longestLength > 0 ? longestLength : FIVE_MINUTES_FRAMES;
  }

  private long lengthOf(long segmentFrames) {
    return cue.loops() == CdCue.FOREVER
        ? ENDLESS
        : microsInWholeJiffies(segmentFrames * Math.max(1, cue.loops()));
  }

  /** Returns a length in CD frames as microseconds, rounded up to whole jiffies. */
  private static long microsInWholeJiffies(long frames) {
    return Jiffies.micros(Jiffies.ofSound(frames, CdCue.FRAMES_PER_SECOND));
  }

  /** Stops the track and its timer if the track belongs to this sound. */
  void stop(int endedSound) {
    if (endedSound == sound) {
      stop();
    }
  }

  /** Stops the track and its timer. */
  void stop() {
    if (isPlaying()) {
      listener.trackEnded();
    }
    sound = 0;
    cue = NO_CUE;
    lengthMicros = 0;
    playedMicros = 0;
    isTimerRunning = false;
  }

  /** Stops the track and sets its timer to zero. */
  void reset() {
    stop();
    timerMicros = 0;
  }

  private boolean isPlaying() {
    return playedMicros < lengthMicros;
  }

  boolean isRunning(int queriedSound) {
    return queriedSound == sound && isPlaying();
  }

  /**
   * Returns whether the CD drives the music timer. This is so as soon as a track has been
   * requested.
   */
  boolean drivesTimer() {
    return drivesTimer;
  }

  /**
   * Returns the number of jiffies since the last start. The timer continues after the end of the
   * track, until it is stopped.
   */
  int timer() {
    return (int) Jiffies.ofMicros(timerMicros);
  }

  void advance(int micros) {
    if (isTimerRunning) {
      timerMicros += micros;
    }
    if (!isPlaying()) {
      return;
    }
    long playedLoops = playedMicros / loopMicros;
    playedMicros += micros;
    if (!isPlaying()) {
      listener.trackEnded();
    } else if (playedMicros / loopMicros > playedLoops && hasLoopsLeft()) {
      notifyStart(currentFrame());
    }
  }

  /**
   * Returns whether a loop is playing. After the last loop, none plays during the fraction of a
   * jiffy by which the length was rounded up.
   */
  private boolean hasLoopsLeft() {
    return lengthMicros == ENDLESS || playedMicros / loopMicros < Math.max(1, cue.loops());
  }

  /** Returns the position in the track, in CD frames. */
  private long currentFrame() {
    return cue.startFrame()
        + playedMicros % loopMicros * CdCue.FRAMES_PER_SECOND / MICROS_PER_SECOND;
  }

  CdState snapshot() {
    return new CdState(
        sound,
        cue.track(),
        cue.loops(),
        cue.startFrame(),
        cue.endFrame(),
        playedMicros,
        drivesTimer,
        isTimerRunning,
        timerMicros);
  }

  void restore(CdState state) {
    stop();
    drivesTimer = state.timed();
    isTimerRunning = state.counting();
    timerMicros = state.timer();
    CdCue savedCue = new CdCue(state.track(), state.loops(), state.startFrame(), state.endFrame());
    if (state.sound() != 0) {
      setCue(state.sound(), savedCue);
      playedMicros = state.played();
    }
    if (isPlaying()) {
      notifyStart(currentFrame());
    }
  }
}
