package org.bowsprit.launcher.extract;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.sound.Sound;

/** Writes a sound as it is, and what is MIDI in it as MIDI files. */
final class SoundFiles {

  private static final Bytes MIDI_HEADER = Bytes.of('M', 'T', 'h', 'd');

  /** How far into a rendition its MIDI may begin (spec 10 §2.2). */
  private static final int SEARCHED = 48;

  private final OutFolder out;
  private final int id;

  SoundFiles(OutFolder out, int id) {
    this.out = out;
    this.id = id;
  }

  /**
   * One file of a sound.
   *
   * @param file where it is
   * @param what what it is, in a few words
   */
  record Rendered(String file, String what) {}

  /** Writes {@code sound}, whose whole payload is {@code payload}. */
  List<Rendered> write(Sound sound, Bytes payload) {
    List<Rendered> files = new ArrayList<>();
    files.add(new Rendered(binary("soun", payload), "as it is, " + kind(sound)));
    if (sound instanceof Sound.Renditions all) {
      all.renditions().forEach(one -> rendition(one, files));
    } else if (sound instanceof Sound.Raw raw && raw.isVoc()) {
      files.add(new Rendered(binary("voc", payload), "VOC"));
    }
    return files;
  }

  private static String kind(Sound sound) {
    if (sound instanceof Sound.Renditions all) {
      return String.join(" ", all.renditions().stream().map(one -> one.tag().strip()).toList());
    }
    return sound instanceof Sound.CdTrack ? "CD track" : "raw";
  }

  private void rendition(Sound.Rendition rendition, List<Rendered> files) {
    OptionalInt midi = midiStart(rendition.payload());
    if (midi.isPresent()) {
      String device = rendition.tag().strip();
      String suffix = device.toLowerCase(Locale.ROOT) + ".mid";
      files.add(
          new Rendered(
              binary(suffix, rendition.payload().from(midi.getAsInt())), device + " as MIDI"));
    }
  }

  private static OptionalInt midiStart(Bytes payload) {
    for (int at = 0; at <= SEARCHED && at + MIDI_HEADER.length() <= payload.length(); at++) {
      if (payload.slice(at, MIDI_HEADER.length()).equals(MIDI_HEADER)) {
        return OptionalInt.of(at);
      }
    }
    return OptionalInt.empty();
  }

  private String binary(String suffix, Bytes bytes) {
    return out.write(
        "sounds/sound-%03d.%s".formatted(id, suffix), file -> file.write(bytes.toArray()));
  }
}
