package org.bowsprit.engine.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.bowsprit.engine.internal.drawing.VerbDrawer;
import org.bowsprit.engine.internal.port.ActorQueries;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.text.TextBuffer;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.VerbSlots;
import org.bowsprit.engine.world.VerbState;
import org.bowsprit.engine.world.World;
import org.bowsprit.render.Caption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests which texts on the screen are read. Words are always read. Symbols are read only if they
 * can be clicked, because fonts draw them differently.
 */
class ScreenReaderTest {

  private static final int UNLIT = 0;
  private static final int LIT = 14;

  private final World world = mock(World.class);
  private final VerbSlots slots = mock(VerbSlots.class);
  private final TextExpander expander = mock(TextExpander.class);
  private final ScreenReader reader =
      new ScreenReader(
          world, expander, mock(ActorQueries.class), mock(Speech.class), mock(VerbDrawer.class));

  @BeforeEach
  void aScreenOfOneVerb() {
    when(world.verbs()).thenReturn(slots);
    when(slots.capacity()).thenReturn(2);
    doAnswer(
            call -> {
              call.<TextBuffer>getArgument(1).assign(call.getArgument(0));
              return null;
            })
        .when(expander)
        .expand(any(), any());
  }

  private List<Caption> captionsWith(String label, int hiColour) {
    Verb verb = mock(Verb.class);
    when(slots.at(1)).thenReturn(verb);
    when(verb.isLive()).thenReturn(true);
    when(verb.hasLabel()).thenReturn(true);
    when(verb.isDrawn()).thenReturn(true);
    when(verb.drawn()).thenReturn(new VerbState.Drawn(157, 160, 165, 171));
    when(verb.label()).thenReturn(label.getBytes(StandardCharsets.ISO_8859_1));
    when(verb.hiColour()).thenReturn(hiColour);
    return reader.captions();
  }

  @Test
  void textIsRead() {
    assertThat(captionsWith("Pull oar", UNLIT))
        .extracting(Caption::text)
        .containsExactly("Pull oar");
  }

  @Test
  void aSignThatLightsUpBelowThePointerIsRead() {
    assertThat(captionsWith("^", LIT)).extracting(Caption::text).containsExactly("^");
  }

  @Test
  void textThatNeverLightsUpIsNotRead() {
    assertThat(captionsWith("~~~", UNLIT)).isEmpty();
  }

  @Test
  void anEmptyInventoryPlaceIsNotRead() {
    assertThat(captionsWith("  ", LIT)).isEmpty();
  }
}
