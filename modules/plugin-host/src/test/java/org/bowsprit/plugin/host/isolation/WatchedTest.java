package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.timeout;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.bowsprit.audio.AudioDevice;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.AudioProvider;
import org.bowsprit.audio.AudioSettings;
import org.bowsprit.audio.GuardedDevice;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.GuardedRenderer;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererChooser;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.panel.TextPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class WatchedTest {

  private static final long HASTY = 400;
  private static final long PATIENT = 30_000;

  private final WatchedThread thread = new WatchedThread("strangers", PATIENT);
  private final CountDownLatch tide = new CountDownLatch(1);
  private final RendererProvider provider = mock(RendererProvider.class);
  private final Renderer renderer = mock(Renderer.class);
  private final List<String> notes = new ArrayList<>();

  @AfterEach
  void letGo() {
    tide.countDown();
    thread.end();
  }

  @Test
  void aStrangerAndWhatItOpensWorkOnOneThread() throws RendererException {
    TextPanel panel = mock(TextPanel.class);
    List<String> threads = new ArrayList<>();
    when(provider.open(any())).thenAnswer(call -> noteThread(threads, renderer));
    when(renderer.openPanel("notes")).thenAnswer(call -> noteThread(threads, Optional.of(panel)));
    when(panel.rows()).thenAnswer(call -> noteThread(threads, 24));

    Renderer opened = watched(PATIENT).open(DisplaySettings.DEFAULT);

    assertThat(opened.openPanel("notes").orElseThrow().rows()).isEqualTo(24);
    assertThat(threads).containsExactly("strangers", "strangers", "strangers");
  }

  @Test
  void whatAStrangerThrowsIsThrown() throws RendererException {
    when(provider.open(any())).thenThrow(new RendererException("no display"));
    when(provider.preference()).thenThrow(new NoSuchMethodError("gone"));

    assertThatThrownBy(() -> watched(PATIENT).open(DisplaySettings.DEFAULT))
        .isInstanceOf(RendererException.class)
        .hasMessage("no display");
    assertThatThrownBy(() -> watched(PATIENT).preference()).isInstanceOf(NoSuchMethodError.class);
  }

  @Test
  void whoIsStuckIsAskedNothingMoreAndClosedWhenHeReturns() throws RendererException {
    when(provider.open(any())).thenReturn(renderer);
    when(renderer.settings()).thenAnswer(call -> stuck(DisplaySettings.DEFAULT));
    Renderer opened = watched(HASTY).open(DisplaySettings.DEFAULT);

    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(opened::settings)
          .isInstanceOf(CancellationException.class)
          .hasMessage("settings did not return within 0.4 seconds");
    }
    assertThatThrownBy(opened::close).isInstanceOf(CancellationException.class);
    verify(renderer).settings();
    tide.countDown();
    verify(renderer, timeout(PATIENT)).close();
  }

  @Test
  void aProviderIsNotLostWithWhatItOpenedAndNeverNameless() throws RendererException {
    when(provider.open(any())).thenReturn(renderer);
    when(renderer.settings()).thenAnswer(call -> stuck(DisplaySettings.DEFAULT));
    when(provider.preference()).thenReturn(7).thenAnswer(call -> stuck(7));
    RendererProvider watched = watched(HASTY);
    Renderer opened = watched.open(DisplaySettings.DEFAULT);

    assertThatThrownBy(opened::settings).isInstanceOf(CancellationException.class);
    assertThat(watched.preference()).isEqualTo(7);
    assertThatThrownBy(watched::preference).isInstanceOf(CancellationException.class);
    assertThatThrownBy(watched::displayName).isInstanceOf(CancellationException.class);
    assertThat(watched.id()).isEqualTo("stuck");
  }

  @Test
  void aStuckRendererIsFollowedByAnotherOnAnotherThread() throws RendererException {
    when(provider.open(any())).thenReturn(renderer);
    when(provider.probe()).thenReturn(Availability.yes());
    when(renderer.ownsTerminal()).thenAnswer(call -> stuck(true));
    Renderer whole = mock(Renderer.class);
    List<String> threads = new ArrayList<>();
    when(whole.filters()).thenAnswer(call -> noteThread(threads, List.of("soft")));
    RendererProvider other = mock(RendererProvider.class);
    when(other.open(any())).thenReturn(whole);
    GuardedRenderer guarded =
        new GuardedRenderer(
            new RendererChooser(List.of(watched(HASTY)), notes::add)
                .open("stuck", DisplaySettings.DEFAULT),
            DisplaySettings.DEFAULT,
            (lost, settings) ->
                new RendererChooser.Choice(
                    "whole",
                    Watched.over(RendererProvider.class, other, "whole", thread, PATIENT)
                        .open(settings)),
            notes::add);

    assertThat(guarded.ownsTerminal()).isFalse();
    Frame frame = new Frame();
    guarded.present(frame);

    verify(whole).present(frame);
    assertThat(guarded.filters()).containsExactly("soft");
    assertThat(threads).containsExactly("strangers");
    assertThat(notes)
        .containsExactly(
            "renderer stuck broke: ownsTerminal did not return within 0.4 seconds",
            "renderer: whole");
  }

  @Test
  void aStuckDeviceIsLeftAloneAndFollowedBySilence() throws AudioException {
    AudioDevice device = mock(AudioDevice.class);
    when(device.sampleRate()).thenReturn(48_000);
    when(device.write(any(), anyInt(), anyInt())).thenAnswer(call -> stuck(0));
    AudioProvider drum = mock(AudioProvider.class);
    when(drum.open(any())).thenReturn(device);
    GuardedDevice guarded =
        new GuardedDevice(
            Watched.over(AudioProvider.class, drum, "drum", thread, HASTY)
                .open(AudioSettings.DEFAULT),
            notes::add);

    assertThat(guarded.write(new short[8], 0, 4)).isEqualTo(4);
    assertThat(guarded.write(new short[8], 0, 4)).isEqualTo(4);

    verify(device).write(any(), anyInt(), anyInt());
    assertThat(notes).containsExactly("no more sound: write did not return within 0.4 seconds");
  }

  private RendererProvider watched(long patience) {
    return Watched.over(RendererProvider.class, provider, "stuck", thread, patience);
  }

  /** Blocks whatever anybody says, until the test is over. */
  private <T> T stuck(T answer) {
    while (tide.getCount() > 0) {
      Thread.onSpinWait();
    }
    return answer;
  }

  private static <T> T noteThread(List<String> threads, T answer) {
    threads.add(Thread.currentThread().getName());
    return answer;
  }
}
