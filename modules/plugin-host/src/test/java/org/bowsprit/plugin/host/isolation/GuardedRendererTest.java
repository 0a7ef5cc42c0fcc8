package org.bowsprit.plugin.host.isolation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.times;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.bowsprit.render.Availability;
import org.bowsprit.render.DisplaySettings;
import org.bowsprit.render.Frame;
import org.bowsprit.render.HostEvent;
import org.bowsprit.render.RenderEvent;
import org.bowsprit.render.Renderer;
import org.bowsprit.render.RendererException;
import org.bowsprit.render.RendererProvider;
import org.bowsprit.render.panel.PanelEvent;
import org.bowsprit.render.panel.PanelPage;
import org.bowsprit.render.panel.TextPanel;
import org.junit.jupiter.api.Test;

class GuardedRendererTest {

  private final Renderer broken = mock(Renderer.class);
  private final Renderer working = mock(Renderer.class);
  private final List<String> notes = new ArrayList<>();
  private final Frame frame = new Frame();

  @Test
  void aFailingRendererIsClosedAndReplaced() throws RendererException {
    GuardedRenderer guarded = guarded(provider("broken", broken), provider("whole", working));
    doThrow(new StackOverflowError("too deep")).when(broken).present(any());

    guarded.present(frame);
    guarded.present(frame);

    verify(broken).close();
    verify(working).present(frame);
    assertThat(guarded.failedIds()).containsExactly("broken");
    assertThat(notes)
        .containsExactly("renderer broken broke: StackOverflowError: too deep", "renderer: whole");
  }

  @Test
  void ifARendererFailsItsPanelIsLostAndCanBeOpenedAgain() throws RendererException {
    GuardedRenderer guarded = guarded(provider("broken", broken), provider("whole", working));
    TextPanel first = mock(TextPanel.class);
    TextPanel second = mock(TextPanel.class);
    when(broken.openPanel("drawer")).thenReturn(Optional.of(first));
    when(working.openPanel("drawer")).thenReturn(Optional.of(second));
    doThrow(new IllegalStateException("lost")).when(broken).present(any());
    TextPanel panel = guarded.openPanel("drawer").orElseThrow();

    guarded.present(frame);
    List<PanelEvent> events = new ArrayList<>();
    panel.poll(events::add);
    panel.close();

    assertThat(events).containsExactly(new PanelEvent.Lost());
    verifyNoInteractions(first);
    PanelPage page = PanelPage.of(List.of());
    guarded.openPanel("drawer").orElseThrow().show(page);
    verify(second).show(page);
    assertThat(notes)
        .containsExactly("renderer broken broke: IllegalStateException: lost", "renderer: whole");
  }

  @Test
  void readsCaptionsIsQueriedTenTimesPerSecond() throws RendererException {
    GuardedRenderer guarded = guarded(provider("broken", working));
    when(working.readsCaptions()).thenReturn(false, true);
    List<Boolean> answers = new ArrayList<>();
    for (int jiffy = 0; jiffy < 12; jiffy++) {
      answers.add(guarded.readsCaptions());
    }
    assertThat(answers.subList(0, 6)).containsOnly(false);
    assertThat(answers.subList(6, 12)).containsOnly(true);
    verify(working, times(2)).readsCaptions();
  }

  @Test
  void anAnnouncingRendererGetsTheSameFrameAgainOnlyAfterAnAnnouncement() throws RendererException {
    AtomicReference<Runnable> bell = new AtomicReference<>();
    when(working.announcesBy(any()))
        .thenAnswer(
            call -> {
              bell.set(call.getArgument(0));
              return true;
            });
    GuardedRenderer guarded = guarded(provider("broken", working));
    frame.changes().markAll();

    runRounds(guarded, 5);
    verify(working, times(1)).poll(any());
    verify(working, times(1)).present(frame);

    frame.changes().markAll();
    runRounds(guarded, 5);
    verify(working, times(1)).poll(any());
    verify(working, times(2)).present(frame);

    bell.get().run();
    runRounds(guarded, 5);
    verify(working, times(2)).poll(any());
    verify(working, times(3)).present(frame);
  }

  private void runRounds(GuardedRenderer guarded, int count) {
    for (int i = 0; i < count; i++) {
      guarded.poll(event -> {});
      guarded.present(frame);
    }
  }

  @Test
  void aRendererThatFailsInAnnouncesByIsReplaced() throws RendererException {
    when(broken.announcesBy(any())).thenThrow(new IllegalStateException("no bell"));
    when(working.announcesBy(any())).thenReturn(true);
    GuardedRenderer guarded = guarded(provider("broken", broken), provider("whole", working));
    frame.changes().markAll();

    runRounds(guarded, 5);

    assertThat(guarded.failedIds()).containsExactly("broken");
    verify(working, times(1)).present(frame);
  }

  @Test
  void ifNoOtherRendererOpensACloseEventIsSent() throws RendererException {
    GuardedRenderer guarded = guarded(provider("broken", broken));
    doThrow(new IllegalStateException()).when(broken).poll(any());
    doThrow(new IllegalStateException()).when(broken).close();
    List<RenderEvent> events = new ArrayList<>();

    guarded.poll(events::add);
    guarded.present(frame);
    guarded.poll(events::add);

    assertThat(events).containsExactly(new HostEvent.Close());
    assertThat(notes)
        .containsExactly(
            "renderer broken broke: IllegalStateException",
            "the game ends here: no renderer could be opened ()");
  }

  @Test
  void aFailingQueryIsAnsweredByTheReplacement() throws RendererException {
    GuardedRenderer guarded = guarded(provider("broken", broken), provider("whole", working));
    when(broken.settings()).thenThrow(new IllegalStateException("lost"));

    assertThat(guarded.settings()).isEqualTo(DisplaySettings.DEFAULT);
    assertThat(guarded.failedIds()).containsExactly("broken");
  }

  @Test
  void aFailureOfTheHostDoesNotCountAsAFailureOfTheRenderer() throws RendererException {
    GuardedRenderer guarded = guarded(provider("broken", broken), provider("whole", working));
    doAnswer(
            call -> {
              call.<Consumer<RenderEvent>>getArgument(0).accept(new HostEvent.Close());
              return null;
            })
        .when(broken)
        .poll(any());

    assertThatThrownBy(
            () ->
                guarded.poll(
                    event -> {
                      throw new IllegalStateException("the host's own");
                    }))
        .hasMessage("the host's own");
    assertThat(guarded.failedIds()).isEmpty();
  }

  @Test
  void aNewerVersionReceivesTheNextFrame() throws Exception {
    GuardedRenderer guarded = guarded(provider("broken", broken));

    exchange(guarded, provider("broken", working));
    guarded.present(frame);

    verify(broken).close();
    verify(working).present(frame);
    assertThat(guarded.failedIds()).isEmpty();
    assertThat(notes).isEmpty();
  }

  @Test
  void ifANewerVersionDoesNotOpenTheOlderIsUsed() throws Exception {
    GuardedRenderer guarded = guarded(provider("broken", broken));
    RendererProvider newer = provider("broken", working);
    when(newer.open(any())).thenThrow(new RendererException("the port is taken"));

    exchange(guarded, newer);
    guarded.present(frame);

    verify(broken).present(frame);
    assertThat(notes).containsExactly("no renderer could be opened (broken: the port is taken)");
  }

  @Test
  void anExchangeAfterCloseReturnsImmediately() throws RendererException {
    GuardedRenderer guarded = guarded(provider("broken", broken));
    guarded.close();

    guarded.exchange(provider("broken", working));

    verifyNoInteractions(working);
  }

  /** Exchanges the plugin on another thread while the calling thread polls for input. */
  private void exchange(GuardedRenderer guarded, RendererProvider newer)
      throws InterruptedException {
    Thread author =
        new Thread(
            () -> {
              try {
                guarded.exchange(newer);
              } catch (IllegalStateException e) {
                notes.add(e.getMessage());
              }
            });
    author.start();
    while (author.isAlive()) {
      guarded.poll(event -> {});
      author.join(1);
    }
  }

  private GuardedRenderer guarded(RendererProvider... providers) throws RendererException {
    RendererChooser renderers = new RendererChooser(List.of(providers), notes::add);
    return new GuardedRenderer(renderers, "broken", DisplaySettings.DEFAULT, notes::add);
  }

  private static RendererProvider provider(String id, Renderer renderer) throws RendererException {
    RendererProvider provider = mock(RendererProvider.class);
    when(provider.id()).thenReturn(id);
    when(provider.preference()).thenReturn(1);
    when(provider.probe()).thenReturn(Availability.yes());
    when(provider.open(any())).thenReturn(renderer);
    return provider;
  }
}
