package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.bowsprit.bow.Compilation;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.kit.fixture.LabDeclarations;
import org.bowsprit.kit.fixture.LabGames;
import org.bowsprit.kit.font.FontDecompiler;
import org.bowsprit.kit.font.FontSources;
import org.bowsprit.kit.internal.costume.CostumeDecompiler;
import org.bowsprit.kit.internal.costume.CostumeSources;
import org.bowsprit.kit.internal.sound.SoundDecompiler;
import org.bowsprit.vm.text.OperandNames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that the pictures and sounds of a lab game stay the same when they are decompiled and built
 * again.
 */
class ArtRoundTripTest {

  static Stream<String> gameNames() {
    return LabGames.NAMES.stream();
  }

  @ParameterizedTest
  @MethodSource("gameNames")
  void decompiledSourcesBuildTheSamePicturesFloorsScriptsAndSounds(String name) {
    GameResources original = LabGames.open(name);
    Map<String, List<String>> settings = new HashMap<>();
    SourceTree sources = new SourceTree(sources(original, settings));
    Compilation compilation =
        new Compilation(Optional.of(new LabDeclarations(original, settings).declare()), List.of());

    BuildResult result = new GameBuilder(texts -> compilation, BuildCache.NONE).build(sources);

    assertThat(result.diagnostics()).noneMatch(each -> each.displayText().contains("error"));
    GameWriter.Files files = result.game().orElseThrow().write();
    GameResources rebuilt = GameResources.of(files.index(), files.data());
    assertThat(rebuilt.index().objects()).isEqualTo(original.index().objects());
    assertThat(rebuilt.index().limits()).isEqualTo(original.index().limits());
    for (int id : original.roomIds()) {
      assertEqualContents(rebuilt.room(id).orElseThrow(), original.room(id).orElseThrow());
    }
    for (ResourceKind kind : List.of(ResourceKind.SCRIPT, ResourceKind.SOUND)) {
      assertThat(rebuilt.ids(kind)).isEqualTo(original.ids(kind));
      for (int id : original.ids(kind)) {
        assertThat(rebuilt.chunk(kind, id).orElseThrow().payload())
            .as("the content of %s %d", kind, id)
            .isEqualTo(original.chunk(kind, id).orElseThrow().payload());
      }
    }
  }

  private static NavigableMap<String, Bytes> sources(
      GameResources game, Map<String, List<String>> settings) {
    NavigableMap<String, Bytes> files = new TreeMap<>();
    files.put("game.bow", Bytes.EMPTY);
    for (int id : game.roomIds()) {
      Room room = game.room(id).orElseThrow();
      Map<Integer, String> names = new HashMap<>();
      room.objects().forEach(object -> names.put(object.id(), "object" + object.id()));
      RoomDecompiler roomDecompiler =
          new RoomDecompiler(room, "room" + id, names, OperandNames.NONE);
      files.putAll(roomDecompiler.files());
      settings.put("room" + id, roomDecompiler.settings());
      names.forEach(
          (number, object) -> settings.put(object, roomDecompiler.objectSettings(number)));
    }
    for (int id : game.ids(ResourceKind.COSTUME)) {
      CostumeSources costume =
          new CostumeDecompiler(
                  game.costume(id).orElseThrow(),
                  RoomDecompiler.palette(game.room(1).orElseThrow()))
              .decompile();
      String folder = "costumes/costume" + id + "/";
      files.put(folder + "costume.txt", SourceTree.bytes(costume.text()));
      costume
          .strips()
          .forEach((file, picture) -> files.put(folder + file, Bytes.wrap(picture.toPng())));
    }
    for (int id : game.ids(ResourceKind.CHARSET)) {
      FontSources font = new FontDecompiler(game.charset(id).orElseThrow()).decompile();
      files.put("charsets/charset" + id + ".txt", SourceTree.bytes(font.text()));
      files.put("charsets/charset" + id + ".png", Bytes.wrap(font.cells().toPng()));
    }
    for (int id : game.ids(ResourceKind.SOUND)) {
      List<SoundDecompiler.Part> parts =
          new SoundDecompiler("sound" + id, game.sound(id).orElseThrow()).decompile();
      parts.forEach(part -> files.put(part.path(), part.contents()));
      settings.put("sound" + id, parts.stream().map(SoundDecompiler.Part::setting).toList());
    }
    return files;
  }

  private static void assertEqualContents(Room built, Room original) {
    assertThat(built.floor().boxes()).isEqualTo(original.floor().boxes());
    assertThat(built.floor().matrix()).isEqualTo(original.floor().matrix());
    assertThat(built.scripts()).isEqualTo(original.scripts());
    assertThat(built.colours().palette()).isEqualTo(original.colours().palette());
    assertThat(built.colours().transparent()).isEqualTo(original.colours().transparent());
    assertThat(built.colours().cycles()).isEqualTo(original.colours().cycles());
    assertEqualContents(
        built.picture().orElseThrow().picture().orElseThrow(),
        original.picture().orElseThrow().picture().orElseThrow(),
        original.header().height(),
        original);
    assertThat(built.objects()).hasSameSizeAs(original.objects());
    for (int i = 0; i < built.objects().size(); i++) {
      RoomObject object = original.objects().get(i);
      assertThat(built.objects().get(i).code().verbs()).isEqualTo(object.code().verbs());
      assertThat(built.objects().get(i).code().name()).isEqualTo(object.code().name());
      assertThat(built.objects().get(i).code().header()).isEqualTo(object.code().header());
      object
          .image()
          .ifPresent(
              image ->
                  image
                      .pictures()
                      .forEach(
                          (state, picture) ->
                              assertEqualContents(
                                  built
                                      .object(object.id())
                                      .flatMap(RoomObject::image)
                                      .orElseThrow()
                                      .picture(state)
                                      .orElseThrow(),
                                  picture,
                                  object.code().header().height(),
                                  original)));
    }
  }

  private static void assertEqualContents(
      LayeredPicture built, LayeredPicture original, int height, Room room) {
    assertThat(pixels(built, height, room)).isEqualTo(pixels(original, height, room));
    assertThat(built.pixels().orElseThrow().strips().stream().map(strip -> strip.isSeeThrough()))
        .containsExactlyElementsOf(
            original.pixels().orElseThrow().strips().stream()
                .map(strip -> strip.isSeeThrough())
                .toList());
    assertThat(built.zPlanes().keySet()).isEqualTo(original.zPlanes().keySet());
    original
        .zPlanes()
        .forEach(
            (number, plane) ->
                assertThat(MaskBits.bits(built.zPlane(number).orElseThrow(), height))
                    .isEqualTo(MaskBits.bits(plane, height)));
  }

  private static byte[] pixels(LayeredPicture picture, int height, Room room) {
    int width = picture.pixels().orElseThrow().width();
    byte[] pixels = new byte[width * height];
    Arrays.fill(pixels, (byte) room.colours().transparent().index());
    picture
        .pixels()
        .orElseThrow()
        .decode(height, room.colours().transparent().index(), pixels, 0, width);
    return pixels;
  }

  /** Decodes the masks of z-planes to bytes. */
  private static final class MaskBits {
    static byte[] bits(org.bowsprit.format.image.ZPlane plane, int height) {
      int strips = plane.strips().size();
      byte[] bits = new byte[strips * height];
      plane.decode(height, bits, 0, strips);
      return bits;
    }
  }
}
