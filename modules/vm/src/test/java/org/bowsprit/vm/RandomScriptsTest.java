package org.bowsprit.vm;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.bowsprit.vm.code.Encoder;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.InstructionSet;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.ScriptCode;
import org.bowsprit.vm.machine.VirtualMachine;
import org.bowsprit.vm.port.ObjectScript;
import org.bowsprit.vm.port.ObjectScript.Place;
import org.bowsprit.vm.port.Ports;
import org.bowsprit.vm.port.ScriptSource;
import org.bowsprit.vm.testing.InstructionGenerator;
import org.bowsprit.vm.testing.TestWorld;
import org.junit.jupiter.api.Test;

/**
 * Tests that random scripts cause only script errors, and never another exception or a hang, and
 * that the state can be saved and restored after each script. {@code -Dbowsprit.fuzz.cases=1000000}
 * runs more scripts.
 */
class RandomScriptsTest {

  private static final int SCRIPT_COUNT = Integer.getInteger("bowsprit.fuzz.cases", 3_000);

  /** One run out of this number uses the bytecode of version 4. */
  private static final int VERSION_4_INTERVAL = 8;

  /**
   * One run out of this number is in play mode, in which an endless loop takes ten times as long.
   */
  private static final int PLAY_POLICY_INTERVAL = 16;

  private final RandomScripts randomScripts = new RandomScripts();
  private final Random random = new Random(6);

  @Test
  void randomScriptsCauseOnlyScriptErrors() {
    VirtualMachine version5 = createMachine(InstructionSet.V5);
    VirtualMachine version4 = createMachine(InstructionSet.V4);
    int faultCount = 0;
    for (int i = 0; i < SCRIPT_COUNT; i++) {
      boolean isVersion4 = i % VERSION_4_INTERVAL == 0;
      VirtualMachine vm = isVersion4 ? version4 : version5;
      randomScripts.createScripts(isVersion4 ? InstructionSet.V4 : InstructionSet.V5, i);
      vm.reset();
      vm.setFaultPolicy(
          random.nextInt(PLAY_POLICY_INTERVAL) == 0 ? FaultPolicy.PLAY : FaultPolicy.STRICT);
      vm.boot(random.nextInt(10));
      for (int frame = 0; frame < 3; frame++) {
        playFrame(vm);
      }
      faultCount += vm.fault().isPresent() ? 1 : 0;
      vm.fault().ifPresent(fault -> assertThat(fault.cause()).as(fault.summary()).isEmpty());
      assertStateCanBeRestored(vm);
      vm.resume();
      playFrame(vm);
    }
    System.out.println(SCRIPT_COUNT + " random scripts, " + faultCount + " halted the machine");
  }

  private void playFrame(VirtualMachine vm) {
    vm.beginFrame(1 + random.nextInt(20));
    if (random.nextInt(4) == 0) {
      vm.skipCutscene();
    }
    vm.runScripts();
    vm.runInputScript(1, random.nextInt(20), 1);
    vm.runSentence();
    vm.runHook(EngineVariable.SCROLL_SCRIPT);
  }

  private static void assertStateCanBeRestored(VirtualMachine vm) {
    VmState state = vm.snapshot();
    vm.restore(state);
    assertThat(vm.snapshot()).isEqualTo(state);
  }

  private VirtualMachine createMachine(InstructionSet instructions) {
    Ports mockedPorts = new TestWorld(false).ports();
    Ports ports =
        new Ports(
            mockedPorts.actors(),
            mockedPorts.actorQueries(),
            mockedPorts.actorSettings(),
            mockedPorts.objects(),
            mockedPorts.inventory(),
            mockedPorts.rooms(),
            mockedPorts.screen(),
            mockedPorts.palette(),
            mockedPorts.boxes(),
            mockedPorts.camera(),
            mockedPorts.verbs(),
            mockedPorts.text(),
            mockedPorts.cursor(),
            mockedPorts.sound(),
            mockedPorts.resources(),
            mockedPorts.host(),
            mockedPorts.saves(),
            maximum -> random.nextInt(maximum + 1),
            randomScripts);
    GameProfile profile =
        new GameProfile(instructions, 800, 2048, 1000, GameProfile.ACTORS, GameQuirks.NONE);
    return new VirtualMachine(profile, ports);
  }

  /** A source of random scripts. They consist of valid instructions or of random bytes. */
  private static final class RandomScripts implements ScriptSource {

    private static final int INSTRUCTION_COUNT = 24;
    private static final List<Place> PLACES = List.of(Place.values());

    private final List<ScriptCode> scripts = new ArrayList<>();
    private Random random = new Random(0);

    void createScripts(InstructionSet instructions, long seed) {
      random = new Random(seed);
      scripts.clear();
      InstructionGenerator generator = new InstructionGenerator(instructions, seed, seed % 3 == 0);
      for (int i = 0; i < 4; i++) {
        scripts.add(
            new ScriptCode(
                instructions, seed % 5 == 4 ? randomBytes() : randomInstructions(generator)));
      }
    }

    private byte[] randomBytes() {
      byte[] bytes = new byte[INSTRUCTION_COUNT * 3];
      random.nextBytes(bytes);
      return bytes;
    }

    private byte[] randomInstructions(InstructionGenerator generator) {
      Encoder encoder = new Encoder(0);
      for (int i = 0; i < INSTRUCTION_COUNT; i++) {
        Instruction next = generator.next();
        boolean canLoop = next.op() == Op.JUMP_RELATIVE || next.op().isConditional();
        if (!canLoop || random.nextInt(3) == 0) {
          encoder.append(next);
        }
      }
      return encoder.toBytes();
    }

    private ScriptCode scriptOf(int number) {
      return scripts.get(Math.floorMod(number, scripts.size()));
    }

    @Override
    public ScriptCode global(int number) {
      return number > 150 ? null : scriptOf(number);
    }

    @Override
    public ScriptCode local(int number) {
      return number > 230 ? null : scriptOf(number);
    }

    @Override
    public ScriptCode entry() {
      return scriptOf(1);
    }

    @Override
    public ScriptCode exit() {
      return scriptOf(2);
    }

    @Override
    public ObjectScript object(int object) {
      Place place = PLACES.get(Math.floorMod(object, PLACES.size()));
      return object > 500 ? null : TestWorld.objectScript(place, scriptOf(object).toBytes());
    }
  }
}
