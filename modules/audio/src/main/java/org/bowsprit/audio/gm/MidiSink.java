package org.bowsprit.audio.gm;

/**
 * Receives MIDI messages.
 *
 * @since 1.0
 */
@FunctionalInterface
public interface MidiSink {

  /**
   * Receives a message.
   *
   * @param status the status byte, 0x80 to 0xEF, with the channel in the lower four bits
   * @param first the first data byte, 0 to 127
   * @param second the second data byte, 0 to 127; 0 if a message has only one data byte
   */
  void message(int status, int first, int second);

  /**
   * Receives a system exclusive message. A sink for synthesisers without such messages ignores it.
   *
   * @param message all bytes of the message, from 0xF0 to 0xF7
   * @since 1.2
   */
  default void sysex(byte[] message) {}
}
