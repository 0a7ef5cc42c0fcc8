package org.bowsprit.audio.system;

import org.bowsprit.audio.recording.LeadIn;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.state.CdState;
import org.bowsprit.media.voc.Jiffies;

/**
 * The CD by the game's clock: at most one track plays, as long as its file's headers say or, where
 * it is missing, its trigger, and a timer counts from its start (spec 10 §5, 13 §12.2). A missing
 * one that loops without end, or whose length nobody knows, lasts as long as the longest track that
 * is there, or five minutes: scripts that wait for it wait no longer.
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

  /** Microseconds of one loop and of all, and how long they have been heard. */
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

  /** Starts a trigger's track; one that is playing already goes on as it is. */
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

  /** Makes a cue the current one, whether its track is there or not (spec 13 §8.2). */
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

  /** Returns the frames of the longest track there is, those of five minutes if there is none. */
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

  /** A length in CD frames as microseconds of whole jiffies, rounded up. */
  private static long wholeJiffies(long frames) {
    return Jiffies.micros(Jiffies.ofSound(frames, CdCue.FRAMES_A_SECOND));
  }

  /** Stops the track and its timer if it is of this sound. */
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

  /** Whether a track has ever been asked for, so that the music timer is the CD's. */
  boolean keepsTime() {
    return timed;
  }

  /** Jiffies since the last start, the track's end or not; a stop holds it. */
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

  /** False in the fraction of a jiffy that a length is rounded up by. */
  private boolean hasLoopsLeft() {
    return length == ENDLESS || played / loop < Math.max(1, cue.loops());
  }

  /** Where in the track it is, in CD frames. */
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
