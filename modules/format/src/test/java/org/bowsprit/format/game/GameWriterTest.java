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

class GameWriterTest {

  @Test
  void writtenResourcesAreFoundAgain() {
    GameWriter.Files files = SmallGame.writer().write();

    GameResources resources = GameResources.of(files.index(), files.data());

    assertThat(resources.roomIds()).containsExactly(1, 7);
    assertThat(resources.room(7).orElseThrow().header().width()).isEqualTo(160);
    assertThat(resources.script(9).orElseThrow().code()).isEqualTo(Bytes.of(0xA0, 0));
    assertThat(resources.index().roomNames().of(7)).hasValue("cave");
    assertThat(resources.ids(ResourceKind.SOUND)).containsExactly(2);
  }

  @Test
  void aResourceIsStoredWithAnExistingRoom() {
    assertThatThrownBy(() -> SmallGame.writer().resource(ResourceKind.SCRIPT, 3, 5, script -> {}))
        .hasMessage("room 5 has not been added");
    assertThatThrownBy(() -> SmallGame.writer().room(7, room -> {}))
        .hasMessage("a room must be new and of 1 to 9, was 7");
  }

  /** Performs the second half of check 11 of spec 01. */
  @ParameterizedTest
  @MethodSource("org.bowsprit.format.fixture.LabGame#all")
  void aShippedGameIsRewrittenByteForByte(LabGame lab) {
    Game game = lab.open();
    GameWriter.Files files = laidOutAgain(game.resources());

    assertThat(files.shippedIndex()).isEqualTo(game.files().readAll("MONKEY2.000"));
    assertThat(files.shippedData()).isEqualTo(game.files().readAll("MONKEY2.001"));
  }

  private record Placed(ResourceKind kind, int id, int room, Chunk chunk) {}

  private static GameWriter.Files laidOutAgain(GameResources resources) {
    Index index = resources.index();
    Map<ResourceKind, Integer> sizes = new EnumMap<>(ResourceKind.class);
    for (ResourceKind kind : ResourceKind.values()) {
      sizes.put(kind, kind.directory(index).size());
    }
    GameWriter writer =
        new GameWriter(index.limits(), index.objects(), index.rooms().size(), sizes);
    for (RoomNames.RoomName name : index.roomNames().names()) {
      writer.name(name.room(), name.text());
    }
    resources.roomIds().stream()
        .sorted(Comparator.comparing(room -> resources.roomChunk(room).orElseThrow().offset()))
        .forEach(
            room -> {
              Bytes payload = resources.roomChunk(room).orElseThrow().payload();
              writer.room(room, out -> out.bytes(payload));
            });
    placed(resources)
        .forEach(
            resource ->
                writer.resource(
                    resource.kind(),
                    resource.id(),
                    resource.room(),
                    out -> out.bytes(resource.chunk().payload())));
    return writer.write();
  }

  private static List<Placed> placed(GameResources resources) {
    return Arrays.stream(ResourceKind.values())
        .flatMap(
            kind ->
                resources.ids(kind).stream()
                    .map(
                        id ->
                            new Placed(
                                kind,
                                id,
                                kind.directory(resources.index()).entry(id).room(),
                                resources.chunk(kind, id).orElseThrow())))
        .sorted(Comparator.comparing(placed -> placed.chunk().offset()))
        .toList();
  }
}
