package org.bowsprit.engine.internal.port;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.bowsprit.actors.Actor;
import org.bowsprit.actors.ActorProfile;
import org.bowsprit.actors.WalkPlanner;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.internal.drawing.SceneDrawer;
import org.bowsprit.engine.internal.input.TextSpeed;
import org.bowsprit.engine.internal.speech.Speech;
import org.bowsprit.engine.internal.writing.GameFonts;
import org.bowsprit.engine.internal.writing.TextSources;
import org.bowsprit.engine.internal.writing.WindowText;
import org.bowsprit.engine.picture.FramePainter;
import org.bowsprit.engine.testing.SpokenVoice;
import org.bowsprit.engine.testing.TestMemory;
import org.bowsprit.engine.text.Fonts;
import org.bowsprit.engine.text.TextExpander;
import org.bowsprit.engine.world.LocalObject;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.image.StripPicture;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Performs the acceptance checks of specs 02 and 04 that need several frames of a room. */
class RoomAcceptanceTest {

  private static final int ROOM = 3;
  private static final int NEXT_ROOM = 4;
  private static final int FIRST_OBJECT = 5;
  private static final int SECOND_OBJECT = 6;
  private static final int SPEAKER = 1;
  private static final int LIGHTS = 9;
  private static final int ALL_LIGHTS = 11;

  private final GameResources game =
      new GameOpener().open(Path.of("target/test-classes/games/artlab")).resources();
  private final World world =
      new World(game, WalkPlanner.of(new BoxGraphProvider()), ActorProfile.DEFAULT);
  private final TestMemory memory = new TestMemory();
  private final FramePainter painter = new FramePainter(bound -> 0);
  private final Fonts fonts = new GameFonts(game.tolerant());
  private final TextExpander expander = new TextExpander(new TextSources(world));
  private final Speech speech =
      new Speech(world, fonts, expander, painter, new SpokenVoice(), (actor, line) -> {});
  private final WindowText windowText = new WindowText(world, fonts, expander, painter);
  private final SceneDrawer drawer = new SceneDrawer(world, speech, painter);
  private final ScriptedRoom rooms =
      new ScriptedRoom(
          world, speech, painter, Set.of(), new TextSpeed(world, GameSetup.TEXT_SPEED_OF_SCRIPTS));
  private final ScriptedObjects objects = new ScriptedObjects(world, new Positions(world));

  @BeforeEach
  void boot() {
    world.connect(memory, memory);
    memory.write(LIGHTS, ALL_LIGHTS);
    painter.divide(world.areas());
    enter(ROOM);
  }

  private void enter(int room) {
    rooms.fadeOut();
    rooms.leave();
    rooms.enter(room, room);
    world.camera().enterRoom();
    world.camera().rememberCentre();
    rooms.showActors();
  }

  private byte[] frame() {
    world.roomObjects().refreshStates(world.objects());
    drawer.draw();
    world.camera().rememberCentre();
    painter.present(world.palette(), false, 1);
    return painter.frame().pixels().clone();
  }

  /** Spec 02, acceptance check 20; the two objects overlap in the columns 24 to 31. */
  @Test
  void check20TheFirstObjectIsOnTopUntilTheSecondIsDrawn() {
    world.roomObjects().clear();
    world.roomObjects().add(object(FIRST_OBJECT, 2, 51));
    world.roomObjects().add(object(SECOND_OBJECT, 3, 52));
    world.objects().setState(FIRST_OBJECT, 1);
    world.objects().setState(SECOND_OBJECT, 1);
    int overlap = (world.areas().top() + 20) * 320 + 28;

    assertThat(frame()[overlap]).as("after a full redraw").isEqualTo((byte) 51);
    objects.draw(SECOND_OBJECT);
    assertThat(frame()[overlap]).as("after drawObject").isEqualTo((byte) 52);
    assertThat(frame()[overlap]).as("in a frame without changes").isEqualTo((byte) 52);
    world.redraw().requestBackground(30, 30);
    assertThat(frame()[overlap]).as("after any redraw in view").isEqualTo((byte) 51);
  }

  /** Returns an object of 16×16 pixels in one colour, 16 rows below the top of the room. */
  private static LocalObject object(int id, int column, int colour) {
    byte[] pixels = new byte[16 * 16];
    Arrays.fill(pixels, (byte) colour);
    TreeMap<Integer, LayeredPicture> pictures = new TreeMap<>();
    pictures.put(
        1, new LayeredPicture(Optional.of(StripPicture.of(pixels, 16, 16)), new TreeMap<>()));
    ImageHeader image = new ImageHeader(id, 1, 0, 0, 0, 8 * column, 16, 16, 16, Bytes.EMPTY);
    ObjectHeader header = new ObjectHeader(id, column, 2, 2, 2, 0, 0, 0, 0, 0);
    return new LocalObject(
        new RoomObject(
            new ObjectCode(header, VerbEntries.NONE, ObjectName.NONE),
            Optional.of(new ObjectImage(image, pictures))),
        ROOM,
        false);
  }

  /** Spec 04, acceptance check 15. */
  @Test
  void check15ARoomChangeEndsSpeechAndErasesTheText() {
    enter(NEXT_ROOM);
    byte[] untouched = frame();
    enter(ROOM);
    Actor actor = world.cast().actor(SPEAKER);
    world.cast().staging().setIgnoreBoxes(actor, true);
    world.cast().staging().put(actor, 100, 120, ROOM);
    world.cast().staging().setCostume(actor, 1);
    byte[] silent = frame();

    speech.say(SPEAKER, bytes("spoken"));
    windowText.draw(bytes("printed"), 20, world.areas().top() + 30, 319, 15, 1, false);
    assertThat(frame()).isNotEqualTo(silent);
    assertThat(actor.dress().frame()).isEqualTo(actor.dress().chores().talkStart());

    enter(NEXT_ROOM);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
    assertThat(actor.dress().frame()).isEqualTo(actor.dress().chores().talkStop());
    assertThat(frame()).isEqualTo(untouched);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
