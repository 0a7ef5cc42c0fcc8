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

/** Tests that a renderer that fails is replaced by another renderer. */
class GuardedRendererTest {

  private final Renderer brokenRenderer = mock(Renderer.class);
  private final Renderer workingRenderer = mock(Renderer.class);
  private final List<String> reports = new ArrayList<>();
  private final Frame frame = new Frame();

  @Test
  void aFailingRendererIsClosedAndReplaced() throws RendererException {
    GuardedRenderer guardedRenderer =
        createGuardedRenderer(
            mockProvider("broken", brokenRenderer), mockProvider("whole", workingRenderer));
    doThrow(new StackOverflowError("too deep")).when(brokenRenderer).present(any());

    guardedRenderer.present(frame);
    guardedRenderer.present(frame);

    verify(brokenRenderer).close();
    verify(workingRenderer).present(frame);
    assertThat(guardedRenderer.failedIds()).containsExactly("broken");
    assertThat(reports)
        .containsExactly("renderer broken broke: StackOverflowError: too deep", "renderer: whole");
  }

  @Test
  void thePanelOfAFailedRendererIsLostAndCanBeOpenedAgain() throws RendererException {
    GuardedRenderer guardedRenderer =
        createGuardedRenderer(
            mockProvider("broken", brokenRenderer), mockProvider("whole", workingRenderer));
    TextPanel firstPanel = mock(TextPanel.class);
    TextPanel secondPanel = mock(TextPanel.class);
    when(brokenRenderer.openPanel("drawer")).thenReturn(Optional.of(firstPanel));
    when(workingRenderer.openPanel("drawer")).thenReturn(Optional.of(secondPanel));
    doThrow(new IllegalStateException("lost")).when(brokenRenderer).present(any());
    TextPanel panel = guardedRenderer.openPanel("drawer").orElseThrow();

    guardedRenderer.present(frame);
    List<PanelEvent> events = new ArrayList<>();
    panel.poll(events::add);
    panel.close();

    assertThat(events).containsExactly(new PanelEvent.Lost());
    verifyNoInteractions(firstPanel);
    PanelPage page = PanelPage.of(List.of());
    guardedRenderer.openPanel("drawer").orElseThrow().show(page);
    verify(secondPanel).show(page);
    assertThat(reports)
        .containsExactly("renderer broken broke: IllegalStateException: lost", "renderer: whole");
  }

  @Test
  void theRendererIsAskedTenTimesPerSecondWhetherItReadsCaptions() throws RendererException {
    GuardedRenderer guardedRenderer =
        createGuardedRenderer(mockProvider("broken", workingRenderer));
    when(workingRenderer.readsCaptions()).thenReturn(false, true);
    List<Boolean> answers = new ArrayList<>();
    for (int jiffy = 0; jiffy < 12; jiffy++) {
      answers.add(guardedRenderer.readsCaptions());
    }
    assertThat(answers.subList(0, 6)).containsOnly(false);
    assertThat(answers.subList(6, 12)).containsOnly(true);
    verify(workingRenderer, times(2)).readsCaptions();
  }

  @Test
  void aRendererThatAnnouncesEventsGetsTheSameFrameAgainOnlyAfterAnAnnouncement()
      throws RendererException {
    AtomicReference<Runnable> announcement = new AtomicReference<>();
    when(workingRenderer.announcesBy(any()))
        .thenAnswer(
            call -> {
              announcement.set(call.getArgument(0));
              return true;
            });
    GuardedRenderer guardedRenderer =
        createGuardedRenderer(mockProvider("broken", workingRenderer));
    frame.changes().markAll();

    runRounds(guardedRenderer, 5);
    verify(workingRenderer, times(1)).poll(any());
    verify(workingRenderer, times(1)).present(frame);

    frame.changes().markAll();
    runRounds(guardedRenderer, 5);
    verify(workingRenderer, times(1)).poll(any());
    verify(workingRenderer, times(2)).present(frame);

    announcement.get().run();
    runRounds(guardedRenderer, 5);
    verify(workingRenderer, times(2)).poll(any());
    verify(workingRenderer, times(3)).present(frame);
  }

  private void runRounds(GuardedRenderer guardedRenderer, int count) {
    for (int i = 0; i < count; i++) {
      guardedRenderer.poll(event -> {});
      guardedRenderer.present(frame);
    }
  }

  @Test
  void aRendererWhoseMethodAnnouncesByFailsIsReplaced() throws RendererException {
    when(brokenRenderer.announcesBy(any())).thenThrow(new IllegalStateException("no bell"));
    when(workingRenderer.announcesBy(any())).thenReturn(true);
    GuardedRenderer guardedRenderer =
        createGuardedRenderer(
            mockProvider("broken", brokenRenderer), mockProvider("whole", workingRenderer));
    frame.changes().markAll();

    runRounds(guardedRenderer, 5);

    assertThat(guardedRenderer.failedIds()).containsExactly("broken");
    verify(workingRenderer, times(1)).present(frame);
  }

  @Test
  void aCloseEventIsSentIfNoOtherRendererCanBeOpened() throws RendererException {
    GuardedRenderer guardedRenderer = createGuardedRenderer(mockProvider("broken", brokenRenderer));
    doThrow(new IllegalStateException()).when(brokenRenderer).poll(any());
    doThrow(new IllegalStateException()).when(brokenRenderer).close();
    List<RenderEvent> events = new ArrayList<>();

    guardedRenderer.poll(events::add);
    guardedRenderer.present(frame);
    guardedRenderer.poll(events::add);

    assertThat(events).containsExactly(new HostEvent.Close());
    assertThat(reports)
        .containsExactly(
            "renderer broken broke: IllegalStateException",
            "the game ends here: no renderer could be opened ()");
  }

  @Test
  void aQueryThatFailsIsAnsweredByTheReplacement() throws RendererException {
    GuardedRenderer guardedRenderer =
        createGuardedRenderer(
            mockProvider("broken", brokenRenderer), mockProvider("whole", workingRenderer));
    when(brokenRenderer.settings()).thenThrow(new IllegalStateException("lost"));

    assertThat(guardedRenderer.settings()).isEqualTo(DisplaySettings.DEFAULT);
    assertThat(guardedRenderer.failedIds()).containsExactly("broken");
  }

  @Test
  void aFailureOfTheHostDoesNotCountAsAFailureOfTheRenderer() throws RendererException {
    GuardedRenderer guardedRenderer =
        createGuardedRenderer(
            mockProvider("broken", brokenRenderer), mockProvider("whole", workingRenderer));
    doAnswer(
            call -> {
              call.<Consumer<RenderEvent>>getArgument(0).accept(new HostEvent.Close());
              return null;
            })
        .when(brokenRenderer)
        .poll(any());

    assertThatThrownBy(
            () ->
                guardedRenderer.poll(
                    event -> {
                      throw new IllegalStateException("the host's own");
                    }))
        .hasMessage("the host's own");
    assertThat(guardedRenderer.failedIds()).isEmpty();
  }

  @Test
  void aNewerVersionReceivesTheNextFrame() throws Exception {
    GuardedRenderer guardedRenderer = createGuardedRenderer(mockProvider("broken", brokenRenderer));

    exchange(guardedRenderer, mockProvider("broken", workingRenderer));
    guardedRenderer.present(frame);

    verify(brokenRenderer).close();
    verify(workingRenderer).present(frame);
    assertThat(guardedRenderer.failedIds()).isEmpty();
    assertThat(reports).isEmpty();
  }

  @Test
  void theOldVersionIsUsedIfTheNewVersionCannotBeOpened() throws Exception {
    GuardedRenderer guardedRenderer = createGuardedRenderer(mockProvider("broken", brokenRenderer));
    RendererProvider newProvider = mockProvider("broken", workingRenderer);
    when(newProvider.open(any())).thenThrow(new RendererException("the port is taken"));

    exchange(guardedRenderer, newProvider);
    guardedRenderer.present(frame);

    verify(brokenRenderer).present(frame);
    assertThat(reports).containsExactly("no renderer could be opened (broken: the port is taken)");
  }

  @Test
  void anExchangeAfterClosingHasNoEffect() throws RendererException {
    GuardedRenderer guardedRenderer = createGuardedRenderer(mockProvider("broken", brokenRenderer));
    guardedRenderer.close();

    guardedRenderer.exchange(mockProvider("broken", workingRenderer));

    verifyNoInteractions(workingRenderer);
  }

  /** Exchanges the renderer on another thread while the calling thread polls for input. */
  private void exchange(GuardedRenderer guardedRenderer, RendererProvider newProvider)
      throws InterruptedException {
    Thread exchangeThread =
        new Thread(
            () -> {
              try {
                guardedRenderer.exchange(newProvider);
              } catch (IllegalStateException e) {
                reports.add(e.getMessage());
              }
            });
    exchangeThread.start();
    while (exchangeThread.isAlive()) {
      guardedRenderer.poll(event -> {});
      exchangeThread.join(1);
    }
  }

  private GuardedRenderer createGuardedRenderer(RendererProvider... providers)
      throws RendererException {
    RendererChooser renderers = new RendererChooser(List.of(providers), reports::add);
    return new GuardedRenderer(renderers, "broken", DisplaySettings.DEFAULT, reports::add);
  }

  private static RendererProvider mockProvider(String id, Renderer renderer)
      throws RendererException {
    RendererProvider provider = mock(RendererProvider.class);
    when(provider.id()).thenReturn(id);
    when(provider.preference()).thenReturn(1);
    when(provider.probe()).thenReturn(Availability.yes());
    when(provider.open(any())).thenReturn(renderer);
    return provider;
  }
}
