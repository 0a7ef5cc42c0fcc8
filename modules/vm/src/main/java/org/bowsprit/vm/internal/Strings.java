package org.bowsprit.vm.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.vm.StringResources;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.ScriptException;

/** The numbered byte arrays of scripts (spec 06 §9.2). */
public final class Strings implements StringResources {

  /** Numbers a byte operand can name; the original has 50. */
  static final int COUNT = 256;

  private final byte[][] strings = new byte[COUNT][];

  void clear() {
    Arrays.fill(strings, null);
  }

  /** Returns the bytes themselves; null if the string does not exist. */
  byte[] get(int number) {
    return strings[checked(number)];
  }

  void put(int number, byte[] bytes) {
    strings[checked(number)] = bytes;
  }

  /** Stores a text with a closing NUL. */
  void putText(int number, ScriptText text) {
    byte[] bytes = text.toBytes();
    put(number, Arrays.copyOf(bytes, bytes.length + 1));
  }

  /** Makes a copy of another string, or frees the target if there is none. */
  void copy(int target, int source) {
    byte[] bytes = get(source);
    put(target, bytes == null ? null : bytes.clone());
  }

  /** Makes a string of zeros; size 0 only frees it. */
  void create(int number, int size) {
    put(number, size <= 0 ? null : new byte[Math.min(size, 0xFFFF)]);
  }

  int charAt(int number, int index) {
    return existing(number, index)[index] & 0xFF;
  }

  void setChar(int number, int index, int value) {
    existing(number, index)[index] = (byte) value;
  }

  @Override
  public ScriptText text(int number) {
    byte[] bytes = number >= 0 && number < COUNT ? strings[number] : null;
    return bytes == null ? null : ScriptText.ofTerminated(bytes);
  }

  List<VmState.StringResource> snapshot() {
    List<VmState.StringResource> saved = new ArrayList<>();
    for (int i = 0; i < COUNT; i++) {
      if (strings[i] != null) {
        saved.add(new VmState.StringResource(i, ScriptText.of(strings[i])));
      }
    }
    return saved;
  }

  void restore(List<VmState.StringResource> saved) {
    clear();
    for (VmState.StringResource each : saved) {
      put(each.number(), each.bytes().toBytes());
    }
  }

  private byte[] existing(int number, int index) {
    byte[] bytes = get(number);
    if (bytes == null) {
      throw new ScriptException("string " + number + " does not exist");
    }
    if (index < 0 || index >= bytes.length) {
      throw new ScriptException(
          "string " + number + " has " + bytes.length + " characters, none at " + index);
    }
    return bytes;
  }

  private static int checked(int number) {
    if (number < 0 || number >= COUNT) {
      throw new ScriptException("strings have numbers 0 to " + (COUNT - 1) + ", not " + number);
    }
    return number;
  }
}
