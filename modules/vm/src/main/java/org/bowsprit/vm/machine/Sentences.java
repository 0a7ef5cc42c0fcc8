package org.bowsprit.vm.machine;

import java.util.ArrayList;
import java.util.List;
import org.bowsprit.vm.VmState;
import org.bowsprit.vm.port.ScriptException;

/** The pending sentences, last in, first out (spec 07 §7.4). */
final class Sentences {

  /** The largest number of pending sentences. */
  static final int CAPACITY = 6;

  private static final class Sentence {
    int verb;
    int objectA;
    int objectB;
    int freezeCount;
  }

  private final Sentence[] stack = new Sentence[CAPACITY];
  private int size;

  Sentences() {
    for (int i = 0; i < CAPACITY; i++) {
      stack[i] = new Sentence();
    }
  }

  void push(int verb, int objectA, int objectB) {
    if (size == CAPACITY) {
      throw new ScriptException("more than " + CAPACITY + " sentences wait");
    }
    Sentence top = stack[size++];
    top.verb = verb;
    top.objectA = objectA;
    top.objectB = objectB;
    top.freezeCount = 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  boolean isTopFrozen() {
    return size > 0 && stack[size - 1].freezeCount > 0;
  }

  /**
   * Pops the top sentence and stores its verb, first object and second object in {@code arguments}.
   *
   * @return false if both objects are the same; such a sentence cannot be carried out
   */
  boolean pop(int[] arguments) {
    Sentence top = stack[--size];
    arguments[0] = top.verb;
    arguments[1] = top.objectA;
    arguments[2] = top.objectB;
    return top.objectB == 0 || top.objectB != top.objectA;
  }

  void clear() {
    size = 0;
  }

  void freeze() {
    for (int i = 0; i < size; i++) {
      stack[i].freezeCount++;
    }
  }

  void thaw() {
    for (int i = 0; i < size; i++) {
      if (stack[i].freezeCount > 0) {
        stack[i].freezeCount--;
      }
    }
  }

  List<VmState.Sentence> snapshot() {
    List<VmState.Sentence> saved = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      Sentence each = stack[i];
      saved.add(new VmState.Sentence(each.verb, each.objectA, each.objectB, each.freezeCount));
    }
    return saved;
  }

  void restore(List<VmState.Sentence> saved) {
    clear();
    for (VmState.Sentence each : saved) {
      push(each.verb(), each.objectA(), each.objectB());
      stack[size - 1].freezeCount = each.freezeCount();
    }
  }
}
