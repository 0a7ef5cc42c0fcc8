package org.bowsprit.explorer.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.speech.SpeechCue;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.audio.speech.SpeechLine;
import org.bowsprit.explorer.extract.GamePageData.PageLine;
import org.bowsprit.media.voc.Jiffies;

/** Writes the speech of a game: samples as WAV files, compressed lines in their original format. */
final class SpeechFiles {

  private static final int BLOCK_BYTES = 1 << 16;

  private final OutputFolder out;

  SpeechFiles(OutputFolder out) {
    this.out = out;
  }

  /** Writes all playable lines of {@code speech}. */
  List<PageLine> write(SpeechFile speech) {
    List<PageLine> lines = new ArrayList<>();
    for (SpeechCue cue : speech.cues()) {
      speech.line(cue).ifPresent(line -> lines.add(write(cue, line)));
    }
    return lines;
  }

  private PageLine write(SpeechCue cue, SpeechLine line) {
    String name = "speech/line-%08x.".formatted(cue.offset());
    String file =
        line.voice() instanceof Recording.Samples samples
            ? out.write(name + "wav", new SampleWavWriter(samples.samples())::writeTo)
            : copy(name, ((Recording.File) line.voice()).file());
    return new PageLine(cue.offset(), (double) line.voice().jiffies() / Jiffies.PER_SECOND, file);
  }

  private String copy(String name, ByteSource sound) {
    FileKind kind = FileKind.of(sound).orElseThrow();
    return out.write(
        name + kind.name().toLowerCase(Locale.ROOT),
        file -> {
          for (long at = 0; at < sound.size(); at += BLOCK_BYTES) {
            file.write(sound.read(at, BLOCK_BYTES));
          }
        });
  }
}
