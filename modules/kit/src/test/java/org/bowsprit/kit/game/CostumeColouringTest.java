package org.bowsprit.kit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.bow.diagnostic.Diagnostic;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.game.GameResources;
import org.bowsprit.format.game.GameWriter;
import org.bowsprit.kit.internal.costume.CostumeDecompiler;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;
import org.junit.jupiter.api.Test;

/**
 * Tests the building of costumes whose pictures are in true colour. Many paint programs save
 * pictures without a palette.
 */
class CostumeColouringTest {

  private static final String STRIP_PATH = "costumes/mira/mira.png";
  private static final String COSTUME_PATH = "costumes/mira/costume.txt";
  private static final String BACKGROUND_PATH = "rooms/cabin/background.png";
  private static final PictureHandling QUANTISE = new PictureHandling(true, false);
  private static final int MAX_COLOURS = 15;

  private final NavigableMap<String, Bytes> files = new TreeMap<>(StarterGame.sources("A").files());
  private final IndexedPicture strip = picture(STRIP_PATH);
  private final Bytes palette = picture(BACKGROUND_PATH).palette();

  private IndexedPicture picture(String path) {
    try {
      return PngReader.read(files.get(path).toArray());
    } catch (PngException e) {
      throw new AssertionError(e);
    }
  }

  private BuildResult build(PictureHandling handling) {
    return new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE, handling)
        .build(new SourceTree(files));
  }

  private GameResources buildGame(PictureHandling handling) {
    BuildResult result = build(handling);
    assertThat(result.game())
        .as("the built game, with diagnostics %s", result.diagnostics())
        .isPresent();
    GameWriter.Files game = result.game().get().write();
    return GameResources.of(game.index(), game.data());
  }

  private Costume buildCostume(PictureHandling handling) {
    return buildGame(handling).costume(1).orElseThrow();
  }

  /**
   * Returns the colour of each pixel of all pictures of the costume; −1 for a transparent pixel.
   */
  private List<Integer> builtColours(PictureHandling handling) {
    GameResources game = buildGame(handling);
    List<Integer> colours = new ArrayList<>();
    new CostumeDecompiler(
            game.costume(1).orElseThrow(),
            game.room(1).orElseThrow().colours().palette().orElseThrow())
        .decompile()
        .strips()
        .forEach(
            (name, picture) -> {
              for (int i = 0; i < picture.pixels().length(); i++) {
                int pixel = picture.pixels().u8(i);
                colours.add(pixel == 0 ? -1 : rgb(picture.palette(), pixel));
              }
            });
    return colours;
  }

  private static int rgb(Bytes palette, int index) {
    return palette.u8(3 * index) << 16 | palette.u8(3 * index + 1) << 8 | palette.u8(3 * index + 2);
  }

  /** Saves the pictures of Mira in true colour. The pixels around the figure are transparent. */
  private void saveInTrueColour(IntUnaryOperator colour) {
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    for (int i = 0; i < strip.pixels().length(); i++) {
      if (i % strip.width() == 0) {
        rows.write(0);
      }
      boolean isTransparent = strip.pixels().u8(i) == 0;
      int rgb = isTransparent ? 0 : colour.applyAsInt(i);
      rows.write(rgb >> 16);
      rows.write(rgb >> 8);
      rows.write(rgb);
      rows.write(isTransparent ? 0 : 255);
    }
    files.put(STRIP_PATH, png(strip.width(), strip.height(), rows.toByteArray()));
  }

  private void saveInTrueColour() {
    saveInTrueColour(i -> rgb(palette, strip.pixels().u8(i)));
  }

  private static Bytes png(int width, int height, byte[] rows) {
    try {
      ByteArrayOutputStream packed = new ByteArrayOutputStream();
      try (DeflaterOutputStream deflater = new DeflaterOutputStream(packed)) {
        deflater.write(rows);
      }
      ByteArrayOutputStream header = new ByteArrayOutputStream();
      DataOutputStream headerOut = new DataOutputStream(header);
      headerOut.writeInt(width);
      headerOut.writeInt(height);
      headerOut.write(new byte[] {8, 6, 0, 0, 0});
      ByteArrayOutputStream png = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(png);
      out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
      writeChunk(out, "IHDR", header.toByteArray());
      writeChunk(out, "IDAT", packed.toByteArray());
      writeChunk(out, "IEND", new byte[0]);
      return Bytes.wrap(png.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void writeChunk(DataOutputStream out, String tag, byte[] payload)
      throws IOException {
    byte[] name = tag.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(name);
    sum.update(payload);
    out.writeInt(payload.length);
    out.write(name);
    out.write(payload);
    out.writeInt((int) sum.getValue());
  }

  private void replaceInFile(String path, String oldText, String replacement) {
    String text = new SourceTree(files).text(path).orElseThrow();
    assertThat(text).contains(oldText);
    files.put(path, SourceTree.bytes(text.replace(oldText, replacement)));
  }

  @Test
  void trueColourPicturesAreRefusedUnlessQuantisingIsRequested() {
    saveInTrueColour();
    assertThat(build(PictureHandling.UNCHANGED).diagnostics())
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .matches(
            message ->
                message.startsWith(STRIP_PATH) && message.contains("or build with --quantise"));
  }

  @Test
  void coloursInThePaletteOfTheRoomAreNotChanged() {
    List<Integer> originalColours = builtColours(PictureHandling.UNCHANGED);
    saveInTrueColour();
    assertThat(builtColours(QUANTISE)).isEqualTo(originalColours);
  }

  @Test
  void theSettingQuantiseAllowsTrueColourPictures() {
    List<Integer> originalColours = builtColours(PictureHandling.UNCHANGED);
    replaceInFile("game.bow", "game \"A\"", "game \"A\" { quantise 1 }");
    saveInTrueColour();
    assertThat(builtColours(PictureHandling.UNCHANGED)).isEqualTo(originalColours);
  }

  @Test
  void coloursListedByTheCostumeAreNotChanged() {
    List<Integer> originalColours = builtColours(PictureHandling.UNCHANGED);
    String colourNumbers =
        String.join(" ", numbersAsText(buildCostume(PictureHandling.UNCHANGED).palette()));
    replaceInFile(COSTUME_PATH, "colours 16\n", "colours 16\npalette " + colourNumbers + "\n");
    saveInTrueColour();
    assertThat(builtColours(QUANTISE)).isEqualTo(originalColours);
  }

  private static List<String> numbersAsText(Bytes colours) {
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < colours.length(); i++) {
      numbers.add(String.valueOf(colours.u8(i)));
    }
    return numbers;
  }

  @Test
  void manyColoursAreReducedToTheSameColoursByEveryBuild() {
    saveInTrueColour(i -> i * 2654435 & 0xFFFFFF);
    List<Integer> first = builtColours(QUANTISE);
    assertThat(first.stream().distinct().toList()).hasSizeBetween(MAX_COLOURS - 2, MAX_COLOURS + 1);
    assertThat(builtColours(QUANTISE)).isEqualTo(first);
  }

  @Test
  void onlyLockedColoursOfTheRoomAreUsed() {
    replaceInFile("rooms/cabin/room.bow", "room cabin @ 1 {", "room cabin @ 1 {\n  lock 130, 135");
    saveInTrueColour(i -> i * 2654435 & 0xFFFFFF);
    assertThat(numbersAsText(buildCostume(QUANTISE).palette()))
        .isSubsetOf("0", "130", "131", "132", "133", "134", "135")
        .contains("131");
  }

  @Test
  void aRoomWithoutAPaletteIsReported() {
    files.remove(BACKGROUND_PATH);
    replaceInFile("rooms/cabin/room.bow", "room cabin @ 1 {", "room cabin @ 1 {\n  size 320, 144");
    saveInTrueColour();
    assertThat(build(QUANTISE).diagnostics())
        .extracting(Diagnostic::message)
        .anyMatch(message -> message.startsWith("room cabin: expected an indexed background"));
  }
}
