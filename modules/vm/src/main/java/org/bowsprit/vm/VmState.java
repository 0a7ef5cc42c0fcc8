package org.bowsprit.vm;

import java.util.List;
import org.bowsprit.vm.code.ScriptText;

/**
 * The whole state of a machine between two steps of the main loop, as immutable records (spec 05
 * §14).
 *
 * @param globals the global variables
 * @param bits the bit variables, 32 per number, lowest first
 * @param slots the live slots, by index
 * @param cutsceneLevel the index of the current level; 0 outside of cutscenes
 * @param cutscenes the five levels
 * @param sentences the pending sentences; the next sentence is the last in the list
 * @param strings the string resources that exist, by number
 * @param room the current room, not mapped to its data
 * @param egoPositioned whether an instruction has placed ego since the room was entered
 * @param cursor the cursor counter
 * @param userput the input counter
 */
public record VmState(
    Ints globals,
    Ints bits,
    List<Slot> slots,
    int cutsceneLevel,
    List<Cutscene> cutscenes,
    List<Sentence> sentences,
    List<StringResource> strings,
    int room,
    boolean egoPositioned,
    int cursor,
    int userput) {

  /** Takes immutable copies. */
  public VmState {
    slots = List.copyOf(slots);
    cutscenes = List.copyOf(cutscenes);
    sentences = List.copyOf(sentences);
    strings = List.copyOf(strings);
  }

  /** The status of a live slot. */
  public enum Status {
    /** The slot waits until its delay has passed. */
    PAUSED,
    /** The slot runs in the next script pass. */
    RUNNING
  }

  /**
   * A live slot.
   *
   * @param index its index, from 1
   * @param number the script number or object id
   * @param kind the kind of its script
   * @param position the offset of its next instruction from the code base
   * @param status whether the slot runs or is paused
   * @param freezeCount the number of thaws that the slot needs; the slot is frozen while the number
   *     is above 0
   * @param freezeResistant whether only freezes of 128 and above freeze it
   * @param recursive whether it was started with the recursive flag, so that its script may run
   *     more than once
   * @param delay the number of jiffies left while paused
   * @param didExecute whether it executed in the last script pass
   * @param cutscenes the number of cutscenes it has opened and not closed
   * @param locals its local variables
   */
  public record Slot(
      int index,
      int number,
      ScriptKind kind,
      int position,
      Status status,
      int freezeCount,
      boolean freezeResistant,
      boolean recursive,
      int delay,
      boolean didExecute,
      int cutscenes,
      Ints locals) {}

  /**
   * A level of the cutscene stack.
   *
   * @param data the first argument of the cutscene
   * @param opener the index of the slot that opened the cutscene; 0 for none
   * @param slot the index of the slot that armed a skip; 0 for none
   * @param script the number of the script that armed the skip
   * @param kind the kind of the script that armed the skip; null for none
   * @param address the offset at which that slot continues after a skip
   */
  public record Cutscene(int data, int opener, int slot, int script, ScriptKind kind, int address) {

    /** A level without a skip. */
    public static final Cutscene NONE = new Cutscene(0, 0, 0, 0, null, 0);
  }

  /**
   * A pending sentence.
   *
   * @param verb the verb
   * @param objectA the first object
   * @param objectB the second object; 0 for none
   * @param freezeCount the number of thaws it needs
   */
  public record Sentence(int verb, int objectA, int objectB, int freezeCount) {}

  /**
   * A string resource.
   *
   * @param number its number
   * @param bytes the bytes of the string, including the terminating NUL if there is one
   * @param spare the two bytes after the end of the string, low byte first
   */
  public record StringResource(int number, ScriptText bytes, int spare) {}
}
