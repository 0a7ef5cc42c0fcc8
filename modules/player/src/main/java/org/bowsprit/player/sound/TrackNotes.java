package org.bowsprit.player.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.game.Edition;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.format.sound.Sound;

/** Reports problems of a game's CD tracks (spec 13 §12.1). */
final class TrackNotes {

  private static final int INTRO_TRACK = 17;

  /** The time at which the music in the intro's track begins, 1:35.64. */
  private static final int INTRO_CUE_FRAMES = 7_173;

  private TrackNotes() {}

  /** Returns a line for each problem. */
  static List<String> of(Game game, TrackFiles tracks) {
    List<String> notes = new ArrayList<>();
    tracks.bankFault().ifPresent(damage -> notes.add(damage + "; its music stays silent"));
    missingTracks(game, tracks).ifPresent(notes::add);
    wrongNumbers(game, tracks).ifPresent(notes::add);
    return notes;
  }

  private static Optional<String> missingTracks(Game game, TrackFiles tracks) {
    List<CdCue> cues = cuesOf(game.resources()).toList();
    boolean isMissed =
        !cues.isEmpty()
            && game.identity().edition() != Edition.MONKEY1_TALKIE
            && cues.stream().noneMatch(cue -> tracks.length(cue.track()) > 0);
    return isMissed
        ? Optional.of(
            "the music of this game is CD tracks, and there are none: put track2.ogg, track3.ogg"
                + " and so on (or FLAC, MP3, WAV), the .cue and .bin of the disc, or"
                + " MusicOriginal.xwb of the Special Edition beside it")
        : Optional.empty();
  }

  private static Optional<String> wrongNumbers(Game game, TrackFiles tracks) {
    long length = tracks.length(INTRO_TRACK);
    boolean isWrong =
        game.identity().title() == GameTitle.MONKEY1 && length > 0 && length <= INTRO_CUE_FRAMES;
    return isWrong
        ? Optional.of(
            String.format(
                Locale.ROOT,
                "track 17 ends after %.1f seconds, but the game plays it at 95.64: the tracks"
                    + " seem to be numbered wrongly. The first piece of music must be track 2,"
                    + " since track 1 of the disc is data",
                (double) length / CdCue.FRAMES_PER_SECOND))
        : Optional.empty();
  }

  private static Stream<CdCue> cuesOf(GameResources resources) {
    return resources.ids(ResourceKind.SOUND).stream().flatMap(id -> cueOf(resources, id));
  }

  private static Stream<CdCue> cueOf(GameResources resources, int id) {
    try {
      return resources
          .sound(id)
          .filter(Sound.CdTrack.class::isInstance)
          .map(sound -> SoundDecoder.decode(sound, ChunkPath.ROOT, MusicDevice.NONE))
          .filter(SoundResource.Cd.class::isInstance)
          .map(file -> ((SoundResource.Cd) file).cue())
          .stream();
    } catch (FormatException damaged) {
      return Stream.empty();
    }
  }
}
