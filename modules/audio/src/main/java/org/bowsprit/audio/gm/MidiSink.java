package org.bowsprit.audio.gm;

/**
 * Receives MIDI channel messages.
 *
 * @since 1.0
 */
@FunctionalInterface
public interface MidiSink {

  /**
   * Receives a message.
   *
   * @param status 0x80 to 0xEF, with the channel in the lower four bits
   * @param first 0 to 127
   * @param second 0 to 127; 0 if a message has only one data byte
   */
  void message(int status, int first, int second);
}
