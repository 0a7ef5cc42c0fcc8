package org.bowsprit.explorer.extract;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.disk.FileName;
import org.bowsprit.format.sound.Sound;

/**
 * Writes the original data of a sound, its MIDI data as MIDI files, and its samples as WAV files.
 */
final class SoundExtraction {

  private static final Bytes MIDI_HEADER = Bytes.of('M', 'T', 'h', 'd');

  /** The maximum offset of MIDI data in a rendition, in bytes (spec 10 §2.2). */
  private static final int MAX_MIDI_OFFSET = 48;

  private static final String SAMPLES_TAG = "SBL ";

  private final OutputFolder out;
  private final int id;
  private final Set<String> names = new HashSet<>();

  SoundExtraction(OutputFolder out, int id) {
    this.out = out;
    this.id = id;
  }

  /**
   * One file of a sound.
   *
   * @param file the path of the file
   * @param what a short description
   */
  record WrittenFile(String file, String what) {}

  /** Writes {@code sound}, which is stored in {@code chunk}. */
  List<WrittenFile> write(Sound sound, Chunk chunk) {
    List<WrittenFile> files = new ArrayList<>();
    Bytes payload = chunk.payload();
    ChunkPath path = chunk.path();
    files.add(new WrittenFile(writeBinary("soun", payload), "as it is, " + kind(sound)));
    if (sound instanceof Sound.Renditions renditions) {
      renditions.renditions().forEach(each -> writeMidi(each, files));
    }
    if (isSampled(sound)
        && SoundDecoder.decode(sound, path, MusicDevice.ADLIB)
            instanceof SoundResource.Effect effect) {
      writeWave(new SampleWavWriter(effect.samples()), files);
    }
    return files;
  }

  private static boolean isSampled(Sound sound) {
    return sound instanceof Sound.Renditions renditions
        ? renditions.rendition(SAMPLES_TAG).isPresent()
        : sound instanceof Sound.Raw raw && raw.isVoc();
  }

  private void writeWave(SampleWavWriter wave, List<WrittenFile> files) {
    if (!wave.isEmpty()) {
      files.add(
          new WrittenFile(
              out.write(String.format(Locale.ROOT, "sounds/sound-%03d.wav", id), wave::writeTo),
              "WAV"));
    }
  }

  private static String kind(Sound sound) {
    if (sound instanceof Sound.Renditions renditions) {
      return String.join(
          " ", renditions.renditions().stream().map(each -> each.tag().strip()).toList());
    }
    return sound instanceof Sound.CdTrack ? "CD track" : "raw";
  }

  private void writeMidi(Sound.Rendition rendition, List<WrittenFile> files) {
    OptionalInt midi = midiStart(rendition.payload());
    if (midi.isPresent()) {
      String device = rendition.tag().strip();
      String suffix = unusedName(FileName.of(device).toLowerCase(Locale.ROOT)) + ".mid";
      files.add(
          new WrittenFile(
              writeBinary(suffix, rendition.payload().from(midi.getAsInt())), device + " as MIDI"));
    }
  }

  /**
   * Returns an unused file name. Two renditions can have the same tag, or tags that give the same
   * file name.
   */
  private String unusedName(String name) {
    String unused = name;
    for (int number = 2; !names.add(unused); number++) {
      unused = name + number;
    }
    return unused;
  }

  private static OptionalInt midiStart(Bytes payload) {
    for (int offset = 0;
        offset <= MAX_MIDI_OFFSET && offset + MIDI_HEADER.length() <= payload.length();
        offset++) {
      if (payload.slice(offset, MIDI_HEADER.length()).equals(MIDI_HEADER)) {
        return OptionalInt.of(offset);
      }
    }
    return OptionalInt.empty();
  }

  private String writeBinary(String suffix, Bytes bytes) {
    return out.write(
        String.format(Locale.ROOT, "sounds/sound-%03d.%s", id, suffix),
        file -> file.write(bytes.toArray()));
  }
}
