package org.bowsprit.engine.journal;

import org.bowsprit.actors.Actor;
import org.bowsprit.actors.Cast;
import org.bowsprit.engine.GameSession;
import org.bowsprit.vm.Ints;
import org.bowsprit.vm.VmState;

/**
 * A number that two sessions in the same state share and others hardly ever do: over the virtual
 * machine's state, the actors, the camera and the mouse. 64-bit FNV-1a, the same on every machine.
 */
public final class StateHash {

  private static final long OFFSET_BASIS = 0xCBF29CE484222325L;
  private static final long PRIME = 0x100000001B3L;

  private long hash = OFFSET_BASIS;

  private StateHash() {}

  /** Returns the hash of a session between two iterations. */
  public static long of(GameSession session) {
    StateHash hash = new StateHash();
    hash.machine(session.machine().snapshot());
    for (int id = 1; id < Cast.SIZE; id++) {
      hash.actor(session.world().cast().actor(id));
    }
    hash.add(session.world().camera().x());
    hash.add(session.mouseX());
    hash.add(session.mouseY());
    return hash.hash;
  }

  private void machine(VmState state) {
    add(state.globals());
    add(state.bits());
    for (VmState.Slot slot : state.slots()) {
      add(slot.index());
      add(slot.number());
      add(slot.position());
      add(slot.delay());
      add(slot.freezeCount());
      add(slot.locals());
    }
    add(state.cutsceneLevel());
    add(state.sentences().size());
    for (VmState.StringResource string : state.strings()) {
      add(string.number());
      for (int i = 0; i < string.bytes().length(); i++) {
        add(string.bytes().at(i));
      }
    }
    add(state.room());
    add(state.cursor());
    add(state.userput());
  }

  private void actor(Actor actor) {
    add(actor.room());
    add(actor.x());
    add(actor.y());
    add(actor.box());
    add(actor.facing());
    add(actor.scaleX());
    add(actor.dress().costume());
    add(actor.dress().frame());
    add(actor.moveBits());
  }

  private void add(Ints numbers) {
    for (int i = 0; i < numbers.size(); i++) {
      add(numbers.get(i));
    }
  }

  private void add(int number) {
    for (int shift = 0; shift < Integer.SIZE; shift += Byte.SIZE) {
      hash = (hash ^ (number >>> shift & 0xFF)) * PRIME;
    }
  }
}
