package org.bowsprit.format.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.fixture.ContainerFixtures;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.format.fixture.SmallGame;
import org.junit.jupiter.api.Test;

/** Tests that damaged archives, executables and containers are either opened or refused. */
class ContainerOpenerFuzzTest {

  private static final int DEFAULT_CASE_COUNT = 2_000;

  private final GameLoader loader = new GameLoader();
  private final GameWriter.Files game = SmallGame.writer().write();

  @Test
  void damagedArchivesAreOpenedOrRefused() {
    LpakWriter archive =
        new LpakWriter().addGame("en", "monkey1", game).addMember("art/x", new byte[9]);
    LpakWriter unusualArchive =
        new LpakWriter().addGame("en", "monkey2", game).addGame("de", "monkey2", game);
    unusualArchive
        .withoutNamePositions()
        .withPartOrder(
            LpakWriter.Part.DATA,
            LpakWriter.Part.NAMES,
            LpakWriter.Part.INDEX,
            LpakWriter.Part.ENTRIES);
    runCases(
        "pak",
        List.of(archive.toBytes(), unusualArchive.toBytes()),
        pak -> Map.of("Monkey1.pak", pak));
  }

  @Test
  void damagedExecutablesAreOpenedOrRefused() {
    GameWriter.Files atlantis =
        SmallGame.writerWithIndexSize(ContainerFixtures.INDEX_LENGTH).write();
    Bytes data = Bytes.wrap(atlantis.encryptedData());
    runCases(
        "executable",
        List.of(atlantis.encryptedIndex()),
        index ->
            Map.of(
                "Indiana Jones and the Fate of Atlantis.exe",
                Bytes.wrap(ContainerFixtures.executable(index.toArray())),
                "atlantis/ATLANTIS.001",
                data));
  }

  @Test
  void damagedContainersAreOpenedOrRefused() {
    Map<String, byte[]> members = new LinkedHashMap<>();
    members.put("ATLANTIS.000", game.encryptedIndex());
    members.put("ATLANTIS.001", game.encryptedData());
    runCases(
        "container",
        List.of(ContainerFixtures.macContainer(members)),
        container -> Map.of("Fate of Atlantis Data", container));
  }

  private void runCases(
      String name, List<byte[]> samples, Function<Bytes, Map<String, Bytes>> filesOf) {
    Fuzz.run(
        name,
        samples,
        Fuzz.cases(DEFAULT_CASE_COUNT),
        bytes -> openGame(new MemoryFiles("damaged", filesOf.apply(Bytes.wrap(bytes)))));
  }

  /**
   * Opens the only game, or the German game of several games, and reads its room numbers. Converts
   * a refusal to a {@link FormatException}, which is accepted.
   */
  private void openGame(MemoryFiles files) {
    try {
      List<Detection> detections = loader.detectGames(files);
      loader
          .open(loader.selectGame(detections, detections.size() > 1 ? "de" : ""))
          .resources()
          .roomIds();
    } catch (GameRefusedException e) {
      throw FormatException.at(ChunkPath.ROOT, 0, e.getMessage());
    }
  }
}
