package org.bowsprit.audio.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.disk.GameFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the wave banks of the Special Editions (spec 13 §4). */
class WaveBankTest {

  private static final int SAMPLE_RATE = 7_500;
  private static final int CD_FRAMES_PER_SECOND = 75;
  private static final int LENGTH_CD_FRAMES = 7_500;
  private static final int CUE_CD_FRAME = 7_173;
  private static final int TRACK = 17;
  private static final int VERSION_OFFSET = 4;
  private static final int FLAGS_OFFSET = 52;
  private static final int ENTRY_COUNT_OFFSET = 56;
  private static final int RECORD_SIZE_OFFSET = 124;
  private static final int RECORDS_OFFSET = 148;

  @TempDir private Path folder;

  /**
   * Returns a hundred seconds of samples. The value of each sample is the number of its CD frame.
   */
  private static Bytes samplesWithFrameNumbers(int channels, int bits) {
    ByteWriter out = new ByteWriter();
    for (int i = 0; i < SAMPLE_RATE * LENGTH_CD_FRAMES / CD_FRAMES_PER_SECOND; i++) {
      int frame = i * CD_FRAMES_PER_SECOND / SAMPLE_RATE;
      for (int channel = 0; channel < channels; channel++) {
        if (bits == 16) {
          out.s16(channel == 0 ? frame : -frame);
        } else {
          out.u8(channel == 0 ? frame & 0xFF : 0);
        }
      }
    }
    return out.toBytes();
  }

  private TrackFiles tracksOfBank(Bytes bank) throws IOException {
    Files.createDirectories(folder.resolve("audio"));
    Files.write(folder.resolve("audio/MusicOriginal.xwb"), bank.toArray());
    return new TrackFiles(GameFolder.at(folder));
  }

  private static short[] samplesAtCdFrame(ByteSource file, int cdFrame) throws AudioException {
    short[] samples = new short[2];
    try (SoundStream stream = new WavFiles().open(file)) {
      stream.skip((long) cdFrame * stream.sampleRate() / CD_FRAMES_PER_SECOND);
      stream.read(samples, 0, 1);
    }
    return samples;
  }

  @ParameterizedTest
  @CsvSource({"1, 8", "2, 8", "1, 16", "2, 16"})
  void knownGamesCheck06EntrySeventeenIsTrackSeventeen(int channels, int bits) throws Exception {
    WaveBankWriter writer = new WaveBankWriter().addEmptyEntriesUpTo(TRACK);
    writer
        .addPcm(SAMPLE_RATE, channels, bits, samplesWithFrameNumbers(channels, bits))
        .addEmptyEntriesUpTo(20);
    TrackFiles tracks = tracksOfBank(writer.toBytes());
    ByteSource file = tracks.file(TRACK).orElseThrow();

    assertThat(tracks.length(TRACK)).isEqualTo(LENGTH_CD_FRAMES);
    int expectedLeft = bits == 16 ? CUE_CD_FRAME : ((CUE_CD_FRAME & 0xFF) - 128) << 8;
    int expectedRight = channels == 1 ? expectedLeft : bits == 16 ? -CUE_CD_FRAME : -128 << 8;
    assertThat(samplesAtCdFrame(file, CUE_CD_FRAME)).containsExactly(expectedLeft, expectedRight);
    assertThat(tracks.length(1)).as("the length of an empty entry").isZero();
    assertThat(tracks.file(20)).isEmpty();
  }

  @Test
  void adpcmSoundsAreDecoded() throws Exception {
    short[] sine = new short[10_000];
    for (int i = 0; i < sine.length; i++) {
      sine[i] = (short) (10_000 * Math.sin(2 * Math.PI * 200 * i / SAMPLE_RATE));
    }
    TrackFiles tracks =
        tracksOfBank(
            new WaveBankWriter().addEmptyEntriesUpTo(2).addAdpcm(SAMPLE_RATE, 70, sine).toBytes());
    assertThat(tracks.length(2)).isEqualTo(100);

    short[] decodedSamples = new short[2 * sine.length];
    SoundStream stream = new WavFiles().open(tracks.file(2).orElseThrow());
    assertThat(stream.read(decodedSamples, 0, sine.length)).isEqualTo(sine.length);
    for (int i = 0; i < sine.length; i++) {
      assertThat((int) decodedSamples[2 * i])
          .as("the left sample of frame %d", i)
          .isCloseTo(sine[i], within(400));
      assertThat(decodedSamples[2 * i + 1]).isEqualTo(decodedSamples[2 * i]);
    }
    assertThat(samplesAtCdFrame(tracks.file(2).orElseThrow(), 51)[0])
        .isEqualTo(decodedSamples[2 * 5_100]);
  }

  @Test
  void aSeparateFileTakesPrecedenceOverTheWaveBank() throws Exception {
    Files.write(folder.resolve("track2.wav"), new byte[100]);
    TrackFiles tracks = tracksOfBank(new WaveBankWriter().addEmptyEntriesUpTo(20).toBytes());

    assertThat(tracks.file(2).orElseThrow().size()).isEqualTo(100);
  }

  @Test
  void anXwmaEntryBecomesAFileWhoseLengthIsItsDurationField() throws Exception {
    Bytes packets = Bytes.wrap(new byte[2 * 1_280]);
    WaveBankWriter writer = new WaveBankWriter().addEmptyEntriesUpTo(2);
    ByteSource file =
        tracksOfBank(writer.addXwma(44_100, 2, 5 << 5 | 2, 441_000, packets).toBytes())
            .file(2)
            .orElseThrow();

    assertThat(new TrackFiles(GameFolder.at(folder)).length(2)).isEqualTo(750);
    assertThat(FileKind.of(file)).contains(FileKind.XWMA);
    Bytes expectedFile =
        new ByteWriter()
            .tag("RIFF")
            .u32(38 + 2 * 1_280)
            .tag("XWMA")
            .tag("fmt ")
            .u32(18)
            .u16(0x161)
            .u16(2)
            .u32(44_100)
            .u32(20_000)
            .u16(1_280)
            .u16(16)
            .u16(0)
            .tag("data")
            .u32(2 * 1_280)
            .bytes(packets)
            .toBytes();
    assertThat(Bytes.wrap(file.read(0, (int) file.size()))).isEqualTo(expectedFile);
  }

  private static WaveBank readBank(ByteWriter bank) {
    return WaveBank.read(ByteSource.of(bank.toBytes().toArray()));
  }

  private static ByteWriter validBank() {
    return new ByteWriter()
        .bytes(
            new WaveBankWriter().addPcm(SAMPLE_RATE, 1, 8, Bytes.of(1, 2, 3)).addXma().toBytes());
  }

  @Test
  void anInvalidBankIsRefusedWithAReason() {
    assertThatThrownBy(() -> readBank(validBank().putU32(0, 0x46464952)))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("expected WBND, found RIFF");
    assertThatThrownBy(() -> readBank(validBank().putU32(VERSION_OFFSET, 41)))
        .hasMessageContaining("expected version 42 or later, found 41");
    assertThatThrownBy(() -> readBank(validBank().putU32(FLAGS_OFFSET, 0x0002_0000)))
        .hasMessageContaining("expected full records, found compact ones");
    assertThatThrownBy(() -> readBank(validBank().putU32(RECORD_SIZE_OFFSET, 23)))
        .hasMessageContaining("expected records of at least 24 bytes, found 23");
    assertThatThrownBy(() -> readBank(validBank().putU32(ENTRY_COUNT_OFFSET, 0xFFFF_FFFFL)))
        .hasMessageContaining("expected at most 2 entries");
    assertThatThrownBy(() -> WaveBank.read(ByteSource.of(new byte[] {'W', 'B', 'N', 'D'})))
        .isInstanceOf(FormatException.class);
  }

  @Test
  void anInvalidEntryDoesNotAffectOtherEntries() {
    WaveBank bank = readBank(validBank());

    assertThat(bank.size()).isEqualTo(2);
    assertThat(bank.sound(bank.entry(0)).read(0, 9)).containsExactly(1, 2, 3);
    assertThatThrownBy(() -> bank.entry(1))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining("entry 1")
        .hasMessageContaining("found XMA");
    assertThatThrownBy(() -> readBank(validBank().putU32(RECORDS_OFFSET + 12, 8)).entry(0))
        .hasMessageContaining("expected a sound within 7 bytes, found that it ends at 8");
  }

  @Test
  void aDamagedBankIsReportedByItsName() throws Exception {
    TrackFiles tracks = tracksOfBank(Bytes.of('W', 'B'));

    assertThat(tracks.bankFault()).get().asString().startsWith("audio/MusicOriginal.xwb");
    assertThat(tracks.length(2)).isZero();
  }
}
