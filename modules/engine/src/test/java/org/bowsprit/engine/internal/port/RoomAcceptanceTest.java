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
import org.bowsprit.engine.testing.FakeVoice;
import org.bowsprit.engine.testing.MapVariables;
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

/** Runs the acceptance checks of specs 02 and 04 that need several frames of a room. */
class RoomAcceptanceTest {

  private static final int FIRST_ROOM = 3;
  private static final int NEXT_ROOM = 4;
  private static final int FIRST_OBJECT = 5;
  private static final int SECOND_OBJECT = 6;
  private static final int SPEAKER = 1;
  private static final int LIGHTS_VARIABLE = 9;
  private static final int ALL_LIGHTS = 11;

  private final GameResources resources =
      new GameOpener().open(Path.of("target/test-classes/games/artlab")).resources();
  private final World world =
      new World(resources, WalkPlanner.of(new BoxGraphProvider()), ActorProfile.DEFAULT);
  private final MapVariables memory = new MapVariables();
  private final FramePainter painter = new FramePainter(bound -> 0);
  private final Fonts fonts = new GameFonts(resources.tolerantResources());
  private final TextExpander expander = new TextExpander(new TextSources(world));
  private final Speech speech =
      new Speech(world, fonts, expander, painter, new FakeVoice(), (actor, line) -> {});
  private final WindowText windowText = new WindowText(world, fonts, expander, painter);
  private final SceneDrawer drawer = new SceneDrawer(world, speech, painter);
  private final ScriptRoomAccess scriptedRoom =
      new ScriptRoomAccess(
          world, speech, painter, Set.of(), new TextSpeed(world, GameSetup.TEXT_SPEED_OF_SCRIPTS));
  private final ScriptObjectAccess objects = new ScriptObjectAccess(world, new Positions(world));

  @BeforeEach
  void enterFirstRoom() {
    world.connect(memory, memory);
    memory.write(LIGHTS_VARIABLE, ALL_LIGHTS);
    painter.divide(world.areas());
    enterRoom(FIRST_ROOM);
  }

  private void enterRoom(int room) {
    scriptedRoom.fadeOut();
    scriptedRoom.leave();
    scriptedRoom.enter(room, room);
    world.camera().enterRoom();
    world.camera().rememberCentre();
    scriptedRoom.showActors();
  }

  private byte[] nextFrame() {
    world.roomObjects().refreshStates(world.objects());
    drawer.draw();
    world.camera().rememberCentre();
    painter.present(world.palette(), false, 1);
    return painter.frame().pixels().clone();
  }

  /** Acceptance check 20 of spec 02. The two objects overlap in columns 24 to 31. */
  @Test
  void check20TheFirstObjectIsOnTopUntilTheSecondIsDrawn() {
    world.roomObjects().clear();
    world.roomObjects().add(object(FIRST_OBJECT, 2, 51));
    world.roomObjects().add(object(SECOND_OBJECT, 3, 52));
    world.objects().setState(FIRST_OBJECT, 1);
    world.objects().setState(SECOND_OBJECT, 1);
    int overlap = (world.areas().top() + 20) * 320 + 28;

    assertThat(nextFrame()[overlap]).as("the colour after a full redraw").isEqualTo((byte) 51);
    objects.draw(SECOND_OBJECT);
    assertThat(nextFrame()[overlap]).as("the colour after drawObject").isEqualTo((byte) 52);
    assertThat(nextFrame()[overlap])
        .as("the colour after a frame without changes")
        .isEqualTo((byte) 52);
    world.redraw().requestBackground(30, 30);
    assertThat(nextFrame()[overlap])
        .as("the colour after another redraw in the window")
        .isEqualTo((byte) 51);
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
        FIRST_ROOM,
        false);
  }

  /** Acceptance check 15 of spec 04. */
  @Test
  void check15ARoomChangeEndsSpeechAndErasesTheText() {
    enterRoom(NEXT_ROOM);
    byte[] frameBefore = nextFrame();
    enterRoom(FIRST_ROOM);
    Actor actor = world.cast().actor(SPEAKER);
    world.cast().staging().setIgnoreBoxes(actor, true);
    world.cast().staging().put(actor, 100, 120, FIRST_ROOM);
    world.cast().staging().setCostume(actor, 1);
    byte[] frameWithoutText = nextFrame();

    speech.say(SPEAKER, bytes("spoken"));
    windowText.draw(bytes("printed"), 20, world.areas().top() + 30, 319, 15, 1, false);
    assertThat(nextFrame()).isNotEqualTo(frameWithoutText);
    assertThat(actor.costumeState().frame()).isEqualTo(actor.costumeState().chores().talkStart());

    enterRoom(NEXT_ROOM);
    assertThat(speech.state()).isEqualTo(Speech.NONE);
    assertThat(actor.costumeState().frame()).isEqualTo(actor.costumeState().chores().talkStop());
    assertThat(nextFrame()).isEqualTo(frameBefore);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.ISO_8859_1);
  }
}
