package org.bowsprit.explorer.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.explorer.verify.CheckFinding.Grade;

/** What the checks have said so far, and how much they looked at. */
public final class CheckFindings {

  private final List<CheckFinding> all = new ArrayList<>();
  private int checked;

  /** Counts one thing that was looked at. */
  void count() {
    checked++;
  }

  void failed(String where, String what) {
    all.add(new CheckFinding(Grade.FAILED, where, what));
  }

  void odd(String where, String what) {
    all.add(new CheckFinding(Grade.ODD, where, what));
  }

  void note(String where, String what) {
    all.add(new CheckFinding(Grade.NOTE, where, what));
  }

  /** Returns what {@code reading} gives; a complaint becomes a failure of {@code where}. */
  <T> Optional<T> attempt(String where, Supplier<T> reading) {
    count();
    try {
      return Optional.of(reading.get());
    } catch (FormatException e) {
      failed(where, e.getMessage());
      return Optional.empty();
    }
  }

  /** Returns all findings in the order they were made. */
  public List<CheckFinding> all() {
    return List.copyOf(all);
  }

  /** Returns how many resources and chunks were looked at. */
  public int checked() {
    return checked;
  }

  /** Returns how many findings are of {@code grade}. */
  public long count(Grade grade) {
    return all.stream().filter(finding -> finding.grade() == grade).count();
  }
}
