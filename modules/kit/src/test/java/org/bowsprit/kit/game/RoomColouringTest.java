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

/** Tests the building of rooms whose pictures are in true colour or have a reordered palette. */
class RoomColouringTest {

  private static final String BACKGROUND_PATH = "rooms/cabin/background.png";
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

  private static byte[] builtColours(Room room) {
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
      return PngReader.read(files.get(BACKGROUND_PATH).toArray());
    } catch (PngException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Saves the background of the cabin in true colour, like a paint program that does not support
   * palettes.
   */
  private void saveInTrueColour() {
    IndexedPicture picture = background();
    byte[] rgb = new byte[picture.pixels().length() * 3];
    for (int i = 0; i < rgb.length; i++) {
      rgb[i] = (byte) picture.palette().u8(picture.pixels().u8(i / 3) * 3 + i % 3);
    }
    files.put(BACKGROUND_PATH, trueColourPng(picture.width(), picture.height(), rgb));
  }

  private static Bytes trueColourPng(int width, int height, byte[] rgb) {
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
  void trueColourPicturesAreRefusedUnlessQuantisingIsRequested() {
    saveInTrueColour();
    assertThat(build(BuildCache.NONE, PictureHandling.UNCHANGED).diagnostics())
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .contains("found true colour")
        .contains("or build with --quantise");
  }

  @Test
  void coloursThatFitIntoThePaletteAreNotChanged() {
    byte[] originalColours = builtColours(cabin(build(BuildCache.NONE, PictureHandling.UNCHANGED)));
    saveInTrueColour();
    BuildResult result = build(BuildCache.NONE, QUANTISE);
    assertThat(result.diagnostics()).isEmpty();
    assertThat(builtColours(cabin(result))).isEqualTo(originalColours);
  }

  @Test
  void lockedColoursKeepTheirIndicesAndOtherColoursUseFreeIndices() {
    IndexedPicture originalBackground = background();
    files.put("rooms/cabin/palette.png", Bytes.wrap(originalBackground.toPng()));
    saveInTrueColour();
    addSetting("palette \"palette.png\"; lock 0, 15; lock 128, 141; cycle 1, 100, 200, 250");
    Room room = cabin(build(BuildCache.NONE, QUANTISE));
    Palette palette = room.colours().palette().orElseThrow();
    for (int lockedIndex :
        IntStream.concat(IntStream.range(0, 16), IntStream.range(128, 142)).toArray()) {
      int rgb =
          originalBackground.palette().u8(3 * lockedIndex) << 16
              | originalBackground.palette().u8(3 * lockedIndex + 1) << 8
              | originalBackground.palette().u8(3 * lockedIndex + 2);
      assertThat(palette.rgb(lockedIndex))
          .as("the RGB value of the locked colour %d", lockedIndex)
          .isEqualTo(rgb);
    }
    Set<Integer> usedIndices = new HashSet<>();
    for (byte each : indices(room)) {
      usedIndices.add(each & 0xFF);
    }
    assertThat(usedIndices)
        .as("the colours of the picture, which must not rotate")
        .doesNotContainAnyElementsOf(IntStream.rangeClosed(200, 250).boxed().toList());
  }

  @Test
  void manyColoursAreReducedToTheSameColoursByEveryBuild() {
    byte[] rgb = new byte[320 * 144 * 3];
    for (int i = 0; i < rgb.length; i++) {
      int x = i / 3 % 320;
      int y = i / 960;
      rgb[i] = (byte) (i % 3 == 0 ? x * 4 / 5 : i % 3 == 1 ? y * 7 / 4 : (x + y) / 2);
    }
    files.put(BACKGROUND_PATH, trueColourPng(320, 144, rgb));
    byte[] firstColours = builtColours(cabin(build(BuildCache.NONE, QUANTISE)));
    byte[] secondColours = builtColours(cabin(build(BuildCache.NONE, QUANTISE)));
    assertThat(secondColours).isEqualTo(firstColours);
    long sumOfDifferences = 0;
    Map<Integer, Integer> colours = new HashMap<>();
    for (int i = 0; i < rgb.length; i++) {
      sumOfDifferences += Math.abs((rgb[i] & 0xFF) - (firstColours[i] & 0xFF));
      colours.merge(firstColours[i] & 0xFF, 1, Integer::sum);
    }
    assertThat(sumOfDifferences / (double) rgb.length)
        .as("the mean difference of a colour channel")
        .isLessThan(8);
    assertThat(colours).hasSizeGreaterThan(30);
  }

  /**
   * Saves the background of the cabin with a reversed palette. Some paint programs change the order
   * of a palette.
   */
  private void reversePalette() {
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
        BACKGROUND_PATH,
        Bytes.wrap(
            new IndexedPicture(
                    picture.width(), picture.height(), Bytes.wrap(pixels), Bytes.wrap(palette))
                .toPng()));
  }

  @Test
  void aNewColourOrderIsReportedUntilItIsRemapped() {
    BuildCache cache = BuildCache.inFolder(folder);
    byte[] originalIndices = indices(cabin(build(cache, PictureHandling.UNCHANGED)));
    reversePalette();
    for (int build = 0; build < 2; build++) {
      List<Diagnostic> diagnostics = build(cache, PictureHandling.UNCHANGED).diagnostics();
      assertThat(diagnostics).hasSize(1);
      assertThat(diagnostics.get(0).message())
          .startsWith("rooms/cabin/background.png: THE COLOURS ARE IN ANOTHER ORDER")
          .contains("--remap");
    }
    BuildResult remapped = build(cache, REMAP);
    assertThat(remapped.diagnostics()).isEmpty();
    assertThat(indices(cabin(remapped))).isEqualTo(originalIndices);
  }

  @Test
  void aSingleChangedColourIsNotReportedAsANewOrder() {
    BuildCache cache = BuildCache.inFolder(folder);
    build(cache, PictureHandling.UNCHANGED);
    IndexedPicture picture = background();
    byte[] palette = picture.palette().toArray();
    palette[3 * 48] = 99;
    files.put(
        BACKGROUND_PATH,
        Bytes.wrap(
            new IndexedPicture(
                    picture.width(), picture.height(), picture.pixels(), Bytes.wrap(palette))
                .toPng()));
    assertThat(build(cache, PictureHandling.UNCHANGED).diagnostics()).isEmpty();
  }
}
