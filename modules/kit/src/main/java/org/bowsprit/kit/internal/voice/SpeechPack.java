package org.bowsprit.kit.internal.voice;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.kit.internal.sound.SoundException;
import org.bowsprit.kit.internal.sound.WaveSample;
import org.bowsprit.kit.translation.TranslationException;
import org.bowsprit.kit.translation.VoiceCues;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.voc.VocWriter;

/** Writes recordings as one speech file, and returns the position of each line in it. */
public final class SpeechPack {

  private static final int HEADER_BYTES = 8;
  private static final int RECORD_BYTES = 16;

  private final Recordings recordings;

  /** Prepares to write recordings. */
  public SpeechPack(Recordings recordings) {
    this.recordings = recordings;
  }

  /**
   * Writes the speech file.
   *
   * @return the places of the lines
   * @throws TranslationException if a recording cannot be used
   */
  public VoiceCues write(OutputStream out) throws IOException {
    return recordings.kind() == VoiceKind.WAV ? writeUncompressed(out) : writeCompressed(out);
  }

  /** Writes marks and a VOC file for each line (spec 10 §6.2). */
  private VoiceCues writeUncompressed(OutputStream out) throws IOException {
    VoiceCues cues = new VoiceCues();
    out.write(new ByteWriter().tag("SOU ").u32(0).toArray());
    long position = HEADER_BYTES;
    for (Recordings.Line line : recordings.lines()) {
      WaveSample sound = sound(line.file());
      List<Integer> marks = MouthMarks.of(sound);
      ByteWriter entry = new ByteWriter();
      int size = HEADER_BYTES + 2 * marks.size();
      entry.tag("VCTL").u32Be(size);
      marks.forEach(entry::u16Be);
      Pcm.Samples samples = new Pcm.Samples(sound.rate(), sound.samples());
      entry.bytes(VocWriter.file(VocWriter.blocks(new Pcm(List.of(samples)))));
      byte[] bytes = entry.toArray();
      out.write(bytes);
      cues.put(line.language(), line.number(), position, size);
      position += bytes.length;
    }
    return cues;
  }

  private static WaveSample sound(Path file) throws IOException {
    try {
      return WaveSample.read(Bytes.wrap(Files.readAllBytes(file)));
    } catch (SoundException e) {
      throw new TranslationException(file + ": " + e.getMessage());
    }
  }

  /**
   * Writes an index and the unchanged files (spec 10 §6.5). The lines get offsets like those in a
   * plain file, but only the order of the offsets matters. There are no marks, so the mouth moves
   * during the whole line.
   */
  private VoiceCues writeCompressed(OutputStream out) throws IOException {
    VoiceCues cues = new VoiceCues();
    ByteWriter index = new ByteWriter();
    List<Path> files = new ArrayList<>();
    long cueOffset = HEADER_BYTES;
    long dataOffset = 0;
    for (Recordings.Line line : recordings.lines()) {
      long length = Files.size(line.file());
      index.u32Be(cueOffset).u32Be(dataOffset).u32Be(0).u32Be(length);
      cues.put(line.language(), line.number(), cueOffset, HEADER_BYTES);
      files.add(line.file());
      cueOffset += HEADER_BYTES + length;
      dataOffset += length;
    }
    out.write(new ByteWriter().u32Be((long) RECORD_BYTES * files.size()).toArray());
    out.write(index.toArray());
    for (Path file : files) {
      Files.copy(file, out);
    }
    return cues;
  }
}
