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
import org.bowsprit.engine.testing.ScriptedGame;
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
  private static final int HIGHLIGHT_COLOUR = 14;
  private static final int DIMMED_COLOUR = 8;
  private static final int BACKGROUND_COLOUR = 2;

  private final ScriptedGame game = new ScriptedGame().open();
  private final World world = game.world();
  private final ScenePainter painter = mock(ScenePainter.class);
  private final VerbDrawer drawer =
      new VerbDrawer(
          world,
          new WindowText(
              world,
              new GameFonts(game.resources().tolerantResources()),
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
    verb.setHiColour(HIGHLIGHT_COLOUR);
    verb.setDimColour(DIMMED_COLOUR);
    verb.setBackColour(BACKGROUND_COLOUR);
    verb.setMode(Verb.Mode.ON);
    world.cursor().setCursorCounter(1);
    world.cursor().setInputCounter(1);
  }

  private int colourOfNextDraw(Runnable draw) {
    int[] colour = new int[1];
    doAnswer(
            call -> {
              colour[0] = ((int[]) call.getArgument(5))[1];
              return null;
            })
        .when(painter)
        .character(any(), any(), anyInt(), anyInt(), anyInt(), any());
    draw.run();
    return colour[0];
  }

  @Test
  void drawingAVerbSetsItsClickableRectangle() {
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

    verify(painter).fill(ScreenAreas.Area.VERB, 10, 152, 34, 160, BACKGROUND_COLOUR);
  }

  @Test
  void aVerbThatIsOffOrSavedIsOnlyErased() {
    drawer.draw(SLOT);
    clearInvocations(painter);
    verb.setMode(Verb.Mode.OFF);
    drawer.draw(SLOT);
    verify(painter).fill(ScreenAreas.Area.VERB, 10, 152, 34, 160, BACKGROUND_COLOUR);
    verify(painter, never()).character(any(), any(), anyInt(), anyInt(), anyInt(), any());

    clearInvocations(painter);
    verb.setMode(Verb.Mode.ON);
    verb.setSaveId(2);
    drawer.draw(SLOT);
    verifyNoInteractions(painter);
  }

  @Test
  void theColourOfAVerbDependsOnItsMode() {
    assertThat(colourOfNextDraw(() -> drawer.draw(SLOT))).isEqualTo(COLOUR);
    verb.setMode(Verb.Mode.DIM);
    assertThat(colourOfNextDraw(() -> drawer.draw(SLOT))).isEqualTo(DIMMED_COLOUR);
  }

  @Test
  void theVerbUnderTheMouseIsDrawnHighlightedOnlyOnce() {
    drawer.draw(SLOT);
    assertThat(colourOfNextDraw(() -> drawer.highlight(12, 154))).isEqualTo(HIGHLIGHT_COLOUR);

    clearInvocations(painter);
    drawer.highlight(13, 154);
    verifyNoInteractions(painter);

    assertThat(colourOfNextDraw(() -> drawer.highlight(200, 154))).isEqualTo(COLOUR);
  }

  @Test
  void aVerbWithoutAHighlightColourIsDrawnAgainWhenTheMouseLeavesIt() {
    verb.setHiColour(0);
    drawer.draw(SLOT);
    clearInvocations(painter);

    drawer.highlight(12, 154);
    verifyNoInteractions(painter);

    verb.setLabel("Close".getBytes(StandardCharsets.US_ASCII));
    assertThat(colourOfNextDraw(() -> drawer.highlight(200, 154))).isEqualTo(COLOUR);
    assertThat(world.verbs().slotAtPoint(48, 154))
        .as("the slot at the right end of the new label")
        .isEqualTo(SLOT);
  }

  @Test
  void anImageVerbIsRememberedUntilATextVerbIsHighlighted() {
    Verb imageVerb = world.verbs().slot(IMAGE_SLOT);
    imageVerb.initialise(6, 1);
    imageVerb.setPicture(null, 1, 1);
    imageVerb.setMode(Verb.Mode.ON);
    imageVerb.moveTo(100, 152);
    imageVerb.setDrawn(100, 152, 140, 168);
    drawer.draw(SLOT);
    drawer.highlight(120, 154);
    assertThat(drawer.slotUnderMouse()).isEqualTo(IMAGE_SLOT);

    drawer.highlight(200, 154);
    drawer.clearHighlight();
    verb.setHiColour(0);
    drawer.highlight(12, 154);
    assertThat(drawer.slotUnderMouse()).isEqualTo(IMAGE_SLOT);

    verb.setHiColour(HIGHLIGHT_COLOUR);
    assertThat(colourOfNextDraw(() -> drawer.highlight(12, 154))).isEqualTo(HIGHLIGHT_COLOUR);
    assertThat(drawer.slotUnderMouse()).isEqualTo(SLOT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   "})
  void aCentredVerbWithoutVisibleCharactersIsNotCentred(String blanks) {
    verb.setLabel(blanks.getBytes(StandardCharsets.US_ASCII));
    verb.centre();

    drawer.draw(SLOT);

    assertThat(verb.drawnRectangle().left()).isEqualTo(10);
  }

  @Test
  void noVerbIsHighlightedWhileTheCursorIsHidden() {
    drawer.draw(SLOT);
    clearInvocations(painter);
    world.cursor().setCursorCounter(0);
    world.cursor().setInputCounter(1);

    drawer.highlight(12, 154);

    verifyNoInteractions(painter);
  }

  @Test
  void deletingAVerbFreesItsSlotAndErasesItFromTheScreen() {
    drawer.draw(SLOT);
    clearInvocations(painter);

    drawer.delete(SLOT);

    assertThat(verb.id()).isZero();
    assertThat(world.verbs().slotAtPoint(12, 154)).isZero();
    verify(painter).fill(eq(ScreenAreas.Area.VERB), eq(10), eq(152), eq(34), eq(160), anyInt());
  }

  @Test
  void redrawingAVerbOverTheRoomRestoresThePictureOfTheRoom() {
    verb.moveTo(10, 100);
    drawer.draw(SLOT);
    clearInvocations(painter);

    drawer.draw(SLOT);

    verify(painter).restoreUnderVerb(10, 100, 34, 108);
  }
}
