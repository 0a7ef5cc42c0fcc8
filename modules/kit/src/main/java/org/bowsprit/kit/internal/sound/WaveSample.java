package org.bowsprit.kit.internal.sound;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import org.bowsprit.format.Bytes;

/**
 * A digitised sound: unsigned bytes, one channel.
 *
 * @param rate samples a second
 * @param samples 0…255, 128 = silence
 */
record WaveSample(int rate, Bytes samples) {

  private static final int PCM = 1;
  private static final int RIFF_HEADER = 12;
  private static final int FORMAT_BYTES = 16;
  private static final int SILENCE = 0x80;

  /**
   * Reads a WAV file of 8 or 16 bits a sample; several channels become one.
   *
   * @throws SoundException if it is something else
   */
  static WaveSample read(Bytes file) throws SoundException {
    ByteBuffer in = ByteBuffer.wrap(file.toArray()).order(ByteOrder.LITTLE_ENDIAN);
    if (file.length() < RIFF_HEADER || !tag(in, 0).equals("RIFF") || !tag(in, 8).equals("WAVE")) {
      throw new SoundException("expected a WAV file, found something else");
    }
    ByteBuffer format = null;
    int at = RIFF_HEADER;
    while (at + 8 <= file.length()) {
      String tag = tag(in, at);
      int size = in.getInt(at + 4);
      int start = at + 8;
      if (size < 0 || size > file.length() - start) {
        size = file.length() - start;
      }
      ByteBuffer body = in.slice(start, size).order(ByteOrder.LITTLE_ENDIAN);
      if (tag.equals("fmt ") && size >= FORMAT_BYTES) {
        format = body;
      } else if (tag.equals("data")) {
        if (format == null) {
          throw new SoundException("expected the format of the samples before them");
        }
        return samples(format, body);
      }
      at = start + size + (size & 1);
    }
    throw new SoundException("expected samples, found none");
  }

  private static String tag(ByteBuffer in, int at) {
    byte[] letters = new byte[4];
    in.get(at, letters);
    return new String(letters, StandardCharsets.ISO_8859_1);
  }

  private static WaveSample samples(ByteBuffer format, ByteBuffer data) throws SoundException {
    int channels = format.getShort(2);
    int rate = format.getInt(4);
    int bits = format.getShort(14);
    if (format.getShort(0) != PCM || channels < 1 || (bits != 8 && bits != 16)) {
      throw new SoundException("expected plain samples of 8 or 16 bits; save the WAV as PCM");
    }
    int frameBytes = channels * bits / Byte.SIZE;
    byte[] samples = new byte[data.remaining() / frameBytes];
    for (int i = 0; i < samples.length; i++) {
      int sum = 0;
      for (int channel = 0; channel < channels; channel++) {
        int at = i * frameBytes + channel * bits / Byte.SIZE;
        sum += bits == 8 ? (data.get(at) & 0xFF) - SILENCE : data.getShort(at) >> Byte.SIZE;
      }
      samples[i] = (byte) (sum / channels + SILENCE);
    }
    return new WaveSample(rate, Bytes.wrap(samples));
  }

  /** Returns the sound as a WAV file. */
  byte[] toWav() {
    ByteBuffer out =
        ByteBuffer.allocate(44 + samples.length() + (samples.length() & 1))
            .order(ByteOrder.LITTLE_ENDIAN);
    out.put("RIFF".getBytes(StandardCharsets.US_ASCII)).putInt(out.capacity() - 8);
    out.put("WAVEfmt ".getBytes(StandardCharsets.US_ASCII)).putInt(FORMAT_BYTES);
    out.putShort((short) PCM).putShort((short) 1).putInt(rate).putInt(rate);
    out.putShort((short) 1).putShort((short) Byte.SIZE);
    out.put("data".getBytes(StandardCharsets.US_ASCII)).putInt(samples.length());
    out.put(samples.toArray());
    return out.array();
  }
}
