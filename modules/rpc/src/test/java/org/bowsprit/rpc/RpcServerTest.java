package org.bowsprit.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RpcServerTest {

  private final List<Throwable> faults = new ArrayList<>();

  /** Methods that add numbers or fail in every possible way. */
  private static final class Calculator implements RpcMethods {

    @Override
    public Object call(String method, Params params) throws IOException {
      return switch (method) {
        case "add" -> Map.of("sum", params.get("a").number() + params.get("b").number());
        case "spell" -> params.get("word").text();
        case "read" -> throw new IOException("the disk is full");
        case "break" -> throw new IllegalStateException("inside");
        default -> throw RpcException.noMethod(method);
      };
    }
  }

  @Test
  void aRequestIsAnsweredWithItsResult() throws IOException {
    assertThat(
            serve("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"add\",\"params\":{\"a\":2,\"b\":3}}"))
        .containsExactly("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{\"sum\":5}}");
  }

  @Test
  void textsAreWrittenInAscii() throws IOException {
    assertThat(serve("{\"id\":\"x\",\"method\":\"spell\",\"params\":{\"word\":\"Öl\u202e\"}}"))
        .containsExactly("{\"jsonrpc\":\"2.0\",\"id\":\"x\",\"result\":\"\\u00D6l\\u202E\"}");
  }

  @Test
  void notificationsAndAnswersOfTheClientAreNotAnswered() throws IOException {
    assertThat(serve("{\"method\":\"add\"}", "{\"id\":4,\"result\":{}}")).isEmpty();
  }

  @Test
  void aListOfRequestsIsAnsweredWithAList() throws IOException {
    List<String> answers =
        serve(
            "[{\"id\":1,\"method\":\"none\"},{\"method\":\"add\"},{\"id\":2,\"method\":\"read\"},3]");

    assertThat(answers).hasSize(1);
    JsonNode list = new JsonMapper().readTree(answers.get(0));
    assertThat(list).hasSize(3);
    assertThat(list.get(1).path("error").path("message").textValue()).isEqualTo("the disk is full");
    assertThat(list.get(2).path("error").path("code").intValue())
        .isEqualTo(RpcException.NOT_A_REQUEST);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{,                                                   | -32700",
        "{} x                                                 | -32700",
        "[]                                                   | -32600",
        "7                                                    | -32600",
        "{\"id\":1}                                           | -32600",
        "{\"id\":{},\"method\":\"add\"}                       | -32600",
        "{\"id\":1,\"method\":5}                              | -32600",
        "{\"id\":1,\"method\":\"none\"}                       | -32601",
        "{\"id\":1,\"method\":\"add\"}                        | -32602",
        "{\"id\":1,\"method\":\"add\",\"params\":[1,2]}       | -32602",
        "{\"id\":1,\"method\":\"add\",\"params\":{\"a\":1.5}} | -32602",
        "{\"id\":1,\"method\":\"add\",\"params\":{\"a\":1e99}}| -32602",
        "{\"id\":1,\"method\":\"read\"}                       | -32603",
        "{\"id\":1,\"method\":\"break\"}                      | -32603",
      })
  void anInvalidRequestIsAnError(String message, int code) throws IOException {
    assertThat(errorCodes(message)).containsExactly(code);
  }

  @Test
  void anErrorOfTheServerIsLoggedAndItsMessageIsNotSent() throws IOException {
    assertThat(serve("{\"id\":1,\"method\":\"break\"}").get(0)).doesNotContain("inside");
    assertThat(faults).hasSize(1);
  }

  @Test
  void theErrorNamesAWrongParameter() throws IOException {
    assertThat(serve("{\"id\":1,\"method\":\"add\",\"params\":{\"a\":\"two\"}}").get(0))
        .contains("a: expected a whole number, found 'two'");
  }

  @Test
  void aMessageThatIsTooLongIsAnErrorAndTheNextOneIsAnswered() throws IOException {
    String tooLong = "x".repeat((16 << 20) + 2);

    assertThat(serve(tooLong, "{\"id\":1,\"method\":\"spell\",\"params\":{\"word\":\"a\"}}"))
        .hasSize(2)
        .last()
        .asString()
        .endsWith("\"result\":\"a\"}");
  }

  @Test
  void aDeeplyNestedMessageIsAnError() throws IOException {
    assertThat(errorCodes("[".repeat(100_000))).containsExactly(RpcException.NOT_JSON);
  }

  @Test
  void eachOfTenThousandDamagedRequestsIsAnswered() throws IOException {
    SplittableRandom random = new SplittableRandom(44);
    String whole = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"add\",\"params\":{\"a\":2,\"b\":3}}";
    String[] damaged = new String[10_000];
    for (int i = 0; i < damaged.length; i++) {
      StringBuilder text = new StringBuilder(whole);
      for (int change = random.nextInt(1, 6); change > 0; change--) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.setCharAt(at, (char) random.nextInt(' ', 0x7F));
          default -> text.insert(at, (char) random.nextInt(' ', 0x3000));
        }
      }
      // Without a member "id", the message would be a notification.
      damaged[i] = text.indexOf("\"id\":") < 0 ? "{" + i : text.toString();
    }

    assertThat(serve(damaged))
        .hasSize(damaged.length)
        .allMatch(answer -> answer.contains("\"error\"") || answer.contains("\"sum\""));
  }

  private List<Integer> errorCodes(String... messages) throws IOException {
    List<Integer> codes = new ArrayList<>();
    for (String answer : serve(messages)) {
      codes.add(new JsonMapper().readTree(answer).path("error").path("code").intValue());
    }
    return codes;
  }

  private List<String> serve(String... messages) throws IOException {
    StringWriter answers = new StringWriter();
    byte[] lines = String.join("\n", messages).getBytes(StandardCharsets.UTF_8);
    RpcServer server =
        new RpcServer(
            new LineMessages(new ByteArrayInputStream(lines), new PrintWriter(answers)),
            new Calculator(),
            faults::add);
    boolean isRunning = true;
    while (isRunning) {
      isRunning = server.serveNext();
    }
    return answers.toString().lines().toList();
  }
}
