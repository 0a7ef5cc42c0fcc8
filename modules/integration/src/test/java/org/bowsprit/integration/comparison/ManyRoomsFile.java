package org.bowsprit.integration.comparison;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;

/**
 * Writes a file with the walk boxes of any number of rooms. Each room contains a row of five boxes
 * of random sizes.
 */
final class ManyRoomsFile {

  private static final int BOXES_PER_ROOM = 5;
  private static final String UNUSED_BOX =
      "[-32000,-32000,-32000,-32000,-32000,-32000,-32000,-32000,0,128,0]";

  private ManyRoomsFile() {}

  static Path write(Path file, int roomCount) throws IOException {
    Random random = new Random(26);
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
      out.print("{\"sets\":[");
      for (int room = 0; room < roomCount; room++) {
        out.print(room == 0 ? "\n" : ",\n");
        out.print(
            "{\"name\":\"room "
                + room
                + "\",\"boxm\":\""
                + boxMatrixHex()
                + "\",\"boxes\":["
                + UNUSED_BOX);
        int left = random.nextInt(20);
        for (int box = 0; box < BOXES_PER_ROOM; box++) {
          int right = left + 20 + random.nextInt(40);
          int top = 60 + random.nextInt(30);
          int bottom = 100 + random.nextInt(40);
          out.print(
              ",[%1$d,%2$d,%3$d,%2$d,%3$d,%4$d,%1$d,%4$d,0,0,255]"
                  .formatted(left, top, right, bottom));
          left = right;
        }
        out.print("]}");
      }
      out.print("\n]}\n");
    }
    return file;
  }

  /**
   * Returns the box matrix of boxes in a row, as a BOXM payload in hexadecimal digits. Each entry
   * leads to the adjacent box.
   */
  private static String boxMatrixHex() {
    StringBuilder hex = new StringBuilder("000000ff");
    for (int from = 1; from <= BOXES_PER_ROOM; from++) {
      for (int to = 1; to <= BOXES_PER_ROOM; to++) {
        hex.append("%1$02x%1$02x%2$02x".formatted(to, from + Integer.signum(to - from)));
      }
      hex.append("ff");
    }
    return hex.toString();
  }
}
