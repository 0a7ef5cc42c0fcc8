package org.bowsprit.format.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.chunk.Chunk;
import org.bowsprit.format.fixture.LabGame;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.index.Index;
import org.bowsprit.format.index.RoomNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests writing games that can be read again. */
class GameWriterTest {

  @Test
  void writtenResourcesCanBeRead() {
    GameWriter.Files files = SmallGame.writer().write();

    GameResources resources = GameResources.of(files.index(), files.data());

    assertThat(resources.roomIds()).containsExactly(1, 7);
    assertThat(resources.room(7).orElseThrow().header().width()).isEqualTo(160);
    assertThat(resources.script(9).orElseThrow().code()).isEqualTo(Bytes.of(0xA0, 0));
    assertThat(resources.index().roomNames().of(7)).hasValue("cave");
    assertThat(resources.ids(ResourceKind.SOUND)).containsExactly(2);
  }

  @Test
  void invalidRoomNumbersAreRejected() {
    assertThatThrownBy(
            () -> SmallGame.writer().addResource(ResourceKind.SCRIPT, 3, 5, script -> {}))
        .hasMessage("room 5 has not been added");
    assertThatThrownBy(() -> SmallGame.writer().addRoom(7, room -> {}))
        .hasMessage("a room must be new and its number must be 1 to 9, was 7");
  }

  /** Runs the second half of check 11 of spec 01. */
  @ParameterizedTest
  @MethodSource("org.bowsprit.format.fixture.LabGame#all")
  void aLabGameIsWrittenByteForByte(LabGame lab) {
    Game game = lab.openGame();
    GameWriter.Files files = writeAgain(game.resources());

    assertThat(files.encryptedIndex()).isEqualTo(game.files().readAll("MONKEY2.000"));
    assertThat(files.encryptedData()).isEqualTo(game.files().readAll("MONKEY2.001"));
  }

  private record LocatedResource(ResourceKind kind, int id, int room, Chunk chunk) {}

  private static GameWriter.Files writeAgain(GameResources resources) {
    Index index = resources.index();
    Map<ResourceKind, Integer> directorySizes = new EnumMap<>(ResourceKind.class);
    for (ResourceKind kind : ResourceKind.values()) {
      directorySizes.put(kind, kind.directory(index).size());
    }
    GameWriter writer =
        new GameWriter(index.limits(), index.objects(), index.rooms().size(), directorySizes);
    for (RoomNames.RoomName name : index.roomNames().names()) {
      writer.addRoomName(name.room(), name.text());
    }
    resources.roomIds().stream()
        .sorted(Comparator.comparing(room -> resources.roomChunk(room).orElseThrow().offset()))
        .forEach(
            room -> {
              Bytes payload = resources.roomChunk(room).orElseThrow().payload();
              writer.addRoom(room, out -> out.bytes(payload));
            });
    resourcesInFileOrder(resources)
        .forEach(
            resource ->
                writer.addResource(
                    resource.kind(),
                    resource.id(),
                    resource.room(),
                    out -> out.bytes(resource.chunk().payload())));
    return writer.write();
  }

  private static List<LocatedResource> resourcesInFileOrder(GameResources resources) {
    return Arrays.stream(ResourceKind.values())
        .flatMap(
            kind ->
                resources.ids(kind).stream()
                    .map(
                        id ->
                            new LocatedResource(
                                kind,
                                id,
                                kind.directory(resources.index()).entry(id).room(),
                                resources.chunk(kind, id).orElseThrow())))
        .sorted(Comparator.comparing(resource -> resource.chunk().offset()))
        .toList();
  }
}
