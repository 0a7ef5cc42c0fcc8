package org.bowsprit.audio.mix;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.recording.Recording;

/** Plays recordings from files: speech, lines heard as effects, and CD tracks. */
final class RecordedVoices {

  /**
   * The number of frames to read in advance, which last about a fiftieth of a second, because a
   * read may need a thread switch.
   */
  private static final int READ_AHEAD = 1024;

  /**
   * The largest number of lines that are heard as effects at the same time. A new line replaces the
   * oldest, as for other effects.
   */
  private static final int ASIDES = 8;

  private final Recorder recorder;
  private final int rate;
  private final List<Line> asides = new ArrayList<>();
  private Line line = Line.NONE;
  private Open track = Open.NOTHING;

  /** A line that is being played, from samples in memory or from a file. */
  private record Line(Resampler samples, Open file) {

    static final Line NONE = new Line(null, Open.NOTHING);

    boolean ended() {
      return samples == null ? file.ended() : samples.ended();
    }

    void addTo(int[] both, int[] left, int[] right, int count, int gain) {
      if (samples != null) {
        samples.addTo(both, count, gain);
      }
      file.addTo(left, right, count, gain);
    }
  }

  /** A file that is being played. */
  private record Open(SoundStream stream, StereoVoice voice) {

    static final Open NOTHING = new Open(null, null);

    boolean ended() {
      return voice == null || voice.ended();
    }

    void addTo(int[] left, int[] right, int count, int gain) {
      if (!ended()) {
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
    line = line(voice, micros);
  }

  private Line line(Recording voice, long micros) {
    if (voice instanceof Recording.Samples samples) {
      PcmSource source = new PcmSource(samples.samples());
      source.skip(micros);
      return new Line(new Resampler(source, rate), Open.NOTHING);
    }
    return new Line(null, open(recorder.line((Recording.File) voice, micros)));
  }

  void hush() {
    line.file().close();
    line = Line.NONE;
  }

  void addAside(Recording voice) {
    if (asides.size() == ASIDES) {
      asides.remove(0).file().close();
    }
    asides.add(line(voice, 0));
  }

  void stopAsides() {
    asides.forEach(aside -> aside.file().close());
    asides.clear();
  }

  void play(int number, long frame) {
    stop();
    track = open(recorder.track(number, frame));
  }

  void stop() {
    track.close();
    track = Open.NOTHING;
  }

  void close() {
    hush();
    stopAsides();
    stop();
  }

  private Open open(Optional<SoundStream> opened) {
    return opened
        .map(
            stream ->
                new Open(
                    stream, new StereoVoice(stream::read, stream.sampleRate(), rate, READ_AHEAD)))
        .orElse(Open.NOTHING);
  }

  /** Adds speech to a mix. Mono speech is added to {@code both}. */
  void addSpeech(int[] both, int[] left, int[] right, int count, int gain) {
    line.addTo(both, left, right, count, gain);
  }

  /** Adds the lines that are heard as effects to a mix. */
  void addAsides(int[] both, int[] left, int[] right, int count, int gain) {
    for (int i = asides.size() - 1; i >= 0; i--) {
      Line aside = asides.get(i);
      aside.addTo(both, left, right, count, gain);
      if (aside.ended()) {
        aside.file().close();
        asides.remove(i);
      }
    }
  }

  void addTrack(int[] left, int[] right, int count, int gain) {
    track.addTo(left, right, count, gain);
  }
}
