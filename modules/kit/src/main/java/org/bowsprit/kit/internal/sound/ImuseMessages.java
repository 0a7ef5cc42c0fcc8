package org.bowsprit.kit.internal.sound;

import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;

/** The iMUSE messages that an arrangement needs, as bodies of sysex events (spec 11 §3). */
final class ImuseMessages {

  private static final int ALLOCATE_PART = 0;
  private static final int PART_INSTRUMENT = 16;
  private static final int JUMP = 48;
  private static final int PART_ON_OFF = 50;
  private static final int PART_VOLUME = 51;
  private static final int ADLIB = 1;
  private static final int PERCUSSION = 0x80;

  private ImuseMessages() {}

  /**
   * Returns a message "allocate part".
   *
   * @param percussion whether the part is drums
   * @param priority the number that is added to the priority of the player, 0–127
   * @param volume 0–127
   * @param program the MIDI program
   */
  static Bytes allocatePart(
      int channel, boolean percussion, int priority, int volume, int program) {
    ByteWriter out = new ByteWriter().u8(ALLOCATE_PART).u8(channel);
    nibbles(out, 3, priority, volume, 0, percussion ? PERCUSSION : 0, 0, 2, program);
    return out.toBytes();
  }

  /**
   * Returns a message "part instrument" with a patch of 30 bytes for AdLib or 23 bytes for the
   * speaker.
   */
  static Bytes instrument(int channel, Bytes patch) {
    ByteWriter out = new ByteWriter().u8(PART_INSTRUMENT).u8(channel).u8(ADLIB);
    for (int i = 0; i < patch.length(); i++) {
      nibbles(out, patch.u8(i));
    }
    return out.toBytes();
  }

  /**
   * Returns a jump within the track.
   *
   * @param hook 0 to jump always, otherwise the value that the jump hook must have
   * @param beat the number of the beat, from 1
   * @param tick the tick within the beat
   */
  static Bytes jump(int hook, int beat, int tick) {
    ByteWriter out = new ByteWriter().u8(JUMP).u8(0);
    nibbles(out, hook, 0, 0, beat >> Byte.SIZE, beat & 0xFF, tick >> Byte.SIZE, tick & 0xFF);
    return out.toBytes();
  }

  /**
   * Returns a message that turns a part on or off.
   *
   * @param hook 0 for always, else the value that the part's hook must have
   */
  static Bytes partOnOff(int channel, int hook, boolean isOn) {
    ByteWriter out = new ByteWriter().u8(PART_ON_OFF).u8(channel);
    nibbles(out, hook, isOn ? 1 : 0);
    return out.toBytes();
  }

  /**
   * Returns a message that changes a part's volume.
   *
   * @param hook 0 for always, else the value that the part's hook must have
   * @param volume 0–127
   */
  static Bytes partVolume(int channel, int hook, int volume) {
    ByteWriter out = new ByteWriter().u8(PART_VOLUME).u8(channel);
    nibbles(out, hook, volume);
    return out.toBytes();
  }

  private static void nibbles(ByteWriter out, int... values) {
    for (int value : values) {
      out.u8(value >> 4).u8(value & 0x0F);
    }
  }
}
