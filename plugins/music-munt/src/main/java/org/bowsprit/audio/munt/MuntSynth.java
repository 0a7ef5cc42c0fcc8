package org.bowsprit.audio.munt;

import com.sun.jna.Pointer;
import java.util.Arrays;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.gm.MidiSink;
import org.bowsprit.audio.gm.RolandParts;
import org.bowsprit.audio.munt.RomFolders.Roms;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.audio.synth.PartDevice;

/** Plays the music of a game with munt, which emulates a Roland MT-32. */
final class MuntSynth implements MusicSynth, MidiSink {

  private static final int FRAMES_AT_ONCE = 64;

  private final Mt32Emu library;
  private final Pointer context;
  private final int sampleRate;
  private final PartDevice parts;
  private short[] renderedSamples = new short[2 * FRAMES_AT_ONCE];
  private boolean isClosed;

  private MuntSynth(Mt32Emu library, Pointer context) {
    this.library = library;
    this.context = context;
    sampleRate = library.getActualStereoOutputSamplerate(context);
    parts = new RolandParts(this);
  }

  /**
   * Opens a synthesiser.
   *
   * @throws AudioException if the files are not the ROMs of an MT-32
   */
  static MuntSynth open(Mt32Emu library, Roms roms) throws AudioException {
    Pointer context = library.createContext(Pointer.NULL, Pointer.NULL);
    for (String rom : Arrays.asList(roms.control().toString(), roms.pcm().toString())) {
      if (library.addRomFile(context, rom) <= 0) {
        library.freeContext(context);
        throw new AudioException(rom + " is not a ROM that libmt32emu knows");
      }
    }
    int errorCode = library.openSynth(context);
    if (errorCode != 0) {
      library.freeContext(context);
      throw new AudioException(
          "libmt32emu does not start with %s and %s (error %s)"
              .formatted(roms.control(), roms.pcm(), errorCode));
    }
    return new MuntSynth(library, context);
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.MT32;
  }

  @Override
  public PartDevice parts() {
    return parts;
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  @Override
  public int framesAtOnce() {
    return FRAMES_AT_ONCE;
  }

  @Override
  public void message(int status, int first, int second) {
    library.playMsgNow(context, status | first << 8 | second << 16);
  }

  @Override
  public void sysex(byte[] message) {
    library.playSysexNow(context, message, message.length);
  }

  @Override
  public void render(short[] samples, int offset, int frames) {
    if (renderedSamples.length < 2 * frames) {
      renderedSamples = new short[2 * frames];
    }
    library.renderBit16s(context, renderedSamples, frames);
    System.arraycopy(renderedSamples, 0, samples, offset, 2 * frames);
  }

  @Override
  public void close() {
    if (!isClosed) {
      isClosed = true;
      library.closeSynth(context);
      library.freeContext(context);
    }
  }
}
