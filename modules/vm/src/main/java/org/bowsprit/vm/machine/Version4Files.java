package org.bowsprit.vm.machine;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import org.bowsprit.vm.code.Instruction;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.code.SubOp;
import org.bowsprit.vm.code.SubOperation;
import org.bowsprit.vm.port.SavePort;
import org.bowsprit.vm.port.ScriptException;

/**
 * Handler for {@code saveLoadVars} of version 4, which saves variables and strings to a file of the
 * game and loads them (spec 06 §12).
 *
 * <p>A file contains, in order, the ranges of the instructions that wrote it. A variable is stored
 * as four bytes, a string as its length and its bytes, and a missing string as length 0. An
 * instruction replaces the file, or appends to the file if the list ends with {@code Append}.
 * Reading begins at the start of the file. Without {@code Open}, the file with the empty name is
 * used.
 */
final class Version4Files implements Handler {

  private static final int SAVE = 1;
  private static final ScriptText EMPTY_NAME = ScriptText.of(new byte[0]);

  @Override
  public void execute(VirtualMachine machine, Instruction instruction) {
    if (((Operand.Literal) instruction.operand(0)).value() == SAVE) {
      save(machine, instruction);
    } else {
      load(machine, instruction);
    }
  }

  private static ScriptText name(Instruction instruction) {
    for (SubOperation sub : instruction.subOperations()) {
      if (sub.op() == SubOp.VARS_OPEN) {
        return ((Operand.Text) sub.operand(0)).text();
      }
    }
    return EMPTY_NAME;
  }

  private static void save(VirtualMachine machine, Instruction instruction) {
    SavePort saves = machine.ports().saves();
    ScriptText name = name(instruction);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    byte[] oldContents = appends(instruction) ? saves.loadString(name) : null;
    if (oldContents != null) {
      file.writeBytes(oldContents);
    }
    for (SubOperation sub : instruction.subOperations()) {
      switch (sub.op()) {
        case VARS_VAR_RANGE -> writeVariables(machine, sub, file);
        case VARS_STRING_RANGE -> writeStrings(machine, sub, file);
        default -> {
          // The kind of file was checked before.
        }
      }
    }
    saves.saveString(name, file.toByteArray());
  }

  private static boolean appends(Instruction instruction) {
    return instruction.subOperations().stream().anyMatch(sub -> sub.op() == SubOp.VARS_APPEND);
  }

  private static void writeVariables(
      VirtualMachine machine, SubOperation sub, ByteArrayOutputStream out) {
    int last = last(machine, sub);
    for (int word = first(machine, sub); word <= last; word++) {
      writeInt(out, machine.memory().read(word));
    }
  }

  private static void writeStrings(
      VirtualMachine machine, SubOperation sub, ByteArrayOutputStream out) {
    int last = machine.value(sub, 1);
    for (int number = machine.value(sub, 0); number <= last; number++) {
      byte[] string = machine.stringTable().get(number);
      writeInt(out, string == null ? 0 : string.length);
      out.writeBytes(string == null ? new byte[0] : string);
    }
  }

  private static void writeInt(ByteArrayOutputStream out, int value) {
    out.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(value).array());
  }

  private static void load(VirtualMachine machine, Instruction instruction) {
    byte[] contents = machine.ports().saves().loadString(name(instruction));
    if (contents == null) {
      return;
    }
    ByteBuffer file = ByteBuffer.wrap(contents);
    for (SubOperation sub : instruction.subOperations()) {
      switch (sub.op()) {
        case VARS_VAR_RANGE -> readVariables(machine, sub, file);
        case VARS_STRING_RANGE -> readStrings(machine, sub, file);
        default -> {
          // The kind of file was checked before.
        }
      }
    }
  }

  private static void readVariables(VirtualMachine machine, SubOperation sub, ByteBuffer file) {
    int last = last(machine, sub);
    for (int word = first(machine, sub); word <= last; word++) {
      machine.memory().write(word, readInt(file));
    }
  }

  private static void readStrings(VirtualMachine machine, SubOperation sub, ByteBuffer file) {
    int last = machine.value(sub, 1);
    for (int number = machine.value(sub, 0); number <= last; number++) {
      int length = readInt(file);
      if (length < 0 || length > file.remaining()) {
        throw tooShort();
      }
      byte[] string = new byte[length];
      file.get(string);
      machine.stringTable().put(number, length == 0 ? null : string);
    }
  }

  private static int readInt(ByteBuffer file) {
    if (file.remaining() < Integer.BYTES) {
      throw tooShort();
    }
    return file.getInt();
  }

  private static ScriptException tooShort() {
    return new ScriptException("the file of saved variables is too short");
  }

  private static int first(VirtualMachine machine, SubOperation sub) {
    return machine.memory().resolve((Reference) sub.operand(0));
  }

  private static int last(VirtualMachine machine, SubOperation sub) {
    return machine.memory().resolve((Reference) sub.operand(1));
  }
}
