package org.bowsprit.audio.munt;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.bowsprit.audio.synth.MusicSettings;

/**
 * A substitute for libmt32emu, with substitutes for the ROMs. The C compiler of the machine
 * compiles the library.
 */
record FakeLibrary(Path folder) {

  /** Compiles the library into a folder. Without a compiler, the test is skipped. */
  static FakeLibrary compileInto(Path folder) throws IOException, InterruptedException {
    assumeTrue(compile(folder.resolve("fake.so")), "skipped: this machine has no C compiler");
    FakeLibrary library = new FakeLibrary(folder);
    library.writeRom("MT32_CONTROL.ROM", "control");
    library.writeRom("mt32_pcm.rom", "pcm");
    return library;
  }

  private static boolean compile(Path file) throws InterruptedException {
    try {
      return new ProcessBuilder(
                  "cc", "-shared", "-fPIC", "-w", "-o", file.toString(), "src/test/c/mt32emu.c")
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false;
    }
  }

  void writeRom(String name, String content) throws IOException {
    Files.writeString(folder.resolve(name), content);
  }

  MusicSettings settings() {
    return new MusicSettings(
        44_100,
        "",
        Map.of(
            "munt.library", folder.resolve("fake.so").toString(), "munt.roms", folder.toString()));
  }
}
