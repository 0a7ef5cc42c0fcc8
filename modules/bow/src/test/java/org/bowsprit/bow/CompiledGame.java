package org.bowsprit.bow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bow.declaration.GameDeclaration;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.RoomDeclaration;
import org.bowsprit.bow.declaration.StorageDeclaration;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
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

/**
 * Compiles a game and runs its scripts in a virtual machine. All ports of the machine are mocks.
 */
final class CompiledGame implements ScriptSource {

  private static final int JIFFIES_PER_FRAME = 6;
  private static final int VERB_BLOCK_OFFSET = 29;

  private final GameDeclaration game;
  private final Map<Integer, ScriptCode> loadedScripts = new HashMap<>();
  private final Ports ports;
  private final VirtualMachine vm;
  private RoomDeclaration room;

  /** Compiles a game. The test fails if there is an error. */
  CompiledGame(String... lines) {
    Compilation compilation =
        new ScriptCompiler().compile(List.of(new SourceText("test.bow", String.join("\n", lines))));
    assertThat(compilation.errors()).extracting(Diagnostic::displayText).isEmpty();
    game = compilation.game().orElseThrow();
    room = game.rooms().isEmpty() ? null : game.rooms().get(0);
    ports =
        new Ports(
            mock(ActorPort.class),
            mock(ActorQueryPort.class),
            mock(ActorSettingsPort.class),
            mock(ObjectPort.class),
            mock(InventoryPort.class),
            mock(RoomPort.class),
            mock(ScreenPort.class),
            mock(PalettePort.class),
            mock(BoxPort.class),
            mock(CameraPort.class),
            mock(VerbPort.class),
            mock(TextPort.class),
            mock(CursorPort.class),
            mock(SoundPort.class),
            mock(ResourcePort.class),
            mock(HostPort.class),
            mock(SavePort.class),
            maximum -> maximum,
            this);
    when(ports.rooms().physicalRoom(anyInt())).thenAnswer(call -> call.getArgument(0));
    when(ports.rooms().width()).thenReturn(320);
    when(ports.camera().isSettled()).thenReturn(true);
    vm = new VirtualMachine(GameProfile.of(800, 2048, 1000), ports);
  }

  /** Runs the boot script. */
  CompiledGame boot() {
    vm.boot(0);
    assertThat(vm.fault()).isEmpty();
    return this;
  }

  /** Runs a number of frames. */
  CompiledGame runFrames(int count) {
    for (int i = 0; i < count; i++) {
      vm.beginFrame(JIFFIES_PER_FRAME);
      vm.runScripts();
      vm.runSentence();
    }
    assertThat(vm.fault()).isEmpty();
    return this;
  }

  /** Returns the value of a named variable of the game. */
  int read(String name) {
    return vm.variables().read(number(game.variables(), name));
  }

  /** Returns the value of a named bit of the game. */
  int readBit(String name) {
    return vm.variables().read(0x8000 | number(game.bits(), name));
  }

  /** Sets a named variable of the game. */
  CompiledGame write(String name, int value) {
    vm.variables().write(number(game.variables(), name), value);
    return this;
  }

  private static int number(List<StorageDeclaration> list, String name) {
    return list.stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow()
        .number();
  }

  VirtualMachine vm() {
    return vm;
  }

  Ports ports() {
    return ports;
  }

  GameDeclaration game() {
    return game;
  }

  @Override
  public ScriptCode global(int number) {
    return game.scripts().stream()
        .filter(each -> each.number() == number)
        .findFirst()
        .map(each -> code(number, each.code()))
        .orElse(null);
  }

  @Override
  public ScriptCode local(int number) {
    return room.scripts().stream()
        .filter(each -> each.number() == number)
        .findFirst()
        .map(each -> code(number, each.code()))
        .orElse(null);
  }

  @Override
  public ScriptCode entry() {
    return room == null ? null : code(-1, room.entry());
  }

  @Override
  public ScriptCode exit() {
    return room == null ? null : code(-2, room.exit());
  }

  @Override
  public ObjectScript object(int object) {
    for (ObjectDeclaration each : room.objects()) {
      if (each.number() == object) {
        ScriptCode code =
            loadedScripts.computeIfAbsent(
                1000 + object, key -> ScriptCode.of(InstructionSet.V5, each.verbs().script()));
        return new ObjectScript(ObjectScript.Place.ROOM, code, each.verbs(), VERB_BLOCK_OFFSET);
      }
    }
    return null;
  }

  private ScriptCode code(int key, Bytes bytes) {
    return loadedScripts.computeIfAbsent(
        key, k -> new ScriptCode(InstructionSet.V5, bytes.toArray()));
  }
}
