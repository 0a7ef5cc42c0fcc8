package org.bowsprit.audio.midi;

import org.bowsprit.bytes.ByteReader;

/**
 * The start parameters of a piece: the {@code MDhd} of its rendition (spec 10 §2.2).
 *
 * @param priority the priority, 0 to 255; a low priority loses its players and voices first
 * @param volume the volume, 0 to 127
 * @param pan the pan, from -64 (left) to 63 (right)
 * @param transpose the transposition, in semitones
 * @param detune the detuning, in 1/128 semitone
 * @param speed the speed; 128 is the normal speed, and 0 stops the music
 */
public record StartParameters(
    int priority, int volume, int pan, int transpose, int detune, int speed) {

  /** The parameters of a piece without a header, or with a header of zeros. */
  public static final StartParameters DEFAULT = new StartParameters(128, 127, 0, 0, 0, 128);

  private static final int LENGTH = 8;
  private static final int MAX_VOLUME = 127;

  /** Reads the payload of an {@code MDhd}. A header of zeros gives {@link #DEFAULT}. */
  static StartParameters read(ByteReader payload) {
    if (payload.length() < LENGTH) {
      return DEFAULT;
    }
    payload.skip(2);
    StartParameters parameters =
        new StartParameters(
            payload.u8(),
            Math.min(MAX_VOLUME, payload.u8()),
            payload.s8(),
            payload.s8(),
            payload.s8(),
            payload.u8());
    return parameters.priority == 0 && parameters.volume == 0 && parameters.speed == 0
        ? DEFAULT
        : parameters;
  }
}
