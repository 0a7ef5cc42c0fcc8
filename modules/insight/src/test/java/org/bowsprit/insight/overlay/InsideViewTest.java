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

/** Tests the inside view in room 2 of walklab and with the mask planes of artlab. */
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

  private int count(Frame frame, Ink ink) {
    int count = 0;
    for (byte pixel : frame.pixels()) {
      count += pixel == inks.of(ink) ? 1 : 0;
    }
    return count;
  }

  private byte at(Frame frame, int roomX, int roomY) {
    int x = roomX - world().camera().leftEdge();
    return frame.pixels()[(roomY + world().areas().top()) * Frame.WIDTH + x];
  }

  @Test
  void aWalkBoxIsDrawnAtItsPosition() {
    view.show(InsidePart.BOXES);
    Frame frame = drawNextFrame();
    WalkBox box = world().floor().floor().box(1);
    // The other corners are covered by another box's outline or the border of the picture.
    assertThat(at(frame, box.ulx(), box.uly())).isEqualTo(inks.of(Ink.SKY));
    assertThat(count(frame, Ink.SKY)).isGreaterThan(100);
    assertThat(count(frame, Ink.RED)).isZero();
  }

  @Test
  void aLockedBoxIsDrawnInDashedRed() {
    view.show(InsidePart.BOXES);
    game.timedSession().tick();
    world().floor().setFlags(1, 0x80);
    assertThat(count(drawNextFrame(), Ink.RED)).isGreaterThan(20);
    assertThat(BoxesDrawing.label(world().floor().floor().box(1), true)).startsWith("1 F80!");
  }

  @Test
  void labelsShowUnusualValues() {
    WalkBox defaultBox = WalkBox.of(3, 0, 0, 9, 0, 9, 9, 0, 9);
    assertThat(BoxesDrawing.label(defaultBox, false)).isEqualTo("3");
    WalkBox boxWithAllValues = new WalkBox(4, 0, 0, 9, 0, 9, 9, 0, 9, 2, 0x88, 0x8001);
    assertThat(BoxesDrawing.label(boxWithAllValues, false)).isEqualTo("4 Z2 F88 S1");
    assertThat(BoxesDrawing.label(defaultBox.withScale(210), true)).isEqualTo("3 F00! 210");
  }

  @Test
  void aWalkIsDrawnWithItsBoxesAndGates() {
    view.show(InsidePart.WALKS);
    assertThat(count(drawNextFrame(), Ink.YELLOW)).isZero();
    Actor ego = world().cast().actor(EGO);
    world().cast().staging().put(ego, 20, 70, ROOM);
    world().cast().movement().walkTo(ego, 280, 120, Facing.NONE);
    Frame frame = drawNextFrame();
    assertThat(count(frame, Ink.YELLOW)).isGreaterThan(100);
    assertThat(count(frame, Ink.ORANGE)).as("gates").isPositive();
    assertThat(
            new WalksDrawing(Texts.english()).description(new WalkPlans(world()).current().get(0)))
        .isEqualTo("actor 1: boxes 2 > 1, OK");
  }

  @Test
  void anActorIsLabelledWithItsPositionAndCostume() {
    drawNextFrame();
    Actor ego = world().cast().actor(EGO);
    assertThat(new ActorsDrawing(Symbols.NONE, Texts.english()).label(world().cast(), ego))
        .startsWith("A1 B" + ego.box() + " " + ego.scaleY() + " C" + ego.dress().costume());
    view.show(InsidePart.ACTORS);
    assertThat(at(drawNextFrame(), ego.x(), ego.y() - 3)).isEqualTo(inks.of(Ink.WHITE));
  }

  @Test
  void anEffectIsDistinguishedFromOtherActors() {
    drawNextFrame();
    Actor other = world().cast().actor(2);
    world().cast().staging().put(other, 100, 100, ROOM);
    assertThat(ActorsDrawing.isEffect(world(), other)).as("it walks in boxes").isFalse();
    other.setName(new byte[0]);
    world().cast().staging().setIgnoreBoxes(other, true);
    assertThat(ActorsDrawing.isEffect(world(), other)).as("nobody knows its name").isTrue();
    assertThat(new ActorsDrawing(Symbols.NONE, Texts.english()).effectLabel(world().cast(), other))
        .startsWith("effect A2 C");
    other.setName(new byte[] {'F', 'o', 'g'});
    assertThat(ActorsDrawing.isEffect(world(), other)).isFalse();
    world().objects().setClass(2, ObjectStates.UNTOUCHABLE, true);
    assertThat(ActorsDrawing.isEffect(world(), other)).as("no click reaches it").isTrue();
    assertThat(ActorsDrawing.isEffect(world(), world().cast().actor(EGO))).isFalse();
  }

  @Test
  void maskPlanesAreHatched() {
    game = new TestGame("artlab", 3);
    view.show(InsidePart.PLANES);
    drawNextFrame();
    assertThat(game.painter().masks().planes()).isPositive();
    Frame frame = drawNextFrame();
    assertThat(count(frame, Ink.ORANGE)).isPositive();
    for (int y = 0; y < world().currentRoom().height(); y++) {
      for (int x = world().camera().leftEdge(); x < world().camera().leftEdge() + 250; x++) {
        if (at(frame, x, y) == inks.of(Ink.ORANGE) && y > 16) {
          assertThat(game.painter().masks().hides(1, x, y)).as(x + "," + y).isTrue();
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
    assertThat(world().roomObjects().end()).isGreaterThan(slot);
    var object = world().roomObjects().inSlot(slot);
    List<String> words = new ArrayList<>();
    for (int y = object.y(); y < object.y() + object.height(); y++) {
      words.add(new PointerInfo(Symbols.NONE, Texts.english()).description(world(), object.x(), y));
    }
    assertThat(words).allMatch(line -> line.startsWith(object.x() + ","));
  }

  @Test
  void theViewReopensWithTheSamePartsShown() {
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
    var before = game.session().snapshot();
    Frame frame = new Frame();
    frame.copyFrom(game.timedSession().frame());
    view.draw(frame);
    assertThat(game.session().snapshot()).isEqualTo(before);
  }
}
