package org.bowsprit.engine;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import org.bowsprit.actors.ActorProfile;
import org.bowsprit.audio.imuse.MusicRaces;
import org.bowsprit.audio.system.SoundRules;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameIdentity;
import org.bowsprit.format.game.GameTitle;
import org.bowsprit.vm.GameQuirks;
import org.bowsprit.vm.cure.known.KnownCures;

/**
 * The differences between games, as data (spec 05 §9).
 *
 * @param quirks the quirks of the virtual machine
 * @param keptNames the objects that keep a new name after a room change although they have no owner
 * @param bootParameter the boot parameter of a normal start
 * @param scriptAfterLoad the global script to run after loading a saved game, 0 for none
 * @param keys the key codes that scripts expect, if they differ from the usual codes (spec 07 §9)
 * @param keptVariables global variables that keep their value when a saved game is loaded (spec 12
 *     §2.6)
 * @param actors the behaviour of actors where the sources disagree (spec 09)
 * @param sound the sound behaviour that scripts expect (spec 13 §12)
 * @param hasHostTexts true if strings 4 to 28 are the interpreter's own texts (spec 13 §13.4)
 * @param cures the fixes for known errors of the game's scripts (spec 13 §8.4)
 */
public record GameFacts(
    GameQuirks quirks,
    Set<Integer> keptNames,
    int bootParameter,
    int scriptAfterLoad,
    Map<Integer, Integer> keys,
    Set<Integer> keptVariables,
    ActorProfile actors,
    SoundRules sound,
    boolean hasHostTexts,
    KnownCures cures) {

  /** The digits 1 to 9, converted to the keys of a fist fight. */
  private static final Map<Integer, Integer> FIST_FIGHT_KEYS =
      Map.of(
          (int) '1', 335,
          (int) '2', 336,
          (int) '3', 337,
          (int) '4', 331,
          (int) '5', 332,
          (int) '6', 333,
          (int) '7', 327,
          (int) '8', 328,
          (int) '9', 329);

  /** The facts of a game that does not differ from the specification. */
  public static final GameFacts PLAIN =
      new GameFacts(
          GameQuirks.NONE,
          Set.of(),
          0,
          0,
          Map.of(),
          Set.of(),
          ActorProfile.DEFAULT,
          SoundRules.DEFAULT,
          false,
          KnownCures.NONE);

  /**
   * The facts of The Secret of Monkey Island on CD. The game checks for its disc with a variable
   * that is set before the start.
   */
  public static final GameFacts MONKEY_1_CD =
      PLAIN.withQuirks(GameQuirks.MONKEY_1_CD).withHostTexts();

  /**
   * The facts of Monkey Island 2. Every answer to the question of the protection wheel is right,
   * and scripts start some music too early.
   */
  public static final GameFacts MONKEY_2 =
      PLAIN.withQuirks(GameQuirks.MONKEY_2).withSound(SoundRules.MONKEY_2).withHostTexts();

  /**
   * The facts of Fate of Atlantis. It boots without the protection question and shows its score
   * after a load. Digits are the keys of the fist fight.
   */
  public static final GameFacts ATLANTIS =
      new GameFacts(
          GameQuirks.NONE,
          Set.of(336, 337, 338, 339, 340),
          -7873,
          145,
          FIST_FIGHT_KEYS,
          Set.of(98),
          ActorProfile.DEFAULT,
          SoundRules.DEFAULT,
          true,
          KnownCures.NONE);

  /** The variables that the recorder of a demo sets at its start (spec 13 §9.5). */
  private static final Map<Integer, Integer> RECORDER_VARIABLES = Map.of(56, 203, 5, 1);

  /** Returns the facts of a game, including the variables that the recorder of a demo has set. */
  public static GameFacts of(Game game) {
    GameFacts facts = of(game.identity());
    return DemoRecording.of(game).isEmpty()
        ? facts
        : facts.withQuirks(facts.quirks().withBootValues(RECORDER_VARIABLES));
  }

  /**
   * Returns the facts of a game. Fixes for scripts, music and names apply only to editions whose
   * scripts are known, never to demos or unknown copies (spec 13 §10.6).
   *
   * @param identity the detected game
   */
  public static GameFacts of(GameIdentity identity) {
    GameFacts facts = of(identity.title()).withCures(KnownCures.of(identity.edition()));
    return switch (identity.edition()) {
      case MONKEY2_DOS, ATLANTIS_CD, ATLANTIS_FLOPPY -> facts;
      case MONKEY1_TALKIE -> facts.withSound(SoundRules.MONKEY_1_TALKIE);
      case LABORATORY -> facts.withoutFixes().with(draft -> draft.hasHostTexts = false);
      default -> facts.withoutFixes();
    };
  }

  private GameFacts withoutFixes() {
    return withKeptNames(Set.of()).withSound(sound.withRaces(MusicRaces.NONE));
  }

  private static GameFacts of(GameTitle title) {
    return switch (title) {
      case MONKEY1 -> MONKEY_1_CD;
      case MONKEY2 -> MONKEY_2;
      case ATLANTIS -> ATLANTIS;
      case GANNET_ROCK, UNKNOWN -> PLAIN;
    };
  }

  public GameFacts {
    keptNames = Set.copyOf(keptNames);
    keys = Map.copyOf(keys);
    keptVariables = Set.copyOf(keptVariables);
    Objects.requireNonNull(quirks, "quirks must not be null");
    Objects.requireNonNull(actors, "actors must not be null");
    Objects.requireNonNull(sound, "sound must not be null");
    Objects.requireNonNull(cures, "cures must not be null");
  }

  /** Returns a copy with other quirks of the virtual machine. */
  public GameFacts withQuirks(GameQuirks newQuirks) {
    return with(draft -> draft.quirks = newQuirks);
  }

  /** Returns a copy with other objects that keep a new name after a room change. */
  public GameFacts withKeptNames(Set<Integer> objects) {
    return with(draft -> draft.keptNames = objects);
  }

  /** Returns a copy with other variables that keep their value in a load. */
  public GameFacts withKeptVariables(Set<Integer> variables) {
    return with(draft -> draft.keptVariables = variables);
  }

  /** Returns a copy with another sound behaviour. */
  public GameFacts withSound(SoundRules newSound) {
    return with(draft -> draft.sound = newSound);
  }

  /** Returns a copy whose strings are the interpreter's own texts. */
  public GameFacts withHostTexts() {
    return with(draft -> draft.hasHostTexts = true);
  }

  /** Returns a copy with other fixes for scripts. */
  public GameFacts withCures(KnownCures newCures) {
    return with(draft -> draft.cures = newCures);
  }

  private GameFacts with(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.finish();
  }

  /** A mutable copy of the facts. */
  private static final class Draft {
    private GameQuirks quirks;
    private Set<Integer> keptNames;
    private final int bootParameter;
    private final int scriptAfterLoad;
    private final Map<Integer, Integer> keys;
    private Set<Integer> keptVariables;
    private final ActorProfile actors;
    private SoundRules sound;
    private boolean hasHostTexts;
    private KnownCures cures;

    Draft(GameFacts source) {
      quirks = source.quirks;
      keptNames = source.keptNames;
      bootParameter = source.bootParameter;
      scriptAfterLoad = source.scriptAfterLoad;
      keys = source.keys;
      keptVariables = source.keptVariables;
      actors = source.actors;
      sound = source.sound;
      hasHostTexts = source.hasHostTexts;
      cures = source.cures;
    }

    GameFacts finish() {
      return new GameFacts(
          quirks,
          keptNames,
          bootParameter,
          scriptAfterLoad,
          keys,
          keptVariables,
          actors,
          sound,
          hasHostTexts,
          cures);
    }
  }
}
