package org.bowsprit.engine.internal.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoInteractions;

import java.nio.charset.StandardCharsets;
import org.bowsprit.engine.internal.writing.GameFonts;
import org.bowsprit.engine.internal.writing.TextSources;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.picture.ScenePainter;
import org.bowsprit.engine.screen.ScreenAreas;
import org.bowsprit.engine.testing.Theatre;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.World;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests the drawing, erasing and highlighting of verbs (spec 07 §6.2 to §6.4; 15, rules D and J).
 */
class VerbDrawerTest {

  private static final int SLOT = 3;
  private static final int IMAGE_SLOT = 4;
  private static final int COLOUR = 9;
  private static final int HIGHLIGHT = 14;
  private static final int DIMMED = 8;
  private static final int BACKGROUND = 2;

  private final Theatre theatre = new Theatre().open();
  private final World world = theatre.world();
  private final ScenePainter painter = mock(ScenePainter.class);
  private final VerbDrawer drawer =
      new VerbDrawer(
          world,
          new WindowText(
              world,
              new GameFonts(theatre.resources().tolerant()),
              new TextExpander(new TextSources(world)),
              painter),
          painter);
  private final Verb verb = world.verbs().slot(SLOT);

  @BeforeEach
  void addVerb() {
    verb.initialise(5, 1);
    verb.setLabel("Use".getBytes(StandardCharsets.US_ASCII));
    verb.moveTo(10, 152);
    verb.setColour(COLOUR);
    verb.setHiColour(HIGHLIGHT);
    verb.setDimColour(DIMMED);
    verb.setBackColour(BACKGROUND);
    verb.setMode(Verb.Mode.ON);
    world.cursor().setCursorCounter(1);
    world.cursor().setInputCounter(1);
  }

  private int colourOfNextDraw(Runnable drawing) {
    int[] ink = new int[1];
    doAnswer(
            call -> {
              ink[0] = ((int[]) call.getArgument(5))[1];
              return null;
            })
        .when(painter)
        .character(any(), any(), anyInt(), anyInt(), anyInt(), any());
    drawing.run();
    return ink[0];
  }

  @Test
  void drawingSetsTheClickableRectangle() {
    assertThat(world.verbs().slotAtPoint(12, 154)).isZero();

    drawer.draw(SLOT);

    assertThat(world.verbs().slotAtPoint(10, 152)).isEqualTo(SLOT);
    assertThat(world.verbs().slotAtPoint(33, 159)).isEqualTo(SLOT);
    assertThat(world.verbs().slotAtPoint(34, 154)).isZero();
    assertThat(world.verbs().slotAtPoint(12, 160)).isZero();
  }

  @Test
  void aVerbIsErasedWithItsBackgroundColourBeforeItIsDrawnAgain() {
    drawer.draw(SLOT);
    clearInvocations(painter);

    drawer.draw(SLOT);

    verify(painter).fill(ScreenAreas.Area.VERB, 10, 152, 34, 160, BACKGROUND);
  }

  @Test
  void aVerbThatIsOffOrSavedIsOnlyErased() {
    drawer.draw(SLOT);
    clearInvocations(painter);
    verb.setMode(Verb.Mode.OFF);
    drawer.draw(SLOT);
    verify(painter).fill(ScreenAreas.Area.VERB, 10, 152, 34, 160, BACKGROUND);
    verify(painter, never()).character(any(), any(), anyInt(), anyInt(), anyInt(), any());

    clearInvocations(painter);
    verb.setMode(Verb.Mode.ON);
    verb.setSaveId(2);
    drawer.draw(SLOT);
    verifyNoInteractions(painter);
  }

  @Test
  void theColourDependsOnTheMode() {
    assertThat(colourOfNextDraw(() -> drawer.draw(SLOT))).isEqualTo(COLOUR);
    verb.setMode(Verb.Mode.DIM);
    assertThat(colourOfNextDraw(() -> drawer.draw(SLOT))).isEqualTo(DIMMED);
  }

  @Test
  void theVerbUnderTheMouseIsHighlightedOnce() {
    drawer.draw(SLOT);
    assertThat(colourOfNextDraw(() -> drawer.highlight(12, 154))).isEqualTo(HIGHLIGHT);

    clearInvocations(painter);
    drawer.highlight(13, 154);
    verifyNoInteractions(painter);

    assertThat(colourOfNextDraw(() -> drawer.highlight(200, 154))).isEqualTo(COLOUR);
  }

  @Test
  void aVerbWithoutAHighlightIsDrawnAgainWhenTheMouseLeavesIt() {
    verb.setHiColour(0);
    drawer.draw(SLOT);
    clearInvocations(painter);

    drawer.highlight(12, 154);
    verifyNoInteractions(painter);

    verb.setLabel("Close".getBytes(StandardCharsets.US_ASCII));
    assertThat(colourOfNextDraw(() -> drawer.highlight(200, 154))).isEqualTo(COLOUR);
    assertThat(world.verbs().slotAtPoint(48, 154)).as("as wide as its new text").isEqualTo(SLOT);
  }

  @Test
  void anImageVerbStaysStoredUntilATextVerbIsHighlighted() {
    Verb image = world.verbs().slot(IMAGE_SLOT);
    image.initialise(6, 1);
    image.setPicture(null, 1, 1);
    image.setMode(Verb.Mode.ON);
    image.moveTo(100, 152);
    image.setDrawn(100, 152, 140, 168);
    drawer.draw(SLOT);
    drawer.highlight(120, 154);
    assertThat(drawer.slotUnderMouse()).isEqualTo(IMAGE_SLOT);

    drawer.highlight(200, 154);
    drawer.clearHighlight();
    verb.setHiColour(0);
    drawer.highlight(12, 154);
    assertThat(drawer.slotUnderMouse()).isEqualTo(IMAGE_SLOT);

    verb.setHiColour(HIGHLIGHT);
    assertThat(colourOfNextDraw(() -> drawer.highlight(12, 154))).isEqualTo(HIGHLIGHT);
    assertThat(drawer.slotUnderMouse()).isEqualTo(SLOT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   "})
  void aCentredTextOfOnlySpacesIsNotCentred(String blanks) {
    verb.setLabel(blanks.getBytes(StandardCharsets.US_ASCII));
    verb.centre();

    drawer.draw(SLOT);

    assertThat(verb.drawn().left()).isEqualTo(10);
  }

  @Test
  void withoutACursorNothingIsHighlighted() {
    drawer.draw(SLOT);
    clearInvocations(painter);
    world.cursor().setCursorCounter(0);
    world.cursor().setInputCounter(1);

    drawer.highlight(12, 154);

    verifyNoInteractions(painter);
  }

  @Test
  void aDeletedVerbIsFreeAndErasedFromTheScreen() {
    drawer.draw(SLOT);
    clearInvocations(painter);

    drawer.delete(SLOT);

    assertThat(verb.id()).isZero();
    assertThat(world.verbs().slotAtPoint(12, 154)).isZero();
    verify(painter).fill(eq(ScreenAreas.Area.VERB), eq(10), eq(152), eq(34), eq(160), anyInt());
  }

  @Test
  void redrawingAVerbOverTheRoomRestoresThePicture() {
    verb.moveTo(10, 100);
    drawer.draw(SLOT);
    clearInvocations(painter);

    drawer.draw(SLOT);

    verify(painter).restoreUnderVerb(10, 100, 34, 108);
  }
}
