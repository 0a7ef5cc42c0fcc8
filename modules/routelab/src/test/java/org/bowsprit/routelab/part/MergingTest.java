package org.bowsprit.routelab.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.format.room.BoxChunks;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.BoxRecords;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.contract.RandomFloors;
import org.bowsprit.routelab.experiment.BatchResult;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.experiment.QuestionDraw;
import org.bowsprit.routelab.experiment.TestRouters;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.routelab.report.ComparisonOutput;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the merged parts of a comparison give the same files as a comparison in one run. */
class MergingTest {

  private static final int PART_COUNT = 16;

  @TempDir private Path folder;

  private final List<LabRoom> rooms = createRooms();
  private final List<Contestant> contestants = TestRouters.all();

  /**
   * Returns the two rooms of {@link Witnesses} and twenty random rooms. One of the random rooms has
   * a picture and a lock scenario.
   */
  private static List<LabRoom> createRooms() {
    List<LabRoom> rooms = new ArrayList<>(Witnesses.rooms());
    for (int id = 2; id < 22; id++) {
      Floor floor = new RandomFloors(id).plausibleRoom();
      List<BoxRecord> boxes =
          floor.boxes().stream()
              .map(
                  box ->
                      BoxRecord.ofValues(
                          box.ulx(),
                          box.uly(),
                          box.urx(),
                          box.ury(),
                          box.lrx(),
                          box.lry(),
                          box.llx(),
                          box.lly(),
                          box.mask(),
                          box.flags(),
                          box.scale()))
              .toList();
      BoxChunks chunks =
          BoxChunks.of(
              new BoxRecords(boxes),
              DiskFloor.chunk(floor.matrix(), floor.boxCount()),
              ScaleSlots.NONE);
      rooms.add(LabRoom.of(id, "room " + id, chunks));
    }
    LabRoom lastRoom = rooms.get(21);
    LabPicture picture = new LabPicture(8, 2, new byte[16], new byte[768]);
    rooms.set(
        21,
        new LabRoom(
            lastRoom.id(),
            lastRoom.name(),
            lastRoom.data(),
            Optional.of(picture),
            lastRoom.objectPoints(),
            List.of(LockScenario.of(List.of(1), true)),
            lastRoom.questions()));
    return rooms;
  }

  private static ExperimentSettings settings(long seed) {
    return new ExperimentSettings(10, seed, 2, false);
  }

  private Comparison comparison(long seed) {
    return new Comparison("random rooms", contestants, settings(seed));
  }

  private List<BatchResult> compare(long seed, IntPredicate isWanted) {
    List<BatchResult> results = new ArrayList<>();
    new Experiment(contestants, TestRouters.geodesicBaseline(), settings(seed))
        .run(LabRooms.of(rooms), isWanted, () -> {}, results::add);
    return results;
  }

  private Path writePart(int number, long seed) throws IOException {
    Shard shard = new Shard(number, PART_COUNT);
    LabRooms labRooms = LabRooms.of(rooms);
    Path file = folder.resolve("part-%d-seed-%d.json".formatted(number, seed));
    try (Writer out = Files.newBufferedWriter(file)) {
      PartWriter part = new PartWriter(out, shard, PartManifest.of(comparison(seed), labRooms));
      compare(seed, shard::includes).forEach(part::add);
      part.end(contestants.stream().map(Contestant::failures).toList());
    }
    return file;
  }

  @Test
  void sixteenMergedPartsGiveTheSameFilesAsOneRun() throws IOException {
    Merging merging = new Merging();
    for (int number = PART_COUNT; number >= 1; number--) {
      merging.add(PartFile.read(writePart(number, 1)));
    }
    List<BatchResult> mergedResults = new ArrayList<>();
    merging.forEach(mergedResults::add);

    assertThat(ComparisonOutput.of(merging.comparison(), mergedResults, folder))
        .isEqualTo(ComparisonOutput.of(comparison(1), compare(1, batch -> true), folder));
  }

  @Test
  void theQuestionsOfOneRoomAreDividedAmongParts() throws IOException {
    LabRoom room = rooms.get(5);
    rooms.clear();
    rooms.add(room.withQuestions(QuestionDraw.draw(room, 2_000, 3)));
    Merging merging = new Merging();
    for (int number = 1; number <= PART_COUNT; number++) {
      PartFile part = PartFile.read(writePart(number, 1));
      assertThat(Files.readString(part.file())).contains("\"cases\":[{");
      merging.add(part);
    }
    List<BatchResult> mergedResults = new ArrayList<>();
    merging.forEach(mergedResults::add);

    assertThat(ComparisonOutput.of(merging.comparison(), mergedResults, folder))
        .isEqualTo(ComparisonOutput.of(comparison(1), compare(1, batch -> true), folder));
  }

  @Test
  void aPartOfAnotherComparisonIsRefused() throws IOException {
    Merging merging = new Merging();
    merging.add(PartFile.read(writePart(1, 1)));
    PartFile partWithOtherSeed = PartFile.read(writePart(2, 2));

    assertThatThrownBy(() -> merging.add(partWithOtherSeed))
        .isInstanceOf(PartException.class)
        .hasMessage(
            partWithOtherSeed.file()
                + " is a part of another comparison: its settings, or the version of the program or"
                + " of a plugin, are different");
    rooms.remove(0);
    PartFile partWithFewerRooms = PartFile.read(writePart(2, 1));
    assertThatThrownBy(() -> merging.add(partWithFewerRooms))
        .hasMessage(
            partWithFewerRooms.file()
                + " is a part of another comparison: its rooms are different");
  }

  @Test
  void aPartThatIsReplacedDuringMergingIsRefused() throws IOException {
    Merging merging = new Merging();
    Path file = writePart(1, 1);
    merging.add(PartFile.read(file));
    Files.move(writePart(1, 2), file, StandardCopyOption.REPLACE_EXISTING);

    assertThatThrownBy(() -> merging.forEach(room -> {}))
        .isInstanceOf(PartException.class)
        .hasMessage(file + " has changed since it was added");
  }

  @Test
  void duplicateAndMissingPartsAreRefused() throws IOException {
    Merging merging = new Merging();
    PartFile part = PartFile.read(writePart(1, 1));
    merging.add(part);

    assertThatThrownBy(() -> merging.add(part))
        .hasMessage(part.file() + " is a duplicate of part 1");
    assertThatThrownBy(merging::comparison)
        .hasMessageStartingWith("some of the 16 parts are missing: 2, 3, 4");
    assertThatThrownBy(() -> new Merging().comparison()).isInstanceOf(PartException.class);
  }

  @Test
  void aTruncatedPartIsRefused() throws IOException {
    byte[] completeBytes = Files.readAllBytes(writePart(1, 1));
    Path truncatedFile = folder.resolve("cut.json");
    for (int eighth = 0; eighth < 8; eighth++) {
      Files.write(truncatedFile, Arrays.copyOf(completeBytes, completeBytes.length * eighth / 8));
      assertThatThrownBy(() -> PartFile.read(truncatedFile))
          .isInstanceOf(PartException.class)
          .hasMessageStartingWith(
              truncatedFile + ": expected a whole part of a comparison, found: ");
    }
    Files.writeString(truncatedFile, "{}");
    assertThatThrownBy(() -> PartFile.read(truncatedFile)).isInstanceOf(PartException.class);
  }

  @Test
  void aPartWithMissingBatchesIsRefused() throws IOException {
    Path file = folder.resolve("short.json");
    try (Writer out = Files.newBufferedWriter(file)) {
      LabRooms labRooms = LabRooms.of(rooms);
      new PartWriter(out, new Shard(1, PART_COUNT), PartManifest.of(comparison(1), labRooms))
          .end(List.of());
    }

    assertThatThrownBy(() -> PartFile.read(file))
        .isInstanceOf(PartException.class)
        .hasMessage(file + ": expected 2 batches, found 0");
  }

  @Test
  void aPartIsAJsonDocument() throws IOException {
    JsonValue part = JsonValue.parse(Files.readString(writePart(1, 1)));

    assertThat(part.get("shard").get("of").number()).isEqualTo(16);
    assertThat(part.get("manifest").get("inputs").text()).hasSize(64);
  }

  @Test
  void partsDivideTheBatchesEvenly() {
    assertThat(IntStream.range(0, 7).filter(Shard.parse("1/3")::includes)).containsExactly(0, 3, 6);
    assertThat(IntStream.range(0, 7).filter(Shard.parse("3/3")::includes)).containsExactly(2, 5);
    assertThat(Shard.parse("1/3").countOf(7)).isEqualTo(3);
    assertThat(Shard.parse("3/3").countOf(2)).isZero();
    for (String invalidText : List.of("0/3", "4/3", "3", "a/b", "-1/2", "1/0", "")) {
      assertThatThrownBy(() -> Shard.parse(invalidText))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("takes a part such as 3/16");
    }
  }
}
