package org.bowsprit.render;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.doThrow;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.when;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class GuardedRendererTest {

  private final Renderer broken = mock(Renderer.class);
  private final Renderer whole = mock(Renderer.class);
  private final List<String> notes = new ArrayList<>();
  private final Frame frame = new Frame();

  @Test
  void aRendererThatBreaksIsClosedAndFollowedByAnother() {
    GuardedRenderer guarded =
        guarded((lost, settings) -> new RendererChooser.Choice("whole", whole));
    doThrow(new StackOverflowError("too deep")).when(broken).present(any());

    guarded.present(frame);
    guarded.present(frame);

    verify(broken).close();
    verify(whole).present(frame);
    assertThat(guarded.lost()).containsExactly("broken");
    assertThat(notes)
        .containsExactly("renderer broken broke: StackOverflowError: too deep", "renderer: whole");
  }

  @Test
  void whereNothingElseOpensTheHostIsAskedToLeave() {
    GuardedRenderer guarded =
        guarded(
            (lost, settings) -> {
              throw new RendererException("no renderer could be opened");
            });
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
            "the game ends here: no renderer could be opened");
  }

  @Test
  void whatAQuestionBreaksOnIsAnsweredAsWasAskedFor() {
    GuardedRenderer guarded =
        guarded((lost, settings) -> new RendererChooser.Choice("whole", whole));
    when(broken.settings()).thenThrow(new IllegalStateException("lost"));

    assertThat(guarded.settings()).isEqualTo(DisplaySettings.DEFAULT);
    assertThat(guarded.lost()).containsExactly("broken");
  }

  @Test
  void whatTheHostFailsAtIsNotTheRenderersFault() {
    GuardedRenderer guarded =
        guarded((lost, settings) -> new RendererChooser.Choice("whole", whole));
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
    assertThat(guarded.lost()).isEmpty();
  }

  private GuardedRenderer guarded(GuardedRenderer.Successor successor) {
    return new GuardedRenderer(
        new RendererChooser.Choice("broken", broken),
        DisplaySettings.DEFAULT,
        successor,
        notes::add);
  }
}
