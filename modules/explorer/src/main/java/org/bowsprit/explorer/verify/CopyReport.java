package org.bowsprit.explorer.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.bowsprit.audio.file.FileKind;
import org.bowsprit.audio.recording.TrackFiles;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.speech.SpeechFile;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.engine.DefaultRouter;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.format.game.ResourceKind;

/**
 * A summary of a copy of a game for players. Each part is a sentence.
 *
 * @param release whether the copy is a known release
 * @param missing the missing parts, such as speech and CD tracks
 * @param unplayable the parts that cannot be played
 * @param walks the router that the actors of the game use
 */
public record CopyReport(String release, String missing, String unplayable, String walks) {

  /**
   * The languages whose text cannot be drawn, because the text has letters of two bytes or runs
   * from right to left.
   */
  private static final Set<String> UNSUPPORTED_LANGUAGES = Set.of("Japanese", "Korean", "Hebrew");

  /**
   * Examines a game and the files beside it.
   *
   * @param failedCount the number of resources of the game that cannot be used
   */
  public static CopyReport of(Game game, long failedCount) {
    TrackFiles tracks = new TrackFiles(game.files());
    Set<Integer> usedTracks = tracks(game);
    return new CopyReport(
        release(game.identity()),
        missing(game, tracks, usedTracks),
        unplayable(game, tracks, usedTracks, failedCount),
        walks(game.identity()));
  }

  private static String walks(GameIdentity identity) {
    if (DefaultRouter.of(identity).equals(DefaultRouter.CLASSIC)) {
      return "It walks as in 1992, by the router classic, unless another one is chosen.";
    }
    return DefaultRouter.isClassicOffered(identity)
        ? "It walks by the router box-graph; the setting Walk as in 1992 chooses classic."
        : "It walks by the router box-graph, unless another one is chosen.";
  }

  private static String release(GameIdentity identity) {
    if (identity.isKnown()) {
      return "This is a known release: " + identity.description() + ".";
    }
    if (identity.title() == GameTitle.GANNET_ROCK) {
      return "This is the game that comes with Bowsprit.";
    }
    return identity.title() == GameTitle.UNKNOWN
        ? "This is an independent game, not a known release."
        : "This is not a known release: it is treated as " + identity.name() + ".";
  }

  private static String missing(Game game, TrackFiles tracks, Set<Integer> usedTracks) {
    List<String> missingParts = new ArrayList<>();
    if (isTalkie(game.identity())
        && SpeechFile.findName(game.files(), game.identity().stem()).isEmpty()) {
      missingParts.add("the speech (MONSTER.SOU), so all lines are text only");
    }
    Set<Integer> missingTracks = new TreeSet<>(usedTracks);
    missingTracks.removeIf(track -> tracks.file(track).isPresent());
    if (!missingTracks.isEmpty()) {
      missingParts.add("music of the CD (" + trackList(missingTracks) + "), which stays silent");
    }
    return missingParts.isEmpty()
        ? "Nothing is missing."
        : "Missing: " + String.join("; ", missingParts) + ".";
  }

  private static boolean isTalkie(GameIdentity identity) {
    return identity.variant().toLowerCase(Locale.ROOT).contains("talkie");
  }

  private static String unplayable(
      Game game, TrackFiles tracks, Set<Integer> usedTracks, long failedCount) {
    GameIdentity identity = game.identity();
    if (identity.refusalReason().isPresent()) {
      return identity.refusalReason().get();
    }
    List<String> unplayableParts = new ArrayList<>();
    if (failedCount > 0) {
      unplayableParts.add(
          "the damaged parts (" + failedCount + (failedCount == 1 ? " failure)" : " failures)"));
    }
    if (UNSUPPORTED_LANGUAGES.contains(identity.language())) {
      unplayableParts.add("text in " + identity.language() + ", which is drawn incorrectly");
    }
    if (!tracks.filesNeedingPlugin().isEmpty()) {
      unplayableParts.add(
          "tracks without the plugin sound-ffmpeg ("
              + String.join(", ", tracks.filesNeedingPlugin())
              + ")");
    }
    tracks.bankFault().ifPresent(damage -> unplayableParts.add("music of the CD (" + damage + ")"));
    if (usedTracks.stream().anyMatch(track -> isXwma(tracks, track))) {
      unplayableParts.add(
          "music of the CD without the plugin sound-ffmpeg or the program ffmpeg, since it is xWMA");
    }
    return unplayableParts.isEmpty()
        ? "Everything that is there can be played."
        : "Not playable: " + String.join("; ", unplayableParts) + ".";
  }

  private static boolean isXwma(TrackFiles tracks, int track) {
    try {
      return tracks.file(track).flatMap(FileKind::of).filter(FileKind.XWMA::equals).isPresent();
    } catch (FormatException unreadable) {
      return false;
    }
  }

  /** Returns the CD tracks that the game's sounds start. */
  private static Set<Integer> tracks(Game game) {
    Set<Integer> tracks = new TreeSet<>();
    for (int id : game.resources().ids(ResourceKind.SOUND)) {
      try {
        game.resources()
            .sound(id)
            .map(sound -> SoundDecoder.decode(sound, ChunkPath.ROOT, MusicDevice.NONE))
            .filter(SoundResource.Cd.class::isInstance)
            .map(cd -> ((SoundResource.Cd) cd).cue())
            .filter(cue -> !cue.neverPlays())
            .ifPresent(cue -> tracks.add(cue.track()));
      } catch (FormatException damaged) {
        // The findings contain the error.
      }
    }
    return tracks;
  }

  private static String trackList(Set<Integer> tracks) {
    return (tracks.size() == 1 ? "track " : "tracks ")
        + tracks.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }

  /** Returns the sentences in their order. */
  public List<String> sentences() {
    return List.of(release, missing, unplayable, walks);
  }
}
