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
  private final Part[] holders;
  private final boolean silencingReleasesChannels;
  private boolean channelsLost;

  PartPool(PartDevice device, Quirks quirks) {
    for (int i = 0; i < PART_COUNT; i++) {
      parts.add(new Part(device, quirks));
    }
    this.device = device;
    silencingReleasesChannels = quirks.has(Quirk.SILENT_PARTS_RELEASE_CHANNELS);
    holders = new Part[device.channels()];
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
        || (channel >= 0 && !device.isFor(channel, part.bringsPatches()))) {
      part.dropChannel();
      channelsLost = true;
      return part;
    }
    if (isTaken(channel)) {
      throw new IllegalArgumentException("channel " + channel + " belongs to two parts");
    }
    if (channel >= 0 && channel != device.rhythmChannel()) {
      holders[channel] = part;
    }
    return part;
  }

  /** Finds channels for restored parts whose saved channels do not exist on this device. */
  void assignLostChannels() {
    if (channelsLost) {
      channelsLost = false;
      assignChannels();
    }
  }

  private boolean isTaken(int channel) {
    return channel >= 0 && channel != device.rhythmChannel() && holders[channel] != null;
  }

  /**
   * Takes a part for {@code channel} of {@code player}. This is a free part, otherwise the part
   * with the lowest priority. If even this priority is above the player's, no part is taken.
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
    clearHolder(part);
    part.release();
  }

  /** Turns a part on or off, then assigns free channels to waiting parts. */
  void switchPart(Part part, boolean on) {
    setOn(part, on);
    assignChannels();
  }

  /**
   * Turns a part on or off. The part keeps its channel, and no other part receives a channel yet.
   */
  void setOn(Part part, boolean on) {
    if (!on) {
      silence(part);
    }
    part.setOn(on);
  }

  /**
   * Ends all notes of a part and releases its pedal. The part keeps its channel, except with a
   * quirk (spec 13 §9.3).
   */
  void silence(Part part) {
    if (silencingReleasesChannels) {
      clearHolder(part);
      part.releaseChannel();
    } else {
      part.silence();
    }
  }

  private void clearHolder(Part part) {
    if (part.hasChannel() && part.deviceChannel() < holders.length) {
      holders[part.deviceChannel()] = null;
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

  /** Assigns device channels to waiting parts, highest priority first. */
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
   * Assigns channels to the parts of music that contains its patches, or of music that does not.
   */
  private void assignChannels(boolean patched) {
    for (Part part = mostImportantWaiting(patched);
        part != null;
        part = mostImportantWaiting(patched)) {
      int channel = freeChannel(patched);
      if (channel < 0) {
        Part previousHolder = leastImportantHolder(patched);
        if (previousHolder == null
            || previousHolder.effectivePriority() >= part.effectivePriority()) {
          return;
        }
        channel = previousHolder.deviceChannel();
        previousHolder.releaseChannel();
      }
      holders[channel] = part;
      part.assignChannel(channel);
    }
  }

  private Part mostImportantWaiting(boolean patched) {
    Part mostImportant = null;
    for (Part part : parts) {
      if (part.needsChannel()
          && part.bringsPatches() == patched
          && (mostImportant == null
              || part.effectivePriority() >= mostImportant.effectivePriority())) {
        mostImportant = part;
      }
    }
    return mostImportant;
  }

  private int freeChannel(boolean patched) {
    for (int i = 0; i < holders.length; i++) {
      if (holders[i] == null && i != RHYTHM_CHANNEL && device.isFor(i, patched)) {
        return i;
      }
    }
    return -1;
  }

  private Part leastImportantHolder(boolean patched) {
    Part leastImportant = null;
    for (Part holder : holders) {
      if (holder != null
          && device.isFor(holder.deviceChannel(), patched)
          && (leastImportant == null
              || holder.effectivePriority() < leastImportant.effectivePriority())) {
        leastImportant = holder;
      }
    }
    return leastImportant;
  }
}
