package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;

/** The available tracks of a game's CD. */
public interface Tracks {

  /** No tracks. */
  Tracks NONE =
      new Tracks() {
        @Override
        public long length(int track) {
          return 0;
        }

        @Override
        public Optional<ByteSource> file(int track) {
          return Optional.empty();
        }
      };

  /** Returns the length of a track in CD frames of 1/75 s, or 0 if the track is missing. */
  long length(int track);

  /** Returns the sound file of a track. The result is empty if the track is missing. */
  Optional<ByteSource> file(int track);

  /** Returns tracks that use {@code fallback} for each track that is missing here. */
  default Tracks or(Tracks fallback) {
    Tracks firstTracks = this;
    return new Tracks() {
      @Override
      public long length(int track) {
        long length = firstTracks.length(track);
        return length > 0 ? length : fallback.length(track);
      }

      @Override
      public Optional<ByteSource> file(int track) {
        return firstTracks.file(track).or(() -> fallback.file(track));
      }
    };
  }
}
