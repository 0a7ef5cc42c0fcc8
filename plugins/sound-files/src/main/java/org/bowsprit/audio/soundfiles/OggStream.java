package org.bowsprit.audio.soundfiles;

import com.jcraft.jogg.Packet;
import com.jcraft.jogg.Page;
import com.jcraft.jogg.StreamState;
import com.jcraft.jorbis.Block;
import com.jcraft.jorbis.Comment;
import com.jcraft.jorbis.DspState;
import com.jcraft.jorbis.Info;
import java.io.IOException;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;

/**
 * Decodes an Ogg Vorbis file with JOrbis, page by page. Each page contains the number of the frame
 * at its end, so distant pages can be skipped without being decoded.
 */
final class OggStream extends BlockStream {

  private static final int HEADER_COUNT = 3;
  private static final int FULL_SCALE = 32_767;
  private static final long UNKNOWN_POSITION = -1;

  /**
   * The number of seconds before the target at which pages are no longer skipped, because the
   * decoder needs a page before the first exact frame.
   */
  private static final int RUN_UP_SECONDS = 2;

  private final OggPages pages;
  private final StreamState stream = new StreamState();
  private final Packet packet = new Packet();
  private final Info info = new Info();
  private final float[][][] samples = new float[1][][];
  private DspState synthesis = new DspState();
  private Block block;
  private int[] channelStarts;

  /** The number of the first frame in the next block. */
  private long position;

  private OggStream(ByteSource source) {
    pages = new OggPages(source);
  }

  static OggStream open(ByteSource source) throws AudioException {
    try {
      OggStream result = new OggStream(source);
      result.readHeaders();
      return result;
    } catch (IOException | RuntimeException e) {
      throw new AudioException("the Ogg file is invalid", e);
    }
  }

  private void readHeaders() throws IOException {
    Comment comment = new Comment();
    info.init();
    comment.init();
    int headersRead = 0;
    boolean isFirst = true;
    while (headersRead < HEADER_COUNT) {
      Page page = pages.next();
      if (page == null) {
        throw new IOException("the file ends within its headers");
      }
      if (isFirst) {
        stream.init(page.serialno());
        isFirst = false;
      }
      stream.pagein(page);
      while (headersRead < HEADER_COUNT && stream.packetout(packet) > 0) {
        if (info.synthesis_headerin(comment, packet) < 0) {
          throw new IOException("the headers are not Vorbis headers");
        }
        headersRead++;
      }
    }
    if (info.rate < 1 || info.channels < 1) {
      throw new IOException("the headers are invalid");
    }
    channelStarts = new int[info.channels];
    startSynthesis();
  }

  private void startSynthesis() {
    synthesis = new DspState();
    synthesis.synthesis_init(info);
    block = new Block(synthesis);
  }

  @Override
  public int sampleRate() {
    return info.rate;
  }

  @Override
  boolean decode() throws IOException {
    Page page = pages.next();
    if (page == null) {
      return false;
    }
    decode(page);
    return true;
  }

  private void decode(Page page) {
    stream.pagein(page);
    for (int status = stream.packetout(packet); status != 0; status = stream.packetout(packet)) {
      if (status > 0 && block.synthesis(packet) == 0) {
        synthesis.synthesis_blockin(block);
        putSamples();
      }
    }
    long endPosition = page.granulepos();
    if (position == UNKNOWN_POSITION) {
      position = endPosition == UNKNOWN_POSITION ? UNKNOWN_POSITION : endPosition;
      return;
    }
    if (page.eos() != 0 && endPosition != UNKNOWN_POSITION) {
      trim((int) Math.min(Integer.MAX_VALUE, endPosition - position));
    }
    position += blockFrames();
  }

  private void putSamples() {
    int frameCount = synthesis.synthesis_pcmout(samples, channelStarts);
    while (frameCount > 0) {
      float[] leftSamples = samples[0][0];
      int rightChannel = info.channels > 1 ? 1 : 0;
      for (int i = 0; i < frameCount; i++) {
        put(
            toSample(leftSamples[channelStarts[0] + i]),
            toSample(samples[0][rightChannel][channelStarts[rightChannel] + i]));
      }
      synthesis.synthesis_read(frameCount);
      frameCount = synthesis.synthesis_pcmout(samples, channelStarts);
    }
  }

  private static int toSample(float sample) {
    return Math.round(sample * FULL_SCALE);
  }

  @Override
  public void skip(long count) {
    long target = position - pendingFrames() + count;
    long decodingStart = target - (long) RUN_UP_SECONDS * info.rate;
    if (decodingStart > position) {
      super.skip(pendingFrames());
      skipPages(decodingStart);
      super.skip(Math.max(0, target - position));
    } else {
      super.skip(count);
    }
  }

  /**
   * Skips the pages that end before a frame and sets the position to the end of the first decoded
   * page.
   */
  private void skipPages(long frame) {
    try {
      Page page = pages.next();
      while (page != null && page.granulepos() < frame) {
        page = pages.next();
      }
      if (page != null) {
        stream.reset();
        startSynthesis();
        position = UNKNOWN_POSITION;
        decode(page);
        trim(0);
      }
    } catch (IOException | RuntimeException exception) {
      // The decoder throws arbitrary exceptions if a page is damaged. The following pages are
      // decoded as usual.
      position = Math.max(0, position);
    }
  }

  /** Does nothing, because the caller owns the source. */
  @Override
  public void close() {}
}
