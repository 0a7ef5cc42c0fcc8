package org.bowsprit.kit.internal.sound;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A place in a song from which iMUSE jumps to another. It is written as markers of the MIDI file:
 * {@code label NAME} names a place. {@code jump NAME} always jumps to that place. {@code hook N
 * jump NAME} jumps to it if a script has set the jump hook to N (spec 11 §3.1).
 *
 * <p>A jump at the place of a label is moved one tick earlier. Positions in iMUSE are only ticks,
 * so playback that jumps to the label would otherwise reach the jump again.
 *
 * @param tick the position, from 1
 * @param hook 0 to jump always, otherwise the required value of the jump hook
 * @param target the tick to jump to
 */
record JumpCue(long tick, int hook, long target) {

  private static final int MAX_HOOK = 255;
  private static final Pattern LABEL = Pattern.compile("label (\\S+)");
  private static final Pattern JUMP = Pattern.compile("(?:hook (\\d{1,3}) )?jump (\\S+)");

  /**
   * Reads the signposts of a song in the order of their ticks. Other markers are ignored.
   *
   * @throws SoundException if a label occurs twice, if a jump has no label or an invalid hook, or
   *     if it is at the beginning of the song
   */
  static List<JumpCue> of(MidiSong song) throws SoundException {
    Map<String, Long> labels = new HashMap<>();
    for (Marker marker : Marker.of(song)) {
      Matcher label = LABEL.matcher(marker.text());
      if (label.matches() && labels.putIfAbsent(label.group(1), marker.tick()) != null) {
        throw new SoundException(
            "expected one marker '" + label.group() + "', found a second one at another place");
      }
    }
    List<JumpCue> jumpCues = new ArrayList<>();
    for (Marker marker : Marker.of(song)) {
      Matcher jump = JUMP.matcher(marker.text());
      if (jump.matches()) {
        jumpCues.add(jumpCue(marker.tick(), jump, labels));
      }
    }
    return jumpCues;
  }

  private static JumpCue jumpCue(long tick, Matcher jump, Map<String, Long> labels)
      throws SoundException {
    int hook = hook(jump.group(1), jump.group());
    Long target = labels.get(jump.group(2));
    if (target == null) {
      throw new SoundException(
          "expected a marker 'label " + jump.group(2) + "' for the marker '" + jump.group() + "'");
    }
    if (tick == 0) {
      throw new SoundException(
          "expected music before the marker '" + jump.group() + "', found the start of the song");
    }
    return new JumpCue(labels.containsValue(tick) ? tick - 1 : tick, hook, target);
  }

  /**
   * Returns the value of the hook that a marker requires; 0 if it requires none.
   *
   * @param digits the digits of the hook's number, null for none
   * @throws SoundException if there is no such hook
   */
  static int hook(String digits, String marker) throws SoundException {
    int hook = digits == null ? 0 : Integer.parseInt(digits);
    if (hook > MAX_HOOK || (hook == 0 && digits != null)) {
      throw new SoundException(
          "expected a hook from 1 to " + MAX_HOOK + " in the marker '" + marker + "'");
    }
    return hook;
  }
}
