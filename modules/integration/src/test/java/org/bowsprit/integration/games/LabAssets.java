package org.bowsprit.integration.games;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.game.ResourceKind;
import org.bowsprit.integration.Checkout;

/** The costumes, fonts and sounds of the lab games, which random games use. */
final class LabAssets {

  /** The room whose block contains the assets. */
  private static final int ASSET_ROOM = 1;

  private final List<Bytes> costumes = new ArrayList<>();
  private final List<Bytes> fonts = new ArrayList<>();
  private final Map<Integer, Bytes> sounds = new TreeMap<>();

  /** Reads the lab games. */
  LabAssets() {
    for (String lab : List.of("walklab", "artlab")) {
      GameResources game = open(lab);
      game.ids(ResourceKind.COSTUME)
          .forEach(id -> costumes.add(payload(game, id, ResourceKind.COSTUME)));
      game.ids(ResourceKind.CHARSET)
          .forEach(id -> fonts.add(payload(game, id, ResourceKind.CHARSET)));
    }
    GameResources soundlab = open("soundlab");
    soundlab
        .ids(ResourceKind.SOUND)
        .forEach(id -> sounds.put(id, payload(soundlab, id, ResourceKind.SOUND)));
  }

  private static GameResources open(String lab) {
    return new GameOpener().open(Path.of(Checkout.root().toString(), "games", lab)).resources();
  }

  private static Bytes payload(GameResources game, int id, ResourceKind kind) {
    return game.chunk(kind, id).orElseThrow().reader().rest();
  }

  int costumeCount() {
    return costumes.size();
  }

  int fontCount() {
    return fonts.size();
  }

  List<Integer> soundNumbers() {
    return List.copyOf(sounds.keySet());
  }

  /**
   * Returns the size of each resource directory, which is the highest number of its kind plus 1.
   */
  Map<ResourceKind, Integer> directorySizes(int scriptCount) {
    return Map.of(
        ResourceKind.SCRIPT,
        scriptCount,
        ResourceKind.COSTUME,
        costumes.size() + 1,
        ResourceKind.SOUND,
        sounds.keySet().stream().mapToInt(Integer::intValue).max().orElse(0) + 1);
  }

  /** Writes all assets into a game. Costumes and fonts are numbered from 1. */
  void writeInto(GameWriter writer) {
    for (int i = 0; i < costumes.size(); i++) {
      addAsset(writer, ResourceKind.COSTUME, i + 1, costumes.get(i));
    }
    for (int i = 0; i < fonts.size(); i++) {
      addAsset(writer, ResourceKind.CHARSET, i + 1, fonts.get(i));
    }
    sounds.forEach((id, payload) -> addAsset(writer, ResourceKind.SOUND, id, payload));
  }

  private static void addAsset(GameWriter writer, ResourceKind kind, int id, Bytes payload) {
    writer.addResource(kind, id, ASSET_ROOM, out -> out.bytes(payload));
  }
}
