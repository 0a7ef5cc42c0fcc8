package org.bowsprit.gannet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.gannet.Puzzle.Step;
import org.bowsprit.gannet.Puzzle.Way;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Frame;
import org.junit.jupiter.api.Test;

/** Something moves in every room: nowhere do all pixels stand still for four seconds. */
class MotionTest {

  private static final BuiltGame GAME = BuiltGame.build();
  private static final int ROOM_HEIGHT = 144;

  /** Four seconds in ticks of six jiffies. */
  private static final int FOUR_SECONDS = 40;

  private final FramePainter painter = new FramePainter(new Random(1)::nextInt);
  private final Hand hand =
      new Hand(
          GAME,
          GameSession.boot(
              GameSetup.headless(GAME.resources(), new BoxGraphProvider()).withPainter(painter)));

  private final Set<String> seen = new TreeSet<>();

  @Test
  void noRoomStandsStill() {
    hand.ticks(FOUR_SECONDS);
    look();
    hand.choose(0).skipScene().skipScene();
    Set<String> facts = new TreeSet<>();
    for (Step step : Puzzle.STEPS) {
      for (Way way : Puzzle.route(hand.place(), step.room(), facts)) {
        hand.go(way.thing(), way.to()).settle();
        look();
      }
      hand.act(step.verb(), step.things());
      facts.add(step.fact());
      look();
    }
    assertThat(seen)
        .containsExactlyInAnyOrderElementsOf(
            GAME.declaration().rooms().stream().map(room -> room.name()).toList());
  }

  private void look() {
    if (seen.add(hand.place())) {
      assertThat(longestRest()).as("ticks of rest in " + hand.place()).isLessThan(FOUR_SECONDS);
    }
  }

  /** The most ticks in a row in which no pixel of the room changed, in three times the limit. */
  private int longestRest() {
    int longest = 0;
    int rest = 0;
    int[] before = colours();
    for (int i = 0; i < FOUR_SECONDS * 3; i++) {
      hand.ticks(1);
      int[] now = colours();
      rest = Arrays.equals(before, now) ? rest + 1 : 0;
      longest = Math.max(longest, rest);
      before = now;
    }
    return longest;
  }

  private int[] colours() {
    byte[] pixels = painter.frame().pixels();
    byte[] palette = painter.frame().palette();
    int[] colours = new int[Frame.WIDTH * ROOM_HEIGHT];
    for (int i = 0; i < colours.length; i++) {
      int at = 3 * (pixels[i] & 0xFF);
      int red = palette[at] & 0xFF;
      int green = palette[at + 1] & 0xFF;
      int blue = palette[at + 2] & 0xFF;
      colours[i] = (red << 16) | (green << 8) | blue;
    }
    return colours;
  }
}
