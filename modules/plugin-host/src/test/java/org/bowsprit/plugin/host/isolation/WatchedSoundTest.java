package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.adlib.AdlibSynth;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.file.SoundFileProvider;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.mix.Recorder;
import org.bowsprit.audio.mix.SilentProvider;
import org.bowsprit.audio.mix.SoundCard;
import org.bowsprit.audio.recording.FileLength;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.audio.recording.Tracks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Tests that the mixer continues if the plugin that reads speech files fails or never returns. Only
 * the speech is silent then.
 */
@Timeout(60)
class WatchedSoundTest {

  private static final long TIMEOUT_MILLIS = 400;
  private static final Recording.File VOICE =
      new Recording.File(
          ByteSource.of("fLaC".getBytes(StandardCharsets.US_ASCII)),
          new FileLength(22_050, 50_000));

  private final CountDownLatch release = new CountDownLatch(1);
  private final WatchedThread thread = new WatchedThread("sound file", TIMEOUT_MILLIS);
  private final SoundFileProvider provider = mock(SoundFileProvider.class);
  private final SoundStream stream = mock(SoundStream.class);
  private final List<String> reports = new ArrayList<>();
  private SoundCard soundCard;

  @BeforeEach
  void createSoundCard() throws AudioException {
    when(provider.id()).thenReturn("reader");
    when(provider.displayName()).thenReturn("Reader");
    when(provider.kinds()).thenReturn(Set.of(FileKind.FLAC));
    when(provider.open(any(), any())).thenReturn(stream);
    when(stream.sampleRate()).thenReturn(22_050);
    SoundFileProvider watchedProvider =
        WatchedObject.of(SoundFileProvider.class, provider, thread, TIMEOUT_MILLIS);
    soundCard =
        new SoundCard(
            new SilentProvider().open(AudioSettings.DEFAULT),
            new AdlibSynth(),
            new Recorder(
                new SoundFileReaders(List.of(watchedProvider)), Tracks.NONE, reports::add));
  }

  @AfterEach
  void releaseStuckThreads() {
    release.countDown();
    thread.end();
  }

  private int blockUntilReleased() {
    UninterruptibleWait.await(release);
    return 0;
  }

  private void playSpeech() {
    soundCard.speechStarted(VOICE, 0);
    for (int micros = 0; micros < 100_000; micros += 4_000) {
      soundCard.quantum(micros);
    }
    soundCard.speechEnded();
  }

  @Test
  void speechIsSilentAndReportedOnceIfTheReaderIsStuck() throws AudioException {
    when(stream.read(any(), anyInt(), anyInt())).thenAnswer(call -> blockUntilReleased());

    playSpeech();
    playSpeech();
    playSpeech();

    assertThat(reports)
        .containsExactly("speech stays silent: read did not return within 0.4 seconds");
    verify(provider, times(1)).open(any(), any());
  }

  @Test
  void aReaderThatIsStuckWhileOpeningIsReported() throws AudioException {
    when(provider.open(any(), any())).thenAnswer(call -> blockUntilReleased());

    playSpeech();
    playSpeech();

    assertThat(reports)
        .containsExactly("speech stays silent: open did not return within 0.4 seconds");
  }

  @Test
  void aReaderThatThrowsIsCalledAgainForTheNextFile() throws AudioException {
    when(stream.read(any(), anyInt(), anyInt())).thenThrow(new StackOverflowError());

    playSpeech();
    playSpeech();

    assertThat(reports).containsExactly("speech stays silent: StackOverflowError");
    verify(provider, times(2)).open(any(), any());
  }
}
