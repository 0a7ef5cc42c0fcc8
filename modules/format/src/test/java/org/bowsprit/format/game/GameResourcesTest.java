package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.script.LocalScript;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests reading the resources of a game. */
class GameResourcesTest {

  @ParameterizedTest
  @MethodSource("org.bowsprit.format.fixture.LabGame#all")
  void everyResourceOfALabGameIsDecoded(LabGame lab) {
    GameResources resources = lab.openGame().resources();

    for (int id : resources.roomIds()) {
      Room room = resources.room(id).orElseThrow();
      assertThat(room.damage()).isEmpty();
      assertThat(room.header().objects()).isEqualTo(room.objects().size());
      assertThat(resources.room(id).orElseThrow()).isSameAs(room);
    }
    assertThat(resources.index().scripts().presentIds())
        .allSatisfy(id -> assertThat(resources.script(id)).isPresent());
    assertThat(resources.index().sounds().presentIds())
        .allSatisfy(id -> assertThat(resources.sound(id)).isPresent());
    assertThat(resources.index().costumes().presentIds())
        .allSatisfy(id -> assertThat(resources.costume(id)).isPresent());
    assertThat(resources.index().charsets().presentIds())
        .allSatisfy(id -> assertThat(resources.charset(id)).isPresent());
  }

  @ParameterizedTest
  @MethodSource("org.bowsprit.format.fixture.LabGame#all")
  void theLengthOfAResourceIsTheLengthOfItsPayload(LabGame lab) {
    GameResources resources = lab.openGame().resources();

    assertThat(resources.ids(ResourceKind.SCRIPT))
        .allSatisfy(
            id ->
                assertThat(resources.payloadLength(ResourceKind.SCRIPT, id))
                    .hasValue(
                        resources.chunk(ResourceKind.SCRIPT, id).orElseThrow().payload().length()));
    assertThat(resources.payloadLength(ResourceKind.SCRIPT, 4711)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("org.bowsprit.format.fixture.LabGame#all")
  void aTruncatedDataFileIsReported(LabGame lab) {
    Game game = lab.openGame();
    assertThat(game.resources().truncationMessage()).isEmpty();
    Map<String, Bytes> files = new HashMap<>();
    for (String name : game.files().names()) {
      Bytes bytes = Bytes.wrap(game.files().readAll(name));
      files.put(name, name.endsWith(".001") ? bytes.slice(0, bytes.length() / 2) : bytes);
    }

    assertThat(new GameLoader().open(new MemoryFiles("cut", files)).resources().truncationMessage())
        .hasValueSatisfying(
            message ->
                assertThat(message).startsWith("MONKEY2.001 is incomplete").endsWith("again."));
  }

  @Test
  void thereIsNoResourceWithAnUnknownNumber() {
    GameResources resources = LabGame.of("artlab").openGame().resources();

    assertThat(resources.room(0)).isEmpty();
    assertThat(resources.room(4711)).isEmpty();
    assertThat(resources.script(0)).isEmpty();
    assertThat(resources.costume(-1)).isEmpty();
    assertThat(resources.object(9999)).isEmpty();
  }

  @Test
  void objectsAreFoundByTheirNumberAlone() {
    GameResources resources = LabGame.of("artlab").openGame().resources();

    for (int id : resources.roomIds()) {
      for (RoomObject object : resources.room(id).orElseThrow().objects()) {
        assertThat(resources.roomOfObject(object.id())).hasValue(id);
        assertThat(resources.object(object.id())).containsSame(object);
      }
    }
  }

  @Test
  void objectAreasAreInUnitsOfEightPixels() {
    GameResources resources = LabGame.of("artlab").openGame().resources();
    RoomObject object = resources.object(306).orElseThrow();

    assertThat(object.code().header().column()).isEqualTo(33);
    assertThat(object.code().header().x()).isEqualTo(264);
    assertThat(object.image().orElseThrow().header().width())
        .isEqualTo(object.code().header().width());
  }

  @Test
  void localScriptsAreFoundByTheirNumber() {
    GameResources resources = LabGame.of("artlab").openGame().resources();
    Room room = resources.room(resources.roomIds().get(0)).orElseThrow();
    LocalScript firstScript = room.scripts().locals().get(0);

    assertThat(firstScript.number()).isGreaterThanOrEqualTo(LocalScript.MIN_NUMBER);
    assertThat(room.scripts().local(firstScript.number())).contains(firstScript.script());
    assertThat(room.scripts().local(199)).isEmpty();
  }
}
