package org.bowsprit.player.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.mix.FailSafeStream;
import org.bowsprit.audio.recording.RiffHeader;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.audio.recording.WavFiles;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.desktop.program.SearchPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests xWMA files, which are decoded by ffmpeg. A shell script replaces the program ffmpeg. */
class XwmaFilesTest {

  private static final int SAMPLE_RATE = 8_000;
  private static final long TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(30);

  @TempDir private Path folder;

  private final SoundFileReaders wavReaders = new SoundFileReaders(List.of(new WavFiles()));

  private static ByteSource xwmaFile(int seed) {
    ByteWriter out = new ByteWriter().tag("RIFF").u32(30).tag("XWMA").tag("fmt ").u32(18);
    out.u16(0x161).u16(1).u32(SAMPLE_RATE).u32(2_500).u16(929).u16(16).u16(0);
    return ByteSource.of(out.tag("data").u32(1).u8(seed).toBytes().toArray());
  }

  /**
   * Creates a shell script in place of ffmpeg. The script records its runs and executes the given
   * lines, which can use the WAV file {@code prepared}.
   */
  private Ffmpeg createProgram(String... lines) throws IOException {
    ByteWriter samples = new ByteWriter();
    for (int i = 0; i < 2 * SAMPLE_RATE; i++) {
      samples.s16(i);
    }
    ByteSource wave =
        RiffHeader.ofPcm(SAMPLE_RATE, 1, 16, ByteSource.of(samples.toBytes().toArray()));
    Files.write(folder.resolve("prepared"), wave.read(0, (int) wave.size()));
    Path program = Files.createDirectories(folder.resolve("bin")).resolve("ffmpeg");
    List<String> script = new ArrayList<>(List.of("#!/bin/sh", "echo run >> " + runsFile()));
    script.addAll(List.of(lines));
    Files.write(program, script);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return Ffmpeg.in(new SearchPath("nowhere:" + program.getParent())).orElseThrow();
  }

  private Path runsFile() {
    return folder.resolve("runs");
  }

  /** Creates a program that copies the prepared file to the path in its last argument. */
  private Ffmpeg createCopyingProgram() throws IOException {
    return createProgram(
        "for last; do true; done", "sleep 0.3", "cp " + folder.resolve("prepared") + " \"$last\"");
  }

  private XwmaFiles createFiles(Ffmpeg program) {
    FlacConversions conversions = new FlacConversions(program, folder.resolve("cache"));
    return new XwmaFiles(Optional.of(conversions), "", wavReaders);
  }

  /**
   * Returns the index of the first frame that is not silent. Checks that its sample is the one at
   * this position of the track.
   */
  private static int firstAudibleFrame(SoundStream stream, int framesRead)
      throws InterruptedException {
    short[] samples = new short[2];
    long deadline = System.nanoTime() + TIMEOUT_NANOS;
    for (int frame = framesRead; System.nanoTime() < deadline; frame++) {
      assertThat(stream.read(samples, 0, 1)).isEqualTo(1);
      if (samples[0] != 0) {
        assertThat((int) samples[0]).as("the sample at the current position").isEqualTo(frame);
        return frame;
      }
      Thread.sleep(1);
    }
    throw new AssertionError("every frame was silent");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aTrackIsSilentUntilItIsDecodedAndThenPlaysAtItsPosition() throws Exception {
    XwmaFiles files = createFiles(createCopyingProgram());
    try (SoundStream stream = files.open(xwmaFile(1))) {
      assertThat(stream.sampleRate()).isEqualTo(SAMPLE_RATE);
      stream.read(new short[2], 0, 1);
      assertThat(firstAudibleFrame(stream, 1)).isPositive();
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aTrackIsDecodedOnceAndCached() throws Exception {
    XwmaFiles files = createFiles(createCopyingProgram());
    firstAudibleFrame(files.open(xwmaFile(1)), 0);
    firstAudibleFrame(files.open(xwmaFile(1)), 0);
    firstAudibleFrame(createFiles(createCopyingProgram()).open(xwmaFile(1)), 0);
    assertThat(Files.readAllLines(runsFile())).hasSize(1);

    firstAudibleFrame(files.open(xwmaFile(2)), 0);
    assertThat(Files.readAllLines(runsFile())).hasSize(2);
    try (Stream<Path> cachedFiles = Files.list(folder.resolve("cache"))) {
      assertThat(cachedFiles).hasSize(2).allMatch(file -> file.toString().endsWith(".flac"));
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFailedConversionIsReportedOnce() throws Exception {
    XwmaFiles files = createFiles(createProgram("echo no such codec", "echo more words", "exit 1"));
    List<String> failures = new ArrayList<>();
    for (int track = 1; track <= 3; track++) {
      SoundStream stream =
          new FailSafeStream(
              files.open(xwmaFile(track)), reason -> failures.add(reason.getMessage()));
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(track == 1 ? 30 : 1);
      while (System.nanoTime() < end && stream.read(new short[2], 0, 1) == 1) {
        Thread.sleep(5);
      }
    }

    assertThat(failures)
        .singleElement()
        .asString()
        .startsWith("ffmpeg could not convert it: no such codec")
        .contains("track2.ogg");
    try (Stream<Path> cachedFiles = Files.list(folder.resolve("cache"))) {
      assertThat(cachedFiles).isEmpty();
    }
  }

  @Test
  void knownGamesCheck07AMissingProgramIsReportedOnceAndTheTracksAreSilent() throws AudioException {
    XwmaFiles files = new XwmaFiles(Optional.empty(), "ffmpeg is not there", wavReaders);
    assertThatThrownBy(() -> files.open(xwmaFile(1)))
        .isInstanceOf(AudioException.class)
        .hasMessageContaining("ffmpeg is not there")
        .hasMessageContaining("track2.ogg");

    short[] samples = {1, 1};
    try (SoundStream secondStream = files.open(xwmaFile(1))) {
      assertThat(secondStream.read(samples, 0, 1)).isEqualTo(1);
    }
    assertThat(samples).containsOnly((short) 0);
  }

  @Test
  void onlyAbsoluteFoldersAreSearchedForFfmpeg() {
    assertThat(Ffmpeg.in(new SearchPath(".:bin:"))).isEmpty();
  }

  @Test
  void aTruncatedFileIsRefused() {
    XwmaFiles files = new XwmaFiles(Optional.empty(), "", wavReaders);

    assertThat(files.kinds()).containsExactly(FileKind.XWMA);
    assertThatThrownBy(() -> files.open(ByteSource.of(new byte[] {'R', 'I', 'F', 'F'})))
        .isInstanceOf(AudioException.class)
        .hasMessageContaining("the xWMA file is truncated");
  }
}
