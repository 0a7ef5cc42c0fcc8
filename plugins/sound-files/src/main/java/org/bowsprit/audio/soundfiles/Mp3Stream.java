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
   * The number of MP3 frames that are decoded before the target of a skip. They are necessary
   * because an MP3 frame borrows bits from earlier frames.
   */
  private static final int LEAD_IN_FRAMES = 12;

  private final Bitstream bitstream;
  private final Decoder decoder = new Decoder();
  private final int sampleRate;
  private final int samplesPerFrame;
  private boolean hasBegun;

  private Mp3Stream(Bitstream bitstream, Header firstHeader) {
    this.bitstream = bitstream;
    sampleRate = firstHeader.frequency();
    samplesPerFrame = firstHeader.version() == Header.MPEG1 ? 1152 : 576;
  }

  static Mp3Stream open(ByteSource source) throws AudioException {
    Bitstream bitstream = new Bitstream(new SourceInput(source));
    try {
      Header firstHeader = bitstream.readFrame();
      if (firstHeader == null || firstHeader.frequency() < 1) {
        throw new AudioException("the MP3 file contains no sound");
      }
      return new Mp3Stream(bitstream, firstHeader);
    } catch (BitstreamException | RuntimeException e) {
      throw new AudioException("the MP3 file is invalid", e);
    }
  }

  @Override
  public int sampleRate() {
    return sampleRate;
  }

  private Header nextHeader() throws BitstreamException {
    if (!hasBegun) {
      hasBegun = true;
      bitstream.unreadFrame();
    }
    return bitstream.readFrame();
  }

  @Override
  boolean decode() throws IOException {
    try {
      Header header = nextHeader();
      if (header == null) {
        return false;
      }
      SampleBuffer sampleBuffer = (SampleBuffer) decoder.decodeFrame(header, bitstream);
      bitstream.closeFrame();
      short[] samples = sampleBuffer.getBuffer();
      int channels = sampleBuffer.getChannelCount();
      for (int i = 0; i + channels <= sampleBuffer.getBufferLength(); i += channels) {
        put(samples[i], samples[i + channels - 1]);
      }
      if (blockFrames() == 0) {
        putSilence();
      }
      return true;
    } catch (BitstreamException | DecoderException e) {
      throw new IOException("the MP3 file contains an invalid frame", e);
    }
  }

  /**
   * Adds a silent MP3 frame in place of a frame whose borrowed bits are missing, so that later
   * frames are heard at the right time.
   */
  private void putSilence() {
    for (int i = 0; i < samplesPerFrame; i++) {
      put(0, 0);
    }
  }

  /**
   * Skips frames. MP3 frames far before the target are not decoded; only their headers are read.
   */
  @Override
  public void skip(long count) {
    long distantFrames = (count - pendingFrames()) / samplesPerFrame - LEAD_IN_FRAMES;
    long remainingFrames = count;
    if (distantFrames > 0) {
      remainingFrames -= pendingFrames();
      super.skip(pendingFrames());
      remainingFrames -= skipFrames(distantFrames) * samplesPerFrame;
    }
    super.skip(remainingFrames);
  }

  private long skipFrames(long count) {
    long skippedFrames = 0;
    try {
      while (skippedFrames < count && nextHeader() != null) {
        bitstream.closeFrame();
        skippedFrames++;
      }
    } catch (BitstreamException | RuntimeException exception) {
      // Frames after the damage are decoded as usual.
      return skippedFrames;
    }
    return skippedFrames;
  }

  @Override
  public void close() {
    try {
      bitstream.close();
    } catch (BitstreamException e) {
      // The caller owns the source, and nothing else is open.
      return;
    }
  }
}
