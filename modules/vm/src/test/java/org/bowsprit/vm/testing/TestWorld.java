package org.bowsprit.vm.testing;

import static org.mockito.AdditionalAnswers.delegatesTo;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.doAnswer;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;
import static org.mockito.Mockito.withSettings;

import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.vm.GameProfile;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.port.ActorPort;
import org.bowsprit.vm.port.ActorQueryPort;
import org.bowsprit.vm.port.ActorSettingsPort;
import org.bowsprit.vm.port.BoxPort;
import org.bowsprit.vm.port.CameraPort;
import org.bowsprit.vm.port.CursorPort;
import org.bowsprit.vm.port.HostPort;
import org.bowsprit.vm.port.InventoryPort;
import org.bowsprit.vm.port.ObjectPort;
import org.bowsprit.vm.port.ObjectScript;
import org.bowsprit.vm.port.PalettePort;
import org.bowsprit.vm.port.Ports;
import org.bowsprit.vm.port.ResourcePort;
import org.bowsprit.vm.port.RoomPort;
import org.bowsprit.vm.port.SavePort;
import org.bowsprit.vm.port.ScreenPort;
import org.bowsprit.vm.port.ScriptSource;
import org.bowsprit.vm.port.SoundPort;
import org.bowsprit.vm.port.TextPort;
import org.bowsprit.vm.port.VerbPort;
import org.bowsprit.vm.text.Assembler;

/**
 * A virtual machine for tests, whose ports are mocks. A test writes its scripts in assembler or as
 * bytes.
 */
public final class TestWorld implements ScriptSource {

  /** The number of objects of the game. Ids below 13 are actors. */
  public static final int OBJECT_COUNT = 1000;

  private static final int VERB_BLOCK_OFFSET = 29;

  private final boolean recordsCalls;

  private final Map<Integer, ScriptCode> globals = new HashMap<>();
  private final Map<Integer, ScriptCode> locals = new HashMap<>();
  private final Map<Integer, ObjectScript> objectScripts = new HashMap<>();
  private ScriptCode entry;
  private ScriptCode exit;
  private final Map<Integer, Integer> actorRooms = new HashMap<>();
  private int randomNumber;

  private final Ports ports;
  private VirtualMachine vm;
  private GameProfile profile = GameProfile.of(800, 2048, OBJECT_COUNT);

  /** Creates a machine whose mocks record their calls. */
  public TestWorld() {
    this(true);
  }

  /**
   * Creates a machine.
   *
   * @param recordsCalls whether the mocks record their calls; false for tests with millions of
   *     calls
   */
  public TestWorld(boolean recordsCalls) {
    this.recordsCalls = recordsCalls;
    ScriptSource source = recordsCalls ? mock(ScriptSource.class, delegatesTo(this)) : this;
    ports =
        new Ports(
            port(ActorPort.class),
            port(ActorQueryPort.class),
            port(ActorSettingsPort.class),
            port(ObjectPort.class),
            port(InventoryPort.class),
            port(RoomPort.class),
            port(ScreenPort.class),
            port(PalettePort.class),
            port(BoxPort.class),
            port(CameraPort.class),
            port(VerbPort.class),
            port(TextPort.class),
            port(CursorPort.class),
            port(SoundPort.class),
            port(ResourcePort.class),
            port(HostPort.class),
            port(SavePort.class),
            maximum -> Math.min(randomNumber, maximum),
            source);
    when(ports.rooms().physicalRoom(anyInt())).thenAnswer(call -> call.getArgument(0));
    when(ports.rooms().width()).thenReturn(320);
    when(ports.actors().enterThrough(anyInt(), anyInt())).thenReturn(true);
    when(ports.camera().isSettled()).thenReturn(true);
    when(ports.actorQueries().room(anyInt()))
        .thenAnswer(call -> actorRooms.getOrDefault((Integer) call.getArgument(0), 0));
    doAnswer(call -> actorRooms.put(call.getArgument(0), call.getArgument(1)))
        .when(ports.actors())
        .carryToRoom(anyInt(), anyInt());
  }

  private <T> T port(Class<T> type) {
    return recordsCalls ? mock(type) : mock(type, withSettings().stubOnly());
  }

  /** Sets the profile of the game. Call this method before {@link #vm()}. */
  public TestWorld profile(GameProfile newProfile) {
    profile = newProfile;
    return this;
  }

  /** Sets the bytecode version. Call this method before scripts are added. */
  public TestWorld instructions(InstructionSet version) {
    return profile(
        new GameProfile(
            version,
            profile.globals(),
            profile.bits(),
            profile.objects(),
            profile.actors(),
            profile.quirks()));
  }

  /** Adds global script {@code number} as bytes in hexadecimal digits. */
  public TestWorld global(int number, String hex) {
    globals.put(number, code(hex));
    return this;
  }

  /** Adds global script {@code number} in assembler, one statement on each line. */
  public TestWorld script(int number, String statements) {
    globals.put(number, assembleCode("global:1", statements));
    return this;
  }

  /** Adds local script {@code number} of the current room in assembler. */
  public TestWorld localScript(int number, String statements) {
    locals.put(number, assembleCode("local:1:200", statements));
    return this;
  }

  /** Adds the code of an object for one verb in assembler. */
  public TestWorld objectScript(int object, ObjectScript.Place place, int verb, String statements) {
    String text = "verb " + verb + " = START\nSTART:\n" + statements;
    objectScripts.put(object, objectScript(place, assemble("object:1:1", text)));
    return this;
  }

  /** Returns the code of an object from the payload of its VERB block. */
  public static ObjectScript objectScript(ObjectScript.Place place, byte[] payload) {
    VerbEntries verbs = VerbEntries.decode(Bytes.wrap(payload).reader(new ChunkPath("VERB")));
    ScriptCode code = ScriptCode.of(InstructionSet.V5, verbs.script());
    return new ObjectScript(place, code, verbs, VERB_BLOCK_OFFSET);
  }

  /** Adds the entry script of the current room in assembler. */
  public TestWorld entryScript(String statements) {
    entry = assembleCode("entry:1", statements);
    return this;
  }

  /** Adds the exit script of the current room in assembler. */
  public TestWorld exitScript(String statements) {
    exit = assembleCode("exit:1", statements);
    return this;
  }

  private ScriptCode assembleCode(String name, String statements) {
    return new ScriptCode(profile.instructions(), assemble(name, statements));
  }

  private byte[] assemble(String name, String statements) {
    String text = "script " + name + "\n" + statements + "\nend\n";
    return new Assembler(profile.instructions()).assemble(text).get(name);
  }

  /** Adds local script {@code number} of the current room as bytes in hexadecimal digits. */
  public TestWorld local(int number, String hex) {
    locals.put(number, code(hex));
    return this;
  }

  /** Removes a global script. */
  public TestWorld withoutGlobal(int number) {
    globals.remove(number);
    return this;
  }

  /** Adds the entry script of the current room as bytes in hexadecimal digits. */
  public TestWorld entry(String hex) {
    entry = code(hex);
    return this;
  }

  /** Adds the exit script of the current room as bytes in hexadecimal digits. */
  public TestWorld exit(String hex) {
    exit = code(hex);
    return this;
  }

  /** Adds the code of an object for one verb as bytes in hexadecimal digits. */
  public TestWorld object(int object, ObjectScript.Place place, int verb, String hex) {
    int start = VerbEntries.codeStart(1);
    VerbEntries verbs =
        VerbEntries.of(List.of(new VerbEntries.Entry(verb, start)), Bytes.wrap(bytes(hex)));
    objectScripts.put(object, objectScript(place, verbs.script().code().toArray()));
    return this;
  }

  /**
   * Makes every random number equal to {@code value}, or to the maximum if the maximum is smaller.
   */
  public TestWorld random(int value) {
    randomNumber = value;
    return this;
  }

  /** Returns the machine. The first call creates it. */
  public VirtualMachine vm() {
    if (vm == null) {
      vm = new VirtualMachine(profile, ports);
    }
    return vm;
  }

  /** Returns the ports. All ports except the scripts are mocks. */
  public Ports ports() {
    return ports;
  }

  /**
   * Runs one frame that lasts {@code jiffies}: counts the delays down, runs the scripts and runs
   * the next sentence.
   */
  public TestWorld frame(int jiffies) {
    vm().beginFrame(jiffies);
    vm().runScripts();
    vm().runSentence();
    return this;
  }

  /** Runs one frame of six jiffies. */
  public TestWorld frame() {
    return frame(6);
  }

  /** Returns global variable {@code number}. */
  public int variable(int number) {
    return vm().variables().read(number);
  }

  /** Sets global variable {@code number}. */
  public TestWorld variable(int number, int value) {
    vm().variables().write(number, value);
    return this;
  }

  /** Returns the bytes of hexadecimal digits. White space is ignored. */
  public static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex.replaceAll("\\s+", ""));
  }

  /** Returns the code of bytes in hexadecimal digits. */
  public static ScriptCode code(String hex) {
    return new ScriptCode(InstructionSet.V5, bytes(hex));
  }

  @Override
  public ScriptCode global(int number) {
    return globals.get(number);
  }

  @Override
  public ScriptCode local(int number) {
    return locals.get(number);
  }

  @Override
  public ScriptCode entry() {
    return entry;
  }

  @Override
  public ScriptCode exit() {
    return exit;
  }

  @Override
  public ObjectScript object(int object) {
    return objectScripts.get(object);
  }
}
