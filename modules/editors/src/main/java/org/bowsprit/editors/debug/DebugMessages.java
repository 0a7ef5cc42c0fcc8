package org.bowsprit.editors.debug;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.bowsprit.rpc.MessageStream;
import org.bowsprit.rpc.Params;

/**
 * Reads and writes messages of the Debug Adapter Protocol: requests from the editor, and answers
 * and events for the editor. One thread may read while others write.
 */
final class DebugMessages {

  private static final int NO_REQUEST_NUMBER = 0;

  private final MessageStream stream;
  private final JsonMapper mapper =
      JsonMapper.builder()
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();
  private int lastSequenceNumber;

  DebugMessages(MessageStream stream) {
    this.stream = stream;
  }

  /**
   * Waits for a request. A message that is not a request is answered with an error.
   *
   * @return the request; empty at the end of the input
   * @throws org.bowsprit.rpc.BrokenMessageException if the input is not a sequence of messages
   */
  Optional<Request> read() throws IOException {
    for (Optional<String> text = stream.read(); text.isPresent(); text = stream.read()) {
      Optional<Request> request = request(text.get());
      if (request.isPresent()) {
        return request;
      }
    }
    return Optional.empty();
  }

  private Optional<Request> request(String text) {
    JsonNode message;
    try {
      message = mapper.readTree(text);
    } catch (JsonProcessingException e) {
      refuse(NO_REQUEST_NUMBER, "", "expected JSON: " + e.getOriginalMessage());
      return Optional.empty();
    }
    int number = message.path("seq").asInt(NO_REQUEST_NUMBER);
    String command = message.path("command").asText("");
    boolean isAnswer = message.path("type").asText().equals("response");
    if (!message.path("type").asText().equals("request") || command.isEmpty()) {
      if (!isAnswer) {
        refuse(number, command, "expected an object with \"type\":\"request\" and a command");
      }
      return Optional.empty();
    }
    return Optional.of(new Request(number, command, Params.of(message.get("arguments"))));
  }

  /**
   * Answers a request.
   *
   * @param body the result, as Jackson writes it
   */
  void answer(Request request, Map<String, Object> body) {
    send(answer(request.number(), request.command(), true, body));
  }

  /**
   * Answers a request that cannot be fulfilled. The answer contains the reason as a sentence for
   * the user.
   */
  void refuse(Request request, String reason) {
    refuse(request.number(), request.command(), reason);
  }

  private void refuse(int number, String command, String reason) {
    // The format must not contain braces, because a brace begins a variable of the message.
    Map<String, Object> error =
        Map.of("id", 1, "format", "{why}", "variables", Map.of("why", reason), "showUser", true);
    Map<String, Object> answer = answer(number, command, false, Map.of("error", error));
    answer.put("message", reason);
    send(answer);
  }

  private static Map<String, Object> answer(
      int number, String command, boolean isSuccess, Map<String, Object> body) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("type", "response");
    answer.put("request_seq", number);
    answer.put("success", isSuccess);
    answer.put("command", command);
    answer.put("body", body);
    return answer;
  }

  /** Sends an event to the editor. */
  void event(String name, Map<String, Object> body) {
    Map<String, Object> event = new LinkedHashMap<>();
    event.put("type", "event");
    event.put("event", name);
    event.put("body", body);
    send(event);
  }

  private synchronized void send(Map<String, Object> message) {
    message.put("seq", ++lastSequenceNumber);
    try {
      stream.write(mapper.writeValueAsString(message));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a message that cannot be written", e);
    }
  }
}
