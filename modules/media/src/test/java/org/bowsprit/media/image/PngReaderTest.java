package org.bowsprit.media.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
import org.bowsprit.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests reading indexed PNG files, and the messages about other files. */
class PngReaderTest {

  private static final int INDEXED_COLOUR_TYPE = 3;

  @Test
  void aWrittenPictureIsReadAgainUnchanged() throws PngException {
    byte[] pixels = new byte[24 * 10];
    new Random(1).nextBytes(pixels);
    byte[] colours = new byte[768];
    new Random(2).nextBytes(colours);
    IndexedPicture picture = new IndexedPicture(24, 10, Bytes.wrap(pixels), Bytes.wrap(colours));

    assertThat(PngReader.read(picture.toPng())).isEqualTo(picture);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8})
  void pixelsOfEveryDepthAreRead(int depth) throws Exception {
    // The file has two rows of eight pixels with increasing values, packed from the high bits down.
    int valueCount = 1 << depth;
    byte[] row = new byte[depth];
    for (int x = 0; x < 8; x++) {
      int bit = x * depth;
      row[bit / 8] |= (byte) (x % valueCount << (8 - depth - bit % 8));
    }
    IndexedPicture picture =
        PngReader.read(png(8, 2, depth, INDEXED_COLOUR_TYPE, 0, filterRows(0, row, row)));

    for (int x = 0; x < 8; x++) {
      assertThat(picture.pixel(x, 0)).isEqualTo(x % valueCount);
      assertThat(picture.pixel(x, 1)).isEqualTo(x % valueCount);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void everyRowFilterIsReversed(int filter) throws Exception {
    byte[][] rows = {{9, 3, 200 - 256, 7}, {1, 250 - 256, 30, 4}, {5, 5, 5, 90}};
    byte[] filteredRows = filterRows(filter, rows);

    IndexedPicture picture = PngReader.read(png(4, 3, 8, INDEXED_COLOUR_TYPE, 0, filteredRows));

    for (int y = 0; y < 3; y++) {
      for (int x = 0; x < 4; x++) {
        assertThat(picture.pixel(x, y)).isEqualTo(rows[y][x] & 0xFF);
      }
    }
  }

  @Test
  void trueColourIsRefusedWithAdvice() throws Exception {
    byte[] file = png(1, 1, 8, 2, 0, new byte[4]);
    assertThatThrownBy(() -> PngReader.read(file))
        .isInstanceOf(PngException.class)
        .hasMessage(
            "expected a picture with a palette, found true colour; in your paint program choose an"
                + " indexed mode with at most 256 colours, since the order of the palette matters");
  }

  @Test
  void interlacedFilesAreRefused() throws Exception {
    byte[] file = png(1, 1, 8, INDEXED_COLOUR_TYPE, 1, new byte[2]);
    assertThatThrownBy(() -> PngReader.read(file)).hasMessageContaining("interlaced");
  }

  @Test
  void filesInOtherFormatsAreRefused() {
    assertThatThrownBy(() -> PngReader.read("GIF89a, not a PNG".getBytes(StandardCharsets.UTF_8)))
        .hasMessage("expected a PNG file, found something else");
  }

  @Test
  void missingRowsAreReported() throws Exception {
    byte[] file = png(4, 3, 8, INDEXED_COLOUR_TYPE, 0, new byte[5]);
    assertThatThrownBy(() -> PngReader.read(file))
        .hasMessage("expected 3 rows of pixels, found fewer");
  }

  /** Filters rows as an encoder does. Each pixel has one byte. */
  private static byte[] filterRows(int filter, byte[]... rows) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] previousRow = new byte[rows[0].length];
    for (byte[] row : rows) {
      out.write(filter);
      for (int x = 0; x < row.length; x++) {
        int left = x > 0 ? row[x - 1] & 0xFF : 0;
        int up = previousRow[x] & 0xFF;
        int corner = x > 0 ? previousRow[x - 1] & 0xFF : 0;
        out.write(row[x] - prediction(filter, left, up, corner));
      }
      previousRow = row;
    }
    return out.toByteArray();
  }

  private static int prediction(int filter, int left, int up, int corner) {
    int estimate = left + up - corner;
    int nearest = left;
    for (int neighbour : new int[] {up, corner}) {
      nearest = Math.abs(estimate - neighbour) < Math.abs(estimate - nearest) ? neighbour : nearest;
    }
    return new int[] {0, left, up, (left + up) / 2, nearest}[filter];
  }

  private static byte[] png(
      int width, int height, int depth, int colourType, int interlace, byte[] rows)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream out = new DataOutputStream(bytes);
    out.writeLong(0x89504E470D0A1A0AL);
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    DataOutputStream fields = new DataOutputStream(header);
    fields.writeInt(width);
    fields.writeInt(height);
    fields.write(new byte[] {(byte) depth, (byte) colourType, 0, 0, (byte) interlace});
    writeChunk(out, "IHDR", header.toByteArray());
    writeChunk(out, "PLTE", new byte[768]);
    ByteArrayOutputStream compressedRows = new ByteArrayOutputStream();
    try (DeflaterOutputStream deflater = new DeflaterOutputStream(compressedRows)) {
      deflater.write(rows);
    }
    writeChunk(out, "IDAT", compressedRows.toByteArray());
    writeChunk(out, "IEND", new byte[0]);
    return bytes.toByteArray();
  }

  private static void writeChunk(DataOutputStream out, String type, byte[] data)
      throws IOException {
    out.writeInt(data.length);
    out.writeBytes(type);
    out.write(data);
    out.writeInt(0);
  }
}
