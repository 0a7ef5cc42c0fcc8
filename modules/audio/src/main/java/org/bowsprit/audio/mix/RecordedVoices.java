package org.bowsprit.audio.mix;

import java.util.Optional;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.recording.SoundStream;

/** The two voices that play what is recorded in files: who speaks, and the CD. */
final class RecordedVoices {

  /** A fiftieth of a second or so: reading may cost a change of threads. */
  private static final int READ_AHEAD = 1024;

  private final Recorder recorder;
  private final int rate;
  private Resampler sampled;
  private Open line = Open.NOTHING;
  private Open track = Open.NOTHING;

  /** A file being played. */
  private record Open(SoundStream stream, StereoVoice voice) {

    static final Open NOTHING = new Open(null, null);

    void addTo(int[] left, int[] right, int count, int gain) {
      if (voice != null && !voice.ended()) {
        voice.addTo(left, right, count, gain);
      }
    }

    void close() {
      if (stream != null) {
        stream.close();
      }
    }
  }

  RecordedVoices(Recorder recorder, int rate) {
    this.recorder = recorder;
    this.rate = rate;
  }

  void speak(Recording voice, long micros) {
    hush();
    if (voice instanceof Recording.Samples samples) {
      PcmSource source = new PcmSource(samples.samples());
      source.skip(micros);
      sampled = new Resampler(source, rate);
    } else {
      line = open(recorder.line((Recording.File) voice, micros));
    }
  }

  void hush() {
    sampled = null;
    line.close();
    line = Open.NOTHING;
  }

  void play(int number, long frame) {
    stop();
    track = open(recorder.track(number, frame));
  }

  void stop() {
    track.close();
    track = Open.NOTHING;
  }

  private Open open(Optional<SoundStream> opened) {
    return opened
        .map(
            stream ->
                new Open(
                    stream, new StereoVoice(stream::read, stream.sampleRate(), rate, READ_AHEAD)))
        .orElse(Open.NOTHING);
  }

  /** Adds what is spoken to a mix: to {@code both} what has one channel. */
  void addSpeech(int[] both, int[] left, int[] right, int count, int gain) {
    if (sampled != null) {
      sampled.addTo(both, count, gain);
    }
    line.addTo(left, right, count, gain);
  }

  void addTrack(int[] left, int[] right, int count, int gain) {
    track.addTo(left, right, count, gain);
  }
}
