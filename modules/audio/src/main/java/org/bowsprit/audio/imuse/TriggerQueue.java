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
  private boolean isFilling;
  private int closedCount;

  /** Returns the waiting triggers, each with its commands. */
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

  boolean isFilling() {
    return isFilling;
  }

  void restore(List<ImuseState.Trigger> triggers, boolean savedOpen, int closedTriggers) {
    entries.clear();
    for (ImuseState.Trigger trigger : triggers) {
      entries.add(new Trigger(trigger.sound(), trigger.marker()));
      trigger.commands().forEach(words -> entries.add(new Command(words)));
    }
    isFilling = savedOpen;
    closedCount = closedTriggers;
  }

  void clear() {
    entries.clear();
    isFilling = false;
    closedCount = 0;
  }

  /** Opens a trigger. Returns false if there was no room. */
  boolean openNew(int sound, int marker) {
    if (entries.size() >= CAPACITY) {
      return false;
    }
    entries.add(new Trigger(sound, marker));
    isFilling = true;
    return true;
  }

  /**
   * Appends a command to the trigger that was opened last. Returns false if there is no such
   * trigger or no room.
   */
  boolean append(List<Integer> words) {
    if (entries.isEmpty() || entries.size() >= CAPACITY) {
      return false;
    }
    entries.add(new Command(List.copyOf(words)));
    return true;
  }

  /** Closes the trigger that was opened last. Returns false if there is none. */
  boolean closeLast() {
    if (entries.isEmpty()) {
      return false;
    }
    if (isFilling) {
      isFilling = false;
      closedCount++;
    }
    return true;
  }

  /** Returns the number of triggers that are closed and waiting. */
  int closedCount() {
    return closedCount;
  }

  /** Returns the sound that the trigger at the head watches, or -1. */
  int headSound() {
    return entries.peek() instanceof Trigger trigger ? trigger.sound() : -1;
  }

  /** Returns the marker that the trigger at the head waits for, or 255. */
  int headMarker() {
    return entries.peek() instanceof Trigger trigger ? trigger.marker() : 255;
  }

  /** Returns whether a waiting command is to start {@code sound}. */
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
    boolean isHeadOpen = isFilling && triggerCount() == 1;
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

  /** Takes the next command that comes before the next trigger; empty if there is none. */
  List<Integer> nextCommand() {
    return entries.peek() instanceof Command ? ((Command) entries.remove()).words() : List.of();
  }
}
