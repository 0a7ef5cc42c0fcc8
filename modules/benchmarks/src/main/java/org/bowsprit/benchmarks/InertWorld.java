package org.bowsprit.benchmarks;

import java.lang.reflect.Proxy;
import java.util.Map;
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

/** Provides a virtual machine whose world does nothing. Its only script is written in assembler. */
final class InertWorld implements ScriptSource {

  private final ScriptCode script;

  private InertWorld(ScriptCode script) {
    this.script = script;
  }

  static VirtualMachine running(String statements) {
    String text = "script global:1\n" + statements + "\nend\n";
    byte[] code = new Assembler(InstructionSet.V5).assemble(text).get("global:1");
    InertWorld world = new InertWorld(new ScriptCode(InstructionSet.V5, code));
    return new VirtualMachine(GameProfile.of(800, 2048, 1000), world.ports());
  }

  private Ports ports() {
    return new Ports(
        inert(ActorPort.class),
        inert(ActorQueryPort.class),
        inert(ActorSettingsPort.class),
        inert(ObjectPort.class),
        inert(InventoryPort.class),
        inert(RoomPort.class),
        inert(ScreenPort.class),
        inert(PalettePort.class),
        inert(BoxPort.class),
        inert(CameraPort.class),
        inert(VerbPort.class),
        inert(TextPort.class),
        inert(CursorPort.class),
        inert(SoundPort.class),
        inert(ResourcePort.class),
        inert(HostPort.class),
        inert(SavePort.class),
        maximum -> maximum,
        this);
  }

  private static <T> T inert(Class<T> port) {
    Map<Class<?>, Object> resultsByType = Map.of(int.class, 0, boolean.class, false);
    Object proxy =
        Proxy.newProxyInstance(
            port.getClassLoader(),
            new Class<?>[] {port},
            (self, method, arguments) -> resultsByType.get(method.getReturnType()));
    return port.cast(proxy);
  }

  @Override
  public ScriptCode global(int number) {
    return script;
  }

  @Override
  public ScriptCode local(int number) {
    return null;
  }

  @Override
  public ScriptCode entry() {
    return null;
  }

  @Override
  public ScriptCode exit() {
    return null;
  }

  @Override
  public ObjectScript object(int object) {
    return null;
  }
}
