package org.bowsprit.insight.overlay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Facing;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.inside.WalkPlans;
import org.bowsprit.engine.world.ObjectStates;
import org.bowsprit.engine.world.World;
import org.bowsprit.insight.sketch.Ink;
import org.bowsprit.insight.sketch.Inks;
import org.bowsprit.pathfinding.geometry.WalkBox;
import org.bowsprit.player.play.TestGame;
import org.bowsprit.render.Frame;
import org.bowsprit.vm.symbol.Symbols;
import org.junit.jupiter.api.Test;

/**
 * Tests the inside view, which draws walk boxes, walks, actors, objects and mask planes over the
 * picture of a running game. The tests use room 2 of walklab and two rooms of artlab.
 */
class InsideViewTest {

  private static final int ROOM = 2;
  private static final int EGO = 1;

  private TestGame game = new TestGame("walklab", ROOM);
  private final Inks inks = new Inks();
  private final InsideView view =
      new InsideView(
          this::world, () -> game.painter().masks(), inks, Symbols.NONE, Texts.english());

  private World world() {
    return game.session().world();
  }

  private Frame drawNextFrame() {
    game.timedSession().tick();
    Frame frame = new Frame();
    frame.copyFrom(game.timedSession().frame());
    view.draw(frame);
    return frame;
  }

  private int pixelCount(Frame frame, Ink ink) {
    int count = 0;
    for (byte pixel : frame.pixels()) {
      count += pixel == inks.of(ink) ? 1 : 0;
    }
    return count;
  }

  private byte pixelAt(Frame frame, int roomX, int roomY) {
    int x = roomX - world().camera().leftEdge();
    return frame.pixels()[(roomY + world().areas().top()) * Frame.WIDTH + x];
  }

  @Test
  void aWalkBoxIsDrawnAtItsPosition() {
    view.show(InsidePart.BOXES);
    Frame frame = drawNextFrame();
    WalkBox box = world().roomFloor().floor().box(1);
    // The other corners are covered by another box's outline or the border of the picture.
    assertThat(pixelAt(frame, box.ulx(), box.uly())).isEqualTo(inks.of(Ink.SKY));
    assertThat(pixelCount(frame, Ink.SKY)).isGreaterThan(100);
    assertThat(pixelCount(frame, Ink.RED)).isZero();
  }

  @Test
  void aLockedBoxIsDrawnWithDashedRedLines() {
    view.show(InsidePart.BOXES);
    game.timedSession().tick();
    world().roomFloor().setFlags(1, 0x80);
    assertThat(pixelCount(drawNextFrame(), Ink.RED)).isGreaterThan(20);
    assertThat(BoxesDrawing.label(world().roomFloor().floor().box(1), true)).startsWith("1 F80!");
  }

  @Test
  void labelsOfBoxesShowUnusualValues() {
    WalkBox defaultBox = WalkBox.of(3, 0, 0, 9, 0, 9, 9, 0, 9);
    assertThat(BoxesDrawing.label(defaultBox, false)).isEqualTo("3");
    WalkBox boxWithAllValues = new WalkBox(4, 0, 0, 9, 0, 9, 9, 0, 9, 2, 0x88, 0x8001);
    assertThat(BoxesDrawing.label(boxWithAllValues, false)).isEqualTo("4 Z2 F88 S1");
    assertThat(BoxesDrawing.label(defaultBox.withScale(210), true)).isEqualTo("3 F00! 210");
  }

  @Test
  void aWalkIsDrawnWithItsBoxesAndGates() {
    view.show(InsidePart.WALKS);
    assertThat(pixelCount(drawNextFrame(), Ink.YELLOW)).isZero();
    Actor ego = world().cast().actor(EGO);
    world().cast().staging().put(ego, 20, 70, ROOM);
    world().cast().movement().walkTo(ego, 280, 120, Facing.NONE);
    Frame frame = drawNextFrame();
    assertThat(pixelCount(frame, Ink.YELLOW)).isGreaterThan(100);
    assertThat(pixelCount(frame, Ink.ORANGE))
        .as("the number of pixels that show the gates")
        .isPositive();
    assertThat(
            new WalksDrawing(Texts.english()).description(new WalkPlans(world()).current().get(0)))
        .isEqualTo("actor 1: boxes 2 > 1, OK");
  }

  @Test
  void anActorIsLabelledWithItsPositionAndCostume() {
    drawNextFrame();
    Actor ego = world().cast().actor(EGO);
    assertThat(new ActorsDrawing(Symbols.NONE, Texts.english()).label(world().cast(), ego))
        .startsWith("A1 B" + ego.box() + " " + ego.scaleY() + " C" + ego.costumeState().costume());
    view.show(InsidePart.ACTORS);
    assertThat(pixelAt(drawNextFrame(), ego.x(), ego.y() - 3)).isEqualTo(inks.of(Ink.WHITE));
  }

  @Test
  void actorsThatAreEffectsAreDistinguishedFromOtherActors() {
    drawNextFrame();
    Actor actor = world().cast().actor(2);
    world().cast().staging().put(actor, 100, 100, ROOM);
    assertThat(ActorsDrawing.isEffect(world(), actor))
        .as("an actor that walks in boxes is an effect")
        .isFalse();
    actor.setName(new byte[0]);
    world().cast().staging().setIgnoreBoxes(actor, true);
    assertThat(ActorsDrawing.isEffect(world(), actor))
        .as("an actor without a name is an effect")
        .isTrue();
    assertThat(new ActorsDrawing(Symbols.NONE, Texts.english()).effectLabel(world().cast(), actor))
        .startsWith("effect A2 C");
    actor.setName(new byte[] {'F', 'o', 'g'});
    assertThat(ActorsDrawing.isEffect(world(), actor)).isFalse();
    world().objects().setClass(2, ObjectStates.UNTOUCHABLE_CLASS, true);
    assertThat(ActorsDrawing.isEffect(world(), actor))
        .as("an untouchable actor is an effect")
        .isTrue();
    assertThat(ActorsDrawing.isEffect(world(), world().cast().actor(EGO))).isFalse();
  }

  @Test
  void maskPlanesAreHatched() {
    game = new TestGame("artlab", 3);
    view.show(InsidePart.PLANES);
    drawNextFrame();
    assertThat(game.painter().masks().planeCount()).isPositive();
    Frame frame = drawNextFrame();
    assertThat(pixelCount(frame, Ink.ORANGE)).isPositive();
    for (int y = 0; y < world().currentRoom().height(); y++) {
      for (int x = world().camera().leftEdge(); x < world().camera().leftEdge() + 250; x++) {
        if (pixelAt(frame, x, y) == inks.of(Ink.ORANGE) && y > 16) {
          assertThat(game.painter().masks().hides(1, x, y))
              .as("the mask hides the pixel at %d,%d", x, y)
              .isTrue();
        }
      }
    }
  }

  @Test
  void theObjectAtThePointerIsDescribed() {
    game = new TestGame("artlab", 4);
    drawNextFrame();
    view.show(InsidePart.OBJECTS);
    drawNextFrame();
    int slot = 1;
    assertThat(world().roomObjects().endSlot()).isGreaterThan(slot);
    var object = world().roomObjects().inSlot(slot);
    List<String> descriptions = new ArrayList<>();
    for (int y = object.y(); y < object.y() + object.height(); y++) {
      descriptions.add(
          new PointerInfo(Symbols.NONE, Texts.english()).description(world(), object.x(), y));
    }
    assertThat(descriptions)
        .allMatch(line -> line.startsWith(object.x() + ","))
        .anyMatch(line -> line.contains(" object " + object.id() + " "));
  }

  @Test
  void theViewShowsTheSamePartsWhenItIsReopened() {
    assertThat(view.isShown()).isFalse();
    view.toggle();
    assertThat(view.shownParts())
        .containsExactlyInAnyOrder(InsidePart.BOXES, InsidePart.WALKS, InsidePart.ACTORS);
    view.toggle(InsidePart.OBJECTS);
    view.toggle(InsidePart.ACTORS);
    view.toggle();
    assertThat(view.isShown()).isFalse();
    view.toggle();
    assertThat(view.shownParts())
        .containsExactlyInAnyOrder(InsidePart.BOXES, InsidePart.WALKS, InsidePart.OBJECTS);
  }

  @Test
  void drawingTheInsideViewDoesNotChangeTheGame() {
    for (InsidePart part : InsidePart.values()) {
      view.show(part);
    }
    drawNextFrame();
    var stateBefore = game.session().snapshot();
    Frame frame = new Frame();
    frame.copyFrom(game.timedSession().frame());
    view.draw(frame);
    assertThat(game.session().snapshot()).isEqualTo(stateBefore);
  }
}
