import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.awt.image.WritableRaster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/**
 * Paints the rooms and objects of Thirty Witnesses. A room has a wall in the colours of its mood,
 * and a floor that shows each walk box in a different tone.
 *
 * <p>Usage: {@code java games/witness/painter/Painter.java games/witness/sources}. Commit the
 * output. The same sources give the same pixels.
 */
public final class Painter {

  /** Colours: 0-15 texts, 16-23 wall, 24-31 floor, 32-47 objects, 128-141 Mira, 255 transparent. */
  private static final int WALL = 16;

  private static final int FLOOR = 24;
  private static final int THING = 32;
  private static final int CLEAR = 255;
  private static final int HEIGHT = 144;
  private static final Pattern CORNER = Pattern.compile("\\((-?\\d+),(-?\\d+)\\)");

  private static final int[] TEXT_COLOURS = {
    0x000000, 0x0000aa, 0x00aa00, 0x00aaaa, 0xaa0000, 0xaa00aa, 0xaa5500, 0xaaaaaa,
    0x555555, 0x5555ff, 0x55ff55, 0x55ffff, 0xff5555, 0xff55ff, 0xffff55, 0xffffff
  };
  private static final int[] THING_COLOURS = {
    0x1c1410, 0x4a3020, 0x7a5030, 0xa87848, 0xd0a870, 0xf0dcb0, 0x284028, 0x4c7040,
    0x78a058, 0x30384c, 0x586880, 0x90a0b4, 0xd0d8e0, 0x7c2420, 0xc05038, 0xe8b830
  };

  /** The mood of a room: the darkest and lightest colours of wall and floor, and its scenery. */
  private record Mood(int wallDark, int wallLight, int floorDark, int floorLight, Decor decor) {}

  private enum Decor {
    SKY,
    SEA,
    BRICKS,
    PLANKS,
    TREES,
    TEMPLE,
    HALL
  }

  private static final Mood NIGHT = new Mood(0x101430, 0x405088, 0x3c3430, 0x948474, Decor.SKY);
  private static final Mood SHORE = new Mood(0x183858, 0x88b8d0, 0x5c4830, 0xc8a878, Decor.SEA);
  private static final Mood TOWN = new Mood(0x2c2438, 0x806888, 0x383840, 0x8c8c90, Decor.BRICKS);
  private static final Mood CABIN = new Mood(0x281810, 0x8c5c38, 0x482c18, 0xb08050, Decor.PLANKS);
  private static final Mood WOOD = new Mood(0x0c2018, 0x407050, 0x2c3018, 0x88905c, Decor.TREES);
  private static final Mood MAYA = new Mood(0x203028, 0x90a078, 0x48402c, 0xb8a880, Decor.TEMPLE);
  private static final Mood STONE = new Mood(0x202830, 0x68788c, 0x30343c, 0x848c98, Decor.BRICKS);

  private static final Map<String, Mood> MOODS =
      Map.ofEntries(
          Map.entry("hall", new Mood(0x241c28, 0x6c5c70, 0x403030, 0x8c7060, Decor.HALL)),
          Map.entry("cliff", NIGHT),
          Map.entry("street", TOWN),
          Map.entry("fire", NIGHT),
          Map.entry("cannon", WOOD),
          Map.entry("credits", NIGHT),
          Map.entry("exit", TOWN),
          Map.entry("seal", STONE),
          Map.entry("chest", CABIN),
          Map.entry("rebuilt", CABIN),
          Map.entry("flagged", SHORE),
          Map.entry("isolated", STONE),
          Map.entry("corners", MAYA),
          Map.entry("crossing", WOOD),
          Map.entry("finale", TOWN),
          Map.entry("dock", SHORE),
          Map.entry("clearing", WOOD),
          Map.entry("cook", CABIN),
          Map.entry("store", TOWN),
          Map.entry("poodles", TOWN),
          Map.entry("sword_room", CABIN),
          Map.entry("forest", WOOD),
          Map.entry("pirates", CABIN),
          Map.entry("rathole", STONE),
          Map.entry("pickup", CABIN),
          Map.entry("safe", STONE),
          Map.entry("padding", CABIN),
          Map.entry("held", SHORE),
          Map.entry("door", TOWN),
          Map.entry("closeup", NIGHT),
          Map.entry("tikal", MAYA));

  private final Path sources;
  private final int[] hero;

  private Painter(Path sources) throws IOException {
    this.sources = sources;
    BufferedImage mira = ImageIO.read(sources.resolve("costumes/mira/mira.png").toFile());
    IndexColorModel colours = (IndexColorModel) mira.getColorModel();
    hero = new int[14];
    for (int i = 0; i < hero.length; i++) {
      hero[i] = colours.getRGB(128 + i) & 0xffffff;
    }
  }

  public static void main(String[] arguments) throws IOException {
    Painter painter = new Painter(Path.of(arguments[0]));
    for (Map.Entry<String, Mood> room : new TreeMap<>(MOODS).entrySet()) {
      painter.paintRoom(room.getKey(), room.getValue());
    }
    painter.paintThings();
  }

  private void paintRoom(String name, Mood mood) throws IOException {
    List<int[]> boxes = boxes(name);
    int width = name.equals("door") ? 960 : 320;
    Canvas canvas = new Canvas(width, HEIGHT);
    int horizon = horizon(boxes);
    canvas.wall(horizon);
    canvas.decorate(mood.decor(), horizon);
    canvas.ground(horizon);
    for (int i = 0; i < boxes.size(); i++) {
      canvas.box(boxes.get(i), i);
    }
    canvas.write(folder(name).resolve("background.png"), palette(mood));
  }

  private Path folder(String room) {
    return sources.resolve("rooms").resolve(room);
  }

  /** Reads the corners of a room's boxes, eight numbers for each box. Box 0 has no corners. */
  private List<int[]> boxes(String room) throws IOException {
    List<int[]> boxes = new ArrayList<>();
    for (String line : Files.readAllLines(folder(room).resolve("boxes.txt"))) {
      int[] corners =
          CORNER
              .matcher(line)
              .results()
              .flatMapToInt(
                  c -> java.util.stream.IntStream.of(number(c.group(1)), number(c.group(2))))
              .toArray();
      if (line.startsWith("box") && corners.length == 8) {
        boxes.add(corners);
      }
    }
    return boxes;
  }

  private static int number(String digits) {
    return Integer.parseInt(digits);
  }

  private static int horizon(List<int[]> boxes) {
    int top = HEIGHT - 24;
    for (int[] box : boxes) {
      for (int i = 1; i < 8; i += 2) {
        top = Math.min(top, box[i]);
      }
    }
    return Math.max(40, top - 4);
  }

  private int[] palette(Mood mood) {
    int[] colours = new int[256];
    System.arraycopy(TEXT_COLOURS, 0, colours, 0, 16);
    System.arraycopy(THING_COLOURS, 0, colours, THING, 16);
    System.arraycopy(hero, 0, colours, 128, hero.length);
    for (int i = 0; i < 8; i++) {
      colours[WALL + i] = between(mood.wallDark(), mood.wallLight(), i);
      colours[FLOOR + i] = between(mood.floorDark(), mood.floorLight(), i);
    }
    colours[CLEAR] = 0xff00ff;
    return colours;
  }

  private static int between(int dark, int light, int step) {
    int colour = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      int from = dark >> shift & 255;
      int to = light >> shift & 255;
      colour |= from + (to - from) * step / 7 << shift;
    }
    return colour;
  }

  private void paintThings() throws IOException {
    hallDoors();
    thing("chest", "chest", 48, 24, c -> {
      c.fill(0, 6, 48, 18, THING + 2);
      c.fill(0, 0, 48, 8, THING + 3);
      c.frame(0, 0, 48, 24, THING);
      c.fill(0, 8, 48, 1, THING);
      c.fill(22, 7, 4, 5, THING + 15);
    });
    thing("seal", "shut", 16, 64, c -> {
      c.fill(0, 0, 16, 64, THING + 2);
      c.frame(0, 0, 16, 64, THING);
      c.fill(11, 32, 2, 3, THING + 15);
    });
    thing("fire", "embers", 24, 16, c -> {
      c.disc(12, 10, 7, THING + 13);
      c.disc(12, 11, 5, THING + 14);
      c.disc(12, 12, 3, THING + 15);
    });
    thing("finale", "bottle", 16, 24, c -> {
      c.fill(6, 8, 5, 14, THING + 1);
      c.fill(7, 2, 3, 6, THING + 1);
      c.fill(7, 10, 3, 6, THING + 4);
    });
    thing("poodles", "dogs", 48, 32, c -> {
      dog(c, 12);
      dog(c, 32);
    });
    thing("sword_room", "sword", 24, 16, Painter::sword);
    thing("sword_room", "sword-zplane2", 24, 16, c -> {
      c.fill(0, 0, 24, 16, 0);
      c.fill(2, 5, 20, 6, 1);
    });
    thing("forest", "top", 64, 88, c -> {
      c.fill(0, 0, 64, 88, THING + 6);
      for (int i = 0; i < 5; i++) {
        c.disc(10 + i * 11, 16 + i % 2 * 14, 13, THING + 7 + i % 2);
      }
      c.fill(28, 40, 9, 48, THING + 1);
    });
    thing("forest", "bottom", 64, 56, c -> {
      c.fill(0, 0, 64, 56, THING + 6);
      c.fill(28, 0, 9, 40, THING + 1);
      c.disc(32, 46, 14, THING + 7);
    });
    thing("pirates", "left", 40, 24, c -> pirate(c, 12));
    thing("pirates", "right", 40, 24, c -> pirate(c, 28));
    for (int i = 1; i <= 3; i++) {
      int x = 2 + i * 4;
      thing("rathole", "rat" + i, 24, 16, c -> {
        c.fill(0, 0, 24, 16, THING + 9);
        c.disc(12, 10, 9, THING);
        c.disc(x, 10, 3, THING + 11);
        c.fill(x + 1, 9, 1, 1, THING + 13);
      });
    }
    thing("pickup", "gone", 16, 8, c -> c.fill(0, 0, 16, 8, THING + 3));
    thing("safe", "open", 48, 40, c -> {
      c.fill(0, 0, 48, 40, THING + 9);
      c.frame(0, 0, 48, 40, THING + 11);
      c.fill(8, 8, 32, 24, THING);
      c.fill(14, 24, 12, 6, THING + 15);
    });
    thing("safe", "bars", 32, 56, c -> {
      c.fill(0, 0, 32, 56, THING);
      for (int x = 2; x < 32; x += 6) {
        c.fill(x, 0, 2, 56, THING + 11);
      }
    });
    thing("held", "chicken", 24, 16, c -> {
      c.disc(10, 9, 6, THING + 15);
      c.disc(19, 5, 3, THING + 15);
      c.fill(21, 5, 3, 1, THING + 14);
      c.fill(4, 13, 10, 2, THING + 14);
    });
    thing("door", "door", 40, 48, Painter::door);
    thing("closeup", "face", 64, 88, c -> {
      c.disc(32, 44, 30, THING + 4);
      c.disc(22, 38, 4, 15);
      c.disc(42, 38, 4, 15);
      c.disc(22, 38, 2, 0);
      c.disc(42, 38, 2, 0);
      c.fill(22, 58, 20, 3, THING + 13);
      c.fill(4, 8, 56, 16, THING + 1);
    });
    thing("closeup", "hand", 40, 40, c -> {
      c.disc(20, 26, 12, THING + 4);
      for (int i = 0; i < 4; i++) {
        c.fill(9 + i * 6, 4 + i % 2 * 3, 4, 20, THING + 4);
      }
    });
  }

  private void hallDoors() throws IOException {
    int[] lamps = {8, 10, 12};
    String[] names = {"grey", "green", "red"};
    for (int i = 0; i < lamps.length; i++) {
      int lamp = lamps[i];
      thing("hall", names[i], 32, 40, c -> {
        c.fill(6, 12, 20, 28, THING + 2);
        c.frame(6, 12, 20, 28, THING);
        c.frame(9, 15, 14, 10, THING + 1);
        c.frame(9, 27, 14, 10, THING + 1);
        c.fill(22, 26, 2, 2, THING + 15);
        c.disc(16, 6, 3, lamp);
      });
    }
  }

  private static void dog(Canvas c, int x) {
    c.disc(x, 20, 6, 15);
    c.disc(x + 6, 11, 5, 15);
    c.fill(x + 8, 10, 1, 1, 0);
    c.fill(x - 4, 24, 2, 7, 7);
    c.fill(x + 3, 24, 2, 7, 7);
  }

  private static void sword(Canvas c) {
    c.fill(2, 7, 20, 2, THING + 12);
    c.fill(2, 5, 20, 2, THING + 11);
    c.fill(5, 5, 2, 6, THING + 15);
    c.fill(2, 9, 20, 2, THING + 10);
  }

  private static void pirate(Canvas c, int x) {
    c.fill(0, 0, 40, 24, THING + 1);
    c.fill(19, 0, 2, 8, THING + 10);
    c.disc(x, 15, 6, THING + 13);
    c.disc(x, 9, 3, THING + 4);
  }

  private static void door(Canvas c) {
    c.fill(0, 0, 40, 48, THING + 1);
    c.frame(0, 0, 40, 48, THING);
    c.frame(6, 6, 28, 16, THING + 2);
    c.frame(6, 26, 28, 16, THING + 2);
    c.fill(33, 24, 2, 3, THING + 15);
  }

  private interface Drawing {
    void on(Canvas canvas);
  }

  private void thing(String room, String name, int width, int height, Drawing drawing)
      throws IOException {
    Canvas canvas = new Canvas(width, height);
    canvas.fill(0, 0, width, height, CLEAR);
    drawing.on(canvas);
    canvas.write(folder(room).resolve(name + ".png"), palette(MOODS.get(room)));
  }

  /** A picture of palette indices. */
  private static final class Canvas {

    private final int width;
    private final int height;
    private final int[] pixels;

    Canvas(int width, int height) {
      this.width = width;
      this.height = height;
      pixels = new int[width * height];
    }

    void set(int x, int y, int colour) {
      if (x >= 0 && x < width && y >= 0 && y < height) {
        pixels[y * width + x] = colour;
      }
    }

    void fill(int left, int top, int w, int h, int colour) {
      for (int y = top; y < top + h; y++) {
        for (int x = left; x < left + w; x++) {
          set(x, y, colour);
        }
      }
    }

    void frame(int left, int top, int w, int h, int colour) {
      fill(left, top, w, 1, colour);
      fill(left, top + h - 1, w, 1, colour);
      fill(left, top, 1, h, colour);
      fill(left + w - 1, top, 1, h, colour);
    }

    void disc(int middleX, int middleY, int radius, int colour) {
      for (int y = -radius; y <= radius; y++) {
        for (int x = -radius; x <= radius; x++) {
          if (x * x + y * y <= radius * radius) {
            set(middleX + x, middleY + y, colour);
          }
        }
      }
    }

    /**
     * Paints a gradient from dark at the top to light at the horizon, with dithered rows between
     * its steps.
     */
    void wall(int horizon) {
      for (int y = 0; y < height; y++) {
        int fine = Math.min(27, y * 28 / horizon);
        for (int x = 0; x < width; x++) {
          int mixed = fine + ((x + y) % 2 * 2 + y % 2) - 1;
          set(x, y, WALL + Math.max(0, Math.min(7, mixed / 4)));
        }
      }
    }

    /** Paints the dark ground between the boxes, with rows that get closer towards the horizon. */
    void ground(int horizon) {
      for (int y = horizon; y < height; y++) {
        boolean row = (y - horizon) % Math.max(2, (y - horizon) / 6 + 2) == 0;
        fill(0, y, width, 1, row ? FLOOR : FLOOR + 1);
      }
    }

    /**
     * Paints a box in its own tone. A box that is a line or a point is painted three pixels wide.
     */
    void box(int[] box, int number) {
      int tone = FLOOR + 3 + number % 4;
      for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
          if (holds(box, x, y)) {
            set(x, y, (x / 2 + y) % 9 == 0 ? tone - 1 : tone);
          }
        }
      }
      for (int i = 0; i < 8; i += 2) {
        int next = (i + 2) % 8;
        line(box[i], box[i + 1], box[next], box[next + 1], FLOOR + 7);
      }
    }

    private static boolean holds(int[] box, int x, int y) {
      boolean left = false;
      boolean right = false;
      for (int i = 0; i < 8; i += 2) {
        int next = (i + 2) % 8;
        int side =
            (box[next] - box[i]) * (y - box[i + 1]) - (box[next + 1] - box[i + 1]) * (x - box[i]);
        left |= side > 0;
        right |= side < 0;
      }
      return left != right;
    }

    private void line(int x1, int y1, int x2, int y2, int colour) {
      int steps = Math.max(1, Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)));
      for (int i = 0; i <= steps; i++) {
        int x = x1 + (x2 - x1) * i / steps;
        int y = y1 + (y2 - y1) * i / steps;
        set(x, y, colour);
      }
    }

    void decorate(Decor decor, int horizon) {
      switch (decor) {
        case SKY -> sky(horizon);
        case SEA -> sea(horizon);
        case BRICKS -> bricks(horizon);
        case PLANKS -> planks(horizon);
        case TREES -> trees(horizon);
        case TEMPLE -> temple(horizon);
        case HALL -> hall();
      }
    }

    private void sky(int horizon) {
      for (int i = 0; i < width / 8; i++) {
        set(i * 37 % width, i * 23 % Math.max(1, horizon - 8), i % 3 == 0 ? 15 : 7);
      }
      disc(width - 50, 22, 11, THING + 12);
      disc(width - 45, 19, 9, WALL + 1);
      for (int x = 0; x < width; x++) {
        int hill = (int) (10 + 7 * Math.sin(x / 23.0) + 4 * Math.sin(x / 9.0));
        fill(x, horizon - hill, 1, hill, WALL);
      }
    }

    private void sea(int horizon) {
      fill(0, horizon - 26, width, 26, WALL + 2);
      for (int y = horizon - 25; y < horizon; y += 4) {
        for (int x = y * 7 % 16; x < width; x += 16 + y % 5) {
          fill(x, y, 7, 1, WALL + 5);
        }
      }
      disc(60, horizon - 38, 8, THING + 5);
      fill(220, horizon - 36, 1, 12, THING + 1);
      for (int i = 0; i < 10; i++) {
        fill(221, horizon - 36 + i, 1 + i, 1, THING + 12);
      }
      fill(210, horizon - 24, 24, 4, THING + 1);
    }

    private void bricks(int horizon) {
      for (int y = 0; y < horizon; y += 10) {
        fill(0, y, width, 1, WALL + 1);
        for (int x = y / 10 % 2 * 12; x < width; x += 24) {
          fill(x, y, 1, 10, WALL + 1);
        }
      }
      for (int x = 40; x + 30 < width; x += 110) {
        fill(x, horizon / 4, 26, 24, THING + 9);
        frame(x - 1, horizon / 4 - 1, 28, 26, THING + 1);
        fill(x + 12, horizon / 4, 2, 24, THING + 1);
        disc(x + 6, horizon / 4 + 8, 3, THING + 15);
      }
    }

    private void planks(int horizon) {
      for (int x = 0; x < width; x += 18) {
        fill(x, 0, 1, horizon, WALL + 1);
        set(x + 3, 6, WALL);
        set(x + 3, horizon - 6, WALL);
      }
      fill(0, 0, width, 5, THING + 1);
      fill(0, horizon - 4, width, 4, THING + 1);
      disc(width / 2, horizon / 2, 13, THING + 2);
      disc(width / 2, horizon / 2, 10, THING + 10);
      fill(width / 2 - 10, horizon / 2 + 2, 21, 1, THING + 11);
    }

    private void trees(int horizon) {
      for (int i = 0; i < width / 26; i++) {
        int x = 8 + i * 26 + i * 7 % 9;
        fill(x, 20 + i % 3 * 6, 7, horizon - 20 - i % 3 * 6, THING);
        fill(x + 1, 20 + i % 3 * 6, 2, horizon - 20 - i % 3 * 6, THING + 1);
        disc(x + 3, 14 + i % 3 * 5, 14, THING + 6);
        disc(x, 10 + i % 3 * 5, 7, THING + 7);
      }
    }

    private void temple(int horizon) {
      for (int i = 0; i < 5; i++) {
        int w = 200 - i * 34;
        int y = horizon - 12 - i * 12;
        fill((width - w) / 2, y, w, 12, WALL + 3 + i % 2);
        frame((width - w) / 2, y, w, 12, WALL + 1);
      }
      fill(width / 2 - 8, horizon - 72, 16, 12, THING);
      for (int x = 6; x < width; x += 60) {
        disc(x, horizon - 6, 11, THING + 6);
        disc(x + 8, horizon - 4, 7, THING + 7);
      }
    }

    /** The digits, of three by five pixels. Each octal digit is a row of pixels. */
    private static final int[] DIGITS = {
      0_75557, 0_26227, 0_71747, 0_71717, 0_55711, 0_74717, 0_74757, 0_71222, 0_75757, 0_75717
    };

    private void number(int left, int top, int number) {
      int x = left;
      for (char digit : Integer.toString(number).toCharArray()) {
        for (int row = 0; row < 5; row++) {
          int bits = DIGITS[digit - '0'] >> 3 * (4 - row) & 7;
          for (int column = 0; column < 3; column++) {
            if ((bits >> 2 - column & 1) == 1) {
              set(x + column, top + row, THING + 5);
            }
          }
        }
        x += 4;
      }
    }

    private void hall() {
      for (int y = 48; y <= HEIGHT; y += 48) {
        fill(0, y, width, 3, THING + 2);
        fill(0, y + 3, width, 1, THING);
      }
      for (int x = 0; x <= width; x += 32) {
        fill(x, 0, 1, HEIGHT, WALL);
      }
      for (int i = 0; i < 30; i++) {
        number(i % 10 * 32 + 22, 11 + i / 10 * 48, i + 1);
      }
    }

    void write(Path file, int[] colours) throws IOException {
      IndexColorModel model =
          new IndexColorModel(8, 256, colours, 0, false, -1, java.awt.image.DataBuffer.TYPE_BYTE);
      BufferedImage image =
          new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, model);
      WritableRaster raster = image.getRaster();
      raster.setPixels(0, 0, width, height, pixels);
      ImageIO.write(image, "png", file.toFile());
    }
  }
}
