package org.bowsprit.explorer.frames;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.bowsprit.format.disk.OutputFile;

/** Reads the frames of a run from a folder, in either layout of {@link FrameRecorder}. */
public final class FrameFolder {

  private final Map<Long, Path> files;

  private FrameFolder(Map<Long, Path> files) {
    this.files = files;
  }

  /**
   * Opens a folder.
   *
   * @throws IOException if the folder cannot be read
   */
  public static FrameFolder open(Path folder) throws IOException {
    return new FrameFolder(SavedFrame.files(folder));
  }

  /** Returns the number of frames. */
  public int size() {
    return files.size();
  }

  /** Returns the iterations for which both folders have a frame. */
  public List<Long> sharedIterations(FrameFolder other) {
    return files.keySet().stream().filter(other.files::containsKey).toList();
  }

  /** Returns the number of frames that only one of the two folders has. */
  public int unpairedFrames(FrameFolder other) {
    return size() + other.size() - 2 * sharedIterations(other).size();
  }

  /**
   * Compares the frames of the iterations that both folders have.
   *
   * @return the differences in the order of iterations
   * @throws IOException if a frame cannot be read
   */
  public List<FrameDifference> differences(FrameFolder other) throws IOException {
    List<FrameDifference> differences = new ArrayList<>();
    for (long iteration : sharedIterations(other)) {
      FrameDifference difference = FrameDifference.between(read(iteration), other.read(iteration));
      if (!difference.isNone()) {
        differences.add(difference);
      }
    }
    return differences;
  }

  /**
   * Writes all frames side by side.
   *
   * @param columns the number of frames in a row
   * @throws IOException if a frame cannot be read
   * @throws org.bowsprit.format.disk.NotWrittenException if the sheet cannot be written
   */
  public void writeSheet(Path file, int columns) throws IOException {
    ContactSheet sheet = new ContactSheet(size(), columns);
    for (long iteration : files.keySet()) {
      sheet.add(read(iteration));
    }
    write(sheet, file);
  }

  /**
   * Writes this folder's frames of some iterations side by side, and marks the differences from the
   * other folder.
   *
   * @throws IOException if a frame cannot be read
   * @throws org.bowsprit.format.disk.NotWrittenException if the sheet cannot be written
   */
  public void writeDifferences(
      FrameFolder other, List<FrameDifference> differences, Path file, int columns)
      throws IOException {
    ContactSheet sheet = new ContactSheet(differences.size(), columns);
    for (FrameDifference difference : differences) {
      sheet.add(read(difference.iteration()), other.read(difference.iteration()));
    }
    write(sheet, file);
  }

  private SavedFrame read(long iteration) throws IOException {
    return SavedFrame.read(iteration, files.get(iteration));
  }

  private static void write(ContactSheet sheet, Path file) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    sheet.write(out);
    new OutputFile(file).write(out.toByteArray());
  }
}
