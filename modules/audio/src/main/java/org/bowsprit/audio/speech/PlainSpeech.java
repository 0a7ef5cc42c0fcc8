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
 * A {@code .SOU} file, which contains marks and a VOC file for each line, in sequence (spec 10
 * §6.2).
 */
public final class PlainSpeech implements SpeechFile {

  private static final int HEADER = 8;
  private static final String OLDER = "VTTL";
  private static final String NEWER = "VCTL";
  private static final String TALK = "VTLK";

  /** The length of the longest valid line, in bytes. */
  private static final int LONGEST_LINE = 16 << 20;

  private static final int VOC_HEADER = 26;
  private static final int SEARCHED = 1 << 16;

  /**
   * The number of bytes of a block that are searched again with the next block, because a tag may
   * cross the boundary.
   */
  private static final int TAG_OVERLAP = 3;

  /**
   * The offset of a line that is not a VOC file although its header says so (spec 10 §6.6, 13
   * §10.3).
   */
  private static final long DEFECT = 0x076C_CBCAL;

  /**
   * The first bytes of the defective line. A file in which this line has been repaired has other
   * bytes.
   */
  private static final byte[] DEFECT_HEAD =
      HexFormat.of()
          .parseHex(
              "437265617469766520566f6963652046696c65" + "1a" + "1a000a012911" + "01025001a600");

  private static final int DEFECT_BYTES = 86_016;
  private static final int DEFECT_RATE = 44_100;

  private final ByteSource file;

  /** Creates a speech file that reads lines from {@code file} on demand. */
  public PlainSpeech(ByteSource file) {
    this.file = file;
  }

  @Override
  public Optional<SpeechLine> line(SpeechCue cue) {
    try {
      return read(cue.offset(), cue.size());
    } catch (FormatException damaged) {
      return Optional.empty();
    }
  }

  @Override
  public List<SpeechCue> cues() {
    List<SpeechCue> cues = new ArrayList<>();
    Optional<SpeechCue> next = cueFrom(HEADER);
    while (next.isPresent()) {
      SpeechCue cue = next.get();
      cues.add(cue);
      long voice = cue.offset() + cue.size();
      next = cueFrom(voice + voiceLength(voice));
    }
    return cues;
  }

  /** Returns the first line at or after {@code offset}. */
  private Optional<SpeechCue> cueFrom(long offset) {
    Optional<SpeechCue> here = cueAt(offset);
    for (long at = offset; here.isEmpty() && at < file.size(); at += SEARCHED - TAG_OVERLAP) {
      byte[] block = file.read(at, SEARCHED);
      for (int i = 0; i + TAG_OVERLAP < block.length && here.isEmpty(); i++) {
        if (block[i] == 'V') {
          here = cueAt(at + i);
        }
      }
    }
    return here;
  }

  private Optional<SpeechCue> cueAt(long offset) {
    Bytes head = Bytes.wrap(file.read(offset, HEADER));
    if (head.length() < HEADER) {
      return Optional.empty();
    }
    ByteReader in = head.reader(ChunkPath.ROOT);
    String tag = in.tag();
    long size = in.u32Be();
    boolean isLine = (tag.equals(NEWER) || tag.equals(OLDER)) && size >= HEADER;
    return isLine ? Optional.of(new SpeechCue(offset, size)) : Optional.empty();
  }

  /** Returns the number of bytes of sound at {@code offset}, according to its headers. */
  private long voiceLength(long offset) {
    long at = offset + (isTalk(offset) ? HEADER : 0);
    Bytes head = Bytes.wrap(file.read(at, VOC_HEADER));
    if (head.length() < VOC_HEADER || !isVoc(head)) {
      return 0;
    }
    at += head.reader(ChunkPath.ROOT).seek(20).u16();
    while (true) {
      Bytes block = Bytes.wrap(file.read(at, 4));
      if (block.length() < 4 || block.u8(0) == 0 || block.u8(0) > 9) {
        return at + Math.min(1, block.length()) - offset;
      }
      at += 4 + (block.u8(1) | block.u8(2) << 8 | block.u8(3) << 16);
    }
  }

  private static boolean isVoc(Bytes head) {
    return head.reader(ChunkPath.ROOT).tag().equals("Crea");
  }

  /**
   * Returns whether a line begins at {@code offset}. Any other tag means that there is no voice
   * (spec 13 §12.4).
   */
  private boolean isLine(long offset) {
    return isTalk(offset) || cueAt(offset).isPresent();
  }

  private boolean isTalk(long offset) {
    Bytes head = Bytes.wrap(file.read(offset, 4));
    return head.length() == 4 && head.reader(ChunkPath.ROOT).tag().equals(TALK);
  }

  private Optional<SpeechLine> read(long offset, long size) {
    List<Integer> marks = new ArrayList<>();
    if (size > HEADER) {
      int length = (int) Math.min(size - HEADER, 1 << 16) & ~1;
      ByteReader in = Bytes.wrap(file.read(offset + HEADER, length)).reader(ChunkPath.ROOT);
      while (in.remaining() >= 2) {
        marks.add(in.u16Be());
      }
    }
    if (!isLine(offset)) {
      return Optional.empty();
    }
    long voice = offset + size;
    return voice(offset, voice + (isTalk(voice) ? HEADER : 0))
        .map(recording -> new SpeechLine(new LipSync(marks), recording));
  }

  private Optional<Recording> voice(long offset, long voice) {
    byte[] head = file.read(voice, DEFECT_HEAD.length);
    if (head.length < VOC_HEADER || !isVoc(Bytes.wrap(head))) {
      return Optional.empty();
    }
    if (offset == DEFECT && Arrays.equals(head, DEFECT_HEAD)) {
      return defect(voice + DEFECT_HEAD.length);
    }
    Pcm samples =
        VocReader.readFile(
            Bytes.wrap(file.read(voice, (int) Math.min(voiceLength(voice), LONGEST_LINE))),
            ChunkPath.ROOT.child(NEWER));
    return samples.jiffies() > 0 ? Optional.of(new Recording.Samples(samples)) : Optional.empty();
  }

  /** Returns the big-endian 16-bit samples of the defective line as a WAV file. */
  private Optional<Recording> defect(long start) {
    byte[] words = file.read(start, DEFECT_BYTES);
    for (int i = 0; i + 1 < words.length; i += 2) {
      byte high = words[i];
      words[i] = words[i + 1];
      words[i + 1] = high;
    }
    return Recording.File.of(RiffHeader.ofPcm(DEFECT_RATE, 1, 16, ByteSource.of(words)));
  }
}
