package org.bowsprit.zplane;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.costume.Costume;
import org.bowsprit.format.costume.CostumePicture;
import org.bowsprit.format.costume.CostumeRuns;
import org.bowsprit.format.costume.Limb;

/**
 * An actor for tests. Limb n shows picture n, counted from 0 in the order in which they were added.
 */
final class TestActor implements ActorLook {

  private final List<CostumePicture> pictures = new ArrayList<>();
  private final int[] colours = new int[32];
  private boolean isMirrored = true;
  private int x = 160;
  private int y = 100;
  private int elevation;
  private int scaleX = 255;
  private int scaleY = 255;
  private boolean facesWest;
  private int clipPlane;
  private int shadowMode;

  TestActor() {
    Arrays.fill(colours, OWN_COLOUR);
  }

  /**
   * Adds a limb that shows a picture. {@code columns} contains the colours of its pixels, column by
   * column. If it contains only one colour, all pixels have this colour.
   */
  TestActor limb(int width, int height, int xOffset, int yOffset, byte... columns) {
    return limb(width, height, xOffset, yOffset, 0, 0, columns);
  }

  TestActor limb(
      int width, int height, int xOffset, int yOffset, int xMove, int yMove, byte... columns) {
    byte[] pixels = columns;
    if (columns.length == 1) {
      pixels = new byte[width * height];
      Arrays.fill(pixels, columns[0]);
    }
    pictures.add(
        new CostumePicture(
            width,
            height,
            xOffset,
            yOffset,
            xMove,
            yMove,
            CostumeRuns.OF_16_COLOURS.encode(pixels)));
    return this;
  }

  TestActor withPosition(int newX, int newY) {
    x = newX;
    y = newY;
    return this;
  }

  TestActor withScale(int newScaleX, int newScaleY) {
    scaleX = newScaleX;
    scaleY = newScaleY;
    return this;
  }

  TestActor facingWest() {
    facesWest = true;
    return this;
  }

  TestActor withWestStored() {
    isMirrored = false;
    return this;
  }

  TestActor behindPlane(int zPlane) {
    clipPlane = zPlane;
    return this;
  }

  TestActor withShadowMode(int mode) {
    shadowMode = mode;
    return this;
  }

  TestActor withColour(int entry, int colour) {
    colours[entry] = colour;
    return this;
  }

  @Override
  public Costume costume() {
    byte[] palette = new byte[16];
    byte[] commands = new byte[Math.max(1, pictures.size())];
    List<Limb> limbs = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      palette[i] = (byte) (100 + i);
      TreeMap<Integer, CostumePicture> picturesOfLimb = new TreeMap<>();
      if (i < pictures.size()) {
        commands[i] = (byte) i;
        picturesOfLimb.put(i, pictures.get(i));
      }
      limbs.add(new Limb(picturesOfLimb));
    }
    return new Costume(
        CostumeRuns.OF_16_COLOURS,
        isMirrored,
        Bytes.wrap(palette),
        List.of(Optional.empty()),
        Bytes.wrap(commands),
        limbs);
  }

  @Override
  public boolean isDrawn(int limb) {
    return limb < pictures.size();
  }

  @Override
  public int position(int limb) {
    return limb;
  }

  @Override
  public int x() {
    return x;
  }

  @Override
  public int y() {
    return y;
  }

  @Override
  public int elevation() {
    return elevation;
  }

  @Override
  public int scaleX() {
    return scaleX;
  }

  @Override
  public int scaleY() {
    return scaleY;
  }

  @Override
  public boolean facesWest() {
    return facesWest;
  }

  @Override
  public int clipPlane() {
    return clipPlane;
  }

  @Override
  public int colour(int entry) {
    return colours[entry];
  }

  @Override
  public int shadowMode() {
    return shadowMode;
  }
}
