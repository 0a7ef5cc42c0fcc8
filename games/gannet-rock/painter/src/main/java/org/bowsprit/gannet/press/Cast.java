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
import org.bowsprit.gannet.press.CostumePress.Limb;

/** Everybody's costumes: which frames there are and what the chores show. */
final class Cast {

  /** From before and behind, a bent knee makes a leg shorter. */
  private static final Gait KNEELING_FROM_BEFORE = new Gait(0, 1.95, 0, 1.95, 0.6, -8.4);

  private static final String WREN =
      """
      # side 0, its walk 1-8, talking 9 10; front 11, walk 12-19, talking 20 21; back 22, walk 23-30;
      # blinking 32 33; from the side reaching 34, kneeling 35, giving 36, from before 37-39, from behind 40 41;
      # using 42 from the side, 43 from before, 44 45 from behind; looking out 46, aside 47 48; shaking 49-54
      west mirrored
      chore 1 init
        west east body IDLE_SIDE
        south body IDLE_FRONT
        north body 22
      chore 2 walk
        west east body 1 2 3 4 5 6 7 8
        south body 12 13 14 15 16 17 18 19
        north body 23 24 25 26 27 28 29 30
      chore 3 stand
        west east body IDLE_SIDE
        south body IDLE_FRONT
        north body 22
      chore 4 talk
        west east body 9 10 0 10 9 0
        south body 20 21 11 21 20 11
        north body 22 22 22 31
      chore 5 hush
        west east body IDLE_SIDE
        south body IDLE_FRONT
        north body 22
      chore 6 reach
        west east body 34
        south body 37
        north body 40
      chore 7 kneel
        west east body 35
        south body 38
        north body 41
      chore 8 give
        west east body 36
        south body 39
        north body 40
      chore 9 shake
        west east body 49 50 49 50 49 50 0 49 50 0
        south body 51 52 51 52 51 52 11 51 52 11
        north body 53 54 53 54 53 54 22 53 54 22
      chore 10 use
        west east body 36 36 42 42
        south body 39 39 43 43
        north body 44 44 45 45
      """
          .replace("IDLE_SIDE", idle(0, 32, 46, 46))
          .replace("IDLE_FRONT", idle(11, 33, 47, 48));

  private static final String TOBIAS =
      """
      # at the board 0, looking up 1, talking 2 3, a hand over the board 4, the pipe 5
      chore 1 init
        all body 0 0 0 0 0 0 0 0 0 0 0 0 4 4 4 4 4 0 0 0 0 0 0 0 5 5 5 5 5 5 5 5 0 0 0 0 1 1 1 1 0 0 0 0
      chore 2 walk
        all body 0
      chore 3 stand
        all body 0 0 0 0 0 0 0 0 0 0 0 0 4 4 4 4 4 0 0 0 0 0 0 0 5 5 5 5 5 5 5 5 0 0 0 0 1 1 1 1 0 0 0 0
      chore 4 talk
        all body 2 3 1 3 2 1 2 2 1
      chore 5 hush
        all body 0 0 0 0 0 0 0 0 0 0 0 0 4 4 4 4 4 0 0 0 0 0 0 0 5 5 5 5 5 5 5 5 0 0 0 0 1 1 1 1 0 0 0 0
      """;

  private static final String PERPETUA =
      """
      # hands on the counter 0, blinking 1, talking 2 3, an envelope to the light 4, writing 5 6, leaning 7
      chore 1 init
        all body 0 0 0 0 0 0 1 0 0 0 0 4 4 4 4 4 4 4 4 0 0 1 0 0 0 5 6 5 6 5 5 6 5 6 0 0 0 1 0 0 7 7 7 7 7 0 0
      chore 2 walk
        all body 0
      chore 3 stand
        all body 0 0 0 0 0 0 1 0 0 0 0 4 4 4 4 4 4 4 4 0 0 1 0 0 0 5 6 5 6 5 5 6 5 6 0 0 0 1 0 0 7 7 7 7 7 0 0
      chore 4 talk
        all body 2 3 0 3 2 0 2 3 2
      chore 5 hush
        all body 0 0 0 0 0 0 1 0 0 0 0 4 4 4 4 4 4 4 4 0 0 1 0 0 0 5 6 5 6 5 5 6 5 6 0 0 0 1 0 0 7 7 7 7 7 0 0
      """;

  private static final String NELL =
      """
      # swinging her legs 0-3, at the sheep 4, counting 5, talking 6 7
      chore 1 init
        all body 0 1 2 3 0 1 2 3 0 1 2 3 0 0 0 4 4 4 4 4 0 1 2 3 0 1 2 3 5 5 5 5 5 5 0 0
      chore 2 walk
        all body 0
      chore 3 stand
        all body 0 1 2 3 0 1 2 3 0 1 2 3 0 0 0 4 4 4 4 4 0 1 2 3 0 1 2 3 5 5 5 5 5 5 0 0
      chore 4 talk
        all body 6 7 0 7 6 0 6 6
      chore 5 hush
        all body 0 1 2 3 0 1 2 3 0 1 2 3 0 0 0 4 4 4 4 4 0 1 2 3 0 1 2 3 5 5 5 5 5 5 0 0
      """;

  private static final String MIST =
      """
      # going by, without an end
      chore 1 init
        all left DRIFT, right DRIFT
      chore 2 walk
        all left DRIFT, right DRIFT
      chore 3 stand
        all left DRIFT, right DRIFT
      """
          .replace("DRIFT", "0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7 8 8 9 9 10 10 11 11");

  /** Standing still, blinking now and then, and looking about once in a while. */
  private static String idle(int eyesOpen, int eyesShut, int oneWay, int theOther) {
    StringBuilder steps = new StringBuilder();
    for (int rest : new int[] {26, 17, 33, 1}) {
      steps.append((eyesOpen + " ").repeat(rest)).append(eyesShut).append(' ');
    }
    for (int aside : new int[] {oneWay, theOther}) {
      steps.append((eyesOpen + " ").repeat(9)).append((aside + " ").repeat(8));
    }
    return steps.toString().trim();
  }

  private static final String ORLA =
      """
      # knitting 0-3; looking up 4, talking 5 6, the foot in the bucket 7, stamping 8 9, pouring 10-12
      chore 1 init
        all body IDLE
      chore 2 walk
        all body 4
      chore 3 stand
        all body IDLE
      chore 4 talk
        all body 5 6 4 6 5 4 5 5 4
      chore 5 hush
        all body 4
      chore 6 stamp
        all body 8 9 8 9 8 9 4
      chore 7 pour
        all body 10 10 10 11 12 11 12 11 12 11 12 11 10 10 4 4 4 4
      """
          .replace(
              "IDLE",
              "0 0 1 1 2 2 3 3 0 0 1 1 2 2 3 3 0 0 1 1 2 2 3 3 4 4 4 4 4 4 4 7 7 4 4 7 7 4 4 4 "
                  + "0 0 1 1 2 2 3 3 0 0 1 1 2 2 3 3 10 10 10 11 12 11 12 11 12 11 10 10 4 4 4");

  private static final String GULLS =
      """
      # on their way
      chore 1 init
        all body 0 1 2 3 4 5
      chore 2 walk
        all body 0 0 1 1 2 2 3 3 4 4 5 5
      chore 3 stand
        all body 0 1 2 3 4 5
      """;

  private static final String FOGG =
      """
      # at ease 0, talking 1 2, umbrella to the right 3 and left 4, the watch 5, stamping 6 7, writing 8 9
      chore 1 init
        all body 0 0 0 0 0 0 0 0 3 3 3 0 0 4 4 4 0 0 0 0 8 9 8 9 8 8 9 8 9 8 0 0 0 6 0 7 0 6 0 7 0 0 0 0 0 5 5 5 5 5 5 5 0 0 0
      chore 2 walk
        all body 6 0 7 0
      chore 3 stand
        all body 0 0 0 0 0 0 0 0 3 3 3 0 0 4 4 4 0 0 0 0 8 9 8 9 8 8 9 8 9 8 0 0 0 6 0 7 0 6 0 7 0 0 0 0 0 5 5 5 5 5 5 5 0 0 0
      chore 4 talk
        all body 1 2 0 2 1 0 1 1 0
      chore 5 hush
        all body 0
      """;

  private static final String GANNET =
      """
      # sitting 0, neck up 5, hork 1 2, wings 3 4
      chore 1 init
        all body 0 0 0 0 0 0 0 0 0 0 5 5 5 0 0 0 0 0 0 0 0 0 0 5 0 5 0 0 0
      chore 2 walk
        all body 3 4 3 4
      chore 3 stand
        all body 0 0 0 0 0 0 0 0 0 0 5 5 5 0 0 0 0 0 0 0 0 0 0 5 0 5 0 0 0
      chore 4 talk
        all body 1 2 2 1 5
      chore 5 hush
        all body 0
      chore 6 fly
        all body 3 4 4 3 3 4 4 3
      """;

  private static final String CONSTANCE =
      """
      # under way, the smoke drifting
      chore 1 init
        all body 0 0 1 1 2 2 3 3
      chore 2 walk
        all body 0 0 1 1 2 2 3 3
      chore 3 stand
        all body 0 0 1 1 2 2 3 3
      chore 4 talk
        all body 0
      chore 5 hush
        all body 0
      """;

  private static final String RAIN =
      """
      # falling, without an end
      chore 1 init
        all left 0 1 2 3 4 5 6 7, right 0 1 2 3 4 5 6 7
      chore 2 walk
        all left 0 1 2 3 4 5 6 7, right 0 1 2 3 4 5 6 7
      chore 3 stand
        all left 0 1 2 3 4 5 6 7, right 0 1 2 3 4 5 6 7
      """;

  void print(Path costumes) throws IOException {
    new CostumePress("wren", Wren.colours(), GamePalette.WREN)
        .print(costumes, wren(), 20, 52, WREN);
    new CostumePress("constance", Constance.colours(), GamePalette.OTHER)
        .print(costumes, constance(), 56, 58, CONSTANCE);
    new CostumePress("orla", Orla.colours(), GamePalette.OTHER)
        .print(costumes, orla(), 30, 54, ORLA);
    new CostumePress("fogg", Fogg.colours(), GamePalette.OTHER)
        .print(costumes, fogg(), 24, 62, FOGG);
    new CostumePress("gannet", Gannet.colours(), GamePalette.OTHER)
        .print(costumes, gannet(), 19, 26, GANNET);
    new CostumePress("tobias", Tobias.colours(), GamePalette.OTHER)
        .print(costumes, tobias(), 26, 56, TOBIAS);
    new CostumePress("perpetua", Perpetua.colours(), GamePalette.OTHER)
        .print(costumes, perpetua(), 22, 64, PERPETUA);
    new CostumePress("nell", Nell.colours(), GamePalette.OTHER)
        .print(costumes, nell(), 20, 46, NELL);
    new CostumePress("mist", Mist.colours(), GamePalette.BEFORE_RAIN)
        .print(
            costumes,
            mist(),
            List.of(new Limb("left", Mist.WIDTH, 0), new Limb("right", 0, 0)),
            MIST);
    new CostumePress("gulls", Rain.colours(), GamePalette.BEFORE_RAIN)
        .print(costumes, gulls(), 16, 18, GULLS);
    new CostumePress("rain", Rain.colours(), GamePalette.BEFORE_RAIN)
        .print(
            costumes,
            rain(),
            List.of(new Limb("left", Rain.WIDTH, 0), new Limb("right", 0, 0)),
            RAIN);
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
    for (Gait gait : List.of(Gait.REACHING, KNEELING_FROM_BEFORE, Gait.GIVING)) {
      frames.add(wren.front(gait, 0));
    }
    frames.add(wren.back(Gait.REACHING));
    frames.add(wren.back(KNEELING_FROM_BEFORE));
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
        tobias.frame(0, false, 2));
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

  private static List<Sprite> mist() {
    Mist mist = new Mist();
    return IntStream.range(0, Mist.FRAMES).mapToObj(mist::frame).toList();
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
        gannet.frame(0, 1, 0));
  }
}
