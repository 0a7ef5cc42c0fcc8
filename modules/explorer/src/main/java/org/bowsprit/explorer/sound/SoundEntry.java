package org.bowsprit.explorer.sound;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import org.bowsprit.audio.midi.MidiSequence;
import org.bowsprit.audio.midi.TrackTime;
import org.bowsprit.audio.recording.Tracks;
import org.bowsprit.audio.resource.CdCue;
import org.bowsprit.audio.resource.SoundDecoder;
import org.bowsprit.audio.resource.SoundResource;
import org.bowsprit.audio.synth.MusicDevice;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.sound.Sound;

/**
 * A list entry for a sound of a game.
 *
 * @param id the number of the sound
 * @param kind {@code music}, {@code effect}, {@code cd track}, {@code silent} or {@code damaged}
 * @param seconds the length without repetition, in seconds; 0 if the length is unknown or there is
 *     nothing to play
 * @param endless true if the sound has no end, as far as this is known without playing the sound
 * @param tracks the number of tracks of music; for a CD trigger, the number of the track
 * @param variants the devices for which the sound has a rendition
 * @param plays the rendition that is played
 */
public record SoundEntry(
    int id,
    String kind,
    double seconds,
    boolean endless,
    int tracks,
    List<String> variants,
    String plays) {

  private static final double MICROS_PER_SECOND = 1e6;

  public SoundEntry {
    variants = List.copyOf(variants);
  }

  /**
   * Returns the entry for a sound.
   *
   * @param device the device that plays it
   * @param tracks the CD, for the lengths of its tracks
   */
  public static SoundEntry of(int id, Sound sound, MusicDevice device, Tracks tracks) {
    List<String> variants =
        sound instanceof Sound.Renditions all
            ? all.renditions().stream().map(one -> one.tag().strip()).toList()
            : List.of();
    try {
      SoundResource playedRendition =
          SoundDecoder.decode(sound, ChunkPath.ROOT.child(Sound.TAG, id), device);
      return of(id, variants, playedRendition, tracks);
    } catch (FormatException damage) {
      return new SoundEntry(id, "damaged", 0, false, 0, variants, "");
    }
  }

  private static SoundEntry of(
      int id, List<String> variants, SoundResource playedRendition, Tracks tracks) {
    if (playedRendition instanceof SoundResource.Music music) {
      MidiSequence sequence = music.piece().sequence();
      double seconds =
          TrackTime.durationMicros(sequence.tracks().get(0), sequence.division())
              / MICROS_PER_SECOND;
      String rendition =
          switch (music.piece().rendition()) {
            case ADLIB -> "ADL";
            case ROLAND -> "ROL";
            case SPEAKER -> "SPK";
            case GENERAL_MIDI -> "GMD";
          };
      return new SoundEntry(
          id, "music", seconds, false, sequence.tracks().size(), variants, rendition);
    }
    if (playedRendition instanceof SoundResource.Effect effect) {
      double seconds = effect.samples().micros() / MICROS_PER_SECOND;
      String rendition = variants.isEmpty() ? "VOC" : "SBL";
      return new SoundEntry(
          id, "effect", seconds, effect.samples().isEndless(), 0, variants, rendition);
    }
    if (playedRendition instanceof SoundResource.Cd cd) {
      CdCue cue = cd.cue();
      double seconds =
          (double) cue.loopFrames(tracks.length(cue.track())) / CdCue.FRAMES_PER_SECOND;
      boolean endless = cue.loops() == CdCue.FOREVER;
      return new SoundEntry(id, "cd track", seconds, endless, cue.track(), variants, "CD");
    }
    return new SoundEntry(id, "silent", 0, false, 0, variants, "");
  }

  /**
   * Returns the entry as a line of a table.
   *
   * @param words translates words such as the kind into the reader's language
   */
  public String line(UnaryOperator<String> words) {
    return String.format(
        Locale.ROOT,
        "%4d  %-8s  %8s  %6s  %-4s  %s",
        id,
        words.apply(kind),
        endless ? words.apply("endless") : String.format(Locale.ROOT, "%.2f s", seconds),
        tracks == 0 ? "" : String.valueOf(tracks),
        plays,
        String.join(" ", variants));
  }
}
