package org.bowsprit.integration.boot;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.index.GameLimits;
import org.bowsprit.format.index.ObjectDirectory;
import org.bowsprit.format.index.RoomNames;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomHeader;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.format.room.RoomScripts;
import org.bowsprit.format.script.Script;
import org.bowsprit.format.sound.Sound;
import org.bowsprit.integration.Checkout;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.text.Assembler;

/**
 * A game whose scripts begin like the scripts of Monkey Island 1 on CD (spec 13 §6 to §8). It
 * contains rooms, a costume and a font of The Lamp at Gannet Rock. The boot script puts actor 0
 * into no room, checks the disc, and shows a message box before any room is loaded. A CD track
 * starts with the title room. When the track reaches a given time, the camera follows ego into
 * another room, where the main game begins.
 */
public final class MonkeyBootGame {

  /** The title room. */
  public static final int LOGO_ROOM = 10;

  /** The room in which the main game begins. */
  public static final int LOOKOUT_ROOM = 38;

  /** The alias of the room {@link #FOREST_ROOM}, which can be loaded under both numbers. */
  static final int CLEARING_ALIAS = 201;

  /** The variable that counts completed rounds of the game. */
  static final int ROUNDS_VARIABLE = 120;

  /** The variable that is set if the disc check was passed. */
  static final int DISC_VARIABLE = 105;

  private static final int FOREST_ROOM = 58;
  private static final int CD_TRACK = 17;
  private static final int CD_SOUND = 110;
  private static final int LANTERN_OBJECT = 301;
  private static final int PATH_OBJECT = 302;
  private static final int WAY_BACK_OBJECT = 303;
  private static final GameLimits LIMITS = new GameLimits(800, 16, 2048, 200, 50, 5, 100, 50, 80);
  private static final int OBJECT_COUNT = 1200;

  private static final String BOOT_SCRIPT =
      """
      VAR_TIMER_NEXT = 6;
      VAR_CHARINC = 1;
      VAR_MAINMENU_KEY = 319;
      VAR_CUTSCENEEXIT_KEY = 27;
      VAR_CUTSCENE_START_SCRIPT = 2;
      VAR_CUTSCENE_END_SCRIPT = 3;
      VAR_ENTRY_SCRIPT = 6;
      VAR_INVENTORY_SCRIPT = 9;
      VAR_EGO = 1;
      InitCharset(1);
      SetScreen(0,144);
      CreateString(8,4);
      putActor(0,160,100);
      putActorInRoom(0,0);
      ActorOps(0,[NoOperation(),Init()]);
      ActorOps(1,[NoOperation(),Init(),Costume(1),WalkSpeed(8,3),TalkColor(15)]);
      startScript(0,[]);
      startScript(176,[]);
      print(252,[Text("Sound card found. Press a key.")]);
      CursorShow();
      UserputOn();
      PseudoRoom(58,73,IG5,74);
      startSound(110);
      loadRoom(10);
      startScript(23,[]);
      """;

  /**
   * The entry script of the title room. It waits for one iteration before it prints the text,
   * because otherwise the room would be drawn over the text.
   */
  private static final String LOGO_ENTRY_SCRIPT =
      """
      breakHere();
      print(254,[Pos(160,60),Color(15),Center(),Text("A title")]);
      """;

  private static final String DISC_CHECK_SCRIPT =
      """
      unless (Var[74] >= 1200) goto WRONG;
      unless (Var[74] <= 1250) goto WRONG;
      Var[105] = 1;
      stopObjectCode();
      WRONG:
      print(252,[Text("Insert the disc.")]);
      """;

  private static final String TITLE_SCRIPT =
      """
      IDLE:
      breakHere();
      unless (Var[14] > 5700) goto IDLE;
      putActorInRoom(1,38);
      putActor(1,160,125);
      actorFollowCamera(1);
      startScript(24,[]);
      """;

  private static final String PLAY_SCRIPT =
      """
      ROUND:
      pickupObject(301,38);
      walkActorTo(1,60,125);
      WaitForActor(1);
      print(1,[Text("Nobody is at actor 0.")]);
      WaitForMessage();
      walkActorTo(1,260,125);
      WaitForActor(1);
      startScript(25,[]);
      startObject(301,8,[]);
      breakHere();
      stopObjectScript(301);
      startObject(301,9,[]);
      walkActorToActor(1,200,255);
      walkActorToActor(5,1,255);
      faceActor(99,1);
      animateCostume(99,6);
      WaitForActor(99);
      Var[90] = -3;
      Var[121] = GetStringChar(8,Var[90]);
      SetStringChar(8,5,65);
      setOwnerOf(0,0);
      setState(1500,1);
      startSound(28);
      SAMPLE:
      breakHere();
      Var[122] = isSoundRunning(28);
      unless (Var[122] == 0) goto SAMPLE;
      loadRoomWithEgo(303,201,-1,-1);
      walkActorTo(1,200,125);
      WaitForActor(1);
      print(1,[Text("A forest by another number.")]);
      WaitForMessage();
      putActor(0,Var[90],400);
      loadRoomWithEgo(302,38,-1,-1);
      Var[120]++;
      goto ROUND;
      """;

  private final GameResources gannetRock =
      new GameOpener().open(Checkout.distribution().resolve("games/gannet-rock")).resources();

  /** Creates the game. Its resources come from The Lamp at Gannet Rock. */
  public MonkeyBootGame() {}

  /** Returns the two files of the game. */
  public GameWriter.Files write() {
    GameWriter writer =
        new GameWriter(
            LIMITS,
            new ObjectDirectory(
                Collections.nCopies(
                    OBJECT_COUNT, new ObjectDirectory.Entry(ObjectDirectory.OWNER_ROOM, 0, 0))),
            100,
            Map.of(ResourceKind.SCRIPT, 200, ResourceKind.SOUND, 150, ResourceKind.COSTUME, 5));
    writer
        .addRoomName(LOGO_ROOM, "logo")
        .addRoomName(LOOKOUT_ROOM, "lookout")
        .addRoomName(FOREST_ROOM, "forest");
    addRoom(writer, LOGO_ROOM, "title", List.of(), LOGO_ENTRY_SCRIPT);
    addRoom(
        writer,
        LOOKOUT_ROOM,
        "shore",
        List.of(
            object(
                LANTERN_OBJECT,
                """
                verb 8 = LOOK
                verb 9 = BURN
                LOOK:
                cutscene([1]);
                L:
                breakHere();
                goto L;
                BURN:
                cutscene([2]);
                setOwnerOf(301,0);
                endCutscene();"""),
            object(PATH_OBJECT, "verb 8 = LOOK\nLOOK:\nstopObjectCode();")),
        "");
    addRoom(
        writer,
        FOREST_ROOM,
        "oilstore",
        List.of(object(WAY_BACK_OBJECT, "verb 8 = LOOK\nLOOK:\nstopObjectCode();")),
        "");
    scripts()
        .forEach(
            (number, text) ->
                writer.addResource(
                    ResourceKind.SCRIPT,
                    number,
                    LOGO_ROOM,
                    script(text + "stopObjectCode();")::encode));
    writer.addResource(
        ResourceKind.CHARSET, 1, LOGO_ROOM, gannetRock.charset(1).orElseThrow()::encode);
    writer.addResource(
        ResourceKind.COSTUME, 1, LOGO_ROOM, gannetRock.costume(1).orElseThrow()::encode);
    writer.addResource(ResourceKind.SOUND, CD_SOUND, LOGO_ROOM, cdTrigger()::encode);
    return writer.write();
  }

  private static Map<Integer, String> scripts() {
    return Map.of(
        1, BOOT_SCRIPT,
        2, "CursorSoftOff();\nUserputSoftOff();\nfreezeScripts(0);\n",
        3, "CursorSoftOn();\nUserputSoftOn();\n",
        6, "unless (Var[49] == 19) goto EGA;\nVar[106] = 1;\nEGA:\n",
        9, "Var[107]++;\n",
        23, TITLE_SCRIPT,
        24, PLAY_SCRIPT,
        // The hover script, which often starts script 0.
        25, "startScript(Var[396 + Var[90]],[]);\nchainScript(0,[]);\n",
        176, DISC_CHECK_SCRIPT);
  }

  private void addRoom(
      GameWriter writer, int number, String templateName, List<RoomObject> objects, String entry) {
    Room template = gannetRock.room(roomNumber(templateName)).orElseThrow();
    RoomHeader header =
        new RoomHeader(template.header().width(), template.header().height(), objects.size());
    Script entryScript =
        entry.isEmpty() ? Script.EMPTY : script("global:1", entry + "\nstopObjectCode();");
    writer.addRoom(
        number,
        new Room(
                header,
                template.floor(),
                template.colours(),
                template.picture(),
                objects,
                new RoomScripts(Script.EMPTY, entryScript, List.of()),
                List.of())
            ::encode);
  }

  private int roomNumber(String name) {
    return gannetRock.index().roomNames().names().stream()
        .filter(roomName -> roomName.text().equals(name))
        .mapToInt(RoomNames.RoomName::room)
        .findFirst()
        .orElseThrow();
  }

  private static RoomObject object(int id, String code) {
    ObjectHeader header = new ObjectHeader(id, 2, 2, 4, 4, 0, 0, 160, 125, 0);
    Bytes verbs = assemble("object:1:1", code);
    return new RoomObject(
        new ObjectCode(
            header,
            VerbEntries.decode(verbs.reader(new ChunkPath(VerbEntries.TAG))),
            new ObjectName(Bytes.copyOf("lantern@@@".getBytes(StandardCharsets.US_ASCII)))),
        Optional.empty());
  }

  private static Sound cdTrigger() {
    ByteWriter payload = new ByteWriter();
    new CdCue(CD_TRACK, 1, 0, 0).encode(payload);
    return new Sound.CdTrack(Bytes.wrap(payload.toArray()));
  }

  private static Script script(String statements) {
    return script("global:1", statements);
  }

  private static Script script(String name, String statements) {
    return Script.of(assemble(name, statements));
  }

  private static Bytes assemble(String name, String statements) {
    String text = "script " + name + "\n" + statements + "\nend\n";
    return Bytes.wrap(new Assembler(InstructionSet.V5).assemble(text).get(name));
  }
}
