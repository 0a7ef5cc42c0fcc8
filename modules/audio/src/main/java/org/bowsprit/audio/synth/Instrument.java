package org.bowsprit.audio.synth;

import java.util.Arrays;
import org.bowsprit.bytes.Bytes;

/**
 * The instrument of a part: a patch from the music, or a program of the device.
 *
 * @since 1.0
 */
public sealed interface Instrument {

  /** No instrument. The part is silent. */
  record None() implements Instrument {}

  /**
   * A program of the device's own bank.
   *
   * @param number the MIDI program, 0 to 127
   */
  record Program(int number) implements Instrument {

    /** Checks the range. */
    public Program {
      requireProgram(number);
    }
  }

  /**
   * A program of a Roland MT-32's own bank.
   *
   * @param number the number, 0 to 127
   */
  record RolandProgram(int number) implements Instrument {

    /** Checks the range. */
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
   * A sound for a Roland MT-32 that the music contains.
   *
   * @param name the name of the sound, without trailing spaces
   * @param sound the bytes that the device stores, which begin with the name; empty if they are not
   *     known
   */
  record RolandTimbre(String name, Bytes sound) implements Instrument {

    /** Creates a sound with only a known name. */
    public RolandTimbre(String name) {
      this(name, Bytes.EMPTY);
    }
  }

  /** A patch from the music, which defines the sound of an OPL2 voice or of a PC speaker voice. */
  final class Patch implements Instrument {

    /** The length of an OPL2 patch in bytes. */
    public static final int OPL_LENGTH = 30;

    /** The length of a PC speaker patch in bytes. */
    public static final int SPEAKER_LENGTH = 23;

    private final byte[] bytes;

    /**
     * Creates a patch.
     *
     * @param bytes the bytes of the patch, which are copied: {@value #OPL_LENGTH} for an OPL2,
     *     {@value #SPEAKER_LENGTH} for a PC speaker
     * @throws IllegalArgumentException if there is another number of bytes
     */
    public Patch(byte[] bytes) {
      if (bytes.length != OPL_LENGTH && bytes.length != SPEAKER_LENGTH) {
        throw new IllegalArgumentException("no patch has " + bytes.length + " bytes");
      }
      this.bytes = bytes.clone();
    }

    /** Returns the number of bytes. */
    public int length() {
      return bytes.length;
    }

    /** Returns byte {@code index} as 0 to 255. */
    public int at(int index) {
      return bytes[index] & 0xFF;
    }

    /** Returns a copy of the bytes. */
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
