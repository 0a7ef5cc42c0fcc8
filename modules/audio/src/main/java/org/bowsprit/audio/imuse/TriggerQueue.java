package org.bowsprit.audio.imuse;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import org.bowsprit.audio.state.ImuseState;

/**
 * A queue of commands that wait for a marker in the music (spec 11 §4.3). Each trigger in the queue
 * is followed by its commands.
 *
 * <p>Each marker is compared only with the trigger at the head.
 */
final class TriggerQueue {

  private static final int CAPACITY = 63;
  static final int START_SOUND = 8;

  /**
   * An entry of the queue. A trigger waits for its marker, and a command belongs to the trigger
   * before it.
   */
  private sealed interface Entry {}

  private record Trigger(int sound, int marker) implements Entry {}

  private record Command(List<Integer> words) implements Entry {}

  private final Deque<Entry> entries = new ArrayDeque<>();
  private boolean isLastOpen;
  private int closedCount;

  /** Returns the triggers of the queue, each with its commands. */
  List<ImuseState.Trigger> snapshot() {
    List<ImuseState.Trigger> triggers = new ArrayList<>();
    List<List<Integer>> commands = new ArrayList<>();
    for (Iterator<Entry> iterator = entries.descendingIterator(); iterator.hasNext(); ) {
      Entry entry = iterator.next();
      if (entry instanceof Command command) {
        commands.add(0, command.words());
      } else if (entry instanceof Trigger trigger) {
        triggers.add(0, new ImuseState.Trigger(trigger.sound(), trigger.marker(), commands));
        commands.clear();
      }
    }
    return triggers;
  }

  boolean isLastOpen() {
    return isLastOpen;
  }

  void restore(List<ImuseState.Trigger> triggers, boolean wasLastOpen, int closedTriggers) {
    entries.clear();
    for (ImuseState.Trigger trigger : triggers) {
      entries.add(new Trigger(trigger.sound(), trigger.marker()));
      trigger.commands().forEach(words -> entries.add(new Command(words)));
    }
    isLastOpen = wasLastOpen;
    closedCount = closedTriggers;
  }

  void clear() {
    entries.clear();
    isLastOpen = false;
    closedCount = 0;
  }

  /** Appends a trigger and opens it. Returns false if the queue is full. */
  boolean openNew(int sound, int marker) {
    if (entries.size() >= CAPACITY) {
      return false;
    }
    entries.add(new Trigger(sound, marker));
    isLastOpen = true;
    return true;
  }

  /**
   * Appends a command to the trigger that was opened last. Returns false if the queue is empty or
   * full.
   */
  boolean append(List<Integer> words) {
    if (entries.isEmpty() || entries.size() >= CAPACITY) {
      return false;
    }
    entries.add(new Command(List.copyOf(words)));
    return true;
  }

  /** Closes the trigger that was opened last. Returns false if the queue is empty. */
  boolean closeLast() {
    if (entries.isEmpty()) {
      return false;
    }
    if (isLastOpen) {
      isLastOpen = false;
      closedCount++;
    }
    return true;
  }

  /** Returns the number of triggers that are closed and wait for their markers. */
  int closedCount() {
    return closedCount;
  }

  /** Returns the sound of the trigger at the head, or -1 if no trigger is at the head. */
  int headSound() {
    return entries.peek() instanceof Trigger trigger ? trigger.sound() : -1;
  }

  /** Returns the marker of the trigger at the head, or 255 if no trigger is at the head. */
  int headMarker() {
    return entries.peek() instanceof Trigger trigger ? trigger.marker() : 255;
  }

  /** Returns whether a command in the queue starts {@code sound}. */
  boolean willStart(int sound) {
    for (Entry entry : entries) {
      if (entry instanceof Command command
          && command.words().size() > 1
          && command.words().get(0) == START_SOUND
          && command.words().get(1) == sound) {
        return true;
      }
    }
    return false;
  }

  /**
   * Removes the trigger at the head if it waits for this marker.
   *
   * @return true if the caller must now take the commands of the trigger with {@link #nextCommand}
   */
  boolean fire(int sound, int marker) {
    boolean isHeadOpen = isLastOpen && triggerCount() == 1;
    if (isHeadOpen || headSound() != sound || headMarker() != marker) {
      return false;
    }
    entries.remove();
    closedCount = Math.max(0, closedCount - 1);
    return true;
  }

  private int triggerCount() {
    int count = 0;
    for (Entry entry : entries) {
      count += entry instanceof Trigger ? 1 : 0;
    }
    return count;
  }

  /**
   * Removes and returns the next command before the next trigger. The result is empty if there is
   * no such command.
   */
  List<Integer> nextCommand() {
    return entries.peek() instanceof Command ? ((Command) entries.remove()).words() : List.of();
  }
}
