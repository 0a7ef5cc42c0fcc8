package org.bowsprit.explorer.census;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.Hotspot;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.explorer.census.Census.BreakEntry;
import org.bowsprit.explorer.census.Census.FaultEntry;
import org.bowsprit.explorer.census.Census.LoopEntry;
import org.bowsprit.explorer.census.Census.PlayEntry;
import org.bowsprit.explorer.census.Census.WalkEntry;
import org.bowsprit.render.Input;
import org.bowsprit.render.KeyCodes;
import org.bowsprit.vm.EngineVariable;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.symbol.CodeName;

/**
 * Plays a game at random: skips speech and cutscenes, clicks random objects, chooses lines of
 * dialogue, and restarts the game if it makes no progress. The same seed gives the same input.
 */
final class AutomaticPlay {

  private static final int SCREEN_WIDTH = 320;
  private static final int JIFFIES_BETWEEN_CLICKS = 20;
  private static final int JIFFIES_BETWEEN_KEYS = 12;

  /**
   * A scene that has not ended after this time (ten seconds, in jiffies) is skipped with Escape. If
   * the scene continues for 110 more seconds, the game is restarted.
   */
  private static final int JIFFIES_UNTIL_ESCAPE = 600;

  private static final int JIFFIES_UNTIL_RESTART = 7_200;

  /**
   * The maximum time in jiffies to wait for ego to arrive before the next click. It is longer than
   * the time after which {@link EndlessWalkDetector} reports an endless walk.
   */
  private static final int MAX_WAIT_JIFFIES = 2_100;

  /** After one click in this many, the next click does not wait for ego to arrive. */
  private static final int CLICKS_PER_HASTY_CLICK = 4;

  /** One click in this many is at a random position. */
  private static final int CLICKS_PER_RANDOM_CLICK = 10;

  private final Supplier<GameSession> sessions;
  private final String router;
  private final long seed;
  private final SplittableRandom random;
  private final EndlessWalkDetector walkDetector = new EndlessWalkDetector();
  private final Set<Integer> rooms = new TreeSet<>();
  private final Set<FaultEntry> faults = new LinkedHashSet<>();
  private final Set<LoopEntry> loops = new LinkedHashSet<>();
  private final Set<BreakEntry> failures = new LinkedHashSet<>();
  private GameSession session;
  private long jiffies;
  private long iterations;
  private int clicks;
  private int restarts;
  private int jiffiesSinceInput;
  private int jiffiesWithoutControl;
  private boolean isHasty;

  /**
   * Prepares to play.
   *
   * @param sessions returns a new session, in which the game has just been booted; all sessions
   *     begin in the same state
   * @param router the router that plans walks in the sessions
   */
  AutomaticPlay(Supplier<GameSession> sessions, String router, long seed) {
    this.sessions = sessions;
    this.router = router;
    this.seed = seed;
    this.random = new SplittableRandom(seed);
  }

  /**
   * Plays the game.
   *
   * @param limit the game time to play, in sixtieths of a second
   */
  PlayEntry play(long limit) {
    if (startSession()) {
      while (jiffies < limit && playIteration()) {
        recordState();
        giveInput();
      }
    }
    return new PlayEntry(
        router,
        seed,
        jiffies,
        iterations,
        clicks,
        restarts,
        new ArrayList<>(rooms),
        CountedList.of(faults),
        CountedList.of(loops),
        CountedList.<WalkEntry>of(walkDetector.endlessWalks()),
        CountedList.of(failures));
  }

  /** Starts the game. Returns false if it cannot be started. */
  private boolean startSession() {
    jiffiesSinceInput = 0;
    jiffiesWithoutControl = 0;
    walkDetector.clear();
    try {
      session = sessions.get();
      return true;
    } catch (RuntimeException e) {
      failures.add(new BreakEntry(0, QuotationFilter.withoutQuotations(e)));
      return false;
    }
  }

  /**
   * Plays an iteration. If the session has failed, starts a new one. Returns false if none can be
   * started.
   */
  private boolean playIteration() {
    int iterationJiffies = session.jiffies();
    jiffies += iterationJiffies;
    iterations++;
    jiffiesSinceInput += iterationJiffies;
    jiffiesWithoutControl = hasControl() ? 0 : jiffiesWithoutControl + iterationJiffies;
    try {
      session.tick();
      walkDetector.check(session.world(), iterationJiffies);
      return jiffiesWithoutControl < JIFFIES_UNTIL_RESTART || restartAfterLoop();
    } catch (RuntimeException e) {
      // Every failure is useful for a census, and the next session may play further.
      failures.add(new BreakEntry(room(), QuotationFilter.withoutQuotations(e)));
      restarts++;
      return startSession();
    }
  }

  private boolean restartAfterLoop() {
    List<Integer> runningScripts =
        session.snapshot().machine().slots().stream()
            .map(VmState.Slot::number)
            .sorted()
            .distinct()
            .toList();
    loops.add(new LoopEntry(room(), runningScripts));
    restarts++;
    return startSession();
  }

  private void recordState() {
    rooms.add(room());
    for (ScriptFault fault : session.faults()) {
      faults.add(
          new FaultEntry(
              CodeName.of(fault.kind(), fault.script(), fault.room()).toString(),
              fault.offset(),
              QuotationFilter.withoutQuotations(fault.problem())));
    }
  }

  private void giveInput() {
    if (session.interruption().isPresent()) {
      press(KeyCodes.ENTER);
    } else if (get(EngineVariable.HAVE_MSG) != 0) {
      press(KeyCodes.FULL_STOP);
    } else if (!hasControl()) {
      if (jiffiesWithoutControl > JIFFIES_UNTIL_ESCAPE) {
        press(KeyCodes.ESCAPE);
      }
    } else if (jiffiesSinceInput >= JIFFIES_BETWEEN_CLICKS
        && (isHasty || !egoWalks() || jiffiesSinceInput >= MAX_WAIT_JIFFIES)) {
      click();
    }
  }

  private boolean egoWalks() {
    int ego = get(EngineVariable.EGO);
    return ego > 0 && ego < Cast.SIZE && session.world().cast().actor(ego).moveBits() != 0;
  }

  private void click() {
    List<Hotspot> spots = session.hotspots();
    if (spots.isEmpty() || random.nextInt(CLICKS_PER_RANDOM_CLICK) == 0) {
      int height = Math.max(1, session.world().areas().mainHeight());
      click(random.nextInt(SCREEN_WIDTH), session.world().areas().top() + random.nextInt(height));
    } else {
      Hotspot spot = spots.get(random.nextInt(spots.size()));
      click(spot.x(), spot.y());
    }
  }

  private void click(int x, int y) {
    session.input(new Input.Move(x, y));
    session.input(new Input.Click(x, y, Input.Button.LEFT));
    isHasty = random.nextInt(CLICKS_PER_HASTY_CLICK) == 0;
    jiffiesSinceInput = 0;
    clicks++;
  }

  private void press(int key) {
    if (jiffiesSinceInput >= JIFFIES_BETWEEN_KEYS) {
      session.input(new Input.Key(key, false, false, false));
      jiffiesSinceInput = 0;
    }
  }

  private boolean hasControl() {
    return session.machine().userputCounter() > 0 || session.interruption().isPresent();
  }

  private int room() {
    return session.world().room();
  }

  private int get(EngineVariable variable) {
    return session.machine().variables().get(variable);
  }
}
