package org.bowsprit.audio.resource;

import java.util.Optional;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.ByteWriter;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;

/**
 * A command that starts a CD track (spec 10 §5). A frame lasts 1/75 s.
 *
 * @param track the number of the track; 1 is the first audio track of the disc
 * @param loops the number of times that the track plays; {@link #FOREVER} for endless play
 * @param startFrame the first frame, counted from the start of the track
 * @param endFrame the frame at which the track ends; if it is not after {@code startFrame}, the
 *     track plays to its end
 */
public record CdCue(int track, int loops, int startFrame, int endFrame) {

  /** The value of {@code loops} for endless play. */
  public static final int FOREVER = 0xFF;

  /** The number of CD frames per second. */
  public static final int FRAMES_PER_SECOND = 75;

  /** The length of a trigger's payload in bytes. */
  public static final int LENGTH = 24;

  private static final int TYPE_OFFSET = 7;
  private static final int TYPE_CD = 2;
  private static final int TRACK_OFFSET = 16;

  /**
   * The start of the voice track on the disc and the length of the silence before it, in CD frames.
   */
  private static final int VOICE_TRACK_START = 22_500;

  private static final int PRE_GAP = 150;

  /** The number of CD frames by which a voice is longer than its length in the scripts. */
  private static final int VOICE_EXTRA_FRAMES = 5;

  /** The value of two fields that may be volumes. Nearly every trigger contains this value. */
  private static final int VOLUME_FIELD_DEFAULT = 0xC8;

  /** Reads a trigger. The result is empty if the payload is not a CD trigger. */
  static Optional<CdCue> read(Bytes payload, ChunkPath path) {
    ByteReader in = payload.reader(path).seek(TYPE_OFFSET);
    if (in.u8() != TYPE_CD) {
      return Optional.empty();
    }
    in.seek(TRACK_OFFSET);
    return Optional.of(new CdCue(in.u8(), in.u8(), frames(in), frames(in)));
  }

  /**
   * Returns whether the trigger never plays, because it has no loops and starts at frame 0 (spec 10
   * §5).
   */
  public boolean neverPlays() {
    return loops == 0 && startFrame == 0;
  }

  /**
   * Returns the number of frames of a track in one loop.
   *
   * @param trackLength the length of the whole track, in frames
   */
  public long loopFrames(long trackLength) {
    long end = endFrame > startFrame ? Math.min(endFrame, trackLength) : trackLength;
    return Math.max(0, end - startFrame);
  }

  /** Writes a trigger of {@value #LENGTH} bytes. */
  public void encode(ByteWriter out) {
    out.u32(LENGTH).fill(0, TYPE_OFFSET - 4).u8(TYPE_CD).fill(VOLUME_FIELD_DEFAULT, 2);
    out.fill(0, TRACK_OFFSET - TYPE_OFFSET - 3).u8(track).u8(loops);
    frames(startFrame, out);
    frames(endFrame, out);
  }

  private static void frames(int frames, ByteWriter out) {
    int seconds = frames / FRAMES_PER_SECOND;
    out.u8(seconds / 60).u8(seconds % 60).u8(frames % FRAMES_PER_SECOND);
  }

  /**
   * Returns the trigger for a line on Loom's disc (spec 10 §5.2).
   *
   * @param offset the start on the disc, in tenths of a second
   * @param delay the length, in tenths of a second
   */
  public static CdCue ofVoice(int offset, int delay) {
    int start = framesOfTenths(offset) - VOICE_TRACK_START - PRE_GAP;
    return new CdCue(
        1, 1, Math.max(0, start), Math.max(0, start) + framesOfTenths(delay) + VOICE_EXTRA_FRAMES);
  }

  private static int framesOfTenths(int tenths) {
    return tenths * FRAMES_PER_SECOND / 10;
  }

  private static int frames(ByteReader in) {
    return (in.u8() * 60 + in.u8()) * FRAMES_PER_SECOND + in.u8();
  }
}
