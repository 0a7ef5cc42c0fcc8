package org.bowsprit.kit.internal.sound;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.format.sound.Sound.Rendition;

/** Builds renditions from a source file of a sound. */
public sealed interface SoundPart {

  /** The tag of AdLib music. */
  String ADLIB = "ADL ";

  /** The tag of Roland MT-32 music. */
  String ROLAND = "ROL ";

  /** The tag of General MIDI music. */
  String GENERAL_MIDI = "GMD ";

  /** The tag of speaker music. */
  String SPEAKER = "SPK ";

  /** The tag of samples. */
  String SAMPLES = "SBL ";

  /** Returns the renditions for devices. */
  List<Rendition> renditions() throws SoundException;

  /**
   * A file with its path, which appears in messages.
   *
   * @param path the path in the sources
   * @param part the part that is built from it
   */
  record Named(String path, SoundPart part) implements SoundPart {
    @Override
    public List<Rendition> renditions() throws SoundException {
      try {
        return part.renditions();
      } catch (SoundException e) {
        throw new SoundException(path + ": " + e.getMessage());
      }
    }
  }

  /**
   * A WAV file.
   *
   * @param loops whether it repeats without end
   */
  record Wave(Bytes file, boolean loops) implements SoundPart {
    @Override
    public List<Rendition> renditions() throws SoundException {
      WaveSample sample = WaveSample.read(file);
      return List.of(
          new Rendition(SAMPLES, loops ? VocBlock.packLoop(sample) : VocBlock.pack(sample)));
    }
  }

  /** A VOC file whose blocks are used unchanged. */
  record Voc(Bytes file) implements SoundPart {
    @Override
    public List<Rendition> renditions() throws SoundException {
      return List.of(new Rendition(SAMPLES, VocBlock.ofVoc(file)));
    }
  }

  /**
   * An ordinary MIDI file, arranged for AdLib, Roland, General MIDI and the PC speaker.
   *
   * @param loops whether it repeats
   */
  record Song(Bytes file, boolean loops) implements SoundPart {
    @Override
    public List<Rendition> renditions() throws SoundException {
      Arrangement arrangement = new Arrangement(MidiSong.read(file), loops);
      List<Rendition> renditions = new ArrayList<>();
      renditions.add(music(ADLIB, arrangement.forAdlib(PatchBank.ofKit())));
      renditions.add(music(ROLAND, arrangement.forRoland()));
      renditions.add(music(GENERAL_MIDI, arrangement.forGeneralMidi()));
      renditions.add(music(SPEAKER, arrangement.forSpeaker()));
      return renditions;
    }

    private static Rendition music(String tag, MidiSong song) {
      return new Rendition(tag, MusicFile.withStart(MusicFile.DEFAULT_START, song.toFile()));
    }
  }

  /**
   * A MIDI file that already contains iMUSE messages.
   *
   * @param tag the tag of the device
   * @param start the eight bytes of start parameters
   */
  record Music(String tag, Bytes file, Bytes start) implements SoundPart {
    @Override
    public List<Rendition> renditions() {
      return List.of(new Rendition(tag, MusicFile.withStart(start, file)));
    }
  }

  /**
   * The unchanged payload of a rendition.
   *
   * @param tag the tag of the device
   */
  record Data(String tag, Bytes payload) implements SoundPart {
    @Override
    public List<Rendition> renditions() {
      return List.of(new Rendition(tag, payload));
    }
  }

  /**
   * Returns the payload of the sound that consists of these parts.
   *
   * @throws SoundException if a file is not in the expected format
   */
  static Bytes payload(List<SoundPart> parts) throws SoundException {
    List<Rendition> renditions = new ArrayList<>();
    for (SoundPart part : parts) {
      renditions.addAll(part.renditions());
    }
    ByteWriter out = new ByteWriter();
    new Sound.Renditions(renditions, Bytes.EMPTY).encode(out);
    return out.toBytes();
  }
}
