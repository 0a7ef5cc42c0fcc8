package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.engine.internal.drawing.VerbDrawer;
import org.bowsprit.engine.internal.port.ActorQueries;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.testing.LitRoom;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.render.Caption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests which labels on the screen a screen reader receives. Words are always included. Symbols are
 * included only if the player can click them, because games also use symbols as decoration, such as
 * the corners of a frame.
 */
class ScreenReaderTest {

  private static final int NO_HIGHLIGHT = 0;
  private static final int HIGHLIGHT_COLOUR = 14;

  private final LitRoom room = new LitRoom();
  private final TextExpander expander = mock(TextExpander.class);
  private final ScreenReader reader =
      new ScreenReader(
          room.world,
          expander,
          mock(ActorQueries.class),
          mock(Speech.class),
          mock(VerbDrawer.class));

  @BeforeEach
  void prepareScreen() {
    room.enter();
    doAnswer(
            call -> {
              call.<TextBuffer>getArgument(1).assign(call.getArgument(0));
              return null;
            })
        .when(expander)
        .expand(any(), any());
  }

  private List<Caption> captionsWith(String label, int hiColour) {
    Verb verb = room.world.verbs().slot(1);
    verb.initialise(1, 1);
    verb.setMode(Verb.Mode.ON);
    verb.setLabel(label.getBytes(StandardCharsets.ISO_8859_1));
    verb.setHiColour(hiColour);
    verb.setDrawn(157, 160, 165, 171);
    return reader.captions();
  }

  @Test
  void aLabelWithWordsIsRead() {
    assertThat(captionsWith("Pull oar", NO_HIGHLIGHT))
        .extracting(Caption::text)
        .containsExactly("Pull oar");
  }

  @Test
  void aSymbolThatCanBeHighlightedIsRead() {
    assertThat(captionsWith("^", HIGHLIGHT_COLOUR)).extracting(Caption::text).containsExactly("^");
  }

  @Test
  void symbolsThatCannotBeHighlightedAreNotRead() {
    assertThat(captionsWith("~~~", NO_HIGHLIGHT)).isEmpty();
  }

  @Test
  void anEmptyInventorySlotIsNotRead() {
    assertThat(captionsWith("  ", HIGHLIGHT_COLOUR)).isEmpty();
  }
}
