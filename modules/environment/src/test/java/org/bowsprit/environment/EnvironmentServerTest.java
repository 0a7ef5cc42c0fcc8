package org.bowsprit.environment;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.bowsprit.engine.journal.JournalReader;
import org.bowsprit.rpc.LineMessages;
import org.bowsprit.rpc.RpcServer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the requests by which a program plays a game, and the errors for invalid requests. */
class EnvironmentServerTest {

  private static final TestGame ADVENTURE = TestGame.adventure();
  private static final String RESET_CALL = "'reset','params':{'seed':7}";
  private static final String OPEN_CHEST_CALL =
      "'step','params':{'action':{'verb':'Open','object':'sea chest'}}";

  @TempDir private Path folder;

  private final List<Throwable> internalErrors = new ArrayList<>();

  @Test
  void aGameCanBePlayedByRequests() throws IOException {
    List<JsonNode> answers =
        results("'initialize'", RESET_CALL, OPEN_CHEST_CALL, "'observe','params':{'picture':true}");

    assertThat(answers.get(0).path("methods")).hasSize(12);
    assertThat(answers.get(0).path("milestones").toString()).isEqualTo("[\"key\",\"deck\"]");
    assertThat(answers.get(1).path("observation").path("roomName").textValue()).isEqualTo("cabin");
    assertThat(answers.get(2).path("info").path("ended").textValue()).isEqualTo("free");
    JsonNode picture = answers.get(3).path("picture");
    assertThat(picture.path("pixels").binaryValue()).hasSize(320 * 200);
    assertThat(picture.path("palette").binaryValue()).hasSize(768);
  }

  @Test
  void theSameRequestsProduceTheSameAnswers() throws IOException {
    String[] requests = {
      "'initialize'", RESET_CALL, OPEN_CHEST_CALL, "'actions','params':{'effective':true}"
    };

    assertThat(answers(requests)).isEqualTo(answers(requests));
  }

  @Test
  void snapshotsCanBeRestoredForkedAndDropped() throws IOException {
    List<JsonNode> answers =
        results(
            RESET_CALL,
            "'snapshot'",
            OPEN_CHEST_CALL,
            "'fork','params':{'id':'s1'}",
            "'observe','params':{'game':'g1'}",
            "'restore','params':{'id':'s1'}",
            "'drop','params':{'id':'s1'}",
            "'close','params':{'game':'g1'}");

    JsonNode firstObservation = answers.get(0).path("observation");
    assertThat(answers.get(4)).isEqualTo(firstObservation);
    assertThat(answers.get(5).path("observation")).isEqualTo(firstObservation);
    assertThat(answers.get(6).path("snapshots").intValue()).isZero();
    assertThat(answers.get(7).path("games").toString()).isEqualTo("[\"main\"]");
  }

  @Test
  void gamesAreIndependentOfEachOther() throws IOException {
    List<JsonNode> resultsOfOneGame = results(RESET_CALL, OPEN_CHEST_CALL);
    List<JsonNode> resultsOfTwoGames =
        results(
            RESET_CALL,
            "'reset','params':{'game':'other','open':'walklab'}",
            "'step','params':{'game':'other','action':{'wait':30}}",
            OPEN_CHEST_CALL);

    assertThat(resultsOfTwoGames.get(3)).isEqualTo(resultsOfOneGame.get(1));
  }

  @Test
  void saveAndJournalWriteFilesAndResetLoadsASavedGame() throws IOException {
    String save = folder.resolve("a.save").toString();
    String journal = folder.resolve("a.journal").toString();
    List<JsonNode> answers =
        results(
            RESET_CALL,
            OPEN_CHEST_CALL,
            "'save','params':{'file':'" + save + "'}",
            "'journal','params':{'file':'" + journal + "'}",
            "'reset','params':{'load':'" + save + "'}");

    assertThat(answers.get(4).path("observation").path("things"))
        .isEqualTo(answers.get(1).path("observation").path("things"));
    assertThat(JournalReader.read(Files.readAllLines(Path.of(journal))).events()).isNotEmpty();
  }

  @Test
  void aPictureCanBeWrittenToAFile() throws IOException {
    Path file = folder.resolve("screen");
    results(RESET_CALL, "'observe','params':{'picture':{'file':'" + file + "'}}");

    assertThat(file).hasSize(320 * 200 + 768);
  }

  @Test
  void theErrorForAnInvalidRequestNamesTheValidValues() throws IOException {
    List<String> answers =
        answers(
            "'step'",
            RESET_CALL,
            "'observe','params':{'game':'none'}",
            "'restore','params':{'id':'s9'}",
            "'jump'",
            "'reset','params':{'game':'other','open':'nothing'}",
            "'reset','params':{'load':'/no/such/file'}",
            "'step','params':{'action':{'wait':1},'maxTicks':0}",
            "'save','params':{'file':'/no/such/folder/a.save'}",
            "'observe','params':{'picture':'jpeg'}");

    assertThat(answers.get(0)).contains("game: expected a game that was reset ()");
    assertThat(answers.get(2)).contains("expected a game that was reset (main)");
    assertThat(answers.get(3)).contains("expected the id of a snapshot, found 's9'");
    assertThat(answers.get(4)).contains("there is no jump; there are initialize, reset");
    assertThat(answers.get(5)).contains("there is no game nothing");
    assertThat(answers.subList(6, 10)).allMatch(answer -> answer.contains("\"error\""));
    assertThat(internalErrors).isEmpty();
  }

  @Tag("thorough")
  @Test
  void tenThousandDamagedRequestsAreAnswered() throws IOException {
    SplittableRandom random = new SplittableRandom(44);
    List<String> validMessages =
        List.of(
            message(1, RESET_CALL),
            message(2, OPEN_CHEST_CALL),
            message(3, "'step','params':{'action':{'click':[10,20,'L']},'maxTicks':5}"),
            message(4, "'step','params':{'action':{'key':27},'maxTicks':5}"),
            message(5, "'snapshot'"),
            message(6, "'restore','params':{'id':'s1'}"),
            message(7, "'fork','params':{'id':'s1'}"),
            message(8, "'observe','params':{'picture':'raw'}"),
            message(9, "'drop','params':{'id':'s2'}"),
            message(10, "'close','params':{'game':'g1'}"));
    List<String> lines = new ArrayList<>(List.of(message(0, RESET_CALL), message(0, "'snapshot'")));
    while (lines.size() < 10_000) {
      String text = damage(validMessages.get(random.nextInt(validMessages.size())), random);
      lines.add(isNotification(text) ? "{" + text : text);
    }

    List<String> answers = serve(lines);

    assertThat(answers.size()).isEqualTo(lines.size());
    assertThat(answers)
        .allMatch(answer -> answer.contains("\"error\"") || answer.contains("\"result\""));
    assertThat(answers.stream().filter(answer -> answer.contains("\"error\"")).count())
        .isGreaterThan(8_000);
    assertThat(internalErrors).isEmpty();
  }

  /** Returns whether a message is a notification, which the server does not answer. */
  private static boolean isNotification(String text) {
    try {
      JsonNode message = new JsonMapper().readTree(text);
      return message != null && message.isObject() && !message.has("id");
    } catch (IOException e) {
      return text.isBlank();
    }
  }

  private static String damage(String original, SplittableRandom random) {
    StringBuilder text = new StringBuilder(original);
    for (int remainingChanges = random.nextInt(1, 5); remainingChanges > 0; remainingChanges--) {
      int index = random.nextInt(text.length());
      switch (random.nextInt(4)) {
        case 0 -> text.deleteCharAt(index);
        case 1 -> text.setCharAt(index, (char) random.nextInt(' ', 0x7F));
        case 2 -> text.insert(index, random.nextInt());
        default -> text.setLength(Math.max(12, index));
      }
    }
    return text.toString();
  }

  private List<JsonNode> results(String... calls) throws IOException {
    List<JsonNode> results = new ArrayList<>();
    for (String answer : answers(calls)) {
      assertThat(answer).doesNotContain("\"error\"");
      results.add(new JsonMapper().readTree(answer).path("result"));
    }
    return results;
  }

  private List<String> answers(String... calls) throws IOException {
    List<String> lines = new ArrayList<>();
    for (String call : calls) {
      lines.add(message(lines.size(), call));
    }
    return serve(lines);
  }

  private static String message(int id, String call) {
    return ("{'jsonrpc':'2.0','id':" + id + ",'method':" + call + "}").replace('\'', '"');
  }

  private List<String> serve(List<String> lines) throws IOException {
    StringWriter answers = new StringWriter();
    byte[] input = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    RpcServer server =
        new RpcServer(
            new LineMessages(new ByteArrayInputStream(input), new PrintWriter(answers)),
            new EnvironmentServer(EnvironmentServerTest::openGame, ADVENTURE, "test"),
            internalErrors::add);
    boolean isRunning = true;
    while (isRunning) {
      isRunning = server.serveNext();
    }
    return answers.toString().lines().toList();
  }

  private static PlayableGame openGame(String name) {
    if (!name.equals("walklab")) {
      throw new IllegalArgumentException("there is no game " + name);
    }
    return TestGame.byName(name);
  }
}
