package org.bowsprit.routelab.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.bowsprit.format.disk.NotWrittenException;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Disagreement;
import org.bowsprit.trial.Case;

/**
 * The rooms that a report shows individually: all of them or, if there are too many for a page,
 * those with the largest disagreements. They are stored in a temporary file until the page is
 * written.
 */
public final class ShownRooms implements AutoCloseable {

  /** The maximum number of rooms. A browser cannot open a page with thousands of rooms. */
  private static final int MOST = 200;

  private static final int MOST_WALKS = 250;

  private final Path path;
  private final int most;
  private final RandomAccessFile file;
  private final PriorityQueue<Waiting> waiting =
      new PriorityQueue<>(Comparator.comparing(Waiting::weight).reversed());
  private final List<Case> walks = new ArrayList<>();
  private int all;

  private record Waiting(Disagreement.Weight weight, long from, int length) {}

  /**
   * Creates an empty selection.
   *
   * @param path the path of a file that exists until this is closed
   * @throws NotWrittenException if it cannot be opened
   */
  public ShownRooms(Path path) {
    this(path, MOST);
  }

  ShownRooms(Path path, int most) {
    this.path = path;
    this.most = most;
    try {
      Files.deleteIfExists(path);
      this.file = new RandomAccessFile(path.toFile(), "rw");
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /**
   * Adds the next results.
   *
   * @throws NotWrittenException if they cannot be stored
   */
  public void add(BatchResult batch) {
    if (batch.beginsRoom()) {
      walks.clear();
    }
    batch.shown().forEach(i -> walks.add(batch.cases().get(i)));
    if (!batch.endsRoom()) {
      return;
    }
    int place = batch.place();
    List<Case> worst =
        walks.stream()
            .sorted(Comparator.comparing(one -> Disagreement.weight(place, one)))
            .limit(MOST_WALKS)
            .toList();
    Disagreement.Weight weight =
        worst.isEmpty()
            ? Disagreement.Weight.none(place)
            : Disagreement.weight(place, worst.get(0));
    all++;
    if (waiting.size() < most || weight.compareTo(waiting.element().weight()) < 0) {
      List<Case> inOrder = worst.stream().sorted(Comparator.comparingInt(Case::number)).toList();
      String text = ReportData.room(batch.room(), batch.all(), inOrder);
      waiting.add(kept(weight, text.getBytes(StandardCharsets.UTF_8)));
    }
    if (waiting.size() > most) {
      waiting.remove();
    }
  }

  private Waiting kept(Disagreement.Weight weight, byte[] text) {
    try {
      long from = file.length();
      file.seek(from);
      file.write(text);
      return new Waiting(weight, from, text.length);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /** Returns whether no room was left out. */
  boolean areAll() {
    return waiting.size() == all;
  }

  /** Returns the shown rooms by their index in the comparison, in order. */
  List<Integer> places() {
    return inOrder().stream().map(one -> one.weight.room()).toList();
  }

  private List<Waiting> inOrder() {
    return waiting.stream().sorted(Comparator.comparingInt(one -> one.weight.room())).toList();
  }

  /** Writes the data that the page's script draws, separated by commas. */
  void write(PrintWriter out) {
    String separator = "";
    for (Waiting one : inOrder()) {
      out.print(separator);
      separator = ",";
      out.print(text(one));
    }
  }

  private String text(Waiting one) {
    try {
      byte[] bytes = new byte[one.length];
      file.seek(one.from);
      file.readFully(bytes);
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  @Override
  public void close() {
    try {
      file.close();
      Files.deleteIfExists(path);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }
}
