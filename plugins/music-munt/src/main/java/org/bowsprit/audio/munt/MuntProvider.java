package org.bowsprit.audio.munt;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.munt.RomFolders.Roms;
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

  private static final String ROMS_OPTION = "roms";
  private static final String LIBRARY_OPTION = "library";

  /** Creates a provider. PF4J calls this constructor. */
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
        Option.file(ROMS_OPTION, "The folder with the ROMs; by default the usual folders."),
        Option.file(
            LIBRARY_OPTION, "The file of libmt32emu; by default the library of the system."));
  }

  @Override
  public MusicSynth open(MusicSettings settings) throws AudioException {
    OptionValues options = settings.optionsOf(this);
    String folder = options.text(ROMS_OPTION);
    RomFolders folders =
        folder.isEmpty() ? RomFolders.defaultFolders() : new RomFolders(List.of(Path.of(folder)));
    Optional<Roms> roms = folders.find();
    List<String> problems = new ArrayList<>();
    Optional<Mt32Emu> library = loadLibrary(options.text(LIBRARY_OPTION), problems);
    if (roms.isEmpty()) {
      problems.add(folders.missingMessage());
    }
    if (!problems.isEmpty()) {
      throw new AudioException(String.join("; ", problems));
    }
    return MuntSynth.open(library.orElseThrow(), roms.orElseThrow());
  }

  private static Optional<Mt32Emu> loadLibrary(String file, List<String> problems) {
    try {
      return Optional.of(Mt32Emu.load(file.isEmpty() ? Mt32Emu.NAME : file));
    } catch (UnsatisfiedLinkError e) {
      problems.add(
          file.isEmpty()
              ? "the library libmt32emu of munt is not where the system looks for libraries"
              : file + " is not a library that can be loaded");
      return Optional.empty();
    }
  }
}
