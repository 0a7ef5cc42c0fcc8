package org.bowsprit.gannet.scene;

import static org.bowsprit.gannet.paint.Layer.box;
import static org.bowsprit.gannet.paint.Layer.disc;

import java.awt.Shape;
import java.util.Random;
import org.bowsprit.gannet.paint.Colour;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.paint.Layer;
import org.bowsprit.gannet.paint.Noise;
import org.bowsprit.gannet.paint.Painting;

/**
 * Paints the fog of Kittiwake. Distant things are pale, and the light of windows spreads into the
 * fog.
 */
public final class Haze {

  /** The colours of a small flame or of a window with a lamp behind it. */
  private static final int[] FLICKER = {
    0xFFE8A8, 0xFFDC90, 0xFFCC74, 0xF4BC60, 0xFFCC74, 0xFFDC90, 0xF8C468, 0xFFDC90
  };

  private static final int FOG = 0x7C8A98;

  /** The brightness from which on a colour keeps its complete hue behind fog. */
  private static final double FULL_HUE_BRIGHTNESS = 200;

  /** The brightness below which a colour has no hue behind fog. */
  private static final double NO_HUE_BRIGHTNESS = 100;

  private Haze() {}

  /** Returns the lamp's cycled colours for rooms in which only small lights burn. */
  static int[] flicker() {
    return FLICKER.clone();
  }

  /** Paints fog from the top of the sheet to {@code foot}. Thick fog is paler. */
  static Layer sky(Layer sheet, double foot, int seed) {
    Noise noise = new Noise(seed);
    sheet.fill(box(0, 0, sheet.width(), foot), FOG);
    return sheet.each(
        (x, y, colour) -> {
          double cloudDensity = noise.cloud(x / 90, y / 26, 4);
          int baseColour = Colour.mix(0x28324A, 0x7E8C98, Math.min(1, y / foot));
          return Colour.mix(baseColour, 0xA0ACB0, Math.max(0, cloudDensity - 0.42) * 0.9);
        });
  }

  /**
   * Returns the colour that a colour has behind a strip of fog. A dark colour becomes grey or stays
   * blue. The reason is that the engine matches colours only by their distance: without this, the
   * lighter boards of a red door would become pink, and the darker boards dark blue.
   */
  public static int veiled(int colour) {
    return Colour.mix(isBlue(colour) ? colour : withoutHueInTheDark(colour), 0x98A6B4, 0.42);
  }

  private static boolean isBlue(int colour) {
    return Colour.blue(colour) >= Math.max(Colour.red(colour), Colour.green(colour));
  }

  private static int withoutHueInTheDark(int colour) {
    double light = Colour.light(colour);
    return Colour.mix(
        colour,
        Colour.pack(light, light, light),
        (FULL_HUE_BRIGHTNESS - light) / (FULL_HUE_BRIGHTNESS - NO_HUE_BRIGHTNESS));
  }

  /**
   * Mixes a layer with fog. At 0 there is no fog, at 1 the layer has only the colour of the fog.
   */
  static Layer mixWithFog(Layer layer, double fraction) {
    return layer.each((x, y, colour) -> Colour.mix(colour, FOG, fraction));
  }

  /** Makes a lit shape flicker in every second pixel. */
  static Painting flicker(Painting painting, Shape shape) {
    return painting.shimmer(
        Gleam.veil(painting.sheet(), shape), GamePalette.LAMP, Gleam.upwards(5, 4));
  }

  /** Paints the light of a lamp or window in the fog around it. */
  static Layer halo(Layer sheet, double x, double y, double radius) {
    for (int i = 8; i > 0; i--) {
      sheet.glaze(disc(x, y, radius * i / 8, radius * i / 10), 0xFFD890, 0.035);
    }
    return sheet;
  }

  /**
   * Paints trodden ground, with earth and worn stones. The stones are larger towards the viewer.
   */
  static Layer ground(Layer sheet, Shape shape, double top, int colour, int stone, long seed) {
    Random random = new Random(seed);
    Layer ground = new Layer(sheet.width(), sheet.height());
    ground.fill(shape, colour);
    Layer stones = new Layer(sheet.width(), sheet.height());
    double y = top;
    for (double height = 2.2; y < sheet.height() + 4; height *= 1.22) {
      for (double x = -random.nextDouble() * 8; x < sheet.width() + 8; ) {
        double width = height * (1.8 + random.nextDouble() * 1.4);
        stones.fill(
            disc(x + width / 2, y + height / 2, width * 0.46, height * 0.44),
            Colour.scale(stone, 0.78 + random.nextDouble() * 0.4));
        x += width;
      }
      y += height;
    }
    Layer mask = new Layer(sheet.width(), sheet.height()).fill(shape, 0);
    ground.paintOver(stones.keepInside(mask));
    return sheet.paintOver(
        ground.grain(new Noise((int) seed), 14, 4, 0.22).brush(seed, 1800, 7, 1, 0, 0.08));
  }
}
