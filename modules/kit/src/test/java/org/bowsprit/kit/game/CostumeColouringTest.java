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

/** Tests costumes with true-colour pictures, which many paint programs save. */
class CostumeColouringTest {

  private static final String STRIP = "costumes/mira/mira.png";
  private static final String TEXT = "costumes/mira/costume.txt";
  private static final String BACKGROUND = "rooms/cabin/background.png";
  private static final PictureHandling QUANTISE = new PictureHandling(true, false);
  private static final int MAX_COLOURS = 15;

  private final NavigableMap<String, Bytes> files = new TreeMap<>(StarterGame.sources("A").files());
  private final IndexedPicture strip = picture(STRIP);
  private final Bytes palette = picture(BACKGROUND).palette();

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
    assertThat(result.game()).as("%s", result.diagnostics()).isPresent();
    GameWriter.Files game = result.game().get().write();
    return GameResources.of(game.index(), game.data());
  }

  private Costume buildCostume(PictureHandling handling) {
    return buildGame(handling).costume(1).orElseThrow();
  }

  /** Returns the colours of all pictures, pixel for pixel. */
  private List<Integer> shownColours(PictureHandling handling) {
    GameResources game = buildGame(handling);
    List<Integer> shown = new ArrayList<>();
    new CostumeDecompiler(
            game.costume(1).orElseThrow(),
            game.room(1).orElseThrow().colours().palette().orElseThrow())
        .decompile()
        .strips()
        .forEach(
            (name, picture) -> {
              for (int i = 0; i < picture.pixels().length(); i++) {
                int pixel = picture.pixels().u8(i);
                shown.add(pixel == 0 ? -1 : rgb(picture.palette(), pixel));
              }
            });
    return shown;
  }

  private static int rgb(Bytes palette, int index) {
    return palette.u8(3 * index) << 16 | palette.u8(3 * index + 1) << 8 | palette.u8(3 * index + 2);
  }

  /** Saves Mira like a paint program without palettes. The pixels around her are transparent. */
  private void saveInTrueColour(IntUnaryOperator colour) {
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    for (int i = 0; i < strip.pixels().length(); i++) {
      if (i % strip.width() == 0) {
        rows.write(0);
      }
      boolean isClear = strip.pixels().u8(i) == 0;
      int rgb = isClear ? 0 : colour.applyAsInt(i);
      rows.write(rgb >> 16);
      rows.write(rgb >> 8);
      rows.write(rgb);
      rows.write(isClear ? 0 : 255);
    }
    files.put(STRIP, png(strip.width(), strip.height(), rows.toByteArray()));
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
      DataOutputStream numbers = new DataOutputStream(header);
      numbers.writeInt(width);
      numbers.writeInt(height);
      numbers.write(new byte[] {8, 6, 0, 0, 0});
      ByteArrayOutputStream png = new ByteArrayOutputStream();
      DataOutputStream out = new DataOutputStream(png);
      out.write(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'});
      chunk(out, "IHDR", header.toByteArray());
      chunk(out, "IDAT", packed.toByteArray());
      chunk(out, "IEND", new byte[0]);
      return Bytes.wrap(png.toByteArray());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void chunk(DataOutputStream out, String tag, byte[] payload) throws IOException {
    byte[] name = tag.getBytes(StandardCharsets.US_ASCII);
    CRC32 sum = new CRC32();
    sum.update(name);
    sum.update(payload);
    out.writeInt(payload.length);
    out.write(name);
    out.write(payload);
    out.writeInt((int) sum.getValue());
  }

  private void replaceInFile(String path, String before, String replacement) {
    String text = new SourceTree(files).text(path).orElseThrow();
    assertThat(text).contains(before);
    files.put(path, SourceTree.bytes(text.replace(before, replacement)));
  }

  @Test
  void trueColourIsRefusedUnlessRequested() {
    saveInTrueColour();
    assertThat(build(PictureHandling.UNCHANGED).diagnostics())
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .matches(
            message -> message.startsWith(STRIP) && message.contains("or build with --quantise"));
  }

  @Test
  void coloursOfTheRoomAreNotChanged() {
    List<Integer> before = shownColours(PictureHandling.UNCHANGED);
    saveInTrueColour();
    assertThat(shownColours(QUANTISE)).isEqualTo(before);
  }

  @Test
  void theSettingQuantiseAllowsTrueColour() {
    List<Integer> before = shownColours(PictureHandling.UNCHANGED);
    replaceInFile("game.bow", "game \"A\"", "game \"A\" { quantise 1 }");
    saveInTrueColour();
    assertThat(shownColours(PictureHandling.UNCHANGED)).isEqualTo(before);
  }

  @Test
  void coloursListedByTheCostumeAreNotChanged() {
    List<Integer> before = shownColours(PictureHandling.UNCHANGED);
    String listed = String.join(" ", numbers(buildCostume(PictureHandling.UNCHANGED).palette()));
    replaceInFile(TEXT, "colours 16\n", "colours 16\npalette " + listed + "\n");
    saveInTrueColour();
    assertThat(shownColours(QUANTISE)).isEqualTo(before);
  }

  private static List<String> numbers(Bytes colours) {
    List<String> numbers = new ArrayList<>();
    for (int i = 0; i < colours.length(); i++) {
      numbers.add(String.valueOf(colours.u8(i)));
    }
    return numbers;
  }

  @Test
  void manyColoursAreAlwaysReducedToTheSameColours() {
    saveInTrueColour(i -> i * 2654435 & 0xFFFFFF);
    List<Integer> first = shownColours(QUANTISE);
    assertThat(first.stream().distinct().toList()).hasSizeBetween(MAX_COLOURS - 2, MAX_COLOURS + 1);
    assertThat(shownColours(QUANTISE)).isEqualTo(first);
  }

  @Test
  void onlyLockedColoursOfTheRoomAreUsed() {
    replaceInFile("rooms/cabin/room.bow", "room cabin @ 1 {", "room cabin @ 1 {\n  lock 130, 135");
    saveInTrueColour(i -> i * 2654435 & 0xFFFFFF);
    assertThat(numbers(buildCostume(QUANTISE).palette()))
        .isSubsetOf("0", "130", "131", "132", "133", "134", "135")
        .contains("131");
  }

  @Test
  void aRoomWithUnknownColoursIsReported() {
    files.remove(BACKGROUND);
    replaceInFile("rooms/cabin/room.bow", "room cabin @ 1 {", "room cabin @ 1 {\n  size 320, 144");
    saveInTrueColour();
    assertThat(build(QUANTISE).diagnostics())
        .extracting(Diagnostic::message)
        .anyMatch(message -> message.startsWith("room cabin: expected an indexed background"));
  }
}
