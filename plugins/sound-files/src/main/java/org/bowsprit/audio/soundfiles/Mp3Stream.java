package org.bowsprit.audio.soundfiles;

import java.io.IOException;
import javazoom.jl.decoder.Bitstream;
import javazoom.jl.decoder.BitstreamException;
import javazoom.jl.decoder.Decoder;
import javazoom.jl.decoder.DecoderException;
import javazoom.jl.decoder.Header;
import javazoom.jl.decoder.SampleBuffer;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SourceInput;

/** Decodes an MP3 file with JLayer. */
final class Mp3Stream extends BlockStream {

  /**
   * The number of frames that are decoded before a position, because an MP3 frame borrows bits from
   * earlier frames.
   */
  private static final int BORROWED = 12;

  private final Bitstream bits;
  private final Decoder decoder = new Decoder();
  private final int sampleRate;
  private final int samplesAFrame;
  private boolean begun;

  private Mp3Stream(Bitstream bits, Header first) {
    this.bits = bits;
    sampleRate = first.frequency();
    samplesAFrame = first.version() == Header.MPEG1 ? 1152 : 576;
  }

  static Mp3Stream open(ByteSource source) throws AudioException {
    Bitstream bits = new Bitstream(new SourceInput(source));
    try {
      Header first = bits.readFrame();
      if (first == null || first.frequency() < 1) {
        throw new AudioException("an MP3 file without sound");
      }
      return new Mp3Stream(bits, first);
    } catch (BitstreamException | RuntimeException e) {
      throw new AudioException("an invalid MP3 file", e);
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  private Header next() throws BitstreamException {
    if (!begun) {
      begun = true;
      bits.unreadFrame();
    }
    return bits.readFrame();
  }

  @Override
  boolean decode() throws IOException {
    try {
      Header header = next();
      if (header == null) {
        return false;
      }
      SampleBuffer decoded = (SampleBuffer) decoder.decodeFrame(header, bits);
      bits.closeFrame();
      short[] samples = decoded.getBuffer();
      int channels = decoded.getChannelCount();
      for (int i = 0; i + channels <= decoded.getBufferLength(); i += channels) {
        put(samples[i], samples[i + channels - 1]);
      }
      if (blockFrames() == 0) {
        putSilence();
      }
      return true;
    } catch (BitstreamException | DecoderException e) {
      throw new IOException("an invalid MP3 frame", e);
    }
  }

  /**
   * Adds a silent frame in place of a frame whose borrowed bits are missing, so that later frames
   * are heard at the right time.
   */
  private void putSilence() {
    for (int i = 0; i < samplesAFrame; i++) {
      put(0, 0);
    }
  }

  /** Skips distant frames. Reads only the headers of these frames. */
  @Override
  public void skip(long count) {
    long whole = (count - pending()) / samplesAFrame - BORROWED;
    long left = count;
    if (whole > 0) {
      left -= pending();
      super.skip(pending());
      left -= passOver(whole) * samplesAFrame;
    }
    super.skip(left);
  }

  private long passOver(long wanted) {
    long passed = 0;
    try {
      while (passed < wanted && next() != null) {
        bits.closeFrame();
        passed++;
      }
    } catch (BitstreamException | RuntimeException damage) {
      // Frames after the damage are decoded as usual.
      return passed;
    }
    return passed;
  }

  @Override
  public void close() {
    try {
      bits.close();
    } catch (BitstreamException e) {
      // The caller owns the source, and nothing else is open.
      return;
    }
  }
}
