package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.when;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.panel.TextPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests that calls to a plugin's services run on the plugin's thread and have a time limit. */
@Timeout(60)
class WatchedObjectTest {

  private static final long SHORT_TIMEOUT_MILLIS = 400;
  private static final long LONG_TIMEOUT_MILLIS = 30_000;

  private final WatchedThread thread = new WatchedThread("plugins", LONG_TIMEOUT_MILLIS);
  private final CountDownLatch release = new CountDownLatch(1);
  private final RendererProvider provider = mock(RendererProvider.class);
  private final Renderer renderer = mock(Renderer.class);
  private final List<String> reports = new ArrayList<>();

  @BeforeEach
  void setUpProvider() {
    setProperties(provider, "stuck");
  }

  private static void setProperties(RendererProvider provider, String id) {
    when(provider.id()).thenReturn(id);
    when(provider.displayName()).thenReturn(id);
    when(provider.patience()).thenReturn(Duration.ofSeconds(1));
    when(provider.preference()).thenReturn(1);
    when(provider.probe()).thenReturn(Availability.yes());
  }

  @AfterEach
  void releaseStuckThreads() {
    release.countDown();
    thread.end();
  }

  @Test
  void aPluginAndItsServicesUseOneThread() throws RendererException {
    TextPanel panel = mock(TextPanel.class);
    List<String> threads = new ArrayList<>();
    when(provider.open(any())).thenAnswer(call -> recordThread(threads, renderer));
    when(renderer.openPanel("notes")).thenAnswer(call -> recordThread(threads, Optional.of(panel)));
    when(panel.rows()).thenAnswer(call -> recordThread(threads, 24));

    Renderer openedRenderer = watch(LONG_TIMEOUT_MILLIS).open(DisplaySettings.DEFAULT);

    assertThat(openedRenderer.openPanel("notes").orElseThrow().rows()).isEqualTo(24);
    assertThat(threads).containsExactly("plugins", "plugins", "plugins");
  }

  @Test
  void exceptionsOfAPluginAreRethrown() throws RendererException {
    when(provider.open(any())).thenThrow(new RendererException("no display"));
    when(provider.probe()).thenThrow(new NoSuchMethodError("gone"));

    assertThatThrownBy(() -> watch(LONG_TIMEOUT_MILLIS).open(DisplaySettings.DEFAULT))
        .isInstanceOf(RendererException.class)
        .hasMessage("no display");
    assertThatThrownBy(() -> watch(LONG_TIMEOUT_MILLIS).probe())
        .isInstanceOf(NoSuchMethodError.class);
  }

  @Test
  void aStuckServiceIsNotCalledAgainAndIsClosedWhenItsCallReturns() throws RendererException {
    when(provider.open(any())).thenReturn(renderer);
    when(renderer.settings()).thenAnswer(call -> blockUntilReleased(DisplaySettings.DEFAULT));
    Renderer openedRenderer = watch(SHORT_TIMEOUT_MILLIS).open(DisplaySettings.DEFAULT);

    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(openedRenderer::settings)
          .isInstanceOf(CancellationException.class)
          .hasMessage("settings did not return within 0.4 seconds");
    }
    assertThatThrownBy(openedRenderer::close).isInstanceOf(CancellationException.class);
    verify(renderer).settings();
    release.countDown();
    verify(renderer, timeout(LONG_TIMEOUT_MILLIS)).close();
  }

  @Test
  void aProviderCanBeUsedAfterOneOfItsServicesIsStuck() throws RendererException {
    when(provider.open(any())).thenReturn(renderer);
    when(renderer.settings()).thenAnswer(call -> blockUntilReleased(DisplaySettings.DEFAULT));
    when(provider.probe())
        .thenReturn(Availability.yes())
        .thenAnswer(call -> blockUntilReleased(Availability.yes()));
    RendererProvider watchedProvider = watch(SHORT_TIMEOUT_MILLIS);
    Renderer openedRenderer = watchedProvider.open(DisplaySettings.DEFAULT);

    assertThatThrownBy(openedRenderer::settings).isInstanceOf(CancellationException.class);
    assertThat(watchedProvider.probe().available()).isTrue();
    assertThatThrownBy(watchedProvider::probe).isInstanceOf(CancellationException.class);
    assertThatThrownBy(() -> watchedProvider.open(DisplaySettings.DEFAULT))
        .isInstanceOf(CancellationException.class);
    assertThat(watchedProvider.id()).isEqualTo("stuck");
  }

  @Test
  void thePropertiesOfAProviderAreReadOnce() {
    RendererProvider watchedProvider = watch(LONG_TIMEOUT_MILLIS);
    when(provider.preference()).thenThrow(new IllegalStateException());
    clearInvocations(provider);

    assertThat(watchedProvider.id()).isEqualTo("stuck");
    assertThat(watchedProvider.preference()).isEqualTo(1);
    assertThat(watchedProvider.capabilities()).isEmpty();

    verifyNoInteractions(provider);
  }

  @Test
  void aProviderWithANullPropertyIsRefused() {
    when(provider.displayName()).thenReturn(null);

    assertThatThrownBy(() -> watch(LONG_TIMEOUT_MILLIS)).hasMessage("displayName returned null");
  }

  @Test
  void aNullResultIsAFailure() throws RendererException {
    when(provider.open(any())).thenReturn(null);

    assertThatThrownBy(() -> watch(LONG_TIMEOUT_MILLIS).open(DisplaySettings.DEFAULT))
        .hasMessage("open returned null");
  }

  @Test
  void aStuckRendererIsReplacedOnAnotherThread() throws RendererException {
    when(provider.open(any())).thenReturn(renderer);
    when(renderer.ownsTerminal()).thenAnswer(call -> blockUntilReleased(true));
    Renderer workingRenderer = mock(Renderer.class);
    List<String> threads = new ArrayList<>();
    when(workingRenderer.filters()).thenAnswer(call -> recordThread(threads, List.of("soft")));
    RendererProvider otherProvider = mock(RendererProvider.class);
    setProperties(otherProvider, "whole");
    when(otherProvider.open(any())).thenReturn(workingRenderer);
    RendererChooser renderers =
        new RendererChooser(
            List.of(
                watch(SHORT_TIMEOUT_MILLIS),
                WatchedObject.of(
                    RendererProvider.class, otherProvider, thread, LONG_TIMEOUT_MILLIS)),
            reports::add);
    GuardedRenderer guarded =
        new GuardedRenderer(renderers, "stuck", DisplaySettings.DEFAULT, reports::add);

    assertThat(guarded.ownsTerminal()).isFalse();
    Frame frame = new Frame();
    guarded.present(frame);

    verify(workingRenderer).present(frame);
    assertThat(guarded.filters()).containsExactly("soft");
    assertThat(threads).containsExactly("plugins");
    assertThat(reports)
        .containsExactly(
            "renderer stuck broke: ownsTerminal did not return within 0.4 seconds",
            "renderer: whole");
  }

  @Test
  void aStuckDeviceIsReplacedBySilence() throws AudioException {
    AudioDevice device = mock(AudioDevice.class);
    when(device.sampleRate()).thenReturn(48_000);
    when(device.write(any(), anyInt(), anyInt())).thenAnswer(call -> blockUntilReleased(0));
    AudioProvider audioProvider = mock(AudioProvider.class);
    when(audioProvider.id()).thenReturn("drum");
    when(audioProvider.displayName()).thenReturn("Drum");
    when(device.failure()).thenReturn(Optional.empty());
    when(audioProvider.open(any())).thenReturn(device);
    GuardedDevice guarded =
        new GuardedDevice(
            () ->
                WatchedObject.of(AudioProvider.class, audioProvider, thread, SHORT_TIMEOUT_MILLIS)
                    .open(AudioSettings.DEFAULT),
            reports::add);

    assertThat(guarded.write(new short[8], 0, 4)).isEqualTo(4);
    assertThat(guarded.write(new short[8], 0, 4)).isEqualTo(4);

    verify(device).write(any(), anyInt(), anyInt());
    assertThat(reports).containsExactly("no more sound: write did not return within 0.4 seconds");
  }

  private RendererProvider watch(long timeoutMillis) {
    return WatchedObject.of(RendererProvider.class, provider, thread, timeoutMillis);
  }

  private <T> T blockUntilReleased(T answer) {
    UninterruptibleWait.await(release);
    return answer;
  }

  private static <T> T recordThread(List<String> threads, T answer) {
    threads.add(Thread.currentThread().getName());
    return answer;
  }
}
