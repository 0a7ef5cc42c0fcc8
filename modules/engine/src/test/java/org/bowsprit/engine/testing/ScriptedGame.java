package org.bowsprit.engine.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.bowsprit.audio.fixture.SoundEncoder;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.engine.world.World;
import org.bowsprit.format.charset.Charset;
import org.bowsprit.format.charset.Glyph;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumeRuns;
import org.bowsprit.format.costume.Limb;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.script.Script;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.render.Input;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Assembler;

/**
 * A small game in memory whose scripts a test writes in assembler.
 *
 * <p>The boot script sets the length of a frame to six jiffies, selects character set 1, in which
 * every glyph is a block of 8×8 pixels, and makes actor 1 the ego. The game begins in {@link
 * ScriptedGameRooms#FIRST_ROOM}, with ego at (10,20).
 */
public final class ScriptedGame {

  /** The number of a sound that lasts ten seconds. */
  public static final int HUM_SOUND = 3;

  /** The number of an invisible costume. */
  public static final int COSTUME = 1;

  /** The number of the player's actor. */
  public static final int EGO = 1;

  private static final GameLimits LIMITS = new GameLimits(800, 16, 2048, 200, 50, 3, 100, 50, 80);
  private static final int MIN_OBJECT_COUNT = 400;
  private static final int MIN_ROOM_COUNT = 10;
  private static final int SOUND_COUNT = 200;
  private static final int GLYPH_PIXELS = 8;
  private static final int HUM_RATE = 4000;
  private static final int BOOT_SCRIPT_NUMBER = 1;
  private static final String BOOT_SCRIPT =
      """
      VAR_TIMER_NEXT = 6;
      VAR_EGO = 1;
      InitCharset(1);
      putActorInRoom(1,1);
      putActor(1,10,20);
      loadRoom(1);
      """;

  private final Map<Integer, Script> scripts = new HashMap<>();
  private final Map<Integer, Sound> sounds = new HashMap<>(Map.of(HUM_SOUND, hum()));
  private final ScriptedGameRooms rooms = new ScriptedGameRooms();
  private final CharacterRecorder recorder = new CharacterRecorder();
  private UnaryOperator<GameSetup> setupChanges = setup -> setup.withPainter(recorder);
  private GameSession session;
  private boolean omitsResources;

  /** Creates a game that has only a boot script. */
  public ScriptedGame() {
    script(BOOT_SCRIPT_NUMBER, BOOT_SCRIPT);
  }

  /** Adds a global script. */
  public ScriptedGame script(int number, String... statements) {
    List<String> lines = new ArrayList<>(List.of(statements));
    lines.add("stopObjectCode();");
    scripts.put(number, Script.of(assemble("global:1", lines.toArray(String[]::new))));
    return this;
  }

  /** Omits the sounds, the costume and the box matrices, as in a damaged copy of a game. */
  public ScriptedGame withoutResources() {
    omitsResources = true;
    rooms.omitBoxMatrices();
    return this;
  }

  /** Adds a global script as bytes that the assembler cannot produce. */
  public ScriptedGame rawScript(int number, int... bytes) {
    scripts.put(number, Script.of(Bytes.of(bytes)));
    return this;
  }

  /** Adds the entry script of a room. */
  public ScriptedGame entryScript(int room, String... statements) {
    rooms.setEntryScript(room, Script.of(assemble("entry:1", statements)));
    return this;
  }

  /**
   * Adds a room whose picture has the colours of {@link ScriptedGameRooms#colour}. Width and height
   * are in pixels and must be multiples of 8.
   */
  public ScriptedGame paintedRoom(int room, int width, int height) {
    rooms.addPaintedRoom(room, width, height);
    return this;
  }

  /** Sets the palette of a room. All its colours are the same grey. */
  public ScriptedGame greyPalette(int room, int grey) {
    rooms.setGreyPalette(room, grey);
    return this;
  }

  /** Adds a room with the given objects and with fifteen walk boxes side by side. */
  public ScriptedGame room(int number, Integer... objects) {
    rooms.addRoom(number, List.of(objects));
    return this;
  }

  /** Adds a local script of a room. */
  public ScriptedGame localScript(int room, int number, String... statements) {
    List<String> lines = new ArrayList<>(List.of(statements));
    lines.add("stopObjectCode();");
    String name = "local:" + room + ":" + number;
    rooms.addLocalScript(room, number, Script.of(assemble(name, lines.toArray(String[]::new))));
    return this;
  }

  /** Adds the script of an object for a verb. */
  public ScriptedGame verbScript(int object, int verb, String... statements) {
    List<String> lines = new ArrayList<>(List.of("verb " + verb + " = START", "START:"));
    lines.addAll(List.of(statements));
    rooms.setVerbs(object, assemble("object:1:1", lines.toArray(String[]::new)));
    return this;
  }

  /** Adds a sound. */
  public ScriptedGame sound(int number, Sound sound) {
    sounds.put(number, sound);
    return this;
  }

  /** Changes the setup of the game. */
  public ScriptedGame withSetup(UnaryOperator<GameSetup> change) {
    UnaryOperator<GameSetup> previousChanges = setupChanges;
    setupChanges = setup -> change.apply(previousChanges.apply(setup));
    return this;
  }

  private static Bytes assemble(String name, String... statements) {
    String text = "script " + name + "\n" + String.join("\n", statements) + "\nend\n";
    return Bytes.wrap(new Assembler(InstructionSet.V5).assemble(text).get(name));
  }

  /** Creates a session whose boot script has not run yet. */
  public ScriptedGame prepare() {
    session =
        GameSession.prepare(
            setupChanges.apply(GameSetup.headless(resources(), new BoxGraphProvider())));
    return this;
  }

  /** Boots the game and plays its first frame. */
  public ScriptedGame open() {
    session =
        GameSession.boot(
            setupChanges.apply(GameSetup.headless(resources(), new BoxGraphProvider())));
    return tick();
  }

  /** Returns the data of the game. */
  public GameResources resources() {
    GameWriter writer =
        new GameWriter(
            LIMITS,
            new ObjectDirectory(
                Collections.nCopies(
                    objectCount(), new ObjectDirectory.Entry(ObjectDirectory.OWNER_ROOM, 0, 0))),
            Math.max(MIN_ROOM_COUNT, rooms.highestRoom() + 1),
            Map.of(
                ResourceKind.SCRIPT,
                200,
                ResourceKind.SOUND,
                SOUND_COUNT,
                ResourceKind.COSTUME,
                5));
    rooms.writeTo(writer);
    scripts.forEach(
        (number, script) -> writer.addResource(ResourceKind.SCRIPT, number, 1, script::encode));
    for (int number : new int[] {1, 2}) {
      writer.addResource(ResourceKind.CHARSET, number, 1, charset()::encode);
    }
    if (!omitsResources) {
      sounds.forEach(
          (number, sound) -> writer.addResource(ResourceKind.SOUND, number, 1, sound::encode));
      writer.addResource(ResourceKind.COSTUME, COSTUME, 1, costume()::encode);
    }
    GameWriter.Files files = writer.write();
    return GameResources.of(files.index(), files.data());
  }

  private int objectCount() {
    return Math.max(MIN_OBJECT_COUNT, rooms.highestObject() + 1);
  }

  /** Returns a sound that lasts ten seconds. */
  public static Sound hum() {
    Pcm.Samples samples = new Pcm.Samples(HUM_RATE, Bytes.wrap(new byte[10 * HUM_RATE]));
    return new Sound.Renditions(
        List.of(SoundEncoder.encodeEffect(new Pcm(List.of(samples)))), Bytes.EMPTY);
  }

  private static Costume costume() {
    return new Costume(
        CostumeRuns.OF_16_COLOURS,
        true,
        Bytes.wrap(new byte[16]),
        Collections.nCopies(64, Optional.empty()),
        Bytes.EMPTY,
        Collections.nCopies(Costume.LIMB_COUNT, Limb.UNUSED));
  }

  private static Charset charset() {
    byte[] block = new byte[GLYPH_PIXELS];
    Arrays.fill(block, (byte) 0xFF);
    Glyph glyph = new Glyph(GLYPH_PIXELS, GLYPH_PIXELS, 0, 0, Bytes.wrap(block));
    return new Charset(
        Charset.SHIPPED_VERSION,
        Bytes.wrap(new byte[Charset.MAP_SIZE]),
        1,
        GLYPH_PIXELS,
        Collections.nCopies(256, Optional.of(glyph)),
        Bytes.EMPTY);
  }

  /** Runs a global script until it pauses or ends. */
  public ScriptedGame run(int number, int... arguments) {
    session.machine().runScript(number, arguments);
    assertNoFault();
    return this;
  }

  /** Plays the given number of frames. */
  public ScriptedGame tick(int frames) {
    for (int i = 0; i < frames; i++) {
      session.tick();
      assertNoFault();
    }
    return this;
  }

  /** Plays one frame. */
  public ScriptedGame tick() {
    return tick(1);
  }

  /** Plays one frame that processes the given input. */
  public ScriptedGame tick(Input... inputs) {
    for (Input input : inputs) {
      session.input(input);
    }
    return tick(1);
  }

  /** Returns a global variable. */
  public int variable(int number) {
    return session.machine().variables().read(number);
  }

  /** Returns an engine variable. */
  public int variable(EngineVariable variable) {
    return session.machine().variables().get(variable);
  }

  /** Sets an engine variable. */
  public ScriptedGame set(EngineVariable variable, int value) {
    session.machine().variables().set(variable, value);
    return this;
  }

  /** Returns the recorder of the characters that are drawn. */
  public CharacterRecorder recorder() {
    return recorder;
  }

  /** Returns the session of the game. */
  public GameSession session() {
    return session;
  }

  /** Returns the world of the game. */
  public World world() {
    return session.world();
  }

  private void assertNoFault() {
    assertThat(session.fault()).isEmpty();
  }
}
