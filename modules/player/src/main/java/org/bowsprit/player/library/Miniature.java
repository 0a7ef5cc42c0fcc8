package org.bowsprit.player.library;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.render.Frame;

/**
 * A small picture of a game in few colours. Each pixel is the average of an area of the full
 * picture.
 *
 * @param width the width in pixels
 * @param height the height in pixels
 * @param pixels the indices of the colours, row by row
 * @param colours the colours, {@code 0xRRGGBB}
 */
public record Miniature(int width, int height, Bytes pixels, List<Integer> colours) {

  private static final int CHANNELS = 3;

  /**
   * Makes a frame smaller.
   *
   * @param maxColours the largest number of colours, at most 256
   */
  static Miniature of(Frame frame, int width, int height, int maxColours) {
    int[] averages = new int[width * height];
    for (int i = 0; i < averages.length; i++) {
      averages[i] = average(frame, i % width, i / width, width, height);
    }
    List<Group> groups = groups(averages, maxColours);
    Map<Integer, Integer> indices = new HashMap<>();
    for (int index = 0; index < groups.size(); index++) {
      for (ColourCount use : groups.get(index).colourCounts()) {
        indices.put(use.colour(), index);
      }
    }
    byte[] pixels = new byte[averages.length];
    for (int i = 0; i < pixels.length; i++) {
      pixels[i] = indices.get(averages[i]).byteValue();
    }
    return new Miniature(
        width, height, Bytes.wrap(pixels), groups.stream().map(Group::average).toList());
  }

  /** Returns the average colour of the part of a frame that a pixel represents. */
  private static int average(Frame frame, int x, int y, int width, int height) {
    double[] sums = new double[CHANNELS];
    double area = 0;
    double left = (double) x * Frame.WIDTH / width;
    double right = (double) (x + 1) * Frame.WIDTH / width;
    double top = (double) y * Frame.HEIGHT / height;
    double bottom = (double) (y + 1) * Frame.HEIGHT / height;
    for (int row = (int) top; row < Math.min(Frame.HEIGHT, Math.ceil(bottom)); row++) {
      for (int column = (int) left; column < Math.min(Frame.WIDTH, Math.ceil(right)); column++) {
        double share = overlap(left, right, column) * overlap(top, bottom, row);
        int offset = 3 * (frame.pixels()[row * Frame.WIDTH + column] & 0xFF);
        for (int channel = 0; channel < CHANNELS; channel++) {
          sums[channel] += share * (frame.palette()[offset + channel] & 0xFF);
        }
        area += share;
      }
    }
    return rgb(sums, area);
  }

  private static double overlap(double from, double to, int cell) {
    return Math.min(to, cell + 1) - Math.max(from, cell);
  }

  private static int rgb(double[] sums, double count) {
    int rgb = 0;
    for (double sum : sums) {
      rgb = (rgb << 8) | (int) Math.round(sum / count);
    }
    return rgb;
  }

  /** A colour and the number of pixels that have it. */
  private record ColourCount(int colour, int pixels) {
    private int channel(int channel) {
      return (colour >> (8 * (CHANNELS - 1 - channel))) & 0xFF;
    }
  }

  /** Divides the colours of a picture into groups of similar colours, by median cuts. */
  private static List<Group> groups(int[] colours, int maxColours) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int colour : colours) {
      counts.merge(colour, 1, Integer::sum);
    }
    List<ColourCount> colourCounts = new ArrayList<>();
    counts.forEach((colour, pixels) -> colourCounts.add(new ColourCount(colour, pixels)));
    colourCounts.sort(Comparator.comparingInt(ColourCount::colour));
    List<Group> groups = new ArrayList<>(List.of(new Group(colourCounts)));
    while (groups.size() < maxColours) {
      Group widest = groups.stream().max(Comparator.comparingDouble(Group::spread)).orElseThrow();
      if (widest.colourCounts().size() == 1) {
        break;
      }
      groups.remove(widest);
      groups.addAll(widest.halves());
    }
    return groups;
  }

  /** A group of similar colours that are shown as one colour. */
  private record Group(List<ColourCount> colourCounts) {

    private int width(int channel) {
      int minimum = colourCounts.stream().mapToInt(use -> use.channel(channel)).min().orElseThrow();
      return colourCounts.stream().mapToInt(use -> use.channel(channel)).max().orElseThrow()
          - minimum;
    }

    private int widestChannel() {
      int widest = 0;
      for (int channel = 1; channel < CHANNELS; channel++) {
        widest = width(channel) > width(widest) ? channel : widest;
      }
      return widest;
    }

    private int pixels() {
      return colourCounts.stream().mapToInt(ColourCount::pixels).sum();
    }

    /**
     * Returns the widest range of a colour channel, weighted by the number of pixels. The group
     * with the largest result is divided first.
     */
    private double spread() {
      return width(widestChannel()) * Math.sqrt(pixels());
    }

    /**
     * Divides the group along its widest channel, so that both parts represent the same number of
     * pixels.
     */
    private List<Group> halves() {
      int channel = widestChannel();
      List<ColourCount> sorted = new ArrayList<>(colourCounts);
      sorted.sort(Comparator.comparingInt(use -> use.channel(channel)));
      int half = pixels() / 2;
      int end = 0;
      for (int pixelsBefore = 0;
          end < sorted.size() - 1 && (end == 0 || pixelsBefore < half);
          end++) {
        pixelsBefore += sorted.get(end).pixels();
      }
      return List.of(
          new Group(List.copyOf(sorted.subList(0, end))),
          new Group(List.copyOf(sorted.subList(end, sorted.size()))));
    }

    private int average() {
      double[] sums = new double[CHANNELS];
      for (ColourCount use : colourCounts) {
        for (int channel = 0; channel < CHANNELS; channel++) {
          sums[channel] += (double) use.pixels() * use.channel(channel);
        }
      }
      return rgb(sums, pixels());
    }
  }
}
