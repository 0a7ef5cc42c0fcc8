package org.bowsprit.audio.recording;

import java.util.Optional;
import org.bowsprit.audio.file.ByteSource;

/** The available tracks of a game's CD. */
public interface Tracks {

  /** The tracks of a disc without tracks. */
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

  /** Returns the length of a track in CD frames of 1/75 s; 0 if the track is missing. */
  long length(int track);

  /** Returns the sound file of a track. */
  Optional<ByteSource> file(int track);

  /** Returns these tracks, completed with the tracks of {@code others} that are missing here. */
  default Tracks or(Tracks others) {
    Tracks first = this;
    return new Tracks() {
      @Override
      public long length(int track) {
        long length = first.length(track);
        return length > 0 ? length : others.length(track);
      }

      @Override
      public Optional<ByteSource> file(int track) {
        return first.file(track).or(() -> others.file(track));
      }
    };
  }
}
