package org.bowsprit.vm.code;

import org.bowsprit.format.script.Script;

/**
 * The code of one script resource, with the instructions decoded so far.
 *
 * <p>Offsets are relative to its code base (spec 05 §4.1): the first code byte of a global, local,
 * entry or exit script, the header of the VERB block for object code. Every instruction is decoded
 * once, on first use. Keep one instance for each resource. Not safe for use by several threads.
 */
public final class ScriptCode {

  private final byte[] bytes;
  private final Decoder decoder;
  private final Instruction[] decoded;

  /**
   * Creates the code of a script from a copy of {@code bytes}.
   *
   * @param instructions the bytecode version
   * @param bytes the script from its code base to its end
   */
  public ScriptCode(InstructionSet instructions, byte[] bytes) {
    this.bytes = bytes.clone();
    this.decoder = new Decoder(instructions, this.bytes);
    this.decoded = new Instruction[bytes.length];
  }

  /**
   * Returns the code of a script in a game file, with the script's own offsets. Offsets before its
   * first byte, which only VERB blocks have, contain zeros and must not be executed.
   */
  public static ScriptCode of(InstructionSet instructions, Script script) {
    byte[] bytes = new byte[script.end()];
    System.arraycopy(script.code().toArray(), 0, bytes, script.base(), script.code().length());
    return new ScriptCode(instructions, bytes);
  }

  /** Returns the number of bytes; a larger or equal offset is past the end of the script. */
  public int length() {
    return bytes.length;
  }

  /**
   * Returns the instruction at {@code offset}, from the cache if it was decoded before.
   *
   * @throws DecodeException if the bytes there are not an instruction or lie outside the script
   */
  public Instruction instruction(int offset) {
    if (offset >= 0 && offset < decoded.length) {
      Instruction cached = decoded[offset];
      if (cached != null) {
        return cached;
      }
    }
    Instruction decodedNow = decoder.decode(offset);
    decoded[offset] = decodedNow;
    return decodedNow;
  }

  /** Returns the byte at {@code offset}, 0 to 255. */
  public int byteAt(int offset) {
    return bytes[offset] & 0xFF;
  }

  /** Returns a copy of the bytes from {@code offset}, at most {@code length} of them. */
  public byte[] bytes(int offset, int length) {
    int from = Math.max(0, Math.min(offset, bytes.length));
    int count = Math.max(0, Math.min(length, bytes.length - from));
    byte[] copy = new byte[count];
    System.arraycopy(bytes, from, copy, 0, count);
    return copy;
  }

  /** Returns a copy of all bytes. */
  public byte[] toBytes() {
    return bytes.clone();
  }
}
