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

/** Tests sound that ffmpeg decodes. A script replaces the program. */
class XwmaFilesTest {

  private static final int RATE = 8_000;
  private static final long TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(30);

  @TempDir private Path folder;

  private final SoundFileReaders wav = new SoundFileReaders(List.of(new WavFiles()));

  private static ByteSource xwma(int seed) {
    ByteWriter out = new ByteWriter().tag("RIFF").u32(30).tag("XWMA").tag("fmt ").u32(18);
    out.u16(0x161).u16(1).u32(RATE).u32(2_500).u16(929).u16(16).u16(0);
    return ByteSource.of(out.tag("data").u32(1).u8(seed).toBytes().toArray());
  }

  /** Returns a program that writes a prepared file to the path in its last argument. */
  private Ffmpeg program(String... lines) throws IOException {
    ByteWriter samples = new ByteWriter();
    for (int i = 0; i < 2 * RATE; i++) {
      samples.s16(i);
    }
    ByteSource wave = RiffHeader.ofPcm(RATE, 1, 16, ByteSource.of(samples.toBytes().toArray()));
    Files.write(folder.resolve("prepared"), wave.read(0, (int) wave.size()));
    Path program = Files.createDirectories(folder.resolve("bin")).resolve("ffmpeg");
    List<String> script = new ArrayList<>(List.of("#!/bin/sh", "echo run >> " + runs()));
    script.addAll(List.of(lines));
    Files.write(program, script);
    assertThat(program.toFile().setExecutable(true)).isTrue();
    return Ffmpeg.in(new SearchPath("nowhere:" + program.getParent())).orElseThrow();
  }

  private Path runs() {
    return folder.resolve("runs");
  }

  private Ffmpeg copyingProgram() throws IOException {
    return program(
        "for last; do true; done", "sleep 0.3", "cp " + folder.resolve("prepared") + " \"$last\"");
  }

  private XwmaFiles files(Ffmpeg program) {
    FlacConversions conversions = new FlacConversions(program, folder.resolve("cache"));
    return new XwmaFiles(Optional.of(conversions), "", wav);
  }

  /**
   * Reads frames one at a time until a frame is not silent. It must be the frame that is due at
   * that time.
   */
  private static int firstAudibleFrame(SoundStream stream, int before) throws InterruptedException {
    short[] samples = new short[2];
    long end = System.nanoTime() + TIMEOUT_NANOS;
    for (int frame = before; System.nanoTime() < end; frame++) {
      assertThat(stream.read(samples, 0, 1)).isEqualTo(1);
      if (samples[0] != 0) {
        assertThat((int) samples[0]).as("what is due now").isEqualTo(frame);
        return frame;
      }
      Thread.sleep(1);
    }
    throw new AssertionError("nothing was heard");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aTrackIsSilentUntilItIsDecodedAndThenPlaysAtItsPosition() throws Exception {
    XwmaFiles files = files(copyingProgram());
    try (SoundStream stream = files.open(xwma(1))) {
      assertThat(stream.sampleRate()).isEqualTo(RATE);
      stream.read(new short[2], 0, 1);
      assertThat(firstAudibleFrame(stream, 1)).isPositive();
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aTrackIsDecodedOnceAndCached() throws Exception {
    XwmaFiles files = files(copyingProgram());
    firstAudibleFrame(files.open(xwma(1)), 0);
    firstAudibleFrame(files.open(xwma(1)), 0);
    firstAudibleFrame(files(copyingProgram()).open(xwma(1)), 0);
    assertThat(Files.readAllLines(runs())).hasSize(1);

    firstAudibleFrame(files.open(xwma(2)), 0);
    assertThat(Files.readAllLines(runs())).hasSize(2);
    try (Stream<Path> cachedFiles = Files.list(folder.resolve("cache"))) {
      assertThat(cachedFiles).hasSize(2).allMatch(file -> file.toString().endsWith(".flac"));
    }
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aFailureIsReportedOnce() throws Exception {
    XwmaFiles files = files(program("echo no such codec", "echo more words", "exit 1"));
    List<String> failures = new ArrayList<>();
    for (int track = 1; track <= 3; track++) {
      SoundStream stream =
          new FailSafeStream(files.open(xwma(track)), reason -> failures.add(reason.getMessage()));
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
  void knownGamesCheck07WithoutTheProgramThereIsOneMessageAndSilence() throws AudioException {
    XwmaFiles files = new XwmaFiles(Optional.empty(), "ffmpeg is not there", wav);
    assertThatThrownBy(() -> files.open(xwma(1)))
        .isInstanceOf(AudioException.class)
        .hasMessageContaining("ffmpeg is not there")
        .hasMessageContaining("track2.ogg");

    short[] samples = {1, 1};
    try (SoundStream second = files.open(xwma(1))) {
      assertThat(second.read(samples, 0, 1)).isEqualTo(1);
    }
    assertThat(samples).containsOnly((short) 0);
  }

  @Test
  void onlyAbsoluteFoldersAreSearched() {
    assertThat(Ffmpeg.in(new SearchPath(".:bin:"))).isEmpty();
  }

  @Test
  void aTruncatedFileIsRefused() {
    XwmaFiles files = new XwmaFiles(Optional.empty(), "", wav);

    assertThat(files.kinds()).containsExactly(FileKind.XWMA);
    assertThatThrownBy(() -> files.open(ByteSource.of(new byte[] {'R', 'I', 'F', 'F'})))
        .isInstanceOf(AudioException.class)
        .hasMessageContaining("a truncated xWMA file");
  }
}
