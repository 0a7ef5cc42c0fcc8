package org.bowsprit.kit.internal.sound;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bowsprit.media.midi.MidiFile.Event;

/**
 * A place in a song from which iMUSE goes to another, written as markers of the MIDI file: {@code
 * label NAME} names a place, {@code jump NAME} always goes there, {@code hook N jump NAME} goes
 * there when a script has set the jump hook to N (spec 11 §3.1).
 *
 * <p>A jump on a label is made a tick early: iMUSE knows ticks only, so playback that came to the
 * label would meet the jump again.
 *
 * @param tick where it stands, from 1
 * @param hook 0 for always, else the hook it waits for
 * @param target the tick it leads to
 */
record Signpost(long tick, int hook, long target) {

  private static final int MARKER = 0x06;
  private static final int HIGHEST_HOOK = 255;
  private static final Pattern LABEL = Pattern.compile("label (\\S+)");
  private static final Pattern JUMP = Pattern.compile("(?:hook (\\d{1,3}) )?jump (\\S+)");

  /**
   * Reads the signposts of a song in the order of their ticks; other markers are left alone.
   *
   * @throws SoundException if a label stands twice, or if a jump leads to no label, waits for no
   *     hook or begins the song
   */
  static List<Signpost> of(MidiSong song) throws SoundException {
    Map<String, Long> labels = new HashMap<>();
    for (Event marker : markers(song)) {
      Matcher label = LABEL.matcher(text(marker));
      if (label.matches() && labels.putIfAbsent(label.group(1), marker.tick()) != null) {
        throw new SoundException(
            "expected one marker '" + label.group() + "', found a second one at another place");
      }
    }
    List<Signpost> signposts = new ArrayList<>();
    for (Event marker : markers(song)) {
      Matcher jump = JUMP.matcher(text(marker));
      if (jump.matches()) {
        signposts.add(signpost(marker.tick(), jump, labels));
      }
    }
    return signposts;
  }

  private static Signpost signpost(long tick, Matcher jump, Map<String, Long> labels)
      throws SoundException {
    int hook = jump.group(1) == null ? 0 : Integer.parseInt(jump.group(1));
    if (hook > HIGHEST_HOOK || (hook == 0 && jump.group(1) != null)) {
      throw new SoundException(
          "expected a hook from 1 to " + HIGHEST_HOOK + " in the marker '" + jump.group() + "'");
    }
    Long target = labels.get(jump.group(2));
    if (target == null) {
      throw new SoundException(
          "expected a marker 'label " + jump.group(2) + "' for the marker '" + jump.group() + "'");
    }
    if (tick == 0) {
      throw new SoundException(
          "expected music before the marker '" + jump.group() + "', found the start of the song");
    }
    return new Signpost(labels.containsValue(tick) ? tick - 1 : tick, hook, target);
  }

  private static List<Event> markers(MidiSong song) {
    return song.events().stream().filter(event -> MidiSong.isMeta(event, MARKER)).toList();
  }

  /** Returns the text behind the kind. */
  private static String text(Event marker) {
    return new String(marker.data().from(1).toArray(), StandardCharsets.ISO_8859_1).strip();
  }
}
