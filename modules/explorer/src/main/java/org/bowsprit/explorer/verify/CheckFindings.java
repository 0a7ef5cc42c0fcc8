package org.bowsprit.explorer.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.explorer.verify.CheckFinding.Grade;

/** Collects the findings of the checks and the number of checked resources. */
public final class CheckFindings {

  private final List<CheckFinding> all = new ArrayList<>();
  private int checked;

  /** Counts one checked resource or chunk. */
  void count() {
    checked++;
  }

  void failed(String location, String problem) {
    all.add(new CheckFinding(Grade.FAILED, location, problem));
  }

  void odd(String location, String problem) {
    all.add(new CheckFinding(Grade.ODD, location, problem));
  }

  void note(String location, String problem) {
    all.add(new CheckFinding(Grade.NOTE, location, problem));
  }

  /**
   * Returns the result of {@code reading}. If the reading fails, records a finding for {@code
   * where}.
   */
  <T> Optional<T> attempt(String location, Supplier<T> reading) {
    count();
    try {
      return Optional.of(reading.get());
    } catch (FormatException e) {
      failed(location, e.getMessage());
      return Optional.empty();
    }
  }

  /** Returns all findings in the order in which they were added. */
  public List<CheckFinding> all() {
    return List.copyOf(all);
  }

  /** Returns the number of checked resources and chunks. */
  public int checked() {
    return checked;
  }

  /** Returns the number of findings with {@code grade}. */
  public long count(Grade grade) {
    return all.stream().filter(finding -> finding.grade() == grade).count();
  }
}
