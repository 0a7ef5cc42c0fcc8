package org.bowsprit.audio.state;

import java.util.List;
import org.bowsprit.bytes.Bytes;

/**
 * The state of the music sequencer (spec 11 §1).
 *
 * @param volumes the master volume and the group volumes
 * @param patches the global instruments by slot; a slot without an instrument has no bytes
 * @param triggers the commands that wait for markers, the head first
 * @param filling true if the last trigger still accepts commands
 * @param closed the number of closed triggers
 * @param players the eight players by slot
 */
public record ImuseState(
    Volumes volumes,
    List<Bytes> patches,
    List<Trigger> triggers,
    boolean filling,
    int closed,
    List<PlayerState> players) {

  /** Takes immutable copies. */
  public ImuseState {
    patches = List.copyOf(patches);
    triggers = List.copyOf(triggers);
    players = List.copyOf(players);
    Range.require("closed", closed, 0, triggers.size());
  }

  /**
   * The master volume and the group volumes.
   *
   * @param master the master volume, 0 to 255
   * @param user the music volume that the user had set at the time of the snapshot, 0 to 255
   * @param groups the volume of each group, 0 to 127
   * @param limits the number of players that each group accepts
   */
  public record Volumes(int master, int user, List<Integer> groups, List<Integer> limits) {

    /** Takes immutable copies. */
    public Volumes {
      groups = List.copyOf(groups);
      limits = List.copyOf(limits);
      Range.require("master", master, -Range.MAX_WORD, Range.MAX_WORD);
      Range.require("user", user, -Range.MAX_WORD, Range.MAX_WORD);
      groups.forEach(
          volume -> Range.require("a group's volume", volume, -Range.MAX_WORD, Range.MAX_WORD));
    }
  }

  /**
   * Commands that wait for a marker.
   *
   * @param sound the sound whose music contains the marker
   * @param marker the marker
   * @param commands the commands in order, each as a list of words
   */
  public record Trigger(int sound, int marker, List<List<Integer>> commands) {

    /** Takes immutable copies. */
    public Trigger {
      commands = commands.stream().map(List::copyOf).toList();
    }
  }
}
