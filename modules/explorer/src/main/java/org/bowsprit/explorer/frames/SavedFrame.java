package org.bowsprit.explorer.frames;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;
import org.bowsprit.render.Frame;

/**
 * A frame read back from a folder: {@code frame_%06d.idx} with its {@code .pal}, both plain or with
 * {@code .gz} appended, or {@code frame_%06d.png} of palette indices.
 */
final class SavedFrame {

  private static final Pattern NAME_PATTERN = Pattern.compile("frame_(\\d+)\\.(idx|idx\\.gz|png)");
  private static final String PNG = ".png";

  private final long iteration;
  private final byte[] pixels;
  private final byte[] palette;

  private SavedFrame(long iteration, byte[] pixels, byte[] palette) {
    this.iteration = iteration;
    this.pixels = pixels;
    this.palette = palette;
  }

  /** Returns the iteration from the file name. */
  long iteration() {
    return iteration;
  }

  /** Returns the live array of 64,000 palette indices. */
  byte[] pixels() {
    return pixels;
  }

  /** Returns the live array of 768 colour components. */
  byte[] palette() {
    return palette;
  }

  /**
   * Returns the files of a folder's frames by iteration.
   *
   * @throws IOException if the folder cannot be read
   */
  static Map<Long, Path> files(Path folder) throws IOException {
    Map<Long, Path> files = new TreeMap<>();
    try (Stream<Path> list = Files.list(folder)) {
      for (Path file : list.toList()) {
        Matcher name = NAME_PATTERN.matcher(file.getFileName().toString());
        if (name.matches()) {
          files.merge(Long.valueOf(name.group(1)), file, SavedFrame::preferIndices);
        }
      }
    }
    return files;
  }

  /** Returns the file that is not a PNG, if two files contain the same frame. */
  private static Path preferIndices(Path one, Path other) {
    return one.toString().endsWith(PNG) ? other : one;
  }

  /**
   * Reads a frame.
   *
   * @param file the PNG of the frame, or the file with its palette indices; the palette is then in
   *     another file of the same folder
   * @throws IOException if a file cannot be read or has the wrong size
   */
  static SavedFrame read(long iteration, Path file) throws IOException {
    String name = file.getFileName().toString();
    if (name.endsWith(PNG)) {
      return ofPng(iteration, file);
    }
    return new SavedFrame(
        iteration,
        readBytes(file, Frame.PIXELS),
        readBytes(file.resolveSibling(name.replace(".idx", ".pal")), 3 * Frame.COLOURS));
  }

  private static SavedFrame ofPng(long iteration, Path file) throws IOException {
    IndexedPicture picture;
    try {
      picture = PngReader.read(Files.readAllBytes(file));
    } catch (PngException e) {
      throw new IOException(file.getFileName() + ": expected a PNG of palette indices", e);
    }
    if (picture.width() != Frame.WIDTH || picture.height() != Frame.HEIGHT) {
      throw new IOException(
          file.getFileName()
              + ": expected 320×200 pixels, found "
              + picture.width()
              + "×"
              + picture.height());
    }
    return new SavedFrame(
        iteration,
        picture.pixels().toArray(),
        Arrays.copyOf(picture.palette().toArray(), 3 * Frame.COLOURS));
  }

  private static byte[] readBytes(Path file, int size) throws IOException {
    boolean isCompressed = file.getFileName().toString().endsWith(".gz");
    try (InputStream raw = Files.newInputStream(file);
        InputStream in = isCompressed ? new GZIPInputStream(raw) : raw) {
      byte[] bytes = in.readNBytes(size + 1);
      if (bytes.length != size) {
        throw new IOException(
            file.getFileName()
                + ": expected "
                + size
                + " bytes, found "
                + (bytes.length > size ? "more" : bytes.length));
      }
      return bytes;
    }
  }
}
