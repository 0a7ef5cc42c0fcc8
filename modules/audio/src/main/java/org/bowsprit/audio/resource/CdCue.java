package org.bowsprit.audio.resource;

import org.bowsprit.format.ByteReader;
import org.bowsprit.format.Bytes;
import org.bowsprit.format.ChunkPath;

/**
 * A trigger of a CD track (spec 10 §5). A frame is 1/75 s.
 *
 * @param track 1 is the disc's first audio track
 * @param loops how often it plays; {@link #FOREVER} without end
 * @param startFrame first frame inside the track
 * @param endFrame frame at which it ends; not after {@code startFrame}: the track's end
 */
public record CdCue(int track, int loops, int startFrame, int endFrame) {

  /** The number of loops that never end. */
  public static final int FOREVER = 0xFF;

  /** Frames a second. */
  public static final int FRAMES_A_SECOND = 75;

  /** Length of a trigger's payload. */
  static final int LENGTH = 24;

  private static final int TYPE_CD = 2;

  /** Reads a trigger; one that is not for a CD gives a cue of no loops, which never plays. */
  static CdCue read(Bytes payload, ChunkPath path) {
    ByteReader in = payload.reader(path).seek(7);
    int type = in.u8();
    in.seek(16);
    int track = in.u8();
    int wanted = in.u8();
    int loops = type == TYPE_CD ? wanted : 0;
    return new CdCue(track, loops, frames(in), frames(in));
  }

  private static int frames(ByteReader in) {
    return (in.u8() * 60 + in.u8()) * FRAMES_A_SECOND + in.u8();
  }
}
