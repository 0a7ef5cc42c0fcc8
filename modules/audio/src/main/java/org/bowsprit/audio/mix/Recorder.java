package org.bowsprit.audio.mix;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.audio.AudioException;
import org.bowsprit.audio.file.ByteSource;
import org.bowsprit.audio.file.SoundStream;
import org.bowsprit.audio.recording.Recording;
import org.bowsprit.audio.recording.SoundFileReaders;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.resource.CdCue;

/**
 * Opens recordings in files for the mixer. A file that no reader accepts stays silent and is
 * reported once.
 */
public final class Recorder {

  /** A recorder without files. */
  public static final Recorder NONE = new Recorder(SoundFileReaders.NONE, Tracks.NONE, note -> {});

  private final SoundFileReaders readers;
  private final Tracks tracks;
  private final Consumer<String> notices;
  private final Set<String> reportedNotices = new HashSet<>();

  /**
   * Creates a recorder.
   *
   * @param files the readers of sound files
   * @param tracks the tracks of the CD
   * @param notices the receiver of a line of text for each file that stays silent
   */
  public Recorder(SoundFileReaders files, Tracks tracks, Consumer<String> notices) {
    this.readers = files;
    this.tracks = tracks;
    this.notices = notices;
  }

  /** Opens a track at a CD frame. */
  Optional<SoundStream> openTrack(int track, long frame) {
    return tracks
        .file(track)
        .flatMap(file -> open(file, "track " + track))
        .map(stream -> skipTo(stream, frame, CdCue.FRAMES_PER_SECOND));
  }

  /** Opens a line at a position in microseconds. */
  Optional<SoundStream> openLine(Recording.File voice, long micros) {
    return open(voice.file(), "speech").map(stream -> skipTo(stream, micros, 1_000_000));
  }

  private static SoundStream skipTo(SoundStream stream, long position, int unitsPerSecond) {
    stream.skip(position * stream.sampleRate() / unitsPerSecond);
    return stream;
  }

  private Optional<SoundStream> open(ByteSource file, String description) {
    try {
      return Optional.of(
          new FailSafeStream(readers.open(file), reason -> report(description, reason)));
    } catch (AudioException | RuntimeException | Error e) {
      // The try block calls code of a plugin. Not even an Error of a plugin may end the game.
      report(description, e);
      return Optional.empty();
    }
  }

  private void report(String description, Throwable reason) {
    String message = reason.getMessage();
    String notice =
        description
            + " stays silent: "
            + (message == null ? reason.getClass().getSimpleName() : message);
    if (reportedNotices.add(notice)) {
      notices.accept(notice);
    }
  }
}
