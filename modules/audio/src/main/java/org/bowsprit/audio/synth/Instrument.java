package org.bowsprit.audio.synth;

import java.util.Arrays;

/**
 * What a part plays: a patch of its own, or a program of the device's.
 *
 * @since 1.0
 */
public sealed interface Instrument {

  /** No instrument: the part is silent. */
  record None() implements Instrument {}

  /**
   * A program of the device's own bank.
   *
   * @param number MIDI program, 0 to 127
   */
  record Program(int number) implements Instrument {

    /** Rejects a program that no bank has. */
    public Program {
      requireProgram(number);
    }
  }

  /**
   * A program of a Roland MT-32's own bank.
   *
   * @param number 0 to 127
   */
  record RolandProgram(int number) implements Instrument {

    /** Rejects a program that no bank has. */
    public RolandProgram {
      requireProgram(number);
    }
  }

  private static void requireProgram(int number) {
    if (number < 0 || number > 127) {
      throw new IllegalArgumentException("a program is 0 to 127, not " + number);
    }
  }

  /**
   * A sound that came with the music for a Roland MT-32.
   *
   * @param name what it is called, without spaces at its end
   */
  record RolandTimbre(String name) implements Instrument {}

  /** A patch that came with the music: the sound of an OPL2's or a PC speaker's voice. */
  final class Patch implements Instrument {

    /** Length of an OPL2 patch. */
    public static final int OPL_LENGTH = 30;

    /** Length of a PC speaker patch. */
    public static final int SPEAKER_LENGTH = 23;

    private final byte[] bytes;

    /**
     * Makes a patch.
     *
     * @param bytes {@value #OPL_LENGTH} for an OPL2, {@value #SPEAKER_LENGTH} for a PC speaker;
     *     copied
     * @throws IllegalArgumentException if it is for neither
     */
    public Patch(byte[] bytes) {
      if (bytes.length != OPL_LENGTH && bytes.length != SPEAKER_LENGTH) {
        throw new IllegalArgumentException("no patch has " + bytes.length + " bytes");
      }
      this.bytes = bytes.clone();
    }

    /** Returns how many bytes it has. */
    public int length() {
      return bytes.length;
    }

    /** Returns byte {@code index} as 0 to 255. */
    public int at(int index) {
      return bytes[index] & 0xFF;
    }

    /** Returns the bytes, in an array of their own. */
    public byte[] toArray() {
      return bytes.clone();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Patch patch && Arrays.equals(bytes, patch.bytes);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
      return "Patch[" + bytes.length + " bytes]";
    }
  }
}
