package org.bowsprit.audio.speech;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.bytes.ByteReader;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.media.voc.VocReader;

/**
 * A speech file with separately compressed lines ({@code .so3}, {@code .sog} or {@code .sof}) and
 * an index by the offsets in the original file (spec 10 §6.5).
 */
final class CompressedSpeech implements SpeechFile {

  private static final int WORD = 4;
  private static final int RECORD = 16;

  /**
   * The length of the header before a table of marks in the original file, in bytes. The size of
   * the table includes the header.
   */
  private static final long MARKS_HEADER = 8;

  private final ByteSource file;
  private final Map<Long, Entry> entries;

  /** The location of a line. The marks are followed by the sound. */
  record Entry(long marks, int marksLength, long soundLength) {}

  private CompressedSpeech(ByteSource file, Map<Long, Entry> entries) {
    this.file = file;
    this.entries = entries;
  }

  /**
   * Reads the index.
   *
   * @throws FormatException if the index is invalid
   */
  static CompressedSpeech open(ByteSource file) {
    Bytes head = Bytes.wrap(file.read(0, WORD));
    long length = head.reader(ChunkPath.ROOT).u32Be();
    if (length % RECORD != 0 || length > file.size() - WORD) {
      throw FormatException.at(
          ChunkPath.ROOT, 0, "expected an index of whole records, found one of " + length);
    }
    ByteReader in = Bytes.wrap(file.read(WORD, (int) length)).reader(ChunkPath.ROOT);
    Map<Long, Entry> entries = new HashMap<>();
    while (in.remaining() >= RECORD) {
      long original = in.u32Be();
      long data = WORD + length + in.u32Be();
      entries.putIfAbsent(original, new Entry(data, (int) in.u32Be(), in.u32Be()));
    }
    return new CompressedSpeech(file, entries);
  }

  /** Returns the location of the line that has an offset in the original file. */
  Optional<Entry> entry(long original) {
    return Optional.ofNullable(entries.get(original));
  }

  @Override
  public Optional<SpeechLine> line(SpeechCue cue) {
    try {
      return entry(cue.offset()).flatMap(this::read);
    } catch (FormatException damaged) {
      return Optional.empty();
    }
  }

  @Override
  public List<SpeechCue> cues() {
    return entries.entrySet().stream()
        .map(entry -> new SpeechCue(entry.getKey(), MARKS_HEADER + entry.getValue().marksLength()))
        .sorted(Comparator.comparingLong(SpeechCue::offset))
        .toList();
  }

  private Optional<SpeechLine> read(Entry entry) {
    int length = Math.min(entry.marksLength(), 1 << 16);
    ByteReader in =
        Bytes.wrap(file.read(entry.marks(), Math.max(0, length))).reader(ChunkPath.ROOT);
    List<Integer> marks = new ArrayList<>();
    while (in.remaining() >= 2) {
      marks.add(in.u16Be());
    }
    ByteSource sound = file.part(entry.marks() + entry.marksLength(), entry.soundLength());
    return recording(sound).map(voice -> new SpeechLine(new LipSync(marks), voice));
  }

  private static Optional<Recording> recording(ByteSource sound) {
    return FileKind.of(sound).equals(Optional.of(FileKind.VOC))
        ? Optional.of(
            new Recording.Samples(
                VocReader.readFile(Bytes.wrap(sound.read(0, (int) sound.size())), ChunkPath.ROOT)))
        : Recording.File.of(sound);
  }
}
