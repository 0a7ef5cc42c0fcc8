package org.bowsprit.examples.visibilitygraph;

import java.awt.geom.Path2D;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Polygons that are obstacles in rooms.
 *
 * @param byRoom the polygons by the number of their room
 */
record Polygons(Map<Integer, List<Path2D>> byRoom) {

  /** No obstacle in any room. */
  static final Polygons NONE = new Polygons(Map.of());

  private static final Pattern LINE =
      Pattern.compile("(\\d{1,5})((?:\\s+-?\\d{1,5},-?\\d{1,5}){3,})");
  private static final Pattern CORNER = Pattern.compile("(-?\\d+),(-?\\d+)");

  /**
   * Reads a file with lines of the form {@code ROOM X,Y X,Y X,Y …}, in room pixels. Ignores empty
   * lines and lines that begin with #.
   *
   * @throws IllegalArgumentException if the file cannot be read or a line is invalid; for a line,
   *     the message contains the file, the number of the line and the expected contents
   */
  static Polygons read(Path file) {
    Map<Integer, List<Path2D>> byRoom = new HashMap<>();
    int lineNumber = 0;
    for (String line : lines(file)) {
      lineNumber++;
      String text = line.strip();
      if (text.isEmpty() || text.startsWith("#")) {
        continue;
      }
      Matcher parts = LINE.matcher(text);
      if (!parts.matches()) {
        throw new IllegalArgumentException(
            file
                + ", line "
                + lineNumber
                + ": expected ROOM X,Y X,Y X,Y, with three corners or more");
      }
      byRoom
          .computeIfAbsent(Integer.valueOf(parts.group(1)), room -> new ArrayList<>())
          .add(polygon(parts.group(2)));
    }
    return new Polygons(byRoom);
  }

  private static List<String> lines(Path file) {
    try {
      return Files.readAllLines(file);
    } catch (NoSuchFileException e) {
      throw new IllegalArgumentException(file + ": there is no such file", e);
    } catch (MalformedInputException e) {
      throw new IllegalArgumentException(file + ": is not text in UTF-8", e);
    } catch (IOException e) {
      throw new IllegalArgumentException(file + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static Path2D polygon(String corners) {
    Path2D polygon = new Path2D.Double();
    Matcher corner = CORNER.matcher(corners);
    while (corner.find()) {
      int x = Integer.parseInt(corner.group(1));
      int y = Integer.parseInt(corner.group(2));
      if (polygon.getCurrentPoint() == null) {
        polygon.moveTo(x, y);
      } else {
        polygon.lineTo(x, y);
      }
    }
    polygon.closePath();
    return polygon;
  }

  /** Returns the obstacles of a room. */
  List<Path2D> inRoom(int room) {
    return byRoom.getOrDefault(room, List.of());
  }
}
