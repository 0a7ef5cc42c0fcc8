package org.bowsprit.audio.system;

import java.util.Optional;
import org.bowsprit.audio.speech.LipSync;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.audio.speech.SpeechLine;
import org.bowsprit.audio.state.VoiceState;
import org.bowsprit.media.voc.Jiffies;

/** The line being spoken, timed by the game's clock (spec 10 §6.3, §6.4). */
final class LogicalSpeech {

  private static final SpeechCue NO_CUE = new SpeechCue(0, 0);

  private final SpeechFile voices;
  private final SpeechFile effects;
  private final EffectListener listener;
  private SpeechCue cue = NO_CUE;
  private LipSync lipSync = LipSync.NONE;
  private long lengthJiffies;
  private long jiffies;
  private boolean isSpeaking;

  /**
   * Creates a silent speech system.
   *
   * @param voices the spoken lines
   * @param effects the lines heard as effects
   */
  LogicalSpeech(SpeechFile voices, SpeechFile effects, EffectListener listener) {
    this.voices = voices;
    this.effects = effects;
    this.listener = listener;
  }

  /**
   * Speaks a line, which replaces the previous line. Returns false if the speech file has no line
   * at the offset of the cue.
   */
  boolean start(SpeechCue newCue) {
    return start(newCue, 0);
  }

  private boolean start(SpeechCue newCue, long startJiffies) {
    stop();
    Optional<SpeechLine> line = voices.line(newCue);
    if (line.isEmpty()) {
      return false;
    }
    cue = newCue;
    lipSync = line.get().lipSync();
    lengthJiffies = line.get().voice().jiffies();
    jiffies = startJiffies;
    isSpeaking = true;
    listener.speechStarted(line.get().voice(), Jiffies.micros(startJiffies));
    return true;
  }

  /** Plays a line as an effect. Scripts cannot query it, and no mouth moves. */
  void startAsEffect(SpeechCue effect) {
    effects.line(effect).ifPresent(line -> listener.lineStartedAsEffect(line.voice()));
  }

  void stopEffects() {
    listener.linesAsEffectsEnded();
  }

  void stop() {
    if (isSpeaking) {
      isSpeaking = false;
      listener.speechEnded();
    }
  }

  boolean isSpeaking() {
    return isSpeaking;
  }

  /** Returns whether the speaker's mouth is open; false for a line without a speaker. */
  boolean isMouthOpen() {
    return isSpeaking && lipSync.isOpen(jiffies);
  }

  void advance(int passedJiffies) {
    if (isSpeaking) {
      jiffies += passedJiffies;
      if (jiffies >= lengthJiffies) {
        stop();
      }
    }
  }

  VoiceState snapshot() {
    return new VoiceState(isSpeaking, cue.offset(), cue.size(), jiffies);
  }

  void restore(VoiceState state) {
    stop();
    if (state.speaking()) {
      start(new SpeechCue(state.offset(), state.size()), state.jiffies());
    }
  }
}
