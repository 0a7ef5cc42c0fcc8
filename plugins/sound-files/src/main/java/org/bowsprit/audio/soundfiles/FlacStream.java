package org.bowsprit.audio.soundfiles;

import java.io.IOException;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SourceInput;
import org.jflac.ChannelData;
import org.jflac.FLACDecoder;
import org.jflac.FrameListener;
import org.jflac.frame.Frame;
import org.jflac.metadata.Metadata;
import org.jflac.metadata.StreamInfo;

/** Decodes a FLAC file with jFLAC. */
final class FlacStream extends BlockStream {

  private static final int BITS_PER_SAMPLE = 16;

  private final FLACDecoder decoder;
  private final StreamInfo info;

  private FlacStream(FLACDecoder decoder, StreamInfo info) {
    this.decoder = decoder;
    this.info = info;
  }

  static FlacStream open(ByteSource source) throws AudioException {
    FLACDecoder decoder = new FLACDecoder(new StrictInput(new SourceInput(MinimalFlac.of(source))));
    decoder.addFrameListener(new FailOnError());
    try {
      decoder.readMetadata();
    } catch (IOException | RuntimeException e) {
      throw new AudioException("the FLAC file is invalid", e);
    }
    StreamInfo info = decoder.getStreamInfo();
    if (info == null || info.getSampleRate() < 1 || info.getChannels() > 2) {
      throw new AudioException("the FLAC file is of an unsupported kind");
    }
    return new FlacStream(decoder, info);
  }

  /**
   * Throws an exception at the first error, which ends the stream. Otherwise jFLAC may search for
   * the next frame without end.
   */
  private static final class FailOnError implements FrameListener {
    @Override
    public void processMetadata(Metadata metadata) {}

    @Override
    public void processFrame(Frame frame) {}

    @Override
    public void processError(String message) {
      throw new IllegalStateException(message);
    }
  }

  @Override
  public int sampleRate() {
    return info.getSampleRate();
  }

  @Override
  boolean decode() throws IOException {
    Frame frame = decoder.readNextFrame();
    if (frame == null) {
      return false;
    }
    ChannelData[] channels = decoder.getChannelData();
    int[] left = channels[0].getOutput();
    int[] right = channels[frame.header.channels == 2 ? 1 : 0].getOutput();
    int shift = info.getBitsPerSample() - BITS_PER_SAMPLE;
    for (int i = 0; i < frame.header.blockSize; i++) {
      put(toSixteenBits(left[i], shift), toSixteenBits(right[i], shift));
    }
    return true;
  }

  private static int toSixteenBits(int sample, int shift) {
    return shift >= 0 ? sample >> shift : sample << -shift;
  }

  /** Does nothing, because the caller owns the source. */
  @Override
  public void close() {}
}
