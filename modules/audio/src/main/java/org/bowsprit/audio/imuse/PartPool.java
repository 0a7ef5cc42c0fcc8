package org.bowsprit.audio.imuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.bowsprit.audio.state.PartState;
import org.bowsprit.audio.synth.PartDevice;

/**
 * The 32 parts that all players share, and the assignment of device channels to them (spec 11 §7).
 */
final class PartPool {

  private static final int PART_COUNT = 32;

  /** The rhythm channel of General MIDI devices, which melodic parts never get. */
  private static final int RHYTHM_CHANNEL = 9;

  private final PartDevice device;
  private final List<Part> parts = new ArrayList<>(PART_COUNT);
  private final Part[] partOfChannel;
  private final boolean releasesChannelsOfSilencedParts;
  private boolean hasLostChannels;

  PartPool(PartDevice device, Quirks quirks) {
    for (int i = 0; i < PART_COUNT; i++) {
      parts.add(new Part(device, quirks));
    }
    this.device = device;
    releasesChannelsOfSilencedParts = quirks.has(Quirk.SILENT_PARTS_RELEASE_CHANNELS);
    partOfChannel = new Part[device.channels()];
  }

  List<Part> parts() {
    return parts;
  }

  PartState snapshot(Part part) {
    return part.snapshot(parts.indexOf(part));
  }

  /**
   * Restores a part and its device channel to the player that owned them. A channel of another
   * device is not restored: {@link #assignLostChannels} finds a channel of this device.
   *
   * @throws IllegalArgumentException if the part or the channel has another owner
   */
  Part restore(Player owner, PartState state) {
    Part part = parts.get(Objects.checkIndex(state.index(), parts.size()));
    int channel = state.deviceChannel();
    if (!part.isFree()) {
      throw new IllegalArgumentException("part " + state.index() + " belongs to two players");
    }
    part.restore(owner, state);
    if (channel >= device.channels()
        || (channel >= 0 && !device.isFor(channel, part.containsPatches()))) {
      part.dropChannel();
      hasLostChannels = true;
      return part;
    }
    if (isTaken(channel)) {
      throw new IllegalArgumentException("channel " + channel + " belongs to two parts");
    }
    if (channel >= 0 && channel != device.rhythmChannel()) {
      partOfChannel[channel] = part;
    }
    return part;
  }

  /** Finds channels for restored parts whose saved channels do not exist on this device. */
  void assignLostChannels() {
    if (hasLostChannels) {
      hasLostChannels = false;
      assignChannels();
    }
  }

  private boolean isTaken(int channel) {
    return channel >= 0 && channel != device.rhythmChannel() && partOfChannel[channel] != null;
  }

  /**
   * Takes a part for a channel of a player. The part is a free part or, if there is none, the part
   * with the lowest priority. The result is null if even this priority is above the player's.
   */
  Part take(Player player, int channel) {
    Part candidate = null;
    for (Part part : parts) {
      if (part.isFree()) {
        candidate = part;
        break;
      }
      int limit = candidate == null ? player.priority() : candidate.effectivePriority();
      if (part.effectivePriority() <= limit) {
        candidate = part;
      }
    }
    if (candidate == null) {
      return null;
    }
    if (!candidate.isFree()) {
      candidate.player().parts().remove(candidate);
      release(candidate);
    }
    candidate.initialise(player, channel);
    return candidate;
  }

  /** Removes a part from its player, and the channel from the part. */
  void release(Part part) {
    freeChannelOf(part);
    part.release();
  }

  /** Turns a part on or off, then assigns free channels to waiting parts. */
  void switchPart(Part part, boolean isOn) {
    setOn(part, isOn);
    assignChannels();
  }

  /**
   * Turns a part on or off. The part keeps its channel, and no other part receives a channel yet.
   */
  void setOn(Part part, boolean isOn) {
    if (!isOn) {
      silence(part);
    }
    part.setOn(isOn);
  }

  /**
   * Ends all notes of a part and releases its pedal. The part keeps its channel, except with a
   * quirk (spec 13 §9.3).
   */
  void silence(Part part) {
    if (releasesChannelsOfSilencedParts) {
      freeChannelOf(part);
      part.releaseChannel();
    } else {
      part.silence();
    }
  }

  private void freeChannelOf(Part part) {
    if (part.hasChannel() && part.deviceChannel() < partOfChannel.length) {
      partOfChannel[part.deviceChannel()] = null;
    }
  }

  /**
   * Sends all settings of a part to the device. If the part has no channel, tries to assign one.
   */
  void refresh(Part part) {
    if (part.hasChannel()) {
      part.sendAll();
    } else {
      assignChannels();
    }
  }

  /** Assigns device channels to waiting parts in the order of their priorities. */
  void assignChannels() {
    for (Part part : parts) {
      if (part.needsRhythmChannel()) {
        part.assignChannel(device.rhythmChannel());
      }
    }
    assignChannels(false);
    assignChannels(true);
  }

  /**
   * Assigns channels to the waiting parts whose music contains its patches, or to the other parts.
   */
  private void assignChannels(boolean hasPatches) {
    for (Part part = mostImportantWaitingPart(hasPatches);
        part != null;
        part = mostImportantWaitingPart(hasPatches)) {
      int channel = freeChannel(hasPatches);
      if (channel < 0) {
        Part previousPart = leastImportantPlayingPart(hasPatches);
        if (previousPart == null || previousPart.effectivePriority() >= part.effectivePriority()) {
          return;
        }
        channel = previousPart.deviceChannel();
        previousPart.releaseChannel();
      }
      partOfChannel[channel] = part;
      part.assignChannel(channel);
    }
  }

  private Part mostImportantWaitingPart(boolean hasPatches) {
    Part mostImportant = null;
    for (Part part : parts) {
      if (part.needsChannel()
          && part.containsPatches() == hasPatches
          && (mostImportant == null
              || part.effectivePriority() >= mostImportant.effectivePriority())) {
        mostImportant = part;
      }
    }
    return mostImportant;
  }

  private int freeChannel(boolean hasPatches) {
    for (int i = 0; i < partOfChannel.length; i++) {
      if (partOfChannel[i] == null && i != RHYTHM_CHANNEL && device.isFor(i, hasPatches)) {
        return i;
      }
    }
    return -1;
  }

  private Part leastImportantPlayingPart(boolean hasPatches) {
    Part leastImportant = null;
    for (Part part : partOfChannel) {
      if (part != null
          && device.isFor(part.deviceChannel(), hasPatches)
          && (leastImportant == null
              || part.effectivePriority() < leastImportant.effectivePriority())) {
        leastImportant = part;
      }
    }
    return leastImportant;
  }
}
