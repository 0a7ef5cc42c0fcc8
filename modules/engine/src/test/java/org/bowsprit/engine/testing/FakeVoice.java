package org.bowsprit.engine.testing;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.engine.internal.speech.Speech;

/** A voice for tests. The test decides when a line ends and when the mouth is open. */
public final class FakeVoice implements Speech.Voice {

  public final List<SpeechCue> playedCues = new ArrayList<>();
  final List<SpeechCue> effectCues = new ArrayList<>();
  boolean hasSound = true;
  boolean isSpeaking;
  public boolean isMouthOpen;

  @Override
  public boolean speak(SpeechCue cue) {
    playedCues.add(cue);
    isSpeaking = hasSound;
    isMouthOpen = hasSound;
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
    isSpeaking = false;
    isMouthOpen = false;
  }

  @Override
  public boolean isSpeaking() {
    return isSpeaking;
  }

  @Override
  public boolean isMouthOpen() {
    return isMouthOpen;
  }
}
