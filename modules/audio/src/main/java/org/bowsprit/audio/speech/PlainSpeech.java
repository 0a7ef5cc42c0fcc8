package org.bowsprit.audio.speech;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.recording.RiffHeader;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.media.voc.Pcm;
import org.bowsprit.media.voc.VocReader;

/**
 * A {@code .SOU} file. For each line, it contains the lip-sync marks and then a VOC file (spec 10
 * §6.2).
 */
public final class PlainSpeech implements SpeechFile {

  private static final int HEADER_BYTES = 8;
  private static final String OLDER_LINE_TAG = "VTTL";
  private static final String LINE_TAG = "VCTL";
  private static final String TALK_TAG = "VTLK";

  /** The length of the longest valid line, in bytes. */
  private static final int MAX_LINE_BYTES = 16 << 20;

  private static final int VOC_HEADER_BYTES = 26;
  private static final int SEARCH_BLOCK_BYTES = 1 << 16;

  /**
   * The number of bytes of a block that are searched again with the next block, because a tag may
   * cross the boundary.
   */
  private static final int TAG_OVERLAP_BYTES = 3;

  /**
   * The offset of a line that is not a VOC file although its header says so (spec 10 §6.6, 13
   * §10.3).
   */
  private static final long DEFECTIVE_LINE_OFFSET = 0x076C_CBCAL;

  /**
   * The first bytes of the defective line. They are different in a file in which this line has been
   * repaired.
   */
  private static final byte[] DEFECTIVE_LINE_START =
      HexFormat.of()
          .parseHex(
              "437265617469766520566f6963652046696c65" + "1a" + "1a000a012911" + "01025001a600");

  private static final int DEFECTIVE_LINE_BYTES = 86_016;
  private static final int DEFECTIVE_LINE_RATE = 44_100;

  private final ByteSource file;

  /** Creates a speech file that reads lines from {@code file} on demand. */
  public PlainSpeech(ByteSource file) {
    this.file = file;
  }

  @Override
  public Optional<SpeechLine> line(SpeechCue cue) {
    try {
      return read(cue.offset(), cue.size());
    } catch (FormatException exception) {
      return Optional.empty();
    }
  }

  @Override
  public List<SpeechCue> cues() {
    List<SpeechCue> cues = new ArrayList<>();
    Optional<SpeechCue> next = cueFrom(HEADER_BYTES);
    while (next.isPresent()) {
      SpeechCue cue = next.get();
      cues.add(cue);
      long voiceOffset = cue.offset() + cue.size();
      next = cueFrom(voiceOffset + voiceLength(voiceOffset));
    }
    return cues;
  }

  /** Returns the first line at or after {@code offset}. */
  private Optional<SpeechCue> cueFrom(long offset) {
    Optional<SpeechCue> cue = cueAt(offset);
    for (long blockOffset = offset;
        cue.isEmpty() && blockOffset < file.size();
        blockOffset += SEARCH_BLOCK_BYTES - TAG_OVERLAP_BYTES) {
      byte[] block = file.read(blockOffset, SEARCH_BLOCK_BYTES);
      for (int i = 0; i + TAG_OVERLAP_BYTES < block.length && cue.isEmpty(); i++) {
        if (block[i] == 'V') {
          cue = cueAt(blockOffset + i);
        }
      }
    }
    return cue;
  }

  private Optional<SpeechCue> cueAt(long offset) {
    Bytes header = Bytes.wrap(file.read(offset, HEADER_BYTES));
    if (header.length() < HEADER_BYTES) {
      return Optional.empty();
    }
    ByteReader in = header.reader(ChunkPath.ROOT);
    String tag = in.tag();
    long size = in.u32Be();
    boolean isLine = (tag.equals(LINE_TAG) || tag.equals(OLDER_LINE_TAG)) && size >= HEADER_BYTES;
    return isLine ? Optional.of(new SpeechCue(offset, size)) : Optional.empty();
  }

  /** Returns the number of bytes of sound at {@code offset}, according to its headers. */
  private long voiceLength(long offset) {
    long position = offset + (isTalkHeader(offset) ? HEADER_BYTES : 0);
    Bytes header = Bytes.wrap(file.read(position, VOC_HEADER_BYTES));
    if (header.length() < VOC_HEADER_BYTES || !isVoc(header)) {
      return 0;
    }
    position += header.reader(ChunkPath.ROOT).seek(20).u16();
    while (true) {
      Bytes block = Bytes.wrap(file.read(position, 4));
      if (block.length() < 4 || block.u8(0) == 0 || block.u8(0) > 9) {
        return position + Math.min(1, block.length()) - offset;
      }
      position += 4 + (block.u8(1) | block.u8(2) << 8 | block.u8(3) << 16);
    }
  }

  private static boolean isVoc(Bytes header) {
    return header.reader(ChunkPath.ROOT).tag().equals("Crea");
  }

  /**
   * Returns whether a line begins at {@code offset}. If no line begins there, a cue with this
   * offset has no voice (spec 13 §12.4).
   */
  private boolean isLineStart(long offset) {
    return isTalkHeader(offset) || cueAt(offset).isPresent();
  }

  private boolean isTalkHeader(long offset) {
    Bytes header = Bytes.wrap(file.read(offset, 4));
    return header.length() == 4 && header.reader(ChunkPath.ROOT).tag().equals(TALK_TAG);
  }

  private Optional<SpeechLine> read(long offset, long size) {
    List<Integer> marks = new ArrayList<>();
    if (size > HEADER_BYTES) {
      int length = (int) Math.min(size - HEADER_BYTES, 1 << 16) & ~1;
      ByteReader in = Bytes.wrap(file.read(offset + HEADER_BYTES, length)).reader(ChunkPath.ROOT);
      while (in.remaining() >= 2) {
        marks.add(in.u16Be());
      }
    }
    if (!isLineStart(offset)) {
      return Optional.empty();
    }
    long voiceOffset = offset + size;
    return readVoice(offset, voiceOffset + (isTalkHeader(voiceOffset) ? HEADER_BYTES : 0))
        .map(recording -> new SpeechLine(new LipSync(marks), recording));
  }

  private Optional<Recording> readVoice(long offset, long voiceOffset) {
    byte[] header = file.read(voiceOffset, DEFECTIVE_LINE_START.length);
    if (header.length < VOC_HEADER_BYTES || !isVoc(Bytes.wrap(header))) {
      return Optional.empty();
    }
    if (offset == DEFECTIVE_LINE_OFFSET && Arrays.equals(header, DEFECTIVE_LINE_START)) {
      return readDefectiveLine(voiceOffset + DEFECTIVE_LINE_START.length);
    }
    Pcm samples =
        VocReader.readFile(
            Bytes.wrap(
                file.read(voiceOffset, (int) Math.min(voiceLength(voiceOffset), MAX_LINE_BYTES))),
            ChunkPath.ROOT.child(LINE_TAG));
    return samples.jiffies() > 0 ? Optional.of(new Recording.Samples(samples)) : Optional.empty();
  }

  /** Returns the big-endian 16-bit samples of the defective line as a WAV file. */
  private Optional<Recording> readDefectiveLine(long start) {
    byte[] words = file.read(start, DEFECTIVE_LINE_BYTES);
    for (int i = 0; i + 1 < words.length; i += 2) {
      byte highByte = words[i];
      words[i] = words[i + 1];
      words[i + 1] = highByte;
    }
    return Recording.File.of(RiffHeader.ofPcm(DEFECTIVE_LINE_RATE, 1, 16, ByteSource.of(words)));
  }
}
