package org.bowsprit.engine.journal;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.bowsprit.engine.InputEvent;
import org.bowsprit.engine.save.SavedGame;

/**
 * A recording with branches: a new branch begins whenever the player returns to an earlier state or
 * loads another game during the recording. The recording always has at least one branch.
 *
 * @param origin the start of the session
 * @param author the name of the player; empty if it is unknown
 * @param branches the branches, in the order in which they were recorded; a parent comes before its
 *     branches
 */
public record JournalTree(Journal.Origin origin, String author, List<Branch> branches) {

  /** The parent of the first branch. */
  public static final int NO_PARENT = -1;

  /** Copies the list and rejects branches without a parent. */
  public JournalTree {
    Objects.requireNonNull(origin, "origin must not be null");
    Objects.requireNonNull(author, "author must not be null");
    branches = List.copyOf(branches);
    if (branches.isEmpty()) {
      throw new IllegalArgumentException("a recording has at least one branch");
    }
    for (int i = 0; i < branches.size(); i++) {
      int parent = branches.get(i).parent();
      if (i == 0 ? parent != NO_PARENT : parent < 0 || parent >= i) {
        throw new IllegalArgumentException("branch " + i + " has no parent before it");
      }
    }
  }

  /**
   * A branch.
   *
   * @param parent the number of the branch from which this branch begins; {@link #NO_PARENT} for
   *     the first branch
   * @param place the number of iterations of the parent after which the branch begins
   * @param start the saved game with which the branch begins; empty if it continues from its
   *     parent's state, or boots
   * @param ticks the number of iterations at the end of the branch
   * @param events the input of the branch, in ascending order of iterations
   * @param checkpoints hashes of the branch's states, in ascending order of iterations
   */
  public record Branch(
      int parent,
      long place,
      Optional<SavedGame> start,
      long ticks,
      List<InputEvent> events,
      List<Journal.Checkpoint> checkpoints) {

    /** Copies the lists. */
    public Branch {
      Objects.requireNonNull(start, "start must not be null");
      events = List.copyOf(events);
      checkpoints = List.copyOf(checkpoints);
    }
  }

  /** Returns the tree of a recording without branches. */
  public static JournalTree of(Journal journal, String author) {
    return new JournalTree(
        journal.origin(),
        author,
        List.of(
            new Branch(
                NO_PARENT,
                0,
                journal.start(),
                journal.ticks(),
                journal.events(),
                journal.checkpoints())));
  }

  /** Returns the number of times that the player returned to an earlier state or loaded a game. */
  public int rerecordCount() {
    return branches.size() - 1;
  }

  /** Returns the number of the branch that was recorded last. */
  public int lastBranch() {
    return branches.size() - 1;
  }

  /**
   * Returns the journal that leads to the end of a branch: the input of its parents, each up to the
   * point where the next branch begins, followed by its own input. The journal begins with the last
   * saved game, if there is one.
   *
   * @param number the number of the branch
   * @throws IllegalArgumentException if there is no such branch
   */
  public Journal journalOf(int number) {
    if (number < 0 || number >= branches.size()) {
      throw new IllegalArgumentException(
          "there is no branch " + number + "; the recording has " + branches.size());
    }
    Branch branch = branches.get(number);
    List<InputEvent> events = new ArrayList<>();
    List<Journal.Checkpoint> checkpoints = new ArrayList<>();
    Optional<SavedGame> start = branch.start();
    if (start.isEmpty() && branch.parent() != NO_PARENT) {
      Journal parentJournal = journalOf(branch.parent());
      start = parentJournal.start();
      parentJournal.events().stream()
          .filter(event -> event.tick() < branch.place())
          .forEach(events::add);
      parentJournal.checkpoints().stream()
          .filter(checkpoint -> checkpoint.tick() <= branch.place())
          .forEach(checkpoints::add);
    }
    events.addAll(branch.events());
    checkpoints.addAll(branch.checkpoints());
    return new Journal(origin, start, branch.ticks(), events, checkpoints);
  }
}
