package org.bowsprit.routelab.query;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.Question;

/**
 * Reads the sets of a query file as rooms, and its walks as questions about these rooms. A set may
 * have a {@code name}; otherwise its index is its name. {@code cases} may be missing. The file is
 * read again each time its rooms are visited. Only its walks and one set are in memory.
 */
public final class BoxSetFile implements LabRooms {

  private static final String SETS = "sets";
  private static final String CASES = "cases";

  private final JsonLists lists;
  private final int count;
  private final Map<Integer, List<Question>> questions = new HashMap<>();

  /** Opens the file. */
  public interface Source {

    /** Opens the file at its first byte. */
    InputStream open() throws IOException;
  }

  /**
   * Reads a whole file to check it.
   *
   * @throws QueryFileException if the file is not JSON with the schema of query files
   */
  public BoxSetFile(Source source) throws IOException {
    this.lists = new JsonLists(source);
    this.count = lists.forEach(SETS, (set, index) -> room(set, index));
    if (count < 0) {
      throw new QueryFileException("the file", "a list \"" + SETS + "\"");
    }
    lists.forEach(CASES, this::addQuestion);
  }

  private void addQuestion(JsonNode query, int index) {
    String path = CASES + "[" + index + "]";
    questions
        .computeIfAbsent(QueryFile.set(query, count, path), set -> new ArrayList<>())
        .add(QueryFile.question(query, path));
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public void forEach(Consumer<LabRoom> visitor) {
    try {
      lists.forEach(SETS, (set, index) -> visitor.accept(room(set, index)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private LabRoom room(JsonNode set, int index) {
    String name = set.path("name").asText("set " + index);
    return LabRoom.of(index, name, BoxSet.of(set, SETS + "[" + index + "]"))
        .withQuestions(questions.getOrDefault(index, List.of()));
  }
}
