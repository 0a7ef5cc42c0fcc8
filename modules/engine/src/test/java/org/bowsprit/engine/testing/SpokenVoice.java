package org.bowsprit.engine.testing;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.engine.internal.speech.Speech;

/** A voice that speaks each line for a duration set by the test. */
public final class SpokenVoice implements Speech.Voice {

  public final List<SpeechCue> playedCues = new ArrayList<>();
  final List<SpeechCue> effectCues = new ArrayList<>();
  boolean hasSound = true;
  boolean speaking;
  public boolean mouthOpen;

  @Override
  public boolean speak(SpeechCue cue) {
    playedCues.add(cue);
    speaking = hasSound;
    mouthOpen = hasSound;
    return hasSound;
  }

  @Override
  public void speakFromDisc(int offset, int delay) {
    playedCues.add(new SpeechCue(offset, delay));
  }

  @Override
  public void speakAsEffect(SpeechCue cue) {
    effectCues.add(cue);
  }

  @Override
  public void stopVoice() {
    speaking = false;
    mouthOpen = false;
  }

  @Override
  public boolean isSpeaking() {
    return speaking;
  }

  @Override
  public boolean isMouthOpen() {
    return mouthOpen;
  }
}
