package org.bowsprit.gannet.figure;

import static org.bowsprit.gannet.paint.Layer.bent;
import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.curve;
import static org.bowsprit.gannet.paint.Layer.disc;
import static org.bowsprit.gannet.paint.Layer.shape;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;

/**
 * Creates the pictures of the things that Wren carries, for the black panel of the verbs. The
 * pictures use the colours that are the same in every room. The next row of the panel covers the
 * part of a picture below {@link #ROW_HEIGHT}.
 */
public final class Belongings {

  /** The width and height of a picture. */
  private static final int SIZE = 16;

  /** The distance between two rows of the panel, in pixels. */
  private static final int ROW_HEIGHT = 13;

  private static final int PAPER = 0xF4F2E6;
  private static final int PAPER_SHADE = 0xB0D8C0;
  private static final int LETTERS = 0x5E7890;
  private static final int STEEL = 0xD0DCE4;
  private static final int STEEL_SHADE = 0x90A8B8;
  private static final int IRON = 0x84848C;
  private static final int IRON_DARK = 0x3E5068;
  private static final int BRASS = 0xDCB02C;
  private static final int BRASS_LIGHT = 0xF6DC70;
  private static final int BRASS_DARK = 0xAC8018;
  private static final int WOOD = 0xC67F54;
  private static final int WOOD_LIGHT = 0xEEB68C;
  private static final int WOOD_DARK = 0x86492F;
  private static final int EARTH = 0x4A342A;
  private static final int RED = 0xCC4232;
  private static final int RED_DARK = 0x84221E;
  private static final int GLASS = 0x7CD8E8;
  private static final int GREEN = 0xAED08A;
  private static final int VIOLET = 0xA88CE0;
  private static final int FLAME = 0xF4F4A0;

  private Belongings() {}

  /** Returns the pictures by the names of their objects in the room {@code pictures}. */
  public static Map<String, Sprite> all() {
    Map<String, Consumer<Layer>> painters = new LinkedHashMap<>();
    painters.put("ropeIcon", Belongings::rope);
    painters.put("oarIcon", Belongings::oar);
    painters.put("herringIcon", Belongings::herring);
    painters.put("formIcon", Belongings::form);
    painters.put("formStampedIcon", Belongings::formStamped);
    painters.put("ironKeyIcon", sheet -> key(sheet, STEEL, STEEL_SHADE));
    painters.put("brassKeyIcon", sheet -> key(sheet, BRASS_LIGHT, BRASS));
    painters.put("matchesWetIcon", sheet -> matches(sheet, STEEL_SHADE, RED_DARK));
    painters.put("matchesDryIcon", sheet -> matches(sheet, BRASS_LIGHT, RED));
    painters.put("stampIcon", Belongings::stamp);
    painters.put("stampInkedIcon", Belongings::stampInked);
    painters.put("sootIcon", Belongings::soot);
    painters.put("teaIcon", Belongings::tea);
    painters.put("inkIcon", Belongings::ink);
    painters.put("breadKnifeIcon", Belongings::breadKnife);
    painters.put("oysterKnifeIcon", Belongings::oysterKnife);
    painters.put("strandsIcon", Belongings::strands);
    painters.put("lanternIcon", sheet -> lantern(sheet, LETTERS));
    painters.put("lanternLitIcon", Belongings::lanternLit);
    painters.put("canIcon", Belongings::can);
    painters.put("canFullIcon", Belongings::canFull);
    painters.put("crankIcon", Belongings::crank);
    painters.put("letterIcon", Belongings::letter);
    painters.put("boatHookIcon", Belongings::boatHook);
    painters.put("bottleIcon", Belongings::bottle);
    painters.put("bucketIcon", Belongings::bucket);
    painters.put("bucketFullIcon", Belongings::bucketFull);
    painters.put("jarIcon", Belongings::jar);
    painters.put("jarCandleIcon", Belongings::jarCandle);
    painters.put("jarLitIcon", Belongings::jarLit);
    painters.put("edgingIcon", Belongings::edging);
    painters.put("spectaclesIcon", Belongings::spectacles);
    painters.put("reedIcon", Belongings::reed);
    painters.put("candleIcon", sheet -> candle(sheet, 8, 3.5));
    painters.put("kiteTornIcon", Belongings::kiteTorn);
    painters.put("kiteIcon", Belongings::kite);
    painters.put("peatIcon", Belongings::peat);
    Map<String, Sprite> pictures = new LinkedHashMap<>();
    painters.forEach((name, painter) -> pictures.put(name, picture(painter)));
    return pictures;
  }

  private static Sprite picture(Consumer<Layer> painter) {
    Layer sheet = new Layer(SIZE, SIZE);
    painter.accept(sheet);
    Layer visiblePart = new Layer(SIZE, SIZE).fill(box(0, 0, SIZE, ROW_HEIGHT - 1), 0);
    return Sprite.of(sheet.keepInside(visiblePart), GamePalette.everywhere(Wren.colours()));
  }

  private static void rope(Layer sheet) {
    sheet.line(disc(8, 7, 6, 3.6), 2, WOOD_DARK);
    sheet.line(disc(8, 5.6, 6, 3.4), 2, WOOD);
    sheet.line(bent(2.4, 6, 1.6, 9, 2.4, 11), 1.4, WOOD_LIGHT);
    for (int i = 0; i < 4; i++) {
      sheet.line(3.6 + i * 2.6, 3.2, 4.6 + i * 2.6, 1.6, 0.9, WOOD_LIGHT);
      sheet.line(3.6 + i * 2.6, 9.6, 4.6 + i * 2.6, 8, 0.9, WOOD_LIGHT);
    }
  }

  private static void oar(Layer sheet) {
    sheet.line(1, 11, 11, 3.8, 1.5, WOOD);
    sheet.fill(shape("9.4 3.6, 13.6 0, 15.8 1.2, 15 3.4, 11.2 6"), WOOD_LIGHT);
    sheet.line(10, 4.6, 15, 1.4, 0.8, WOOD_DARK);
  }

  private static void herring(Layer sheet) {
    sheet.fill(curve("0.8 6.6, 4 3.4, 9 3.4, 12.4 6, 9 9.2, 4 9.4"), STEEL);
    sheet.fill(curve("1.4 5.6, 4.4 3, 9 3, 12 5.6, 8 5.6"), LETTERS);
    sheet.fill(shape("11.4 6, 15.6 2.8, 14.6 6.2, 15.6 9.8"), STEEL_SHADE);
    sheet.fill(disc(3.5, 6, 0.75, 0.75), 0x101018);
  }

  private static void form(Layer sheet) {
    sheet.fill(shape("3 0, 11 0, 13.4 2.4, 13.4 12, 3 12"), PAPER);
    sheet.fill(shape("11 0, 13.4 2.4, 11 2.4"), PAPER_SHADE);
    for (int line = 3; line < 11; line += 2) {
      sheet.fill(box(5, line, line == 9 ? 4 : 6, 1), LETTERS);
    }
  }

  private static void formStamped(Layer sheet) {
    form(sheet);
    sheet.line(disc(10.5, 8.5, 2.2, 2.2), 1.2, RED);
    sheet.fill(disc(10.5, 8.5, 0.8, 0.8), RED);
  }

  private static void key(Layer sheet, int light, int shade) {
    sheet.line(disc(3.6, 5.6, 2.6, 2.6), 1.7, light);
    sheet.fill(box(6, 5, 9.4, 1.9), light);
    sheet.fill(box(6, 6, 9.4, 0.9), shade);
    sheet.fill(box(11, 6.9, 1.6, 2.6), shade);
    sheet.fill(box(13.8, 6.9, 1.6, 3.4), shade);
  }

  private static void matches(Layer sheet, int wood, int head) {
    for (int i = 0; i < 4; i++) {
      sheet.fill(box(3 + i * 3, 3, 1, 4), wood);
      sheet.fill(box(2.5 + i * 3, 0.6, 2, 2.4), head);
    }
    sheet.fill(box(1, 6, 14, 6), RED_DARK);
    sheet.fill(box(1, 6, 14, 1), RED);
    sheet.fill(box(3, 8, 10, 3), wood);
  }

  private static void stamp(Layer sheet) {
    sheet.fill(disc(8, 2.4, 2.8, 2.4), WOOD_LIGHT);
    sheet.fill(shape("6.8 3.6, 9.2 3.6, 9.8 8, 6.2 8"), WOOD);
    sheet.fill(box(3, 8, 10, 2), WOOD_DARK);
    sheet.fill(box(3, 10, 10, 1.4), IRON);
  }

  private static void stampInked(Layer sheet) {
    stamp(sheet);
    sheet.fill(box(2, 10, 12, 1), VIOLET);
    sheet.fill(box(4, 11, 8, 1), VIOLET);
  }

  private static void soot(Layer sheet) {
    sheet.fill(curve("0.8 11.6, 3 7.4, 7 3.6, 10 4.4, 13 8, 15.2 11.6, 8 12"), IRON_DARK);
    sheet.fill(curve("4.4 8, 7.4 4.6, 9.6 5.4, 8 7.6"), LETTERS);
    for (int i = 0; i < 6; i++) {
      sheet.fill(box(3 + i * 7 % 11, 7 + i * 3 % 5, 1, 1), 0x101018);
    }
    sheet.fill(box(2, 3, 1, 1), LETTERS).fill(box(13, 4, 1, 1), LETTERS);
  }

  private static void tea(Layer sheet) {
    sheet.line(disc(12.4, 6.4, 2.2, 2.2), 1.2, STEEL);
    sheet.fill(shape("2 3.4, 12.6 3.4, 11.4 10, 3.2 10"), PAPER);
    sheet.fill(shape("9.6 4, 12.4 4, 11.4 10, 8.8 10"), STEEL);
    sheet.fill(disc(7.3, 3.4, 5.3, 1.5), STEEL_SHADE);
    sheet.fill(disc(7.3, 3.6, 4.2, 1), WOOD_DARK);
    sheet.fill(box(0.6, 10.4, 13.6, 1.5), STEEL_SHADE);
  }

  private static void ink(Layer sheet) {
    sheet.fill(box(5.4, 0.6, 5.2, 2), WOOD);
    sheet.fill(box(6.4, 2.6, 3.2, 2), STEEL_SHADE);
    sheet.fill(shape("4 4.6, 12 4.6, 14 7, 14 12, 2 12, 2 7"), 0x34466A);
    sheet.fill(shape("4 4.6, 6 4.6, 4 7, 4 12, 2 12, 2 7"), STEEL_SHADE);
    sheet.fill(box(6, 7, 6, 3.4), PAPER);
    sheet.fill(box(7, 8, 4, 1), VIOLET);
  }

  private static void breadKnife(Layer sheet) {
    sheet.fill(shape("0.4 6, 4 3.6, 10.4 3.6, 10.4 7.4, 2 7.4"), STEEL);
    for (int i = 0; i < 4; i++) {
      sheet.fill(box(3 + i * 2, 7, 1, 1), STEEL_SHADE);
    }
    sheet.fill(box(10.4, 3.2, 1, 4.8), IRON);
    sheet.fill(box(11.4, 3.8, 4.4, 3.2), WOOD);
    sheet.fill(box(11.4, 3.8, 4.4, 1), WOOD_LIGHT);
  }

  private static void oysterKnife(Layer sheet) {
    sheet.fill(curve("0.8 6.4, 4 4, 7.6 4.6, 7.6 7.6, 4 8.6"), STEEL);
    sheet.fill(curve("2 7, 5 6.4, 7.6 7, 5 8.6"), STEEL_SHADE);
    sheet.fill(box(7.4, 3, 1.4, 6.4), BRASS);
    sheet.fill(curve("8.8 4.2, 12 2.6, 15.4 4, 15.4 8, 12 9.6, 8.8 8"), WOOD_DARK);
    sheet.fill(curve("9.6 4.6, 12 3.4, 14.4 4.6, 12 5.4"), WOOD);
  }

  private static void strands(Layer sheet) {
    for (int end : new int[] {4, 12}) {
      sheet.line(disc(end, 6, 3.2, 4.4), 1, STEEL_SHADE);
      sheet.line(disc(end, 6, 2.2, 3), 1, PAPER);
      sheet.line(disc(end, 6, 0.8, 1.4), 0.9, STEEL);
    }
    sheet.fill(box(7, 3.4, 2, 5.4), RED).fill(box(8, 4, 1, 5), RED_DARK);
  }

  private static void lantern(Layer sheet, int glass) {
    sheet.line(bent(4.6, 4.6, 8, -3.6, 11.4, 4.6), 0.9, IRON);
    sheet.fill(shape("5 4, 8 1.6, 11 4"), IRON);
    sheet.fill(shape("5 4, 11 4, 12 9.6, 4 9.6"), glass);
    sheet.fill(box(4, 4, 1, 6), IRON_DARK).fill(box(11, 4, 1, 6), IRON_DARK);
    sheet.fill(shape("3.4 9.6, 12.6 9.6, 12 12, 4 12"), BRASS_DARK);
    sheet.fill(box(4, 9.6, 8, 1), BRASS);
  }

  private static void lanternLit(Layer sheet) {
    lantern(sheet, BRASS);
    sheet.fill(curve("8 4.4, 10 7.4, 8 9.4, 6 7.4"), FLAME);
  }

  private static void can(Layer sheet) {
    sheet.line(disc(5.2, 3.6, 2.6, 2.6), 1, IRON);
    sheet.line(9.4, 8.6, 15, 2, 1.5, STEEL_SHADE);
    sheet.fill(shape("1.4 5, 9.4 5, 10.6 12, 0.6 12"), STEEL_SHADE);
    sheet.fill(shape("6.8 5, 9.4 5, 10.6 12, 7.4 12"), LETTERS);
    sheet.fill(box(2.4, 6, 1, 5), STEEL);
    sheet.fill(box(0.6, 11, 10, 1), IRON_DARK);
  }

  private static void canFull(Layer sheet) {
    can(sheet);
    sheet.fill(box(3, 7, 5, 3), BRASS);
    sheet.fill(curve("14 4, 15.6 6.6, 14.2 8.4, 12.6 6.8"), BRASS_LIGHT);
  }

  private static void crank(Layer sheet) {
    sheet.line(2.4, 9.6, 6, 9.6, 2, IRON);
    sheet.line(6, 9.6, 10, 3, 2, STEEL_SHADE);
    sheet.fill(box(10, 1.4, 5.6, 3.2), WOOD);
    sheet.fill(box(10, 1.4, 5.6, 1), WOOD_LIGHT);
    sheet.fill(disc(2.2, 9.6, 2, 2.2), STEEL).fill(box(1.6, 9, 1.2, 1.2), 0x101018);
  }

  private static void letter(Layer sheet) {
    sheet.fill(box(0.6, 1.4, 14.8, 10), PAPER);
    sheet.line(1, 1.8, 8, 7, 0.9, STEEL_SHADE).line(15, 1.8, 8, 7, 0.9, STEEL_SHADE);
    sheet.line(1, 11, 5.6, 6, 0.7, STEEL).line(15, 11, 10.4, 6, 0.7, STEEL);
    sheet.fill(disc(8, 7.2, 2.2, 2.2), RED).fill(box(7, 6, 1, 1), 0xFF78B4);
  }

  private static void boatHook(Layer sheet) {
    sheet.line(0.6, 11, 9.4, 4.6, 1.6, WOOD);
    sheet.line(9, 5, 14, 1.2, 1.7, STEEL);
    sheet.line(bent(11, 4, 18.4, 6, 11.6, 9.8), 1.5, STEEL_SHADE);
  }

  private static void bottle(Layer sheet) {
    sheet.fill(box(6.6, 0, 2.8, 1.4), WOOD);
    sheet.fill(box(6.8, 1.4, 2.4, 3), GREEN);
    sheet.fill(curve("5 6, 6.8 4, 9.2 4, 11 6, 11 12.6, 5 12.6"), GREEN);
    sheet.fill(box(5, 7, 6, 3), PAPER);
    sheet.fill(box(9.6, 5, 1.2, 7), 0x5E7890);
    sheet.fill(box(6, 5.4, 1, 1.4), 0xF4F4F0);
  }

  private static void bucket(Layer sheet) {
    sheet.line(bent(2.4, 4.6, 8, -4.4, 13.6, 4.6), 0.9, IRON);
    sheet.fill(shape("2 4, 14 4, 12.4 12, 3.6 12"), STEEL_SHADE);
    sheet.fill(shape("10 4, 14 4, 12.4 12, 9.4 12"), LETTERS);
    sheet.fill(box(2.6, 8, 10.6, 1), IRON_DARK);
    sheet.fill(disc(8, 4.2, 6, 1.5), IRON_DARK);
  }

  private static void bucketFull(Layer sheet) {
    bucket(sheet);
    sheet.fill(disc(8, 4.2, 5.6, 1.4), GLASS);
    sheet.fill(box(5, 3.6, 3, 0.8), 0xF4F4F0);
  }

  private static void jar(Layer sheet) {
    sheet.line(shape("4.6 2.6, 11.4 2.6, 12.6 4.4, 12.6 11.4, 3.4 11.4, 3.4 4.4"), 1, STEEL_SHADE);
    sheet.fill(box(4.6, 0.8, 6.8, 1.6), STEEL);
    sheet.fill(box(5, 5, 1, 4.4), 0xF4F4F0);
  }

  private static void jarCandle(Layer sheet) {
    jar(sheet);
    sheet.fill(box(6.6, 6.4, 3, 4.8), PAPER).fill(box(8, 5, 0.8, 1.4), IRON);
  }

  private static void jarLit(Layer sheet) {
    sheet.fill(box(4, 3.6, 8, 7.4), WOOD_DARK);
    sheet.fill(disc(8, 6.4, 3.4, 3.2), BRASS_DARK);
    jar(sheet);
    sheet.fill(box(6.6, 7.6, 3, 3.6), PAPER);
    sheet.fill(curve("8.2 3.4, 9.6 6, 8.2 7.8, 6.8 6"), FLAME);
  }

  private static void edging(Layer sheet) {
    sheet.fill(shape("0.6 3, 15.4 1.4, 15.4 8, 0.6 9.6"), PAPER);
    for (int i = 0; i < 5; i++) {
      double rise = i * 0.32;
      sheet.fill(box(1 + i * 3, 2.4 - rise, 1.2, 1.4), 0x101018);
      sheet.fill(box(1 + i * 3, 8.6 - rise, 1.2, 1.4), 0x101018);
    }
    sheet.line(1, 6.3, 15, 4.8, 0.9, RED);
  }

  private static void spectacles(Layer sheet) {
    sheet.line(disc(4, 7, 2.8, 2.8), 1.1, BRASS).line(disc(12, 7, 2.8, 2.8), 1.1, BRASS);
    sheet.line(bent(6.6, 6.4, 8, 4.6, 9.4, 6.4), 1, BRASS_LIGHT);
    sheet.line(1.2, 6, 2.4, 2, 0.9, BRASS_DARK).line(14.8, 6, 13.6, 2, 0.9, BRASS_DARK);
    sheet.fill(disc(3.6, 6.6, 1, 1), GLASS).fill(disc(11.6, 6.6, 1, 1), GLASS);
  }

  private static void reed(Layer sheet) {
    sheet.fill(shape("0.6 8.4, 11 1.6, 15.4 3, 15.4 6, 4.6 11.6, 0.6 10.6"), BRASS);
    sheet.line(1, 8.6, 11, 2, 0.9, BRASS_LIGHT);
    sheet.line(3.6, 9.4, 12.6, 4.2, 1.1, 0x6E4E10);
    sheet.fill(disc(13.4, 4.4, 0.9, 0.9), 0x101018);
  }

  private static void candle(Layer sheet, double x, double top) {
    sheet.line(x, top - 2, x + 0.6, top, 0.9, IRON);
    sheet.fill(box(x - 2, top, 4.2, 7.4), PAPER);
    sheet.fill(box(x + 0.8, top + 1, 1.4, 6.4), PAPER_SHADE);
    sheet.fill(box(x - 2.8, top + 2, 1.2, 3.4), PAPER);
    sheet.fill(disc(x, top + 7.6, 4.4, 1.1), STEEL_SHADE);
  }

  private static void kite(Layer sheet) {
    sheet.line(bent(7, 8.6, 4, 12, 0.8, 9.4), 0.8, STEEL);
    sheet.fill(shape("10.4 0, 15.4 4.4, 5.6 10.4, 4.4 3.4"), RED);
    sheet.fill(shape("10.4 0, 4.4 3.4, 9.2 4.4"), BRASS_LIGHT);
    sheet.fill(shape("15.4 4.4, 5.6 10.4, 9.2 4.4"), RED_DARK);
    sheet.line(10.4, 0.4, 5.8, 10.2, 0.7, WOOD_LIGHT);
    sheet.fill(box(3, 10, 2, 1.6), BRASS_LIGHT).fill(box(0.6, 8.4, 1.6, 1.6), BRASS_LIGHT);
  }

  private static void kiteTorn(Layer sheet) {
    kite(sheet);
    sheet.fill(shape("12.6 2, 15.4 4.4, 11.6 6.8, 8.4 4.6"), 0x101018);
    sheet.line(9, 4.6, 15, 4.4, 0.8, WOOD_LIGHT);
  }

  private static void peat(Layer sheet) {
    sheet.fill(shape("1 5, 5 2.4, 15 2.4, 11.4 5"), WOOD_DARK);
    sheet.fill(box(1, 5, 10.4, 6), EARTH);
    sheet.fill(shape("11.4 5, 15 2.4, 15 8, 11.4 11"), 0x3C2418);
    for (int i = 0; i < 5; i++) {
      sheet.fill(box(2 + i * 5 % 8, 6 + i * 2 % 4, 2, 0.8), i % 2 == 0 ? WOOD_DARK : WOOD);
    }
  }
}
