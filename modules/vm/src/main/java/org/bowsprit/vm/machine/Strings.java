package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.bowsprit.vm.StringResources;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.code.ScriptText;
import org.bowsprit.vm.port.ScriptException;

/**
 * The string resources of scripts (spec 06 §9.2). Two spare bytes follow each string. They are 0
 * until a script writes past the end of the string, as some scripts do (spec 13 §7).
 */
final class Strings implements StringResources {

  /**
   * The number of strings. It is the number that a byte operand can address. The original
   * interpreter has 50 strings.
   */
  static final int COUNT = 256;

  private static final int SPARE_BYTES = 2;

  // The strings, including their spare bytes.
  private final byte[][] strings = new byte[COUNT][];

  void clear() {
    Arrays.fill(strings, null);
  }

  /** Returns a copy of the bytes; null if the string does not exist. */
  byte[] get(int number) {
    byte[] bytes = strings[checkedNumber(number)];
    return bytes == null ? null : Arrays.copyOf(bytes, bytes.length - SPARE_BYTES);
  }

  /** Stores a copy of the bytes; null frees the string. */
  void put(int number, byte[] bytes) {
    strings[checkedNumber(number)] =
        bytes == null ? null : Arrays.copyOf(bytes, bytes.length + SPARE_BYTES);
  }

  /** Stores a text with a closing NUL. */
  void putText(int number, ScriptText text) {
    byte[] bytes = text.toBytes();
    put(number, Arrays.copyOf(bytes, bytes.length + 1));
  }

  /** Copies another string, or frees the target if the source does not exist. */
  void copy(int target, int source) {
    put(target, get(source));
  }

  /** Creates a string of zeros; size 0 frees the string. */
  void create(int number, int size) {
    put(number, size <= 0 ? null : new byte[Math.min(size, 0xFFFF)]);
  }

  /** Returns a character, or 0 beyond the string. */
  int charAt(int number, int index) {
    byte[] bytes = existingBytes(number);
    return index >= 0 && index < bytes.length ? bytes[index] & 0xFF : 0;
  }

  /** Sets a character. Returns false and does nothing beyond the string. */
  boolean setChar(int number, int index, int value) {
    byte[] bytes = existingBytes(number);
    boolean isInside = index >= 0 && index < bytes.length;
    if (isInside) {
      bytes[index] = (byte) value;
    }
    return isInside;
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
        saved.add(new VmState.StringResource(i, ScriptText.of(get(i)), spareBytes(strings[i])));
      }
    }
    return saved;
  }

  void restore(List<VmState.StringResource> saved) {
    clear();
    for (VmState.StringResource each : saved) {
      put(each.number(), each.bytes().toBytes());
      byte[] bytes = strings[each.number()];
      bytes[bytes.length - 2] = (byte) each.spare();
      bytes[bytes.length - 1] = (byte) (each.spare() >> Byte.SIZE);
    }
  }

  private static int spareBytes(byte[] bytes) {
    return (bytes[bytes.length - 2] & 0xFF) | ((bytes[bytes.length - 1] & 0xFF) << Byte.SIZE);
  }

  private byte[] existingBytes(int number) {
    byte[] bytes = strings[checkedNumber(number)];
    if (bytes == null) {
      throw new ScriptException("string " + number + " does not exist");
    }
    return bytes;
  }

  private static int checkedNumber(int number) {
    if (number < 0 || number >= COUNT) {
      throw new ScriptException("strings have numbers 0 to " + (COUNT - 1) + ", not " + number);
    }
    return number;
  }
}
