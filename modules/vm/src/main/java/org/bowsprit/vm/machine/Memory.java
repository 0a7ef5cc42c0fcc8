package org.bowsprit.vm.machine;

import java.util.Arrays;
import java.util.Locale;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.GameProfile;
import org.bowsprit.vm.GameQuirks;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.VariableListener;
import org.bowsprit.vm.Variables;
import org.bowsprit.vm.code.Operand;
import org.bowsprit.vm.code.Operand.Literal;
import org.bowsprit.vm.code.Operand.Reference;
import org.bowsprit.vm.port.ScriptException;

/** Global, bit and local variables, and the resolution of references (spec 05 §1, §2). */
final class Memory implements Variables {

  /** The bits of a word that are clear in a reference to a global. */
  private static final int NON_GLOBAL_BITS = 0xF000;

  private static final int BIT_NUMBER_MASK = 0x7FFF;
  private static final int LOCAL_NUMBER_MASK = 0x0FFF;
  private static final int[] NO_LOCALS = {};

  private final GameQuirks quirks;
  private final int[] globals;
  private final boolean[] bits;
  private int[] locals = NO_LOCALS;
  private VariableListener listener;
  private OutOfRangeLog outOfRangeLog = (word, writing) -> {};

  /** Receives accesses to variables outside a bank. A bank contains all globals, bits or locals. */
  @FunctionalInterface
  interface OutOfRangeLog {
    void logAccess(int word, boolean isWrite);
  }

  Memory(GameProfile profile) {
    quirks = profile.quirks();
    globals = new int[profile.globals()];
    bits = new boolean[profile.bits()];
  }

  void setOutOfRangeLog(OutOfRangeLog log) {
    outOfRangeLog = log;
  }

  /** Sets the listener for accesses; null for none. */
  void setListener(VariableListener newListener) {
    listener = newListener;
  }

  /** Sets the local variables for references to locals; null for none. */
  void useLocals(int[] slotLocals) {
    locals = slotLocals == null ? NO_LOCALS : slotLocals;
  }

  /**
   * Sets all variables to 0, then sets the variables that the engine initializes at boot (spec 05
   * §3, column B).
   */
  void reset() {
    Arrays.fill(globals, 0);
    Arrays.fill(bits, false);
    set(EngineVariable.CURRENT_LIGHTS, 11);
    set(EngineVariable.CHARINC, 4);
    set(EngineVariable.HEAPSPACE, 1400);
    set(EngineVariable.SOUNDCARD, 3);
    set(EngineVariable.VIDEOMODE, 19);
    set(EngineVariable.FIXEDDISK, 1);
    set(EngineVariable.TALK_STRING_Y, -80);
    set(EngineVariable.FADE_DELAY, 3);
    set(EngineVariable.INPUTMODE, 3);
    quirks.seeds().forEach(this::write);
  }

  @Override
  public int get(EngineVariable variable) {
    return read(variable.number());
  }

  @Override
  public void set(EngineVariable variable, int value) {
    write(variable.number(), value);
  }

  /** Returns the word of the variable to which a reference refers, with the index added. */
  int resolve(Reference reference) {
    int word = reference.word();
    if (!reference.isIndexed()) {
      return word;
    }
    int index = reference.index();
    int offset =
        (index & Reference.INDEXED_BIT) != 0
            ? read(index & ~Reference.INDEXED_BIT)
            : index & LOCAL_NUMBER_MASK;
    return word + offset & ~Reference.INDEXED_BIT & 0xFFFF;
  }

  /** Returns the value of a literal, or of the variable to which a reference refers. */
  int value(Operand operand) {
    return operand instanceof Literal literal
        ? literal.value()
        : read(resolve((Reference) operand));
  }

  @Override
  public int read(int word) {
    int value = peek(word);
    if (listener != null) {
      listener.read(word, value);
    }
    return value;
  }

  @Override
  public int peek(int word) {
    if ((word & NON_GLOBAL_BITS) == 0) {
      return readGlobal(word);
    }
    return (word & Reference.BIT_VARIABLE_BIT) != 0 ? readBit(word) : readLocal(word);
  }

  private int readGlobal(int word) {
    int number = word == quirks.substitutedGlobal() ? quirks.substituteGlobal() : word;
    if (number >= globals.length) {
      outOfRangeLog.logAccess(word, false);
      return 0;
    }
    return globals[number];
  }

  private int readBit(int word) {
    int number = word & BIT_NUMBER_MASK;
    if (number >= bits.length) {
      outOfRangeLog.logAccess(word, false);
      return 0;
    }
    return bits[number] ? 1 : 0;
  }

  private int readLocal(int word) {
    int number = localNumber(word);
    if (number >= locals.length) {
      outOfRangeLog.logAccess(word, false);
      return 0;
    }
    return locals[number];
  }

  @Override
  public void write(int word, int value) {
    if (listener != null) {
      listener.write(word, peek(word), value);
    }
    if ((word & NON_GLOBAL_BITS) == 0) {
      writeGlobal(word, value);
    } else if ((word & Reference.BIT_VARIABLE_BIT) != 0) {
      writeBit(word, value);
    } else {
      writeLocal(word, value);
    }
  }

  private void writeGlobal(int number, int value) {
    if (number >= globals.length) {
      outOfRangeLog.logAccess(number, true);
    } else if (number != EngineVariable.NOSUBTITLES.number() || value == 0 || value == 1) {
      globals[number] = value;
    }
  }

  private void writeBit(int word, int value) {
    int number = word & BIT_NUMBER_MASK;
    if (number >= bits.length) {
      outOfRangeLog.logAccess(word, true);
    } else {
      bits[number] = value != 0;
    }
  }

  private void writeLocal(int word, int value) {
    int number = localNumber(word);
    if (number >= locals.length) {
      outOfRangeLog.logAccess(word, true);
    } else {
      locals[number] = value;
    }
  }

  private static int localNumber(int word) {
    if ((word & Reference.LOCAL_BIT) == 0) {
      throw new ScriptException(
          String.format(Locale.ROOT, "reference word %04X is not a variable", word));
    }
    return word & LOCAL_NUMBER_MASK;
  }

  Ints globals() {
    return Ints.of(globals);
  }

  Ints packedBits() {
    int[] packedBits = new int[(bits.length + 31) / 32];
    for (int i = 0; i < bits.length; i++) {
      if (bits[i]) {
        packedBits[i / 32] |= 1 << (i % 32);
      }
    }
    return Ints.of(packedBits);
  }

  /** Returns whether saved banks have the sizes of the game's banks. */
  boolean fits(Ints savedGlobals, Ints savedBits) {
    return savedGlobals.size() == globals.length && savedBits.size() == (bits.length + 31) / 32;
  }

  /** Restores both banks. */
  void restore(Ints savedGlobals, Ints savedBits) {
    for (int i = 0; i < globals.length; i++) {
      globals[i] = savedGlobals.get(i);
    }
    for (int i = 0; i < bits.length; i++) {
      bits[i] = (savedBits.get(i / 32) >> (i % 32) & 1) != 0;
    }
  }
}
