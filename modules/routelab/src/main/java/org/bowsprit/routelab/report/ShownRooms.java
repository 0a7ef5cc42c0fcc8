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
import org.bowsprit.trial.AnsweredQuestion;

/**
 * The rooms that a report shows individually. These are all rooms or, if there are too many for a
 * page, the rooms with the largest disagreements. They are stored in a temporary file until the
 * page is written.
 */
public final class ShownRooms implements AutoCloseable {

  /** The maximum number of rooms. A browser cannot open a page with thousands of rooms. */
  private static final int MAX_ROOMS = 200;

  private static final int MAX_WALKS = 250;

  private final Path path;
  private final int maxRooms;
  private final RandomAccessFile file;
  private final PriorityQueue<StoredRoom> selected =
      new PriorityQueue<>(Comparator.comparing(StoredRoom::weight).reversed());
  private final List<AnsweredQuestion> walks = new ArrayList<>();
  private int roomCount;

  private record StoredRoom(Disagreement.Weight weight, long from, int length) {}

  /**
   * Creates an empty selection.
   *
   * @param path the path of a temporary file, which exists until this object is closed
   * @throws NotWrittenException if the file cannot be opened
   */
  public ShownRooms(Path path) {
    this(path, MAX_ROOMS);
  }

  ShownRooms(Path path, int maxRooms) {
    this.path = path;
    this.maxRooms = maxRooms;
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
   * @throws NotWrittenException if the results cannot be stored
   */
  public void add(BatchResult batch) {
    if (batch.beginsRoom()) {
      walks.clear();
    }
    batch.shownQuestions().forEach(i -> walks.add(batch.questions().get(i)));
    if (!batch.endsRoom()) {
      return;
    }
    int roomIndex = batch.roomIndex();
    List<AnsweredQuestion> worstWalks =
        walks.stream()
            .sorted(Comparator.comparing(room -> Disagreement.weight(roomIndex, room)))
            .limit(MAX_WALKS)
            .toList();
    Disagreement.Weight weight =
        worstWalks.isEmpty()
            ? Disagreement.Weight.none(roomIndex)
            : Disagreement.weight(roomIndex, worstWalks.get(0));
    roomCount++;
    if (selected.size() < maxRooms || weight.compareTo(selected.element().weight()) < 0) {
      List<AnsweredQuestion> walksInOrder =
          worstWalks.stream().sorted(Comparator.comparingInt(AnsweredQuestion::number)).toList();
      String text = ReportData.room(batch.room(), batch.questionsOfRoom(), walksInOrder);
      selected.add(store(weight, text.getBytes(StandardCharsets.UTF_8)));
    }
    if (selected.size() > maxRooms) {
      selected.remove();
    }
  }

  private StoredRoom store(Disagreement.Weight weight, byte[] text) {
    try {
      long from = file.length();
      file.seek(from);
      file.write(text);
      return new StoredRoom(weight, from, text.length);
    } catch (IOException e) {
      throw new NotWrittenException(path.toString(), e);
    }
  }

  /** Returns whether no room was left out. */
  boolean isComplete() {
    return selected.size() == roomCount;
  }

  /** Returns the shown rooms by their index in the comparison, in order. */
  List<Integer> roomIndices() {
    return roomsInOrder().stream().map(room -> room.weight.room()).toList();
  }

  private List<StoredRoom> roomsInOrder() {
    return selected.stream().sorted(Comparator.comparingInt(room -> room.weight.room())).toList();
  }

  /** Writes the data that the page's script draws, separated by commas. */
  void write(PrintWriter out) {
    String separator = "";
    for (StoredRoom room : roomsInOrder()) {
      out.print(separator);
      separator = ",";
      out.print(text(room));
    }
  }

  private String text(StoredRoom room) {
    try {
      byte[] bytes = new byte[room.length];
      file.seek(room.from);
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
