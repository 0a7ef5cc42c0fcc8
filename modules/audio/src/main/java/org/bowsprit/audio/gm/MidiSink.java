package org.bowsprit.audio.gm;

/**
 * Takes MIDI messages of a channel.
 *
 * @since 1.0
 */
@FunctionalInterface
public interface MidiSink {

  /**
   * Takes a message.
   *
   * @param status with the channel in its lower four bits, 0x80 to 0xEF
   * @param first 0 to 127
   * @param second 0 to 127; 0 where a message has but one byte
   */
  void message(int status, int first, int second);
}
