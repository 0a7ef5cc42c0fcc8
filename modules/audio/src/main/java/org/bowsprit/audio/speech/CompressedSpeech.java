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
 * A speech file whose lines are compressed separately ({@code .so3}, {@code .sog} or {@code .sof}).
 * Its index contains the offset of each line in the original file (spec 10 §6.5).
 */
final class CompressedSpeech implements SpeechFile {

  private static final int LENGTH_FIELD_BYTES = 4;
  private static final int RECORD_BYTES = 16;

  /**
   * The length, in bytes, of the header before the lip-sync marks in the original file. The size of
   * a table of marks includes the header.
   */
  private static final long MARKS_HEADER_BYTES = 8;

  private final ByteSource file;
  private final Map<Long, Entry> entries;

  /** The location of a line. The lip-sync marks are followed by the sound. */
  record Entry(long marksOffset, int marksLength, long soundLength) {}

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
    Bytes lengthField = Bytes.wrap(file.read(0, LENGTH_FIELD_BYTES));
    long length = lengthField.reader(ChunkPath.ROOT).u32Be();
    if (length % RECORD_BYTES != 0 || length > file.size() - LENGTH_FIELD_BYTES) {
      throw FormatException.at(
          ChunkPath.ROOT,
          0,
          "expected an index of 16-byte records within the file, found an index of %s bytes"
              .formatted(length));
    }
    ByteReader in = Bytes.wrap(file.read(LENGTH_FIELD_BYTES, (int) length)).reader(ChunkPath.ROOT);
    Map<Long, Entry> entries = new HashMap<>();
    while (in.remaining() >= RECORD_BYTES) {
      long originalOffset = in.u32Be();
      long marksOffset = LENGTH_FIELD_BYTES + length + in.u32Be();
      entries.putIfAbsent(originalOffset, new Entry(marksOffset, (int) in.u32Be(), in.u32Be()));
    }
    return new CompressedSpeech(file, entries);
  }

  /** Returns the location of the line at the given offset of the original file. */
  Optional<Entry> findEntry(long originalOffset) {
    return Optional.ofNullable(entries.get(originalOffset));
  }

  @Override
  public Optional<SpeechLine> line(SpeechCue cue) {
    try {
      return findEntry(cue.offset()).flatMap(this::read);
    } catch (FormatException exception) {
      return Optional.empty();
    }
  }

  @Override
  public List<SpeechCue> cues() {
    return entries.entrySet().stream()
        .map(
            entry ->
                new SpeechCue(entry.getKey(), MARKS_HEADER_BYTES + entry.getValue().marksLength()))
        .sorted(Comparator.comparingLong(SpeechCue::offset))
        .toList();
  }

  private Optional<SpeechLine> read(Entry entry) {
    int length = Math.min(entry.marksLength(), 1 << 16);
    ByteReader in =
        Bytes.wrap(file.read(entry.marksOffset(), Math.max(0, length))).reader(ChunkPath.ROOT);
    List<Integer> marks = new ArrayList<>();
    while (in.remaining() >= 2) {
      marks.add(in.u16Be());
    }
    ByteSource sound = file.part(entry.marksOffset() + entry.marksLength(), entry.soundLength());
    return toRecording(sound).map(voice -> new SpeechLine(new LipSync(marks), voice));
  }

  private static Optional<Recording> toRecording(ByteSource sound) {
    return FileKind.of(sound).equals(Optional.of(FileKind.VOC))
        ? Optional.of(
            new Recording.Samples(
                VocReader.readFile(Bytes.wrap(sound.read(0, (int) sound.size())), ChunkPath.ROOT)))
        : Recording.File.of(sound);
  }
}
