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

/** Tests that the JDK's image readers read every pixel of the written pictures and animations. */
class AnimationTest {

  private final Random random = new Random(10);
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  @Test
  void anIndexedPngHasTheSameIndicesAndColours() throws IOException {
    byte[] indices = randomBytes(320 * 200);
    byte[] palette = randomBytes(768);
    IndexedPng.write(out, 320, 200, indices, palette, IndexedPng.OPAQUE);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(image.getData().getDataElements(0, 0, 320, 200, null)).isEqualTo(indices);
    assertSamePixels(image, indices, palette, 320);
  }

  @Test
  void pixelsWithTheTransparentIndexOfAPngAreTransparent() throws IOException {
    byte[] indices = {0, 7};
    IndexedPng.write(out, 2, 1, indices, new byte[768], 7);
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(image.getRGB(0, 0)).isEqualTo(0xFF000000);
    assertThat(image.getRGB(1, 0) >>> 24).isZero();
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
  void theDelaysOfAGifAddUpToTheJiffies() throws IOException {
    try (AnimatedGif gif = new AnimatedGif(out, 1, 1, IndexedPng.OPAQUE)) {
      for (int i = 0; i < 60; i++) {
        gif.add(new byte[] {(byte) i}, new byte[768], 1);
      }
    }
    ImageReader reader = gifReader();
    int totalDelay = 0;
    for (int i = 0; i < 60; i++) {
      IIOMetadataNode root =
          (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
      IIOMetadataNode control =
          (IIOMetadataNode) root.getElementsByTagName("GraphicControlExtension").item(0);
      totalDelay += Integer.parseInt(control.getAttribute("delayTime"));
    }
    assertThat(totalDelay).isEqualTo(100);
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
    byte[] firstPicture = stripes(8 * 4);
    try (AnimatedPng png = new AnimatedPng(out, 8, 4, IndexedPng.OPAQUE)) {
      png.add(firstPicture, palette, 6);
      png.add(new byte[32], palette, 6);
    }
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(image.getType()).isEqualTo(BufferedImage.TYPE_BYTE_INDEXED);
    assertSamePixels(image, firstPicture, palette, 8);
    assertThat(chunkNames()).containsSubsequence("acTL", "PLTE", "fcTL", "IDAT", "fcTL", "fdAT");
  }

  @Test
  void anAnimatedPngWithSeveralPalettesHasTrueColour() throws IOException {
    byte[] firstPicture = stripes(8 * 4);
    byte[] palette = randomBytes(768);
    try (AnimatedPng png = new AnimatedPng(out, 8, 4, IndexedPng.OPAQUE)) {
      png.add(firstPicture, palette, 1);
      png.add(firstPicture, randomBytes(768), 1);
    }
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(chunkNames()).doesNotContain("PLTE");
    assertSamePixels(image, firstPicture, palette, 8);
  }

  @Test
  void nothingIsWrittenForAnAnimationWithoutFrames() throws IOException {
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
    for (int offset = 8; offset < file.length; offset += buffer.getInt(offset) + 12) {
      names.add(new String(file, offset + 4, 4, StandardCharsets.US_ASCII));
    }
    return names;
  }

  private static void assertSamePixels(
      BufferedImage image, byte[] indices, byte[] palette, int width) {
    int[] expected = new int[indices.length];
    for (int i = 0; i < expected.length; i++) {
      int offset = 3 * (indices[i] & 0xFF);
      expected[i] =
          0xFF << 24
              | (palette[offset] & 0xFF) << 16
              | (palette[offset + 1] & 0xFF) << 8
              | (palette[offset + 2] & 0xFF);
    }
    int height = indices.length / width;
    assertThat(image.getRGB(0, 0, width, height, null, 0, width)).isEqualTo(expected);
  }

  private byte[] randomBytes(int length) {
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    return bytes;
  }

  private static byte[] stripes(int length) {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = (byte) (i / 5 % 7);
    }
    return bytes;
  }
}
