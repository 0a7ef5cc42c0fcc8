package org.bowsprit.media.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/** Tests the written files: the JDK's image readers read them, and every pixel is compared. */
class AnimationTest {

  private final Random random = new Random(10);
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @Test
  void anIndexedPngHasTheSameIndicesAndColours() throws IOException {
    byte[] indices = randomBytes(320 * 200);
    byte[] palette = randomBytes(768);
    IndexedPng.write(out, 320, 200, indices, palette, IndexedPng.OPAQUE);
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(read.getData().getDataElements(0, 0, 320, 200, null)).isEqualTo(indices);
    assertSamePixels(read, indices, palette, 320);
  }

  @Test
  void theTransparentIndexOfAPngHasNoOpacity() throws IOException {
    byte[] indices = {0, 7};
    IndexedPng.write(out, 2, 1, indices, new byte[768], 7);
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(read.getRGB(0, 0)).isEqualTo(0xFF000000);
    assertThat(read.getRGB(1, 0) >>> 24).isZero();
  }

  @Test
  void gifFramesHaveTheirOwnPalettes() throws IOException {
    byte[][] pictures = {randomBytes(320 * 200), new byte[320 * 200], stripes(320 * 200)};
    byte[][] palettes = {randomBytes(768), randomBytes(768), randomBytes(768)};
    try (AnimatedGif gif = new AnimatedGif(out, 320, 200, IndexedPng.OPAQUE)) {
      for (int i = 0; i < pictures.length; i++) {
        gif.add(pictures[i], palettes[i], 6);
      }
    }
    ImageReader reader = gifReader();
    assertThat(reader.getNumImages(true)).isEqualTo(3);
    for (int i = 0; i < pictures.length; i++) {
      assertSamePixels(reader.read(i), pictures[i], palettes[i], 320);
    }
  }

  @Test
  void gifDelaysDoNotDriftFromTheJiffies() throws IOException {
    try (AnimatedGif gif = new AnimatedGif(out, 1, 1, IndexedPng.OPAQUE)) {
      for (int i = 0; i < 60; i++) {
        gif.add(new byte[] {(byte) i}, new byte[768], 1);
      }
    }
    ImageReader reader = gifReader();
    int total = 0;
    for (int i = 0; i < 60; i++) {
      IIOMetadataNode root =
          (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
      IIOMetadataNode control =
          (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
      total += Integer.parseInt(control.getAttribute("delayTime"));
    }
    assertThat(total).isEqualTo(100);
  }

  @Test
  void equalFramesAreMergedIntoOneLongerFrame() throws IOException {
    try (AnimatedGif gif = new AnimatedGif(out, 1, 1, IndexedPng.OPAQUE)) {
      gif.add(new byte[] {3}, new byte[768], 3);
      gif.add(new byte[] {3}, new byte[768], 3);
    }
    assertThat(gifReader().getNumImages(true)).isEqualTo(1);
  }

  @Test
  void anAnimatedPngWithOnePaletteIsIndexed() throws IOException {
    byte[] palette = randomBytes(768);
    byte[] first = stripes(8 * 4);
    try (AnimatedPng png = new AnimatedPng(out, 8, 4, IndexedPng.OPAQUE)) {
      png.add(first, palette, 6);
      png.add(new byte[32], palette, 6);
    }
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(read.getType()).isEqualTo(BufferedImage.TYPE_BYTE_INDEXED);
    assertSamePixels(read, first, palette, 8);
    assertThat(chunkNames()).containsSubsequence("acTL", "PLTE", "fcTL", "IDAT", "fcTL", "fdAT");
  }

  @Test
  void anAnimatedPngWithSeveralPalettesHasTrueColour() throws IOException {
    byte[] first = stripes(8 * 4);
    byte[] palette = randomBytes(768);
    try (AnimatedPng png = new AnimatedPng(out, 8, 4, IndexedPng.OPAQUE)) {
      png.add(first, palette, 1);
      png.add(first, randomBytes(768), 1);
    }
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(chunkNames()).doesNotContain("PLTE");
    assertSamePixels(read, first, palette, 8);
  }

  @Test
  void anAnimationWithoutFramesWritesNothing() throws IOException {
    new AnimatedPng(out, 8, 4, IndexedPng.OPAQUE).close();
    new AnimatedGif(out, 8, 4, IndexedPng.OPAQUE).close();
    assertThat(out.size()).isZero();
  }

  @Test
  void aPictureOfTheWrongSizeIsRefused() {
    assertThatThrownBy(() -> IndexedPng.write(out, 2, 2, new byte[3], new byte[768], -1))
        .hasMessage("a picture of 2×2 cannot have 3 pixels");
  }

  private ImageReader gifReader() throws IOException {
    ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
    ImageInputStream input =
        ImageIO.createImageInputStream(new ByteArrayInputStream(out.toByteArray()));
    reader.setInput(input);
    return reader;
  }

  private List<String> chunkNames() {
    byte[] file = out.toByteArray();
    List<String> names = new ArrayList<>();
    ByteBuffer buffer = ByteBuffer.wrap(file);
    for (int at = 8; at < file.length; at += buffer.getInt(at) + 12) {
      names.add(new String(file, at + 4, 4, StandardCharsets.US_ASCII));
    }
    return names;
  }

  private static void assertSamePixels(
      BufferedImage read, byte[] indices, byte[] palette, int width) {
    int[] expected = new int[indices.length];
    for (int i = 0; i < expected.length; i++) {
      int at = 3 * (indices[i] & 0xFF);
      expected[i] =
          0xFF << 24
              | (palette[at] & 0xFF) << 16
              | (palette[at + 1] & 0xFF) << 8
              | (palette[at + 2] & 0xFF);
    }
    int height = indices.length / width;
    assertThat(read.getRGB(0, 0, width, height, null, 0, width)).isEqualTo(expected);
  }

  private byte[] randomBytes(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] stripes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (i / 5 % 7);
    }
    return bytes;
  }
}
