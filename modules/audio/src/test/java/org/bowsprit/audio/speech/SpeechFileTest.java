package org.bowsprit.audio.speech;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.recording.FileLength;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.GameFolder;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.voc.VocWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests reading lines of speech from plain and compressed files (spec 10 §6). */
class SpeechFileTest {

  private static final Pcm VOICE_SAMPLES =
      new Pcm(List.of(new Pcm.Samples(11_025, new ByteWriter().fill(0x90, 11_025).toBytes())));

  private static final long DAMAGED_LINE_OFFSET = 0x076C_CBCA;

  @TempDir private Path folder;

  private static Bytes speechFile(String tag, boolean hasTalkBlock) {
    ByteWriter out = new ByteWriter().tag("SOU ").u32Be(0);
    out.tag(tag).u32Be(12).u16Be(10).u16Be(20);
    Bytes voc = VocWriter.file(VocWriter.blocks(VOICE_SAMPLES));
    if (hasTalkBlock) {
      out.tag("VTLK").u32Be(voc.length() + 8);
    }
    return out.bytes(voc).toBytes();
  }

  @Test
  void aLineIsReadAtTheOffsetOfItsCue() {
    for (boolean hasTalkBlock : new boolean[] {false, true}) {
      PlainSpeech speech =
          new PlainSpeech(ByteSource.of(speechFile("VTTL", hasTalkBlock).toArray()));

      assertThat(speech.line(new SpeechCue(8, 12)))
          .contains(
              new SpeechLine(new LipSync(List.of(10, 20)), new Recording.Samples(VOICE_SAMPLES)));
    }
  }

  @Test
  void thereIsNoLineAtAnOffsetWithoutASound() {
    PlainSpeech speech = new PlainSpeech(ByteSource.of(speechFile("VCTL", false).toArray()));

    assertThat(speech.line(new SpeechCue(9, 12))).isEmpty();
    assertThat(speech.line(new SpeechCue(1L << 31, 12))).isEmpty();
    assertThat(speech.line(new SpeechCue(8, 1L << 31))).isEmpty();
    assertThat(new PlainSpeech(ByteSource.of(new byte[0])).cues()).isEmpty();
  }

  @Test
  void linesAreFoundAfterInvalidBytes() {
    Bytes twoFiles =
        new ByteWriter()
            .bytes(speechFile("VCTL", false))
            .fill(0x56, 70_000)
            .bytes(speechFile("VCTL", true))
            .toBytes();

    List<SpeechCue> cues = new PlainSpeech(ByteSource.of(twoFiles.toArray())).cues();

    assertThat(cues).hasSize(2);
    assertThat(cues.get(1).offset()).isEqualTo(speechFile("VCTL", false).length() + 70_000 + 8);
  }

  /** Runs check 14 of spec 10 with an index of two records, which their data follow. */
  @Test
  void check14ACompressedFileBeginsWithAnIndex() {
    ByteWriter out = new ByteWriter().u32Be(32);
    out.u32Be(8).u32Be(0).u32Be(0).u32Be(0x40);
    out.u32Be(0x100).u32Be(0x40).u32Be(4).u32Be(1000);
    CompressedSpeech speech =
        CompressedSpeech.open(ByteSource.of(out.fill(0, 0x40 + 1004).toBytes().toArray()));

    assertThat(speech.findEntry(0x100)).contains(new CompressedSpeech.Entry(100, 4, 1000));
    assertThat(speech.findEntry(0x101)).isEmpty();
  }

  @Test
  void aCompressedLineContainsASoundFile() {
    Bytes wav = wavFile(22_050, 22_050);
    ByteWriter out = new ByteWriter().u32Be(16);
    out.u32Be(0x100).u32Be(0).u32Be(4).u32Be(wav.length()).u16Be(7).u16Be(9).bytes(wav);
    SpeechFile speech = CompressedSpeech.open(ByteSource.of(out.toBytes().toArray()));

    SpeechLine line = speech.line(new SpeechCue(0x100, 12)).orElseThrow();

    assertThat(line.lipSync().marks()).containsExactly(7, 9);
    assertThat(line.voice().jiffies()).isEqualTo(60);
  }

  private static Bytes wavFile(int rate, int frames) {
    ByteWriter out = new ByteWriter().tag("RIFF").u32(36 + frames).tag("WAVE");
    out.tag("fmt ").u32(16).u16(1).u16(1).u32(rate).u32(rate).u16(1).u16(8);
    return out.tag("data").u32(frames).fill(0x80, frames).toBytes();
  }

  @Test
  void aFileNamedAfterTheGameTakesPrecedenceOverTheCommonFile() throws Exception {
    Files.write(folder.resolve("MONSTER.SOU"), speechFile("VCTL", false).toArray());
    assertThat(SpeechFile.findName(GameFolder.at(folder), "ATLANTIS")).contains("MONSTER.SOU");
    Files.write(folder.resolve("atlantis.sou"), speechFile("VCTL", false).toArray());
    assertThat(SpeechFile.findName(GameFolder.at(folder), "ATLANTIS")).contains("atlantis.sou");
    assertThat(SpeechFile.find(GameFolder.at(folder), "ATLANTIS").line(new SpeechCue(8, 12)))
        .isPresent();
    Files.write(folder.resolve("Atlantis.so3"), new byte[4]);
    assertThat(SpeechFile.findName(GameFolder.at(folder), "ATLANTIS")).contains("Atlantis.so3");
  }

  @Test
  void onlyLinesWithAKnownTagAreFound() {
    assertThat(
            new PlainSpeech(ByteSource.of(speechFile("VXYZ", false).toArray()))
                .line(new SpeechCue(8, 12)))
        .isEmpty();
    assertThat(
            new PlainSpeech(ByteSource.of(speechFile("VTLK", false).toArray()))
                .line(new SpeechCue(8, 12)))
        .isPresent();
  }

  /** Writes a file with a single line at a large offset, and reads this line. */
  private SpeechLine lineAtLargeOffset(byte[] lineBytes) throws IOException {
    Path path = folder.resolve("monster.sou");
    try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
      file.seek(DAMAGED_LINE_OFFSET);
      file.write(new ByteWriter().tag("VCTL").u32Be(8).bytes(lineBytes).toArray());
    }
    return SpeechFile.find(GameFolder.at(folder), "atlantis")
        .line(new SpeechCue(DAMAGED_LINE_OFFSET, 8))
        .orElseThrow();
  }

  private static ByteWriter damagedVocHeader() {
    return new ByteWriter()
        .tag("Crea")
        .tag("tive")
        .tag(" Voi")
        .tag("ce F")
        .u8('i')
        .u8('l')
        .u8('e')
        .u8(0x1A)
        .bytes(Bytes.of(0x1A, 0, 0x0A, 1, 0x29, 0x11, 1, 2, 0x50, 1, 0xA6, 0));
  }

  @Test
  void knownGamesCheck26TheDamagedLineIsReadAsSamplesOf16Bits() throws Exception {
    ByteWriter line = damagedVocHeader();
    for (int i = 0; i < 43_008; i++) {
      line.u16Be(i & 0x7FFF);
    }
    Recording.File voice = (Recording.File) lineAtLargeOffset(line.toArray()).voice();

    assertThat(voice.length()).isEqualTo(new FileLength(44_100, 43_008));
    short[] samples = new short[4];
    new WavFiles().open(voice.file()).read(samples, 0, 2);
    assertThat(samples).containsExactly(0, 0, 1, 1);
  }

  @Test
  void knownGamesCheck26TheCorrectedLineIsReadInItsDeclaredFormat() throws Exception {
    assertThat(lineAtLargeOffset(VocWriter.file(VocWriter.blocks(VOICE_SAMPLES)).toArray()).voice())
        .isEqualTo(new Recording.Samples(VOICE_SAMPLES));
  }

  @Test
  void aFileWithADamagedIndexIsIgnored() throws Exception {
    Files.write(folder.resolve("monster.so3"), "not an index".getBytes(StandardCharsets.US_ASCII));

    assertThat(SpeechFile.find(GameFolder.at(folder), "atlantis")).isSameAs(SpeechFile.NONE);
  }
}
