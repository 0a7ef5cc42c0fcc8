package org.bowsprit.player.voice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.Verb;
import org.bowsprit.engine.world.World;
import org.bowsprit.player.play.TestGame;
import org.junit.jupiter.api.Test;

/**
 * Tests the description of two rooms of artlab. One of them has objects, and the other is wider
 * than the screen.
 */
class SurroundingsTest {

  private static final Texts GERMAN_TEXTS =
      new Texts(() -> false, () -> new Languages(Path.of("none")).texts("de"));

  private static final int OBJECTS_BOOT_PARAMETER = 4;
  private static final int SCROLLING_BOOT_PARAMETER = 8;

  @Test
  void objectsAreDescribedWithDirectionAndDistanceNearestFirst() {
    assertThat(surroundingsIn(OBJECTS_BOOT_PARAMETER, Texts.english()).description())
        .startsWith(
            "Objects. opaque: 2 steps to the right. changer: 3 steps to the left. lid: 4 steps to"
                + " the left.");
  }

  @Test
  void theDescriptionIsInThePlayersLanguage() {
    assertThat(surroundingsIn(OBJECTS_BOOT_PARAMETER, GERMAN_TEXTS).description())
        .startsWith("Objects. opaque: 2 Schritte nach rechts. changer: 3 Schritte nach links.");
  }

  @Test
  void theDescriptionMentionsTheSidesOnWhichTheRoomContinues() {
    assertThat(surroundingsIn(SCROLLING_BOOT_PARAMETER, Texts.english()).description())
        .endsWith("The room continues to the right.");
  }

  @Test
  void theFirstRoomIsReportedOnce() {
    TestGame game = playedGame(OBJECTS_BOOT_PARAMETER);
    Surroundings surroundings =
        new Surroundings(game.timedSession(), game.saves(), Texts.english());
    RoomChanges roomChanges = new RoomChanges(game.timedSession(), surroundings, Texts.english());

    assertThat(roomChanges.nextReport())
        .isEqualTo("Objects. Things: " + surroundings.visibleNames().size() + ".");
    assertThat(roomChanges.nextReport()).isEmpty();
  }

  /** Some games show inventory items as pictures. */
  @Test
  void aVerbWithThePictureOfAnObjectHasTheNameOfTheObject() {
    TestGame game = playedGame(OBJECTS_BOOT_PARAMETER);
    World world = game.timedSession().session().world();
    LocalObject object = showAsVerb(world, 300, 180);
    Surroundings surroundings =
        new Surroundings(game.timedSession(), game.saves(), Texts.english());

    world.names().rename(object.id(), "old rope".getBytes(StandardCharsets.US_ASCII));
    assertThat(surroundings.spokenNameAt(300, 180)).isEqualTo("old rope");
    world.names().rename(object.id(), new byte[0]);
    assertThat(surroundings.spokenNameAt(300, 180)).isEqualTo("an arrow or another sign");
  }

  /** Shows the picture of an object of the room as a verb at a point of the screen. */
  private static LocalObject showAsVerb(World world, int x, int y) {
    LocalObject object =
        IntStream.range(1, world.roomObjects().endSlot())
            .mapToObj(world.roomObjects()::inSlot)
            .filter(candidate -> candidate.data().image().isPresent())
            .findFirst()
            .orElseThrow();
    Verb verb = world.verbs().slot(world.verbs().freeSlot());
    verb.initialise(200, 1);
    verb.setPicture(object.data().image().orElseThrow(), object.id(), world.room());
    verb.moveTo(x - 8, y - 8);
    verb.setDrawn(x - 8, y - 8, x + 8, y + 8);
    verb.setMode(Verb.Mode.ON);
    return object;
  }

  private static Surroundings surroundingsIn(int bootParameter, Texts texts) {
    TestGame game = playedGame(bootParameter);
    return new Surroundings(game.timedSession(), game.saves(), texts);
  }

  private static TestGame playedGame(int bootParameter) {
    TestGame game = new TestGame("artlab", bootParameter);
    for (int i = 0; i < 60; i++) {
      game.timedSession().tick();
    }
    return game;
  }
}
