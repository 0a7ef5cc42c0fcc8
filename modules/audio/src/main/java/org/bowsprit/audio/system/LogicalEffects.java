package org.bowsprit.audio.system;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.state.SoundState;
import org.bowsprit.media.voc.Jiffies;
import org.bowsprit.media.voc.Pcm;

/**
 * The running sampled effects, which end by the game's clock, according to their lengths (spec 10
 * §4.1). At most eight run at once; a further effect replaces the oldest one.
 */
final class LogicalEffects {

  private static final int MAX_VOICES = 8;
  private static final long ENDLESS = Long.MAX_VALUE;

  private static final class Voice {
    final int sound;
    final long lengthMicros;
    long playedMicros;

    Voice(int sound, Pcm samples, long played) {
      this.sound = sound;
      this.lengthMicros = samples.isEndless() ? ENDLESS : Jiffies.micros(samples.jiffies());
      this.playedMicros = played;
    }
  }

  private final EffectListener listener;

  /** The running effects, oldest first. */
  private final List<Voice> voices = new ArrayList<>(MAX_VOICES);

  LogicalEffects(EffectListener listener) {
    this.listener = listener;
  }

  void start(int sound, Pcm samples) {
    if (voices.size() == MAX_VOICES) {
      reportReplaced(voices.remove(0).sound);
    }
    voices.add(new Voice(sound, samples, 0));
    listener.started(sound, samples);
  }

  /** Continues an effect of a restored game. */
  void resume(SoundState.Effect effect, Pcm samples) {
    voices.add(new Voice(effect.sound(), samples, effect.micros()));
    listener.resumed(effect.sound(), samples, effect.micros());
  }

  List<SoundState.Effect> snapshot() {
    return voices.stream()
        .map(voice -> new SoundState.Effect(voice.sound, voice.playedMicros))
        .toList();
  }

  /** Returns the length of a running effect in microseconds, or -1 for an endless effect. */
  long length(int sound) {
    for (Voice voice : voices) {
      if (voice.sound == sound && voice.lengthMicros != ENDLESS) {
        return voice.lengthMicros;
      }
    }
    return -1;
  }

  boolean isRunning(int sound) {
    for (int i = 0; i < voices.size(); i++) {
      if (voices.get(i).sound == sound) {
        return true;
      }
    }
    return false;
  }

  void stop(int sound) {
    if (isRunning(sound)) {
      voices.removeIf(voice -> voice.sound == sound);
      end(sound);
    }
  }

  void stopAll() {
    while (!voices.isEmpty()) {
      stop(voices.get(0).sound);
    }
  }

  void advance(int micros) {
    for (int i = 0; i < voices.size(); ) {
      Voice voice = voices.get(i);
      voice.playedMicros += micros;
      if (voice.playedMicros >= voice.lengthMicros) {
        voices.remove(i);
        if (!isRunning(voice.sound)) {
          end(voice.sound);
        }
      } else {
        i++;
      }
    }
  }

  private void end(int sound) {
    listener.ended(sound);
  }

  /** Reports that the oldest voice was removed. Other voices of the same sound continue. */
  private void reportReplaced(int sound) {
    listener.replaced(sound);
    if (!isRunning(sound)) {
      end(sound);
    }
  }
}
