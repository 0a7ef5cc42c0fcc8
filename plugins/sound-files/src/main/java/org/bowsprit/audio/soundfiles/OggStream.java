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

  private static final int HEADERS = 3;
  private static final int FULL = 32_767;
  private static final long UNKNOWN = -1;

  /**
   * The number of seconds by which skipping stops early, because the decoder needs a page before
   * the first exact frame.
   */
  private static final int RUN_UP = 2;

  private final OggPages pages;
  private final StreamState stream = new StreamState();
  private final Packet packet = new Packet();
  private final Info info = new Info();
  private final float[][][] samples = new float[1][][];
  private DspState synthesis = new DspState();
  private Block vorbis;
  private int[] starts;

  /** The number of the first frame in the next block. */
  private long position;

  private OggStream(ByteSource source) {
    pages = new OggPages(source);
  }

  static OggStream open(ByteSource source) throws AudioException {
    try {
      OggStream opened = new OggStream(source);
      opened.readHeaders();
      return opened;
    } catch (IOException | RuntimeException e) {
      throw new AudioException("an invalid Ogg file", e);
    }
  }

  private void readHeaders() throws IOException {
    Comment comment = new Comment();
    info.init();
    comment.init();
    int read = 0;
    boolean first = true;
    while (read < HEADERS) {
      Page page = pages.next();
      if (page == null) {
        throw new IOException("the file ends within its headers");
      }
      if (first) {
        stream.init(page.serialno());
        first = false;
      }
      stream.pagein(page);
      while (read < HEADERS && stream.packetout(packet) > 0) {
        if (info.synthesis_headerin(comment, packet) < 0) {
          throw new IOException("the headers are none of Vorbis");
        }
        read++;
      }
    }
    if (info.rate < 1 || info.channels < 1) {
      throw new IOException("the headers are invalid");
    }
    starts = new int[info.channels];
    startSynthesis();
  }

  private void startSynthesis() {
    synthesis = new DspState();
    synthesis.synthesis_init(info);
    vorbis = new Block(synthesis);
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
    for (int found = stream.packetout(packet); found != 0; found = stream.packetout(packet)) {
      if (found > 0 && vorbis.synthesis(packet) == 0) {
        synthesis.synthesis_blockin(vorbis);
        takeSamples();
      }
    }
    long end = page.granulepos();
    if (position == UNKNOWN) {
      position = end == UNKNOWN ? UNKNOWN : end;
      return;
    }
    if (page.eos() != 0 && end != UNKNOWN) {
      trim((int) Math.min(Integer.MAX_VALUE, end - position));
    }
    position += blockFrames();
  }

  private void takeSamples() {
    int count = synthesis.synthesis_pcmout(samples, starts);
    while (count > 0) {
      float[] left = samples[0][0];
      int right = info.channels > 1 ? 1 : 0;
      for (int i = 0; i < count; i++) {
        put(level(left[starts[0] + i]), level(samples[0][right][starts[right] + i]));
      }
      synthesis.synthesis_read(count);
      count = synthesis.synthesis_pcmout(samples, starts);
    }
  }

  private static int level(float sample) {
    return Math.round(sample * FULL);
  }

  @Override
  public void skip(long count) {
    long target = position - pending() + count;
    long near = target - (long) RUN_UP * info.rate;
    if (near > position) {
      super.skip(pending());
      passOver(near);
      super.skip(Math.max(0, target - position));
    } else {
      super.skip(count);
    }
  }

  /**
   * Skips the pages that end before a frame and sets the position to the end of the first decoded
   * page.
   */
  private void passOver(long frame) {
    try {
      Page page = pages.next();
      while (page != null && page.granulepos() < frame) {
        page = pages.next();
      }
      if (page != null) {
        stream.reset();
        startSynthesis();
        position = UNKNOWN;
        decode(page);
        trim(0);
      }
    } catch (IOException | RuntimeException damage) {
      // The decoder throws arbitrary exceptions if a page
      // is damaged. The following pages are decoded as usual.
      position = Math.max(0, position);
    }
  }

  /** Does nothing, because the caller owns the source. */
  @Override
  public void close() {}
}
