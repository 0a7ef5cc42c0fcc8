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
  private static final int READ_AHEAD_FRAMES = 1024;

  /**
   * The maximum number of lines that are heard as effects at the same time. A new line replaces the
   * oldest, as for other effects.
   */
  private static final int MAX_EFFECT_LINES = 8;

  private final Recorder recorder;
  private final int rate;
  private final List<Line> effectLines = new ArrayList<>();
  private Line speechLine = Line.NONE;
  private OpenFile trackFile = OpenFile.NONE;

  /** A line that is being played, from samples in memory or from a file. */
  private record Line(Resampler resampler, OpenFile file) {

    static final Line NONE = new Line(null, OpenFile.NONE);

    boolean hasEnded() {
      return resampler == null ? file.hasEnded() : resampler.hasEnded();
    }

    void addTo(int[] mono, int[] left, int[] right, int count, int gain) {
      if (resampler != null) {
        resampler.addTo(mono, count, gain);
      }
      file.addTo(left, right, count, gain);
    }
  }

  /** A file that is being played. */
  private record OpenFile(SoundStream stream, StereoVoice voice) {

    static final OpenFile NONE = new OpenFile(null, null);

    boolean hasEnded() {
      return voice == null || voice.hasEnded();
    }

    void addTo(int[] left, int[] right, int count, int gain) {
      if (!hasEnded()) {
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

  void startSpeech(Recording voice, long micros) {
    stopSpeech();
    speechLine = createLine(voice, micros);
  }

  private Line createLine(Recording voice, long micros) {
    if (voice instanceof Recording.Samples samples) {
      PcmSource source = new PcmSource(samples.samples());
      source.skip(micros);
      return new Line(new Resampler(source, rate), OpenFile.NONE);
    }
    return new Line(null, open(recorder.openLine((Recording.File) voice, micros)));
  }

  void stopSpeech() {
    speechLine.file().close();
    speechLine = Line.NONE;
  }

  void addEffectLine(Recording voice) {
    if (effectLines.size() == MAX_EFFECT_LINES) {
      effectLines.remove(0).file().close();
    }
    effectLines.add(createLine(voice, 0));
  }

  void stopEffectLines() {
    effectLines.forEach(effectLine -> effectLine.file().close());
    effectLines.clear();
  }

  void startTrack(int number, long frame) {
    stopTrack();
    trackFile = open(recorder.openTrack(number, frame));
  }

  void stopTrack() {
    trackFile.close();
    trackFile = OpenFile.NONE;
  }

  void close() {
    stopSpeech();
    stopEffectLines();
    stopTrack();
  }

  private OpenFile open(Optional<SoundStream> openedStream) {
    return openedStream
        .map(
            stream ->
                new OpenFile(
                    stream,
                    new StereoVoice(stream::read, stream.sampleRate(), rate, READ_AHEAD_FRAMES)))
        .orElse(OpenFile.NONE);
  }

  /** Adds speech to a mix. Mono speech is added to {@code mono}. */
  void addSpeech(int[] mono, int[] left, int[] right, int count, int gain) {
    speechLine.addTo(mono, left, right, count, gain);
  }

  /** Adds the lines that are heard as effects to a mix. */
  void addEffectLines(int[] mono, int[] left, int[] right, int count, int gain) {
    for (int i = effectLines.size() - 1; i >= 0; i--) {
      Line effectLine = effectLines.get(i);
      effectLine.addTo(mono, left, right, count, gain);
      if (effectLine.hasEnded()) {
        effectLine.file().close();
        effectLines.remove(i);
      }
    }
  }

  void addTrack(int[] left, int[] right, int count, int gain) {
    trackFile.addTo(left, right, count, gain);
  }
}
