package org.bowsprit.gannet.press;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.bowsprit.gannet.figure.Wren;
import org.bowsprit.gannet.paint.Dither;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.IndexedPng;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Painting;
import org.bowsprit.gannet.paint.Pixels;
import org.bowsprit.gannet.paint.Ramp;
import org.bowsprit.gannet.scene.Haze;
import org.bowsprit.gannet.scene.Scene;
import org.bowsprit.gannet.scene.Scene.Patch;

/**
 * Writes a scene as the folder of a room. The folder contains the background, the z-planes and the
 * states of the objects, all with one palette.
 */
final class RoomFolderWriter {

  private static final int OWN_COLOURS = GamePalette.LAMP - GamePalette.ROOM;
  private static final double DITHER_STRENGTH = 12;

  private final Scene scene;
  private final Map<Set<String>, Painting> paintings = new HashMap<>();
  private final Map<Set<String>, Pixels> pixels = new HashMap<>();

  RoomFolderWriter(Scene scene) {
    this.scene = scene;
  }

  /** Writes the room to a folder in {@code rooms}. */
  void write(Path rooms) throws IOException {
    Path folder = rooms.resolve(scene.name());
    int[] palette = palette();
    IndexedPng background = indexed(Set.of(), palette);
    background.write(folder.resolve("background.png"));
    planes(Set.of(), background, folder, "", null);
    for (Patch patch : scene.patches()) {
      String stem = patch.object() + "-" + patch.state();
      IndexedPng stateImage = indexed(patch.changes(), palette);
      IndexedPng picture = patch.sheer() ? stateImage.besides(background) : stateImage;
      picture
          .part(patch.x(), patch.y(), patch.width(), patch.height())
          .write(folder.resolve(stem + ".png"));
      if (!patch.sheer()) {
        planes(patch.changes(), picture, folder, stem + "-", patch);
      }
    }
  }

  /** Returns a palette for the background of the room and for every state of its objects. */
  private int[] palette() {
    List<int[]> colours = new ArrayList<>();
    colours.add(pixels(Set.of()).colours());
    for (Patch patch : scene.patches()) {
      colours.add(cut(pixels(patch.changes()), patch));
    }
    int[] all = colours.stream().flatMapToInt(IntStream::of).toArray();
    int[] ramp = scene.isInFog() ? withFogColours(all) : Ramp.of(OWN_COLOURS, all);
    return GamePalette.of(ramp, Wren.colours(), scene.guestColours(), scene.lampColours());
  }

  /**
   * Returns the room's own colours, followed by the colours that these colours and the colours of
   * people become in fog.
   */
  private int[] withFogColours(int... colours) {
    int ownColourCount = GamePalette.VEILED - GamePalette.ROOM;
    int[] ramp = Ramp.of(ownColourCount, colours);
    IntStream visibleColours =
        Stream.of(ramp, Wren.colours(), scene.guestColours(), scene.lampColours())
            .flatMapToInt(IntStream::of);
    int[] fogColours =
        Ramp.of(OWN_COLOURS - ownColourCount, visibleColours.map(Haze::veiled).toArray());
    return IntStream.concat(IntStream.of(ramp), IntStream.of(fogColours)).toArray();
  }

  private static int[] cut(Pixels image, Patch patch) {
    int[] part = new int[patch.width() * patch.height()];
    for (int i = 0; i < part.length; i++) {
      part[i] = image.at(patch.x() + i % patch.width(), patch.y() + i / patch.width());
    }
    return part;
  }

  private Painting painting(Set<String> changes) {
    return paintings.computeIfAbsent(changes, scene::paint);
  }

  private Pixels pixels(Set<String> changes) {
    return pixels.computeIfAbsent(changes, each -> Pixels.of(painting(each).picture()));
  }

  private IndexedPng indexed(Set<String> changes, int[] palette) {
    Pixels colours = pixels(changes);
    Dither dither = new Dither(palette, GamePalette.ROOM, GamePalette.LAMP, DITHER_STRENGTH);
    byte[] indices = new byte[colours.width() * colours.height()];
    for (int i = 0; i < indices.length; i++) {
      int x = i % colours.width();
      int y = i / colours.width();
      indices[i] = (byte) dither.index(x, y, colours.at(x, y));
    }
    for (Painting.Shimmer shimmer : painting(changes).shimmers()) {
      shimmer(shimmer, indices);
    }
    return new IndexedPng(colours.width(), colours.height(), indices, palette);
  }

  private static void shimmer(Painting.Shimmer shimmer, byte[] indices) {
    Pixels sheet = Pixels.of(shimmer.sheet());
    for (int i = 0; i < indices.length; i++) {
      int x = i % sheet.width();
      int y = i / sheet.width();
      if (sheet.painted(x, y)) {
        indices[i] = (byte) (shimmer.first() + (shimmer.phase().at(x, y) & 7));
      }
    }
  }

  private void planes(Set<String> changes, IndexedPng size, Path folder, String stem, Patch patch)
      throws IOException {
    List<Layer> planes = painting(changes).planes();
    for (int i = 0; i < planes.size(); i++) {
      IndexedPng mask = mask(planes.get(i), size);
      IndexedPng part =
          patch == null ? mask : mask.part(patch.x(), patch.y(), patch.width(), patch.height());
      part.write(folder.resolve(stem + "zplane" + (i + 1) + ".png"));
    }
  }

  private static IndexedPng mask(Layer plane, IndexedPng size) {
    Pixels cover = Pixels.of(plane);
    byte[] bits = new byte[size.width() * size.height()];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = (byte) (cover.painted(i % size.width(), i / size.width()) ? 1 : 0);
    }
    return new IndexedPng(size.width(), size.height(), bits, new int[] {0x000000, 0xFFFFFF});
  }
}
