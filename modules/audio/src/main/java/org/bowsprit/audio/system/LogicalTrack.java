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
 * long as the longest available track. If no track is available, it lasts five minutes. So scripts
 * do not wait forever.
 */
final class LogicalTrack {

  private static final CdCue NOTHING = new CdCue(0, 0, 0, 0);
  private static final long ENDLESS = Long.MAX_VALUE;
  private static final long MICROS_A_SECOND = 1_000_000;
  private static final long FIVE_MINUTES = 5 * 60 * CdCue.FRAMES_A_SECOND;
  private static final int LAST_TRACK = 99;

  private final Tracks tracks;
  private final LeadIn leadIn;
  private final EffectListener listener;

  private int sound;
  private CdCue cue = NOTHING;

  /** The duration of one loop, the duration of all loops, and the time played, in microseconds. */
  private long loop;

  private long length;
  private long played;

  private boolean timed;
  private boolean counting;
  private long timer;

  LogicalTrack(Tracks tracks, LeadIn leadIn, EffectListener listener) {
    this.tracks = tracks;
    this.leadIn = leadIn;
    this.listener = listener;
  }

  /** Starts a trigger's track. A track that is already playing continues unchanged. */
  void start(int newSound, CdCue newCue) {
    if (newSound == sound && plays()) {
      return;
    }
    stop();
    timed = true;
    timer = 0;
    if (newCue.isMute()) {
      return;
    }
    counting = true;
    insert(newSound, newCue);
    if (plays()) {
      tell(cue.startFrame());
    }
  }

  private void tell(long frame) {
    listener.trackStarted(cue.track(), leadIn.shifted(cue, frame));
  }

  /** Sets the current cue, even if its track does not exist (spec 13 §8.2). */
  private void insert(int newSound, CdCue newCue) {
    sound = newSound;
    cue = newCue;
    played = 0;
    long known = tracks.length(newCue.track());
    boolean isMissing = known <= 0;
    if (isMissing && newCue.endFrame() <= newCue.startFrame()) {
      length = wholeJiffies(longest());
      loop = length;
      return;
    }
    long segment = newCue.segment(isMissing ? newCue.endFrame() : known);
    loop = segment * MICROS_A_SECOND / CdCue.FRAMES_A_SECOND;
    length = segment == 0 ? 0 : length(segment);
    if (isMissing && length == ENDLESS) {
      length = wholeJiffies(longest());
    }
  }

  /**
   * Returns the length in CD frames of the longest available track. If there is none, the result is
   * five minutes.
   */
  private long longest() {
    long longest = 0;
    for (int track = 1; track <= LAST_TRACK; track++) {
      longest = Math.max(longest, tracks.length(track));
    }
    return longest > 0 ? longest : FIVE_MINUTES;
  }

  private long length(long segment) {
    return cue.loops() == CdCue.FOREVER
        ? ENDLESS
        : wholeJiffies(segment * Math.max(1, cue.loops()));
  }

  /** Returns a length in CD frames as microseconds, rounded up to whole jiffies. */
  private static long wholeJiffies(long frames) {
    return Jiffies.micros(Jiffies.ofSound(frames, CdCue.FRAMES_A_SECOND));
  }

  /** Stops the track and its timer if the track belongs to this sound. */
  void stop(int ofSound) {
    if (ofSound == sound) {
      stop();
    }
  }

  /** Stops the track and its timer. */
  void stop() {
    if (plays()) {
      listener.trackEnded();
    }
    sound = 0;
    cue = NOTHING;
    length = 0;
    played = 0;
    counting = false;
  }

  /** Stops the track and sets its timer to zero. */
  void reset() {
    stop();
    timer = 0;
  }

  private boolean plays() {
    return played < length;
  }

  boolean running(int askedSound) {
    return askedSound == sound && plays();
  }

  /** Returns whether a track has ever been requested. Then the CD drives the music timer. */
  boolean keepsTime() {
    return timed;
  }

  /**
   * Returns the jiffies since the last start. The timer continues after the track's end, until a
   * stop.
   */
  int timer() {
    return (int) Jiffies.ofMicros(timer);
  }

  void advance(int micros) {
    if (counting) {
      timer += micros;
    }
    if (!plays()) {
      return;
    }
    long loops = played / loop;
    played += micros;
    if (!plays()) {
      listener.trackEnded();
    } else if (played / loop > loops && hasLoopsLeft()) {
      tell(frame());
    }
  }

  /**
   * Returns whether a loop is playing. After the last loop, none plays during the fraction of a
   * jiffy by which the length was rounded up.
   */
  private boolean hasLoopsLeft() {
    return length == ENDLESS || played / loop < Math.max(1, cue.loops());
  }

  /** Returns the position in the track, in CD frames. */
  private long frame() {
    return cue.startFrame() + played % loop * CdCue.FRAMES_A_SECOND / MICROS_A_SECOND;
  }

  CdState snapshot() {
    return new CdState(
        sound,
        cue.track(),
        cue.loops(),
        cue.startFrame(),
        cue.endFrame(),
        played,
        timed,
        counting,
        timer);
  }

  void restore(CdState state) {
    stop();
    timed = state.timed();
    counting = state.counting();
    timer = state.timer();
    CdCue kept = new CdCue(state.track(), state.loops(), state.startFrame(), state.endFrame());
    if (state.sound() != 0) {
      insert(state.sound(), kept);
      played = state.played();
    }
    if (plays()) {
      tell(frame());
    }
  }
}
