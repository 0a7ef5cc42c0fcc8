package org.bowsprit.playtest.sourcetest;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.bowsprit.bow.declaration.Expectation;
import org.bowsprit.bow.declaration.TestDeclaration;
import org.bowsprit.engine.GameFacts;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.engine.SeededRandom;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.engine.session.GameSession;
import org.bowsprit.kit.source.TestableGame;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.playtest.sourcetest.TestResult.Failure;
import org.bowsprit.vm.FaultPolicy;
import org.bowsprit.vm.ScriptFault;
import org.bowsprit.vm.symbol.SymbolFile;
import org.bowsprit.vm.symbol.Symbols;
import org.bowsprit.vm.text.NamedText;

/**
 * Runs a test on the engine. The game boots and plays one iteration, then the script of the test
 * starts in addition to the other scripts. The test ends when its script ends, or when any script
 * has an error.
 */
public final class TestRun {

  private final TestableGame game;
  private final long seed;
  private final int bootParameter;
  private final long maxTicks;
  private Optional<String> reportedText = Optional.empty();

  /**
   * Prepares a run.
   *
   * @param game the game with the script of the test
   * @param seed the seed of the game's random numbers
   * @param bootParameter the number that the boot script receives
   * @param maxTicks the number of iterations after which the test fails
   */
  public TestRun(TestableGame game, long seed, int bootParameter, long maxTicks) {
    this.game = game;
    this.seed = seed;
    this.bootParameter = bootParameter;
    this.maxTicks = maxTicks;
  }

  /** Runs the test and returns its result. */
  public TestResult run() {
    GameSetup setup =
        GameSetup.headless(game.game().resources(), new BoxGraphProvider())
            .withFacts(GameFacts.of(game.game()))
            .withBootParameter(bootParameter)
            .withRandom(new SeededRandom(seed))
            .withFaultPolicy(FaultPolicy.PLAY);
    GameSession session = GameSession.prepare(setup).addListener(new Listener()).start();
    session.tick();
    long start = session.ticks();
    session.machine().runScript(game.test().number());
    while (reportedText.isEmpty()
        && session.faults().isEmpty()
        && session.ticks() - start < maxTicks) {
      session.tick();
    }
    return new TestResult(
        game.test().title(), game.test().position(), session.ticks() - start, failure(session));
  }

  private Optional<Failure> failure(GameSession session) {
    if (!session.faults().isEmpty()) {
      return Optional.of(scriptFailure(session.faults().get(0)));
    }
    if (reportedText.isEmpty()) {
      String reason = String.format(Locale.ROOT, "it did not end within %,d iterations", maxTicks);
      return Optional.of(new Failure(game.test().position().toString(), reason));
    }
    return reportedText
        .filter(text -> text.startsWith(TestDeclaration.NOT_MET))
        .map(this::expectationFailure);
  }

  private Failure scriptFailure(ScriptFault fault) {
    // The symbols were created together with the game, so none can be missing.
    Symbols symbols = SymbolFile.of(game.game(), warning -> {});
    return new Failure(
        game.test().position().toString(), "script error: " + new NamedText(symbols).fault(fault));
  }

  /** Reads the index of an expectation and the values that it compares. */
  private Failure expectationFailure(String text) {
    List<String> words = List.of(text.split(" ", -1));
    Expectation expectation = game.test().expectations().get(Integer.parseInt(words.get(1)));
    String found = String.join(" and ", words.subList(2, words.size()));
    return new Failure(
        expectation.position().toString(),
        "expected " + expectation.condition() + (found.isEmpty() ? "" : ", found " + found));
  }

  private final class Listener implements SessionListener {

    @Override
    public void debugLinePrinted(byte[] line) {
      String text = new String(line, StandardCharsets.ISO_8859_1);
      boolean isTestMessage =
          text.equals(TestDeclaration.REACHED_END)
              || text.startsWith(TestDeclaration.NOT_MET + " ");
      if (reportedText.isEmpty() && isTestMessage) {
        reportedText = Optional.of(text);
      }
    }
  }
}
