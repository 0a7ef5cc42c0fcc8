package org.bowsprit.actors;

/**
 * The chores that the engine starts for an actor (spec 03 §3).
 *
 * @param init the chore that starts when the actor becomes visible in a new costume
 * @param walk the chore that plays while the actor walks
 * @param stand the chore that starts when a walk ends
 * @param talkStart the chore that starts when the actor begins to speak
 * @param talkStop the chore that starts when the actor stops speaking
 */
public record Chores(int init, int walk, int stand, int talkStart, int talkStop) {

  /** The chores of an actor after initialisation. */
  public static final Chores DEFAULT = new Chores(1, 2, 3, 4, 5);

  private static final int FIRST_ALIAS = 0x38;

  /**
   * Resolves the aliases 0x38…0x3C to chore numbers.
   *
   * @param chore a chore number of a script
   * @return the chore to play
   */
  public int resolve(int chore) {
    return switch (chore - FIRST_ALIAS) {
      case 0 -> init;
      case 1 -> walk;
      case 2 -> stand;
      case 3 -> talkStart;
      case 4 -> talkStop;
      default -> chore;
    };
  }

  /**
   * Returns these numbers with another init chore.
   *
   * @param chore the init chore
   * @return the changed numbers
   */
  public Chores withInit(int chore) {
    return new Chores(chore, walk, stand, talkStart, talkStop);
  }

  /**
   * Returns these numbers with another walk chore.
   *
   * @param chore the walk chore
   * @return the changed numbers
   */
  public Chores withWalk(int chore) {
    return new Chores(init, chore, stand, talkStart, talkStop);
  }

  /**
   * Returns these numbers with another stand chore.
   *
   * @param chore the stand chore
   * @return the changed numbers
   */
  public Chores withStand(int chore) {
    return new Chores(init, walk, chore, talkStart, talkStop);
  }

  /**
   * Returns these numbers with other talk chores.
   *
   * @param start the talk-start chore
   * @param stop the talk-stop chore
   * @return the changed numbers
   */
  public Chores withTalk(int start, int stop) {
    return new Chores(init, walk, stand, start, stop);
  }
}
