package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.clearInvocations;
import static org.mockito.Mockito.mockingDetails;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.Ports;
import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockito.invocation.Invocation;

/** The exact calls that an instruction makes of the world, in order, and no others. */
class PortCallsTest {

  /** One world for all: making its mocks takes longer than what is tested. */
  private static final TestWorld WORLD = new TestWorld();

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          putActor(1,160,100);              | place(1, 160, 100)
          putActorInRoom(2,5);              | moveToRoom(2, 5)
          putActorAtObject(1,300);          | placeAtObject(1, 300)
          walkActorTo(1,20,30);             | walkTo(1, 20, 30)
          walkActorToObject(1,300);         | walkToObject(1, 300)
          walkActorToActor(1,2,255);        | walkToActor(1, 2, 255)
          faceActor(1,300);                 | face(1, 300)
          animateCostume(1,250);            | animate(1, 250)
          animateCostume(0,250);            |
          ActorOps(1,[Init(),Costume(5),WalkSpeed(8,2),Sound(3),Elevation(-4)]);| reset(1); setCostume(1, 5); setWalkSpeed(1, 8, 2); setStepSound(1, 3); setElevation(1, -4)
          ActorOps(1,[WalkAnimNr(2),TalkAnimNr(4,5),StandAnimNr(3),InitAnimNr(1),DefaultAnims()]);| setWalkChore(1, 2); setTalkChores(1, 4, 5); setStandChore(1, 3); setInitChore(1, 1); setDefaultChores(1)
          ActorOps(1,[Palette(31,7),TalkColor(14),Name("Guy"),Width(24),Scale(255,128)]);| setColor(1, 31, 7); setTalkColor(1, 14); setName(1, Guy); setWidth(1, 24); setScale(1, 255, 128)
          ActorOps(1,[NeverZClip(),SetZClip(2),AnimSpeed(3),ShadowMode(1),Unknown(1),Nothing(1,2,3)]);| setClip(1, 0); setClip(1, 2); setAnimationSpeed(1, 3); setShadowMode(1, 1)
          ActorOps(1,[IgnoreBoxes(),FollowBoxes()]);| setIgnoreBoxes(1, true); room(1); setIgnoreBoxes(1, false); room(1)
          Var[100] = getActorRoom(1);       | room(1)
          Var[100] = getActorRoom(99);      |
          Var[100] = getActorX(1);          | x(1)
          Var[100] = getActorY(300);        | hasPosition(300)
          Var[100] = getActorElevation(1);  | elevation(1)
          Var[100] = getAnimCounter(1);     | animationCounter(1)
          Var[100] = getActorScale(1);      | scale(1)
          Var[100] = getActorMoving(1);     | moving(1)
          Var[100] = getActorFacing(1);     | facing(1)
          Var[100] = getActorWidth(1);      | width(1)
          Var[100] = getActorCostume(1);    | costume(1)
          Var[100] = getActorWalkBox(1);    | walkBox(1)
          Var[100] = getDist(1,300);        | distance(1, 300)
          Var[100] = actorFromPos(5,6);     | at(5, 6)
          unless (isActorInBox(1,4)) goto 0x5;| isInBox(1, 4)
          drawObject(300);                  | draw(300)
          drawObject(300,setXY(4,5));       | drawAt(300, 4, 5)
          drawObject(300,setXY(255,5));     | draw(300)
          drawObject(300,setImage(2));      | drawState(300, 2)
          setState(300,1);                  | setState(300, 1)
          Var[100] = getObjectState(300);   | state(300)
          Var[100] = findObject(5,6);       | find(5, 6)
          setClass(300,[160,32,0]);         | setClass(300, 32, true); setClass(300, 32, false); clearClasses(300)
          setObjectName(300,"key");         | rename(300, key)
          Var[100] = getObjectOwner(300);   | owner(300)
          setOwnerOf(300,2);                | setOwner(300, 2)
          setOwnerOf(300,0);                | discard(300)
          pickupObject(300,7);              | pickUp(300, 7)
          Var[100] = getInventoryCount(1);  | count(1)
          Var[100] = findInventory(1,2);    | item(1, 2)
          setCameraAt(200);                 | jumpTo(200)
          panCameraTo(200);                 | panTo(200)
          WaitForCamera();                  | isSettled()
          WaitForActor(1);                  | moving(1)
          WaitForActor(99);                 |
          lights(11,0,0);                   | redraw()
          lights(5,6,1);                    | setFlashlight(5, 6)
          drawBox(0,144,319,199,3);         | fillBox(0, 144, 319, 199, 3)
          RoomScroll(100,200);              | width(); limitsChanged()
          SetScreen(16,144);                | setAreas(16, 144)
          SetPalColor(32,48,64,17);         | setColor(17, 32, 48, 64)
          ShakeOn();                        | setShake(true)
          ShakeOff();                       | setShake(false)
          SetRoomScale(50,100,250,140,2);   | defineScaleSlot(1, 50, 100, 250, 140)
          RoomIntensity(128,1,255);         | setIntensity(128, 128, 128, 1, 255)
          setRGBRoomIntensity(255,128,64,0,255);| setIntensity(255, 128, 64, 0, 255)
          setRoomShadow(255,128,64,0,255);  | setShadow(255, 128, 64, 0, 255)
          screenEffect(-32383);             | setFades(129, 129)
          screenEffect(-32384);             | setFades(128, 129)
          screenEffect(0);                  | fadeIn()
          saveLoad(1,3);                    | requestSave(3)
          saveLoad(2,3);                    | requestLoad(3)
          colorCycleDelay(2,5);             | setCycleDelay(2, 43)
          colorCycleDelay(2,0);             | setCycleDelay(2, 0)
          loadString(4,"IQ");               | loadString(IQ)
          setBoxFlags(5,128);               | setFlags(5, 128)
          setBoxScale(5,99);                | setScale(5, 99)
          SetBoxSlot(5,1);                  | setScaleSlot(5, 1)
          createBoxMatrix();                | rebuildMatrix()
          startSound(7);                    | start(7)
          startMusic(7);                    | start(7)
          stopSound(7);                     | stop(7)
          stopMusic();                      | stopAll()
          Var[100] = isSoundRunning(7);     | running(7)
          Var[100] = isSoundRunning(0);     |
          soundKludge([-1]);                | flush()
          soundKludge([8,1,2]);             | command([8, 1, 2])
          Resource.loadSound(4);            | load(SOUND, 4)
          Resource.nukeCostume(4);          | unload(COSTUME, 4)
          Resource.lockRoom(4);             | setLocked(ROOM, 4, true)
          Resource.unlockScript(4);         | setLocked(SCRIPT, 4, false)
          Resource.lockScript(200);         |
          Resource.loadFlObject(99,300);    | loadFloatingObject(300, 99)
          Resource.clearHeap();             |
          VerbOps(4,[New(),Text("Open"),SetXY(10,152),Color(5),HiColor(14),DimColor(8),Key(111),On()]);| select(4); create(); setLabel(Open); setPosition(10, 152); setColor(5); setHiColor(14); setDimColor(8); setKey(111); turnOn(); redraw()
          VerbOps(4,[Off(),Dim(),Center(),BackColor(1),Image(300),SetToObject(300,99),SetToString(9),Delete()]);| select(4); turnOff(); turnDim(); center(); setBackColor(1); setImage(300); setObject(300, 99); clearLabel(); delete(); redraw()
          saveVerbs(1,11,2);                | save(1, 11, 2)
          restoreVerbs(1,11,2);             | restore(1, 11, 2)
          deleteVerbs(1,11,2);              | deleteSaved(1, 11, 2)
          CursorSoftOn();                   | countersSet(1, 0)
          UserputSoftOff();                 | countersSet(0, -1)
          InitCursor(2);                    | setShape(2)
          InitCharset(3);                   | setCharset(3)
          CursorCommand([0,6]);             | setCharsetColors([0, 6])
          SetCursorImg(1,2);                | setImage(1, 2)
          SetCursorHotspot(1,2,3);          | setHotspot(1, 2, 3)
          print(254,[Pos(160,8),Color(15),Clipped(300),Center(),Left(),Overhead()]);| begin(254); setPosition(160, 8); setColor(15); setRight(300); setCentered(true); setCentered(false); setOverhead(); keepAsDefaults()
          print(1,[Color(3),Text("Hi")]);   | begin(1); setColor(3); say(Hi)
          printEgo([Text("Ok")]);           | begin(3); say(Ok)
          debug(5);                         | debug(5)
          systemOps(1);                     | restart()
          systemOps(2);                     | pause()
          systemOps(3);                     | quit()
          doSentence(STOP);                 | dropPendingInput()
          """)
  void instruction(String statement, String calls) {
    WORLD.vm().reset();
    WORLD.g(EngineVariable.EGO.number(), 3);
    WORLD.script(2, statement);
    clearInvocations(ports().toArray());

    WORLD.vm().runScript(2);

    List<String> made =
        ports()
            .flatMap(port -> mockingDetails(port).getInvocations().stream())
            .sorted(Comparator.comparingInt(Invocation::getSequenceNumber))
            .map(PortCallsTest::shown)
            .toList();
    assertThat(made).isEqualTo(calls == null ? List.of() : List.of(calls.split("; ", 0)));
    assertThat(WORLD.vm().fault()).isEmpty();
  }

  private static Stream<Object> ports() {
    Ports ports = WORLD.ports();
    return Stream.<Object>of(
        ports.actors(),
        ports.actorQueries(),
        ports.actorSettings(),
        ports.objects(),
        ports.inventory(),
        ports.rooms(),
        ports.screen(),
        ports.palette(),
        ports.boxes(),
        ports.camera(),
        ports.verbs(),
        ports.text(),
        ports.cursor(),
        ports.sound(),
        ports.resources(),
        ports.host());
  }

  private static String shown(Invocation call) {
    return Arrays.stream(call.getArguments())
        .map(PortCallsTest::shown)
        .collect(Collectors.joining(", ", call.getMethod().getName() + "(", ")"));
  }

  private static String shown(Object argument) {
    if (argument instanceof int[] numbers) {
      return Arrays.toString(numbers);
    }
    return argument instanceof ScriptText text ? text.toString() : String.valueOf(argument);
  }
}
