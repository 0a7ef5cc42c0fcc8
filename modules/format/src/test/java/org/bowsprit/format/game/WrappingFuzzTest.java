package org.bowsprit.format.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.bytes.ChunkPath;
import org.bowsprit.bytes.FormatException;
import org.bowsprit.format.files.MemoryFiles;
import org.bowsprit.format.fixture.Fuzz;
import org.bowsprit.format.fixture.LpakWriter;
import org.bowsprit.format.fixture.SmallGame;
import org.bowsprit.format.fixture.WrappedGames;
import org.junit.jupiter.api.Test;

/** Tests that damaged archives, executables and containers are either opened or refused. */
class WrappingFuzzTest {

  private static final int USUAL_CASES = 2_000;

  private final GameLoader loader = new GameLoader();
  private final GameWriter.Files game = SmallGame.writer().write();

  @Test
  void archives() {
    LpakWriter archive = new LpakWriter().game("en", "monkey1", game).member("art/x", new byte[9]);
    LpakWriter odd = new LpakWriter().game("en", "monkey2", game).game("de", "monkey2", game);
    odd.withoutNamePositions()
        .ordered(
            LpakWriter.Part.DATA,
            LpakWriter.Part.NAMES,
            LpakWriter.Part.INDEX,
            LpakWriter.Part.ENTRIES);
    run("pak", List.of(archive.write(), odd.write()), pak -> Map.of("Monkey1.pak", pak));
  }

  @Test
  void executables() {
    GameWriter.Files atlantis = SmallGame.ofIndexSize(WrappedGames.INDEX_LENGTH).write();
    Bytes data = Bytes.wrap(atlantis.shippedData());
    run(
        "executable",
        List.of(atlantis.shippedIndex()),
        index ->
            Map.of(
                "Indiana Jones and the Fate of Atlantis.exe",
                Bytes.wrap(WrappedGames.executable(index.toArray())),
                "atlantis/ATLANTIS.001",
                data));
  }

  @Test
  void containers() {
    Map<String, byte[]> members = new LinkedHashMap<>();
    members.put("ATLANTIS.000", game.shippedIndex());
    members.put("ATLANTIS.001", game.shippedData());
    run(
        "container",
        List.of(WrappedGames.macContainer(members)),
        container -> Map.of("Fate of Atlantis Data", container));
  }

  private void run(String name, List<byte[]> samples, Function<Bytes, Map<String, Bytes>> files) {
    Fuzz.run(
        name,
        samples,
        Fuzz.cases(USUAL_CASES),
        bytes -> open(new MemoryFiles("damaged", files.apply(Bytes.wrap(bytes)))));
  }

  /** Opens each game and reads a part of it; a refusal with a message is accepted. */
  private void open(MemoryFiles files) {
    try {
      List<Detection> seen = loader.look(files);
      loader.open(loader.only(seen, seen.size() > 1 ? "de" : "")).resources().roomIds();
    } catch (GameRefusedException e) {
      throw FormatException.at(ChunkPath.ROOT, 0, e.getMessage());
    }
  }
}
