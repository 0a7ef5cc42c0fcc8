package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.room.Room;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;
import org.bowsprit.media.image.TrueColourPng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests rooms with true-colour pictures and with pictures whose palettes are reordered. */
class RoomColouringTest {

  private static final String BACKGROUND = "rooms/cabin/background.png";
  private static final PictureHandling QUANTISE = new PictureHandling(true, false);
  private static final PictureHandling REMAP = new PictureHandling(false, true);

  @TempDir private Path folder;

  private final NavigableMap<String, Bytes> files = new TreeMap<>(StarterGame.sources("A").files());

  private BuildResult build(BuildCache cache, PictureHandling handling) {
    return new GameBuilder(new ScriptCompiler()::compile, cache, handling)
        .build(new SourceTree(files));
  }

  private static Room cabin(BuildResult result) {
    GameWriter.Files game =
        result.game().orElseThrow(() -> new AssertionError(result.diagnostics())).write();
    return GameResources.of(game.index(), game.data()).room(1).orElseThrow();
  }

  private static byte[] shownColours(Room room) {
    byte[] indices = indices(room);
    Palette palette = room.colours().palette().orElseThrow();
    byte[] rgb = new byte[indices.length * 3];
    for (int i = 0; i < indices.length; i++) {
      int colour = palette.rgb(indices[i] & 0xFF);
      rgb[3 * i] = (byte) (colour >> 16);
      rgb[3 * i + 1] = (byte) (colour >> 8);
      rgb[3 * i + 2] = (byte) colour;
    }
    return rgb;
  }

  private static byte[] indices(Room room) {
    int width = room.header().width();
    int height = room.header().height();
    byte[] pixels = new byte[width * height];
    room.picture()
        .orElseThrow()
        .picture()
        .orElseThrow()
        .pixels()
        .orElseThrow()
        .decode(height, 255, pixels, 0, width);
    return pixels;
  }

  private IndexedPicture background() {
    try {
      return PngReader.read(files.get(BACKGROUND).toArray());
    } catch (PngException e) {
      throw new AssertionError(e);
    }
  }

  /** Saves the cabin like a paint program without palettes. */
  private void saveInTrueColour() {
    IndexedPicture picture = background();
    byte[] rgb = new byte[picture.pixels().length() * 3];
    for (int i = 0; i < rgb.length; i++) {
      rgb[i] = (byte) picture.palette().u8(picture.pixels().u8(i / 3) * 3 + i % 3);
    }
    files.put(BACKGROUND, trueColour(picture.width(), picture.height(), rgb));
  }

  private static Bytes trueColour(int width, int height, byte[] rgb) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      TrueColourPng.write(out, width, height, rgb);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Bytes.wrap(out.toByteArray());
  }

  private void addSetting(String line) {
    String room = new SourceTree(files).text("rooms/cabin/room.bow").orElseThrow();
    files.put(
        "rooms/cabin/room.bow",
        SourceTree.bytes(room.replace("room cabin @ 1 {", "room cabin @ 1 {\n  " + line)));
  }

  @Test
  void trueColourIsRefusedUnlessRequested() {
    saveInTrueColour();
    assertThat(build(BuildCache.NONE, PictureHandling.UNCHANGED).diagnostics())
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains("found true colour")
        .contains("or build with --quantise");
  }

  @Test
  void aFewColoursAreNotChanged() {
    byte[] before = shownColours(cabin(build(BuildCache.NONE, PictureHandling.UNCHANGED)));
    saveInTrueColour();
    BuildResult result = build(BuildCache.NONE, QUANTISE);
    assertThat(result.diagnostics()).isEmpty();
    assertThat(shownColours(cabin(result))).isEqualTo(before);
  }

  @Test
  void lockedColoursKeepTheirIndicesAndOtherColoursUseFreeIndices() {
    IndexedPicture old = background();
    files.put("rooms/cabin/palette.png", Bytes.wrap(old.toPng()));
    saveInTrueColour();
    addSetting("palette \"palette.png\"; lock 0, 15; lock 128, 141; cycle 1, 100, 200, 250");
    Room room = cabin(build(BuildCache.NONE, QUANTISE));
    Palette palette = room.colours().palette().orElseThrow();
    for (int locked :
        IntStream.concat(IntStream.range(0, 16), IntStream.range(128, 142)).toArray()) {
      int rgb =
          old.palette().u8(3 * locked) << 16
              | old.palette().u8(3 * locked + 1) << 8
              | old.palette().u8(3 * locked + 2);
      assertThat(palette.rgb(locked)).as("colour %d", locked).isEqualTo(rgb);
    }
    Set<Integer> used = new HashSet<>();
    for (byte each : indices(room)) {
      used.add(each & 0xFF);
    }
    assertThat(used)
        .as("colours that rotate")
        .doesNotContainAnyElementsOf(IntStream.rangeClosed(200, 250).boxed().toList());
  }

  @Test
  void manyColoursAreAlwaysReducedToTheSameColours() {
    byte[] rgb = new byte[320 * 144 * 3];
    for (int i = 0; i < rgb.length; i++) {
      int x = i / 3 % 320;
      int y = i / 960;
      rgb[i] = (byte) (i % 3 == 0 ? x * 4 / 5 : i % 3 == 1 ? y * 7 / 4 : (x + y) / 2);
    }
    files.put(BACKGROUND, trueColour(320, 144, rgb));
    byte[] first = shownColours(cabin(build(BuildCache.NONE, QUANTISE)));
    byte[] second = shownColours(cabin(build(BuildCache.NONE, QUANTISE)));
    assertThat(second).isEqualTo(first);
    long difference = 0;
    Map<Integer, Integer> colours = new HashMap<>();
    for (int i = 0; i < rgb.length; i++) {
      difference += Math.abs((rgb[i] & 0xFF) - (first[i] & 0xFF));
      colours.merge(first[i] & 0xFF, 1, Integer::sum);
    }
    assertThat(difference / (double) rgb.length).as("mean difference of a channel").isLessThan(8);
    assertThat(colours).hasSizeGreaterThan(30);
  }

  /** Saves the cabin with a reversed palette, as some programs do. */
  private void reorder() {
    IndexedPicture picture = background();
    byte[] palette = new byte[768];
    for (int i = 0; i < 256; i++) {
      for (int channel = 0; channel < 3; channel++) {
        palette[3 * (255 - i) + channel] = (byte) picture.palette().u8(3 * i + channel);
      }
    }
    byte[] pixels = picture.pixels().toArray();
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = (byte) (255 - (pixels[i] & 0xFF));
    }
    files.put(
        BACKGROUND,
        Bytes.wrap(
            new IndexedPicture(
                    picture.width(), picture.height(), Bytes.wrap(pixels), Bytes.wrap(palette))
                .toPng()));
  }

  @Test
  void aNewColourOrderIsReportedByEveryBuildAndRemapCorrectsIt() {
    BuildCache cache = BuildCache.inFolder(folder);
    byte[] before = indices(cabin(build(cache, PictureHandling.UNCHANGED)));
    reorder();
    for (int build = 0; build < 2; build++) {
      List<Diagnostic> diagnostics = build(cache, PictureHandling.UNCHANGED).diagnostics();
      assertThat(diagnostics).hasSize(1);
      assertThat(diagnostics.get(0).message())
          .startsWith("rooms/cabin/background.png: THE COLOURS ARE IN ANOTHER ORDER")
          .contains("--remap");
    }
    BuildResult remapped = build(cache, REMAP);
    assertThat(remapped.diagnostics()).isEmpty();
    assertThat(indices(cabin(remapped))).isEqualTo(before);
  }

  @Test
  void aSingleChangedColourIsNotReportedAsANewOrder() {
    BuildCache cache = BuildCache.inFolder(folder);
    build(cache, PictureHandling.UNCHANGED);
    IndexedPicture picture = background();
    byte[] palette = picture.palette().toArray();
    palette[3 * 48] = 99;
    files.put(
        BACKGROUND,
        Bytes.wrap(
            new IndexedPicture(
                    picture.width(), picture.height(), picture.pixels(), Bytes.wrap(palette))
                .toPng()));
    assertThat(build(cache, PictureHandling.UNCHANGED).diagnostics()).isEmpty();
  }
}
