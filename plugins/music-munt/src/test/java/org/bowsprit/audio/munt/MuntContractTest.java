package org.bowsprit.audio.munt;

import java.nio.file.Path;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.contract.MusicContract;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.audio.synth.MusicProvider;
import org.bowsprit.audio.synth.MusicSettings;
import org.bowsprit.audio.synth.MusicSynth;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the synthesiser fulfils the contract of music devices. */
class MuntContractTest extends MusicContract {

  @TempDir private static Path folder;
  private static FakeLibrary library;

  @BeforeAll
  static void compileLibrary() throws Exception {
    library = FakeLibrary.compileInto(folder);
  }

  @Override
  protected MusicProvider provider() {
    MuntProvider munt = new MuntProvider();
    return new MusicProvider() {

      @Override
      public String id() {
        return munt.id();
      }

      @Override
      public String displayName() {
        return munt.displayName();
      }

      @Override
      public MusicDevice device() {
        return munt.device();
      }

      @Override
      public MusicSynth open(MusicSettings settings) throws AudioException {
        return munt.open(library.settings());
      }
    };
  }
}
