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
 * Breakpoints and steps of a game at play. While there is no breakpoint and no step, nothing
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

  /** Lets time pass while a game stands in the middle of an iteration. */
  @FunctionalInterface
  public interface Standstill {

    /** Lets the player look around until a condition holds, or until the player leaves. */
    void until(BooleanSupplier done);
  }

  /** Makes a stepper that does not listen. */
  public Stepper(TimedSession game) {
    this.game = game;
  }

  /** Says what happens while the game stands; without, it goes on at once. */
  public void standsBy(Standstill way) {
    standstill = way;
  }

  /** Adds a listener to every stop. */
  public void onStop(Consumer<Stop> listener) {
    listeners.add(listener);
  }

  /** Returns where the game stands; empty while it goes on. */
  public Optional<Stop> stop() {
    return Optional.ofNullable(stop);
  }

  /** Returns the breakpoints in the order they were set. */
  public List<Breakpoint> breakpoints() {
    return List.copyOf(breakpoints);
  }

  /** Sets a breakpoint. */
  public void add(Breakpoint breakpoint) {
    breakpoints.add(breakpoint);
    listen();
    debugger.add(breakpoint);
  }

  /** Takes a breakpoint away. */
  public void remove(Breakpoint breakpoint) {
    breakpoints.remove(breakpoint);
    if (debugger != null) {
      debugger.remove(breakpoint);
      rest();
    }
  }

  /** Goes on from a stop; a game that goes on stops at its next instruction. */
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

  /** A game that was begun anew has another machine. */
  private void attachAnew() {
    if (game.session().machine() != machine) {
      attach();
    }
  }

  /** Listens no longer than there is something to listen for. */
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
