package org.bowsprit.audio.munt;

import java.nio.file.Path;
import java.util.List;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.bowsprit.service.Option;
import org.bowsprit.service.OptionValues;
import org.pf4j.Extension;
import org.pf4j.ExtensionPoint;

/** Provides the music device {@code munt}. */
@Extension
public final class MuntProvider implements MusicProvider, ExtensionPoint {

  private static final String ROMS = "roms";
  private static final String LIBRARY = "library";

  /** Creates a provider; PF4J calls it. */
  public MuntProvider() {}

  @Override
  public String id() {
    return "munt";
  }

  @Override
  public String displayName() {
    return "Roland MT-32 (munt, with your ROMs)";
  }

  @Override
  public MusicDevice device() {
    return MusicDevice.MT32;
  }

  @Override
  public List<Option> options() {
    return List.of(
        Option.file(ROMS, "The folder with the ROMs; by default the usual folders."),
        Option.file(LIBRARY, "The file of libmt32emu; by default that of the system."));
  }

  @Override
  public MusicSynth open(MusicSettings settings) throws AudioException {
    OptionValues options = settings.optionsOf(this);
    Mt32Emu library = library(options.text(LIBRARY));
    String folder = options.text(ROMS);
    RomFolders folders =
        folder.isEmpty() ? RomFolders.usual() : new RomFolders(List.of(Path.of(folder)));
    return MuntSynth.open(library, folders.find());
  }

  private static Mt32Emu library(String file) throws AudioException {
    try {
      return Mt32Emu.load(file.isEmpty() ? Mt32Emu.NAME : file);
    } catch (UnsatisfiedLinkError e) {
      throw new AudioException(
          file.isEmpty()
              ? "the library libmt32emu is not installed (Debian: libmt32emu2)"
              : file + " is not a library that can be loaded",
          e);
    }
  }
}
