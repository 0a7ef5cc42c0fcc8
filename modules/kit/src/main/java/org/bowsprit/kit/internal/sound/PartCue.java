package org.bowsprit.kit.internal.sound;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.bytes.Bytes;

/**
 * A place in a song where a part starts, pauses or changes its volume. It is written as a marker of
 * the MIDI file: {@code part C on}, {@code part C off} and {@code part C volume V}, where C is the
 * MIDI channel from 0. With {@code hook N} before this text, the cue takes effect only if a script
 * has set the part's hook to N (spec 11 §3.1).
 *
 * @param tick the position
 * @param message the message for iMUSE
 */
record PartCue(long tick, Bytes message) {

  private static final int MAX_CHANNEL = 15;
  private static final int MAX_VOLUME = 127;
  private static final Pattern CUE =
      Pattern.compile("(?:hook (\\d{1,3}) )?part (\\d{1,3}) (?:(on|off)|volume (\\d{1,3}))");

  /**
   * Reads the cues of a song in the order of their ticks. Other markers are ignored.
   *
   * @throws SoundException if a hook, a channel or a volume is out of range
   */
  static List<PartCue> of(MidiSong song) throws SoundException {
    List<PartCue> cues = new ArrayList<>();
    for (Marker marker : Marker.of(song)) {
      Matcher cue = CUE.matcher(marker.text());
      if (cue.matches()) {
        cues.add(new PartCue(marker.tick(), message(cue)));
      }
    }
    return cues;
  }

  private static Bytes message(Matcher cue) throws SoundException {
    int hook = JumpCue.hook(cue.group(1), cue.group());
    int channel = number(cue.group(2), MAX_CHANNEL, "channel", cue.group());
    Optional<String> state = Optional.ofNullable(cue.group(3));
    return state.isPresent()
        ? ImuseMessages.partOnOff(channel, hook, state.get().equals("on"))
        : ImuseMessages.partVolume(
            channel, hook, number(cue.group(4), MAX_VOLUME, "volume", cue.group()));
  }

  private static int number(String digits, int max, String what, String marker)
      throws SoundException {
    int number = Integer.parseInt(digits);
    if (number > max) {
      throw new SoundException(
          "expected a %s from 0 to %s in the marker '%s'".formatted(what, max, marker));
    }
    return number;
  }
}
