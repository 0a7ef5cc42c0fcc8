package org.bowsprit.vm.machine;

import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Op;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Arguments;
import org.bowsprit.vm.code.Operand.Element;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.InventoryPort;
import org.bowsprit.vm.port.ObjectPort;
import org.bowsprit.vm.port.ObjectScript;
import org.bowsprit.vm.port.ScriptException;

/** Handlers for objects and inventory (spec 06 §8, 07 §1 to §5). */
final class ObjectHandlers {

  private static final int CLASS_MEMBER_FLAG = 0x80;

  /** The argument of the inventory script after most changes. */
  private static final int INVENTORY_CHANGED = 0;

  /** The argument of the inventory script after an object is picked up. */
  private static final int OBJECT_PICKED_UP = 1;

  /** The x value that leaves an object's position unchanged. */
  private static final int UNCHANGED_POSITION = 255;

  private ObjectHandlers() {}

  static void bind(HandlerTable table) {
    table.bind(Op.DRAW_OBJECT, ObjectHandlers::draw);
    table.bind(Op.DRAW_OBJECT_V4, ObjectHandlers::drawVersion4);
    table.bind(Op.SET_STATE, ObjectHandlers::setState);
    table.bind(Op.GET_OBJECT_STATE, ObjectHandlers::state);
    table.bind(Op.GET_OBJECT_OWNER, ObjectHandlers::owner);
    table.bind(Op.SET_OWNER_OF, ObjectHandlers::setOwner);
    table.bind(Op.PICKUP_OBJECT, ObjectHandlers::pickUp);
    table.bind(Op.FIND_OBJECT, ObjectHandlers::find);
    table.bind(Op.FIND_INVENTORY, ObjectHandlers::inventoryItem);
    table.bind(Op.GET_INVENTORY_COUNT, ObjectHandlers::inventoryCount);
    table.bind(Op.GET_VERB_ENTRY_POINT, ObjectHandlers::verbEntry);
    table.bind(Op.SET_OBJECT_NAME, ObjectHandlers::rename);
    table.bind(Op.SET_CLASS, ObjectHandlers::setClasses);
  }

  private static ObjectPort objects(VirtualMachine machine) {
    return machine.ports().objects();
  }

  private static InventoryPort inventory(VirtualMachine machine) {
    return machine.ports().inventory();
  }

  private static void draw(VirtualMachine machine, Instruction instruction) {
    int object = machine.value(instruction, 0);
    if (!machine.isObject(object)) {
      return;
    }
    SubOperation sub = instruction.subOperations().get(0);
    switch (sub.op()) {
      case DRAW_AT -> drawAt(machine, object, machine.value(sub, 0), machine.value(sub, 1));
      case DRAW_IMAGE -> objects(machine).drawState(object, machine.value(sub, 0));
      default -> objects(machine).draw(object);
    }
  }

  private static void drawVersion4(VirtualMachine machine, Instruction instruction) {
    int object = machine.value(instruction, 0);
    if (machine.isObject(object)) {
      int x8 = machine.value(instruction, 1);
      drawAt(machine, object, x8, machine.value(instruction, 2));
    }
  }

  private static void drawAt(VirtualMachine machine, int object, int x8, int y8) {
    if (x8 == UNCHANGED_POSITION) {
      objects(machine).draw(object);
    } else {
      objects(machine).drawAt(object, x8, y8);
    }
  }

  private static void setState(VirtualMachine machine, Instruction instruction) {
    int object = machine.value(instruction, 0);
    if (machine.isObject(object)) {
      objects(machine).setState(object, machine.value(instruction, 1));
    }
  }

  private static void state(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int object = machine.value(instruction, 1);
    machine.memory().write(target, machine.isObject(object) ? objects(machine).state(object) : 0);
  }

  private static void owner(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int object = machine.object(machine.value(instruction, 1));
    machine.memory().write(target, inventory(machine).owner(object));
  }

  private static void setOwner(VirtualMachine machine, Instruction instruction) {
    int object = machine.object(machine.value(instruction, 0));
    int owner = machine.value(instruction, 1);
    if (object == 0) {
      return;
    }
    if (owner == 0) {
      machine.scripts().stopObject(object);
      inventory(machine).discard(object);
    } else {
      inventory(machine).setOwner(object, owner);
    }
    runInventoryScript(machine, INVENTORY_CHANGED);
  }

  private static void pickUp(VirtualMachine machine, Instruction instruction) {
    int object = machine.object(machine.value(instruction, 0));
    inventory(machine).pickUp(object, machine.value(instruction, 1));
    runInventoryScript(machine, OBJECT_PICKED_UP);
  }

  static void runInventoryScript(VirtualMachine machine, int argument) {
    machine.scripts().startHook(EngineVariable.INVENTORY_SCRIPT, argument);
  }

  private static void find(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int x = machine.value(instruction, 1);
    machine.memory().write(target, objects(machine).find(x, machine.value(instruction, 2)));
  }

  private static void inventoryItem(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int owner = machine.value(instruction, 1);
    int item = inventory(machine).item(owner, machine.value(instruction, 2));
    machine.memory().write(target, item);
  }

  private static void inventoryCount(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int count = inventory(machine).count(machine.value(instruction, 1));
    machine.memory().write(target, count);
  }

  private static void verbEntry(VirtualMachine machine, Instruction instruction) {
    int target = machine.resultWord(instruction);
    int object = machine.value(instruction, 1);
    int verb = machine.value(instruction, 2);
    ObjectScript script = machine.ports().scripts().object(object);
    int entry = machine.cureRunner().verbEntry(object, verb, script);
    machine.memory().write(target, entry == 0 ? 0 : entry + script.blockOffset());
  }

  private static void rename(VirtualMachine machine, Instruction instruction) {
    int object = machine.object(machine.value(instruction, 0));
    if (object < machine.profile().actors()) {
      throw new ScriptException("actor " + object + " cannot be renamed as an object");
    }
    objects(machine).rename(object, ((Operand.Text) instruction.operand(1)).text());
    runInventoryScript(machine, INVENTORY_CHANGED);
  }

  private static void setClasses(VirtualMachine machine, Instruction instruction) {
    int object = machine.object(machine.value(instruction, 0));
    for (Element element : ((Arguments) instruction.operand(1)).elements()) {
      int classValue = machine.memory().value(element.value());
      if (classValue == 0) {
        objects(machine).clearClasses(object);
      } else {
        int number = BranchHandlers.classNumber(classValue);
        objects(machine).setClass(object, number, (classValue & CLASS_MEMBER_FLAG) != 0);
      }
    }
  }
}
