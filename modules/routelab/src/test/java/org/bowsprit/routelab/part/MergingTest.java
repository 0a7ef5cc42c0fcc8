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
import org.bowsprit.routelab.experiment.TestContestants;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.routelab.report.ComparisonOutput;
import org.bowsprit.routelab.room.LabRooms;
import org.bowsprit.trial.Contestant;
import org.bowsprit.trial.room.LabPicture;
import org.bowsprit.trial.room.LabRoom;
import org.bowsprit.trial.room.LockScenario;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergingTest {

  private static final int PART_COUNT = 16;

  @TempDir private Path folder;

  private final List<LabRoom> rooms = rooms();
  private final List<Contestant> contestants = TestContestants.all();

  /** Returns twenty random rooms, one with a picture and locks, and the two witnesses. */
  private static List<LabRoom> rooms() {
    List<LabRoom> rooms = new ArrayList<>(Witnesses.rooms());
    for (int id = 2; id < 22; id++) {
      Floor floor = new RandomFloors(id).plausibleRoom();
      List<BoxRecord> boxes =
          floor.boxes().stream()
              .map(
                  b ->
                      BoxRecord.ofValues(
                          b.ulx(), b.uly(), b.urx(), b.ury(), b.lrx(), b.lry(), b.llx(), b.lly(),
                          b.mask(), b.flags(), b.scale()))
              .toList();
      BoxChunks chunks =
          BoxChunks.of(
              new BoxRecords(boxes),
              DiskFloor.chunk(floor.matrix(), floor.boxCount()),
              ScaleSlots.NONE);
      rooms.add(LabRoom.of(id, "room " + id, chunks));
    }
    LabRoom last = rooms.get(21);
    LabPicture picture = new LabPicture(8, 2, new byte[16], new byte[768]);
    rooms.set(
        21,
        new LabRoom(
            last.id(),
            last.name(),
            last.data(),
            Optional.of(picture),
            last.objectPoints(),
            List.of(LockScenario.of(List.of(1), true)),
            last.questions()));
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
    new Experiment(contestants, TestContestants.geodesicYardstick(), settings(seed))
        .run(LabRooms.of(rooms), isWanted, () -> {}, results::add);
    return results;
  }

  private Path part(int number, long seed) throws IOException {
    Shard shard = new Shard(number, PART_COUNT);
    LabRooms all = LabRooms.of(rooms);
    Path file = folder.resolve("part-%d-seed-%d.json".formatted(number, seed));
    try (Writer out = Files.newBufferedWriter(file)) {
      PartWriter part = new PartWriter(out, shard, PartManifest.of(comparison(seed), all));
      compare(seed, shard::includes).forEach(part::add);
      part.end(contestants.stream().map(Contestant::failures).toList());
    }
    return file;
  }

  @Test
  void sixteenMergedPartsGiveTheSameFilesAsOneRun() throws IOException {
    Merging merging = new Merging();
    for (int number = PART_COUNT; number >= 1; number--) {
      merging.add(PartFile.read(part(number, 1)));
    }
    List<BatchResult> merged = new ArrayList<>();
    merging.forEach(merged::add);

    assertThat(ComparisonOutput.of(merging.comparison(), merged, folder))
        .isEqualTo(ComparisonOutput.of(comparison(1), compare(1, batch -> true), folder));
  }

  @Test
  void theQuestionsOfOneRoomAreDividedAmongParts() throws IOException {
    LabRoom only = rooms.get(5);
    rooms.clear();
    rooms.add(only.withQuestions(QuestionDraw.draw(only, 2_000, 3)));
    Merging merging = new Merging();
    for (int number = 1; number <= PART_COUNT; number++) {
      PartFile part = PartFile.read(part(number, 1));
      assertThat(Files.readString(part.file())).contains("\"cases\":[{");
      merging.add(part);
    }
    List<BatchResult> merged = new ArrayList<>();
    merging.forEach(merged::add);

    assertThat(ComparisonOutput.of(merging.comparison(), merged, folder))
        .isEqualTo(ComparisonOutput.of(comparison(1), compare(1, batch -> true), folder));
  }

  @Test
  void aPartOfAnotherComparisonIsRefused() throws IOException {
    Merging merging = new Merging();
    merging.add(PartFile.read(part(1, 1)));
    PartFile other = PartFile.read(part(2, 2));

    assertThatThrownBy(() -> merging.add(other))
        .isInstanceOf(PartException.class)
        .hasMessage(
            other.file()
                + " is a part of another comparison: its settings, or the version of the program or"
                + " of a plugin, are different");
    rooms.remove(0);
    PartFile ofFewer = PartFile.read(part(2, 1));
    assertThatThrownBy(() -> merging.add(ofFewer))
        .hasMessage(ofFewer.file() + " is a part of another comparison: its rooms are different");
  }

  @Test
  void aPartReplacedDuringMergingIsRefused() throws IOException {
    Merging merging = new Merging();
    Path file = part(1, 1);
    merging.add(PartFile.read(file));
    Files.move(part(1, 2), file, StandardCopyOption.REPLACE_EXISTING);

    assertThatThrownBy(() -> merging.forEach(room -> {}))
        .isInstanceOf(PartException.class)
        .hasMessage(file + " has changed since it was added");
  }

  @Test
  void duplicateAndMissingPartsAreRefused() throws IOException {
    Merging merging = new Merging();
    PartFile part = PartFile.read(part(1, 1));
    merging.add(part);

    assertThatThrownBy(() -> merging.add(part))
        .hasMessage(part.file() + " is a duplicate of part 1");
    assertThatThrownBy(merging::comparison)
        .hasMessageStartingWith("some of the 16 parts are missing: 2, 3, 4");
    assertThatThrownBy(() -> new Merging().comparison()).isInstanceOf(PartException.class);
  }

  @Test
  void aTruncatedPartIsRefused() throws IOException {
    byte[] complete = Files.readAllBytes(part(1, 1));
    Path cut = folder.resolve("cut.json");
    for (int eighth = 0; eighth < 8; eighth++) {
      Files.write(cut, Arrays.copyOf(complete, complete.length * eighth / 8));
      assertThatThrownBy(() -> PartFile.read(cut))
          .isInstanceOf(PartException.class)
          .hasMessageStartingWith(cut + ": expected a whole part of a comparison, found: ");
    }
    Files.writeString(cut, "{}");
    assertThatThrownBy(() -> PartFile.read(cut)).isInstanceOf(PartException.class);
  }

  @Test
  void aPartWithMissingBatchesIsRefused() throws IOException {
    Path file = folder.resolve("short.json");
    try (Writer out = Files.newBufferedWriter(file)) {
      LabRooms all = LabRooms.of(rooms);
      new PartWriter(out, new Shard(1, PART_COUNT), PartManifest.of(comparison(1), all))
          .end(List.of());
    }

    assertThatThrownBy(() -> PartFile.read(file))
        .isInstanceOf(PartException.class)
        .hasMessage(file + ": expected 2 batches, found 0");
  }

  @Test
  void aPartIsAJsonDocument() throws IOException {
    JsonValue part = JsonValue.parse(Files.readString(part(1, 1)));

    assertThat(part.get("shard").get("of").number()).isEqualTo(16);
    assertThat(part.get("manifest").get("inputs").text()).hasSize(64);
  }

  @Test
  void partsDivideTheWorkEvenly() {
    assertThat(IntStream.range(0, 7).filter(Shard.parse("1/3")::includes)).containsExactly(0, 3, 6);
    assertThat(IntStream.range(0, 7).filter(Shard.parse("3/3")::includes)).containsExactly(2, 5);
    assertThat(Shard.parse("1/3").countOf(7)).isEqualTo(3);
    assertThat(Shard.parse("3/3").countOf(2)).isZero();
    for (String wrong : List.of("0/3", "4/3", "3", "a/b", "-1/2", "1/0", "")) {
      assertThatThrownBy(() -> Shard.parse(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("takes a part such as 3/16");
    }
  }
}
