package org.bowsprit.audio.imuse;

import java.util.Arrays;
import java.util.List;
import org.bowsprit.audio.synth.Instrument;
import org.bowsprit.bytes.Bytes;

/**
 * The state that all players share: the parts, the patches from the music, the volumes, and the
 * listener for markers.
 */
final class Orchestra {

  /** Receives each marker in a player's music. */
  @FunctionalInterface
  interface MarkerListener {
    void markerPassed(Player player, int marker);
  }

  private static final int PATCH_COUNT = 32;
  private static final Instrument.Patch SILENT_PATCH =
      new Instrument.Patch(new byte[Instrument.Patch.OPL_LENGTH]);

  private final PartPool parts;
  private final VolumeGroups volumes;
  private final Quirks quirks;
  private final MarkerListener markers;
  private final Instrument.Patch[] patches = new Instrument.Patch[PATCH_COUNT];

  Orchestra(PartPool parts, VolumeGroups volumes, Quirks quirks, MarkerListener markers) {
    this.parts = parts;
    this.volumes = volumes;
    this.quirks = quirks;
    this.markers = markers;
  }

  PartPool parts() {
    return parts;
  }

  VolumeGroups volumes() {
    return volumes;
  }

  Quirks quirks() {
    return quirks;
  }

  MarkerListener markers() {
    return markers;
  }

  void setPatch(int slot, Instrument.Patch patch) {
    patches[slot] = patch;
  }

  /** Returns the patch in a slot. A patch that has not been set is silent. */
  Instrument.Patch patch(int slot) {
    Instrument.Patch patch = patches[slot];
    return patch == null ? SILENT_PATCH : patch;
  }

  /** Returns the patches by slot. A slot without a patch has no bytes. */
  List<Bytes> snapshotPatches() {
    return Arrays.stream(patches)
        .map(patch -> patch == null ? Bytes.EMPTY : Bytes.wrap(patch.toArray()))
        .toList();
  }

  void restorePatches(List<Bytes> state) {
    for (int slot = 0; slot < PATCH_COUNT; slot++) {
      Bytes bytes = state.get(slot);
      patches[slot] = bytes.isEmpty() ? null : new Instrument.Patch(bytes.toArray());
    }
  }

  static boolean isSlot(int number) {
    return number >= 0 && number < PATCH_COUNT;
  }
}
