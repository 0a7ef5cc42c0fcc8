package org.bowsprit.audio.recording;

import java.util.List;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.fixture.Fuzz;
import org.junit.jupiter.api.Test;

/** Tests that a damaged wave bank is refused, or that its valid part is played. */
class WaveBankFuzzTest {

  private static final int MAX_ENTRIES = 40;
  private static final int FRAMES_PER_READ = 300;

  private static List<byte[]> undamagedBanks() {
    Bytes samples = Bytes.wrap(new byte[400]);
    short[] sine = new short[500];
    for (int i = 0; i < sine.length; i++) {
      sine[i] = (short) (9_000 * Math.sin(i / 10.0));
    }
    WaveBankWriter bankWithAllFormats = new WaveBankWriter().addEmptyEntriesUpTo(2);
    bankWithAllFormats
        .addPcm(44_100, 2, 16, samples)
        .addPcm(8_000, 1, 8, samples)
        .addAdpcm(22_050, 70, sine);
    bankWithAllFormats.addXwma(44_100, 2, 5 << 5, 44_100, samples);
    return List.of(
        bankWithAllFormats.toBytes().toArray(),
        new WaveBankWriter().toBytes().toArray(),
        new WaveBankWriter().addAdpcm(8_000, 32, sine).toBytes().toArray());
  }

  @Test
  void damagedBanksAreRefusedOrPlayed() {
    Fuzz.run("wave bank", undamagedBanks(), Fuzz.cases(5_000), WaveBankFuzzTest::play);
  }

  private static void play(byte[] bytes) {
    WaveBank bank = WaveBank.read(ByteSource.of(bytes));
    FormatException lastException = null;
    for (int i = 0; i < Math.min(MAX_ENTRIES, bank.size()); i++) {
      try {
        WaveBankEntry entry = bank.entry(i);
        play(RiffHeader.of(entry, bank.sound(entry)));
      } catch (FormatException exception) {
        lastException = exception;
      }
    }
    if (lastException != null) {
      throw lastException;
    }
  }

  private static void play(ByteSource file) {
    FileLength.of(file);
    short[] samples = new short[2 * FRAMES_PER_READ];
    try (SoundStream stream = new WavFiles().open(file)) {
      stream.read(samples, 0, FRAMES_PER_READ);
      stream.skip(7);
      stream.read(samples, 0, FRAMES_PER_READ);
      stream.skip(Long.MAX_VALUE / 4);
      stream.read(samples, 0, FRAMES_PER_READ);
    } catch (AudioException exception) {
      // The reader refuses xWMA and entries without a length, and gives a reason.
    }
  }
}
