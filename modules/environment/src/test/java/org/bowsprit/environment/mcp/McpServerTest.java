package org.bowsprit.environment.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import org.bowsprit.environment.TestGame;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.media.image.PngException;
import org.bowsprit.media.image.PngReader;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the MCP server, with which an assistant plays the template adventure. */
class McpServerTest {

  private static final TestGame ADVENTURE = TestGame.adventure();

  private final JsonMapper mapper = new JsonMapper();
  private McpServer server;

  @BeforeEach
  void createServer() throws IOException {
    server = new McpServer(ADVENTURE, 7, "test");
  }

  private JsonNode call(String method, String params) throws IOException {
    Params paramValues = Params.of(mapper.readTree(params.replace('\'', '"')));
    return mapper.valueToTree(server.call(method, paramValues));
  }

  private String callTool(String tool, String arguments) throws IOException {
    JsonNode result = call("tools/call", "{'name':'" + tool + "','arguments':" + arguments + "}");
    assertThat(result.path("isError").booleanValue()).isFalse();
    return result.path("content").get(0).path("text").textValue();
  }

  @ParameterizedTest
  @CsvSource({"2025-03-26, 2025-03-26", "2024-11-05, 2024-11-05", "1999-01-01, 2025-06-18"})
  void theProtocolVersionIsNegotiated(String requestedVersion, String expectedVersion)
      throws IOException {
    JsonNode answer = call("initialize", "{'protocolVersion':'" + requestedVersion + "'}");

    assertThat(answer.path("protocolVersion").textValue()).isEqualTo(expectedVersion);
    assertThat(answer.path("capabilities").has("tools")).isTrue();
    assertThat(answer.path("capabilities").has("resources")).isTrue();
  }

  @Test
  void everyListedToolCanBeCalled() throws IOException {
    JsonNode tools = call("tools/list", "{}").path("tools");

    assertThat(tools).hasSize(6);
    for (JsonNode tool : tools) {
      assertThat(tool.path("inputSchema").path("type").textValue()).isEqualTo("object");
      String request = "{'name':'" + tool.path("name").textValue() + "','arguments':{}}";
      assertThat(call("tools/call", request).path("content")).hasSize(1);
    }
  }

  @Test
  void lookDescribesTheRoomItsObjectsAndTheVerbs() throws IOException {
    assertThat(callTool("look", "{}"))
        .contains("Room: cabin; you are Mira at 60, 134.")
        .contains("Things: sea chest, cabin door, porthole.")
        .contains("Verbs: Open, Close, Give, Pick up")
        .doesNotContain("You carry");
  }

  @Test
  void actReturnsTheSpeechAndTheNewState() throws IOException {
    assertThat(callTool("act", "{'verb':'Open','object':'sea chest'}"))
        .startsWith("Mira: There is a key in it.")
        .contains("brass key");
    assertThat(callTool("act", "{'verb':'Pick up','object':'brass key'}"))
        .contains("Reached so far: key.")
        .contains("You carry: brass key.");
    assertThat(callTool("act", "{'walk':[9000,0]}")).contains("That cannot be clicked now.");
  }

  @Test
  void anInvalidActionIsReportedAsAToolError() throws IOException {
    JsonNode result =
        call("tools/call", "{'name':'act','arguments':{'verb':'Eat','object':'sea chest'}}");

    assertThat(result.path("isError").booleanValue()).isTrue();
    assertThat(result.path("content").get(0).path("text").textValue())
        .contains("expected a verb of (Close, Give");
  }

  @Test
  void aSavedStateCanBeRestored() throws IOException {
    callTool("save", "{'name':'before'}");
    callTool("act", "{'verb':'Open','object':'sea chest'}");

    assertThat(callTool("restore", "{'name':'before'}")).doesNotContain("brass key");
    assertThat(call("tools/call", "{'name':'restore','arguments':{'name':'x'}}").toString())
        .contains("the name of a kept state [before], found 'x'");
  }

  @Test
  void theTranscriptAndTheMapShowTheActions() throws IOException {
    for (String action :
        new String[] {
          "{'verb':'Open','object':'sea chest'}",
          "{'verb':'Pick up','object':'brass key'}",
          "{'verb':'Use','object':'brass key','object2':'cabin door'}",
          "{'object':'cabin door'}"
        }) {
      callTool("act", action);
    }

    assertThat(readResource("bowsprit://transcript"))
        .startsWith("Mira: The captain has locked me in!\n> {\"verb\":\"Open\"")
        .contains("Mira: Click!");
    assertThat(readResource("bowsprit://map"))
        .isEqualTo("cabin\n  to deck by {\"object\":\"cabin door\"}\ndeck\n");
    assertThat(call("resources/list", "{}").path("resources")).hasSize(2);
  }

  private String readResource(String uri) throws IOException {
    JsonNode contents = call("resources/read", "{'uri':'" + uri + "'}").path("contents");
    return contents.get(0).path("text").textValue();
  }

  @Test
  void thePictureIsAPngOfTheScreen() throws IOException, PngException {
    JsonNode content =
        call("tools/call", "{'name':'picture','arguments':{}}").path("content").get(0);
    IndexedPicture picture = PngReader.read(content.path("data").binaryValue());

    assertThat(content.path("mimeType").textValue()).isEqualTo("image/png");
    assertThat(picture.width()).isEqualTo(320);
    assertThat(picture.height()).isEqualTo(200);
  }

  @ParameterizedTest
  @CsvSource({
    "tools/call, \"{'name':'fly'}\", -32602",
    "resources/read, \"{'uri':'bowsprit://x'}\", -32002",
    "initialize, {}, -32602",
    "prompts/list, {}, -32601",
  })
  void anUnknownNameIsAnError(String method, String params, int code) {
    String text = params.startsWith("\"") ? params.substring(1, params.length() - 1) : params;
    assertThatThrownBy(() -> call(method, text))
        .isInstanceOfSatisfying(
            RpcException.class, error -> assertThat(error.code()).isEqualTo(code));
  }
}
