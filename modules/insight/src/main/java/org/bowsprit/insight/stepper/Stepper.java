package org.bowsprit.insight.stepper;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.bowsprit.engine.SessionListener;
import org.bowsprit.player.game.TimedSession;
import org.bowsprit.vm.debug.Breakpoint;
import org.bowsprit.vm.debug.Debugger;
import org.bowsprit.vm.debug.Resume;
import org.bowsprit.vm.debug.Stop;
import org.bowsprit.vm.machine.VirtualMachine;

/**
 * Breakpoints and steps of a running game. While there is no breakpoint and no step, nothing
 * listens to the machine.
 */
public final class Stepper {

  private final TimedSession game;
  private final Set<Breakpoint> breakpoints = new LinkedHashSet<>();
  private final List<Consumer<Stop>> listeners = new ArrayList<>();
  private final SessionListener followRestarts =
      new SessionListener() {
        @Override
        public void afterTick() {
          attachAnew();
        }
      };
  private Standstill standstill = done -> {};
  private Debugger debugger;
  private VirtualMachine machine;
  private Stop stop;
  private Resume answer;

  /** Runs the program while the game is stopped in the middle of an iteration. */
  @FunctionalInterface
  public interface Standstill {

    /**
     * Returns when the condition holds or the player leaves. Until then, the player can look
     * around.
     */
    void until(BooleanSupplier done);
  }

  /** Creates a stepper that does not listen. */
  public Stepper(TimedSession game) {
    this.game = game;
  }

  /** Sets what runs while the game is stopped. Without it, the game continues at once. */
  public void standsBy(Standstill way) {
    standstill = way;
  }

  /** Adds a listener that is called at every stop. */
  public void onStop(Consumer<Stop> listener) {
    listeners.add(listener);
  }

  /** Returns where the game is stopped; empty while it runs. */
  public Optional<Stop> stop() {
    return Optional.ofNullable(stop);
  }

  /** Returns the breakpoints in the order in which they were set. */
  public List<Breakpoint> breakpoints() {
    return List.copyOf(breakpoints);
  }

  /** Sets a breakpoint. */
  public void add(Breakpoint breakpoint) {
    breakpoints.add(breakpoint);
    listen();
    debugger.add(breakpoint);
  }

  /** Removes a breakpoint. */
  public void remove(Breakpoint breakpoint) {
    breakpoints.remove(breakpoint);
    if (debugger != null) {
      debugger.remove(breakpoint);
      rest();
    }
  }

  /** Continues after a stop. If the game is running, a step stops it at its next instruction. */
  public void resume(Resume how) {
    if (stop != null) {
      answer = how;
    } else if (how != Resume.CONTINUE) {
      listen();
      debugger.pause();
    }
  }

  private void listen() {
    if (debugger == null) {
      attach();
      game.session().addListener(followRestarts);
    }
  }

  private void attach() {
    machine = game.session().machine();
    debugger = new Debugger(machine, this::stopped);
    breakpoints.forEach(debugger::add);
    debugger.attach(null);
  }

  /** A restarted game has a new machine. */
  private void attachAnew() {
    if (game.session().machine() != machine) {
      attach();
    }
  }

  /** Stops listening when there is no breakpoint and no step. */
  private void rest() {
    if (debugger != null && breakpoints.isEmpty() && stop == null) {
      debugger.detach();
      debugger = null;
      game.session().removeListener(followRestarts);
    }
  }

  private Resume stopped(Stop where) {
    stop = where;
    answer = null;
    listeners.forEach(listener -> listener.accept(where));
    standstill.until(() -> answer != null);
    stop = null;
    Resume how = answer == null ? Resume.CONTINUE : answer;
    if (how == Resume.CONTINUE) {
      rest();
    }
    return how;
  }
}
