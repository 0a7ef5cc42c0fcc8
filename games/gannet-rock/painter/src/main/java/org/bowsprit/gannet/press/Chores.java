package org.bowsprit.gannet.press;

/** Contains the chores of all costumes, in the format of {@code costume.txt}. */
final class Chores {

  static final String WREN =
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

  static final String TOBIAS =
      """
      # at the board 0, looking up 1, talking 2 3, a hand over the board 4, the pipe 5; to the right on his feet 6, talking 7 8
      chore 1 init
        west north south body 0 0 0 0 0 0 0 0 0 0 0 0 4 4 4 4 4 0 0 0 0 0 0 0 5 5 5 5 5 5 5 5 0 0 0 0 1 1 1 1 0 0 0 0
        east body 6
      chore 2 walk
        west north south body 0
        east body 6
      chore 3 stand
        west north south body 0 0 0 0 0 0 0 0 0 0 0 0 4 4 4 4 4 0 0 0 0 0 0 0 5 5 5 5 5 5 5 5 0 0 0 0 1 1 1 1 0 0 0 0
        east body 6
      chore 4 talk
        west north south body 2 3 1 3 2 1 2 2 1
        east body 7 8 6 8 7 6 7 7 6
      chore 5 hush
        west north south body 0 0 0 0 0 0 0 0 0 0 0 0 4 4 4 4 4 0 0 0 0 0 0 0 5 5 5 5 5 5 5 5 0 0 0 0 1 1 1 1 0 0 0 0
        east body 6
      """;

  static final String PERPETUA =
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

  static final String NELL =
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

  static final String MIST =
      """
      # rims and cores; a script moves them
      chore 1 init
        all SEEN
      chore 2 walk
        all SEEN
      chore 3 stand
        all SEEN
      """
          .replace("SEEN", "rim1 0, rim2 0, rim3 0, core1 1, core2 1, core3 1");

  static final String ORLA =
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

  static final String GULLS =
      """
      # on their way
      chore 1 init
        all body 0 1 2 3 4 5
      chore 2 walk
        all body 0 0 1 1 2 2 3 3 4 4 5 5
      chore 3 stand
        all body 0 1 2 3 4 5
      """;

  static final String FOGG =
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

  static final String GANNET =
      """
      # sitting 0, neck up 5, hork 1 2, wings 3 4, to the right 6 7: there it only flies; asleep 8
      chore 1 init
        all body 0 0 0 0 0 0 0 0 0 0 5 5 5 0 0 0 0 0 0 0 0 0 0 5 0 5 0 0 0
      chore 2 walk
        west north south body 3 4 3 4
        east body 6 7 6 7
      chore 3 stand
        east body 6 7
        west north south body 0 0 0 0 0 0 0 0 0 0 5 5 5 0 0 0 0 0 0 0 0 0 0 5 0 5 0 0 0
      chore 4 talk
        west north south body 1 2 2 1 5
        east body 6 7
      chore 5 hush
        west north south body 0
        east body 6 7
      chore 6 fly
        west north south body 3 4 4 3 3 4 4 3
        east body 6 7 7 6 6 7 7 6
      chore 7 sleep
        all body 8
      """;

  static final String CONSTANCE =
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

  static final String RAIN =
      """
      # falling, without an end
      chore 1 init
        all left 0 1 2 3 4 5 6 7, right 0 1 2 3 4 5 6 7
      chore 2 walk
        all left 0 1 2 3 4 5 6 7, right 0 1 2 3 4 5 6 7
      chore 3 stand
        all left 0 1 2 3 4 5 6 7, right 0 1 2 3 4 5 6 7
      """;

  private Chores() {}

  /**
   * Returns the chore of a person who stands still, sometimes blinks and sometimes looks around.
   */
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
}
