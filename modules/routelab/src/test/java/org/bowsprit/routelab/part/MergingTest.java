package org.bowsprit.routelab.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.bowsprit.actors.DiskFloor;
import org.bowsprit.bytes.json.JsonValue;
import org.bowsprit.format.room.BoxRecord;
import org.bowsprit.format.room.FloorChunks;
import org.bowsprit.format.room.ScaleSlots;
import org.bowsprit.format.room.WalkBoxes;
import org.bowsprit.pathfinding.Floor;
import org.bowsprit.pathfinding.contract.RandomFloors;
import org.bowsprit.routelab.experiment.Comparison;
import org.bowsprit.routelab.experiment.Contestant;
import org.bowsprit.routelab.experiment.Experiment;
import org.bowsprit.routelab.experiment.ExperimentSettings;
import org.bowsprit.routelab.experiment.Lineup;
import org.bowsprit.routelab.query.Witnesses;
import org.bowsprit.routelab.report.ReportPage;
import org.bowsprit.routelab.report.ResultsCsv;
import org.bowsprit.routelab.report.ResultsJson;
import org.bowsprit.routelab.room.LabPicture;
import org.bowsprit.routelab.room.LabRoom;
import org.bowsprit.routelab.room.LockScenario;
import org.junit.jupiter.api.Test;

class MergingTest {

  private static final int SHARDS = 16;

  private final List<LabRoom> rooms = rooms();
  private final List<Contestant> contestants = Lineup.all();

  /** Twenty random rooms, one with a picture and locks, and the two witnesses. */
  private static List<LabRoom> rooms() {
    List<LabRoom> rooms = new ArrayList<>(Witnesses.rooms());
    for (int id = 2; id < 22; id++) {
      Floor floor = new RandomFloors(id).room();
      List<BoxRecord> boxes =
          floor.boxes().stream()
              .map(
                  b ->
                      BoxRecord.quad(
                          b.ulx(), b.uly(), b.urx(), b.ury(), b.lrx(), b.lry(), b.llx(), b.lly(),
                          b.mask(), b.flags(), b.scale()))
              .toList();
      FloorChunks chunks =
          FloorChunks.of(
              new WalkBoxes(boxes),
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

  private Comparison compare(List<LabRoom> some, long seed) {
    return new Experiment(contestants, Lineup.yardsticks(), settings(seed))
        .run("random rooms", some, () -> {});
  }

  private byte[] part(int number, long seed) {
    Shard shard = new Shard(number, SHARDS);
    PartManifest manifest =
        PartManifest.of("random rooms", "1.0", settings(seed), contestants, rooms);
    return PartFile.bytes(
        new Part(
            Part.SCHEMA,
            shard,
            manifest,
            contestants.stream().map(Contestant::failures).toList(),
            compare(shard.of(rooms), seed).rooms()));
  }

  private static void add(Merging merging, String name, byte[] bytes) {
    merging.add(name, PartFile.read(name, bytes));
  }

  private static List<String> files(Comparison comparison) {
    List<String> files = new ArrayList<>();
    StringWriter csv = new StringWriter();
    ResultsCsv.write(comparison, new PrintWriter(csv, true));
    files.add(csv.toString());
    StringWriter json = new StringWriter();
    ResultsJson.write(comparison, new PrintWriter(json, true));
    files.add(json.toString());
    StringWriter report = new StringWriter();
    ReportPage.write(comparison, new PrintWriter(report, true));
    files.add(report.toString());
    return files;
  }

  @Test
  void sixteenPartsMakeTheFilesOfOneRunByteForByte() {
    Merging merging = new Merging();
    for (int number = SHARDS; number >= 1; number--) {
      add(merging, "part " + number, part(number, 1));
    }

    assertThat(files(merging.comparison())).isEqualTo(files(compare(rooms, 1)));
  }

  @Test
  void aPartOfAnotherComparisonIsRefused() {
    Merging merging = new Merging();
    add(merging, "a.json", part(1, 1));

    assertThatThrownBy(() -> add(merging, "b.json", part(2, 2)))
        .isInstanceOf(PartException.class)
        .hasMessage(
            "b.json is a part of another comparison: its settings, or the version of the program,"
                + " are others");
    rooms.remove(0);
    assertThatThrownBy(() -> add(merging, "c.json", part(2, 1)))
        .hasMessage("c.json is a part of another comparison: its rooms are others");
  }

  @Test
  void eachPartMustBeThereOnce() {
    Merging merging = new Merging();
    add(merging, "a.json", part(1, 1));

    assertThatThrownBy(() -> add(merging, "b.json", part(1, 1)))
        .hasMessage("b.json is part 1 once more");
    assertThatThrownBy(merging::comparison)
        .hasMessageStartingWith("of 16 parts are missing: 2, 3, 4");
    assertThatThrownBy(() -> new Merging().comparison()).isInstanceOf(PartException.class);
  }

  @Test
  void aPartThatWasCutOffIsRefused() {
    byte[] whole = part(1, 1);

    assertThatThrownBy(() -> PartFile.read("a.json", Arrays.copyOf(whole, whole.length / 2)))
        .isInstanceOf(PartException.class)
        .hasMessageStartingWith("a.json: expected a whole part of a comparison, found: ");
    assertThatThrownBy(() -> PartFile.read("b.json", "{}".getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(PartException.class);
  }

  @Test
  void aPartIsPlainJson() {
    JsonValue part = JsonValue.parse(new String(part(1, 1), StandardCharsets.UTF_8));

    assertThat(part.get("shard").get("of").number()).isEqualTo(16);
    assertThat(part.get("manifest").get("inputs").text()).hasSize(64);
  }

  @Test
  void partsShareTheRoomsEvenly() {
    List<Integer> numbers = List.of(0, 1, 2, 3, 4, 5, 6);

    assertThat(Shard.parse("1/3").of(numbers)).containsExactly(0, 3, 6);
    assertThat(Shard.parse("3/3").of(numbers)).containsExactly(2, 5);
    for (String wrong : List.of("0/3", "4/3", "3", "a/b", "-1/2", "1/0", "")) {
      assertThatThrownBy(() -> Shard.parse(wrong))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("takes a part such as 3/16");
    }
  }
}
