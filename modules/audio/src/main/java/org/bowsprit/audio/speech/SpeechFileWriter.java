package org.bowsprit.audio.speech;

import org.bowsprit.audio.resource.Pcm;
import org.bowsprit.audio.resource.VocWriter;
import org.bowsprit.format.ByteWriter;
import org.bowsprit.format.Bytes;

/** Writes a {@code .SOU} file, line after line (spec 10 §6.2). */
public final class SpeechFileWriter {

  private static final int HEADER = 8;

  private final ByteWriter out = new ByteWriter();

  /** Begins a file. */
  public SpeechFileWriter() {
    out.tag("SOU ").u32Be(0);
  }

  /** Appends a line and returns what a text must say for it to be heard. */
  public SpeechCue add(LipSync lips, Pcm voice) {
    SpeechCue cue = new SpeechCue(out.position(), HEADER + 2L * lips.marks().size());
    out.tag("VCTL").u32Be(cue.size());
    lips.marks().forEach(out::u16Be);
    out.bytes(VocWriter.file(voice));
    return cue;
  }

  /** Returns the file as it stands. */
  public Bytes toBytes() {
    return out.toBytes();
  }
}
