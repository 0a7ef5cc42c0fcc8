package org.bowsprit.gannet.press;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.bowsprit.gannet.figure.Constance;
import org.bowsprit.gannet.figure.Fogg;
import org.bowsprit.gannet.figure.Gait;
import org.bowsprit.gannet.figure.Gannet;
import org.bowsprit.gannet.figure.Gulls;
import org.bowsprit.gannet.figure.Mist;
import org.bowsprit.gannet.figure.Nell;
import org.bowsprit.gannet.figure.Orla;
import org.bowsprit.gannet.figure.Perpetua;
import org.bowsprit.gannet.figure.Rain;
import org.bowsprit.gannet.figure.Sprite;
import org.bowsprit.gannet.figure.Tobias;
import org.bowsprit.gannet.figure.Wren;
import org.bowsprit.gannet.paint.GamePalette;
import org.bowsprit.gannet.press.CostumeFolderWriter.Limb;

/** Writes the frames of all costumes. {@link Chores} defines when the frames are shown. */
final class Cast {

  /**
   * The gait of a kneeling figure that is seen from the front or from behind. From these
   * directions, a leg with a bent knee looks shorter.
   */
  private static final Gait KNEELING_SEEN_FROM_FRONT = new Gait(0, 1.95, 0, 1.95, 0.6, -8.4);

  void write(Path costumes) throws IOException {
    new CostumeFolderWriter("wren", Wren.colours(), GamePalette.WREN)
        .write(costumes, wren(), 20, 52, Chores.WREN);
    new CostumeFolderWriter("constance", Constance.colours(), GamePalette.OTHER)
        .write(costumes, constance(), 56, 58, Chores.CONSTANCE);
    new CostumeFolderWriter("orla", Orla.colours(), GamePalette.OTHER)
        .write(costumes, orla(), 30, 54, Chores.ORLA);
    new CostumeFolderWriter("fogg", Fogg.colours(), GamePalette.OTHER)
        .write(costumes, fogg(), 24, 62, Chores.FOGG);
    new CostumeFolderWriter("gannet", Gannet.colours(), GamePalette.OTHER)
        .write(costumes, gannet(), 19, 26, Chores.GANNET);
    new CostumeFolderWriter("tobias", Tobias.colours(), GamePalette.OTHER)
        .write(costumes, tobias(), 26, 68, Chores.TOBIAS);
    new CostumeFolderWriter("perpetua", Perpetua.colours(), GamePalette.OTHER)
        .write(costumes, perpetua(), 22, 64, Chores.PERPETUA);
    new CostumeFolderWriter("nell", Nell.colours(), GamePalette.OTHER)
        .write(costumes, nell(), 20, 46, Chores.NELL);
    mist(costumes, "mist", Mist.near());
    mist(costumes, "mistBeyond", Mist.beyond());
    new CostumeFolderWriter("gulls", Rain.colours(), GamePalette.BEFORE_RAIN)
        .write(costumes, gulls(), 16, 18, Chores.GULLS);
    new CostumeFolderWriter("rain", Rain.colours(), GamePalette.BEFORE_RAIN)
        .write(
            costumes,
            rain(),
            List.of(new Limb("left", Rain.WIDTH, 0), new Limb("right", 0, 0)),
            Chores.RAIN);
  }

  private static List<Sprite> wren() {
    Wren wren = new Wren();
    List<Sprite> frames = new ArrayList<>();
    frames.add(wren.side(Gait.STANDING, 0));
    for (int i = 0; i < Gait.PHASES; i++) {
      frames.add(wren.side(Gait.walking(i), 0));
    }
    frames.add(wren.side(Gait.STANDING, 1));
    frames.add(wren.side(Gait.STANDING, 2));
    frames.add(wren.front(Gait.STANDING, 0));
    for (int i = 0; i < Gait.PHASES; i++) {
      frames.add(wren.front(Gait.walking(i), 0));
    }
    frames.add(wren.front(Gait.STANDING, 1));
    frames.add(wren.front(Gait.STANDING, 2));
    frames.add(wren.back(Gait.STANDING));
    for (int i = 0; i < Gait.PHASES; i++) {
      frames.add(wren.back(Gait.walking(i)));
    }
    frames.add(wren.back(Gait.walking(2)));
    frames.add(wren.side(Gait.STANDING, Wren.BLINK));
    frames.add(wren.front(Gait.STANDING, Wren.BLINK));
    for (Gait gait : List.of(Gait.REACHING, Gait.KNEELING, Gait.GIVING)) {
      frames.add(wren.side(gait, 0));
    }
    for (Gait gait : List.of(Gait.REACHING, KNEELING_SEEN_FROM_FRONT, Gait.GIVING)) {
      frames.add(wren.front(gait, 0));
    }
    frames.add(wren.back(Gait.REACHING));
    frames.add(wren.back(KNEELING_SEEN_FROM_FRONT));
    frames.add(wren.side(Gait.USING, 0));
    frames.add(wren.front(Gait.USING, 0));
    frames.add(wren.back(Gait.GIVING));
    frames.add(wren.back(Gait.USING));
    frames.add(wren.sideLookingOut());
    frames.add(wren.frontLookingAside(-1));
    frames.add(wren.frontLookingAside(1));
    frames.add(wren.sideShaking(-1));
    frames.add(wren.sideShaking(1));
    frames.add(wren.frontShaking(-1));
    frames.add(wren.frontShaking(1));
    frames.add(wren.backShaking(-1));
    frames.add(wren.backShaking(1));
    return frames;
  }

  private static List<Sprite> tobias() {
    Tobias tobias = new Tobias();
    return List.of(
        tobias.frame(0, false, 0),
        tobias.frame(0, true, 0),
        tobias.frame(1, true, 0),
        tobias.frame(2, true, 0),
        tobias.frame(0, false, 1),
        tobias.frame(0, false, 2),
        tobias.standing(0),
        tobias.standing(1),
        tobias.standing(2));
  }

  private static List<Sprite> perpetua() {
    Perpetua perpetua = new Perpetua();
    return List.of(
        perpetua.frame(0, 0, 0, false),
        perpetua.frame(0, 0, 0, true),
        perpetua.frame(1, 0, 0, false),
        perpetua.frame(2, 0, 0, false),
        perpetua.frame(0, 1, 0, false),
        perpetua.frame(0, 2, 0, false),
        perpetua.frame(0, 2, 1, false),
        perpetua.frame(0, 0, 2, false));
  }

  private static List<Sprite> nell() {
    Nell nell = new Nell();
    return List.of(
        nell.frame(0, 0, 0, false),
        nell.frame(0, 0.8, 0, false),
        nell.frame(0, 0, 1, false),
        nell.frame(0, -0.8, 1, false),
        nell.frame(0, 0, -1, false),
        nell.frame(0, 0, 0, true),
        nell.frame(1, 0, 1, false),
        nell.frame(2, 0, 1, false));
  }

  /**
   * Writes fog as a costume that is three times as wide as its picture, so that it can drift by one
   * width and begin again.
   */
  private static void mist(Path costumes, String name, Mist mist) throws IOException {
    List<Limb> limbs = new ArrayList<>();
    for (String part : List.of("rim", "core")) {
      for (int i = 0; i < 3; i++) {
        limbs.add(new Limb(part + (i + 1), (2 - i) * Mist.WIDTH, 0));
      }
    }
    new CostumeFolderWriter(name, Mist.colours(), GamePalette.BEFORE_RAIN)
        .write(costumes, List.of(mist.whole(), mist.cores()), limbs, Chores.MIST);
  }

  private static List<Sprite> orla() {
    Orla orla = new Orla();
    return List.of(
        orla.frame(0, 0, false, 0),
        orla.frame(1, 0, false, 0),
        orla.frame(2, 0, false, 0),
        orla.frame(3, 0, false, 0),
        orla.frame(0, 0, true, 0),
        orla.frame(0, 1, true, 0),
        orla.frame(0, 2, true, 0),
        orla.frame(0, 0, true, 1),
        orla.stamping(1),
        orla.stamping(0),
        orla.pouring(0),
        orla.pouring(1),
        orla.pouring(2));
  }

  private static List<Sprite> gulls() {
    Gulls gulls = new Gulls();
    return IntStream.range(0, Gulls.FRAMES).mapToObj(gulls::frame).toList();
  }

  private static List<Sprite> fogg() {
    Fogg fogg = new Fogg();
    return List.of(
        fogg.frame(0, 0, 0, 0),
        fogg.frame(1, 0, 0, 0),
        fogg.frame(2, 0, 0, 0),
        fogg.frame(0, 1, 0, 0),
        fogg.frame(0, -1, 0, 0),
        fogg.frame(0, 0, 1, 0),
        fogg.frame(0, 0, 0, -1),
        fogg.frame(0, 0, 0, 1),
        fogg.frame(0, 0, 2, 0),
        fogg.frame(0, 0, 3, 0));
  }

  private static List<Sprite> constance() {
    Constance constance = new Constance();
    return List.of(constance.frame(0), constance.frame(1), constance.frame(2), constance.frame(3));
  }

  private static List<Sprite> rain() {
    Rain rain = new Rain();
    return IntStream.range(0, Rain.FRAMES).mapToObj(rain::frame).toList();
  }

  private static List<Sprite> gannet() {
    Gannet gannet = new Gannet();
    return List.of(
        gannet.frame(0, 0, 0),
        gannet.frame(1, 1, 0),
        gannet.frame(2, 2, 0),
        gannet.frame(1, 1, 1),
        gannet.frame(1, 1, 2),
        gannet.frame(0, 1, 0),
        gannet.frame(1, 1, 1).mirrored(),
        gannet.frame(1, 1, 2).mirrored(),
        gannet.sleepingFrame());
  }
}
