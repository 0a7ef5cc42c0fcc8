package org.bowsprit.rpc;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Answers requests one after the other. Every request gets a result or an error, even if the
 * request is invalid. A list of requests is answered with a list.
 */
public final class RpcServer {

  private static final String PROTOCOL_VERSION = "2.0";
  private static final String ID_MEMBER = "id";

  private final MessageStream messages;
  private final RpcMethods methods;
  private final Consumer<Throwable> faultListener;
  private final JsonMapper mapper =
      JsonMapper.builder()
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /**
   * Creates a server.
   *
   * @param messages the stream of messages
   * @param methods the methods that requests call
   * @param faultListener receives the exceptions of methods that the client did not cause
   */
  public RpcServer(MessageStream messages, RpcMethods methods, Consumer<Throwable> faultListener) {
    this.messages = messages;
    this.methods = methods;
    this.faultListener = faultListener;
  }

  /**
   * Waits for a message and answers it.
   *
   * @return whether there was a message; false at the end of the stream
   * @throws BrokenMessageException if the input is not a valid message
   */
  public boolean serveNext() throws IOException {
    Optional<String> message;
    try {
      message = messages.read();
    } catch (RpcException unreadable) {
      send(error(null, unreadable));
      return true;
    }
    message.ifPresent(this::answerText);
    return message.isPresent();
  }

  /** Sends a message that expects no answer. */
  public void notify(String method, Object params) {
    Map<String, Object> message = new LinkedHashMap<>();
    message.put("jsonrpc", PROTOCOL_VERSION);
    message.put("method", method);
    message.put("params", params);
    send(message);
  }

  private void answerText(String text) {
    JsonNode message;
    try {
      message = mapper.readTree(text);
    } catch (JsonProcessingException e) {
      send(error(null, new RpcException(RpcException.NOT_JSON, notJsonMessage(e))));
      return;
    }
    if (!message.isArray() || message.isEmpty()) {
      answer(message).ifPresent(this::send);
      return;
    }
    List<Map<String, Object>> answers = new ArrayList<>();
    message.forEach(each -> answer(each).ifPresent(answers::add));
    if (!answers.isEmpty()) {
      send(answers);
    }
  }

  private static String notJsonMessage(JsonProcessingException failure) {
    String position =
        failure.getLocation() == null
            ? ""
            : " (column " + failure.getLocation().getColumnNr() + ")";
    return "expected JSON: " + failure.getOriginalMessage() + position;
  }

  /** Returns the answer to a request; empty if it expects none. */
  private Optional<Map<String, Object>> answer(JsonNode message) {
    JsonNode id = message.get(ID_MEMBER);
    boolean isNotification = message.isObject() && id == null;
    try {
      Optional<String> method = method(message);
      if (method.isEmpty()) {
        return Optional.empty();
      }
      Params params = Params.of(message.get("params"));
      if (isNotification) {
        methods.handleNotification(method.get(), params);
        return Optional.empty();
      }
      Map<String, Object> answer = envelope(id);
      // The result is converted to a tree here, so that a result that cannot be converted also
      // leads to an error.
      answer.put("result", mapper.valueToTree(methods.call(method.get(), params)));
      return Optional.of(answer);
    } catch (RpcException refusal) {
      return isNotification && message.has("method")
          ? Optional.empty()
          : Optional.of(error(id, refusal));
    } catch (IOException failure) {
      String reason = String.valueOf(failure.getMessage());
      return Optional.of(error(id, new RpcException(RpcException.FAILED, reason)));
    } catch (RuntimeException | StackOverflowError fault) {
      faultListener.accept(fault);
      return isNotification
          ? Optional.empty()
          : Optional.of(
              error(id, new RpcException(RpcException.FAILED, "an error of the server itself")));
    }
  }

  /** Returns the method that a message calls; empty if it is the answer of a client. */
  private static Optional<String> method(JsonNode message) {
    if (!message.isObject()) {
      throw invalidRequest("a request is an object");
    }
    JsonNode id = message.get(ID_MEMBER);
    if (id != null && !id.isTextual() && !id.isIntegralNumber() && !id.isNull()) {
      throw invalidRequest("id: expected a text or a whole number");
    }
    JsonNode method = message.get("method");
    if (method == null && id != null && (message.has("result") || message.has("error"))) {
      return Optional.empty();
    }
    if (method == null || !method.isTextual()) {
      throw invalidRequest("method: expected a text");
    }
    return Optional.of(method.textValue());
  }

  private static RpcException invalidRequest(String message) {
    return new RpcException(RpcException.NOT_A_REQUEST, message);
  }

  private static Map<String, Object> error(JsonNode id, RpcException exception) {
    boolean isKnown = id != null && (id.isTextual() || id.isIntegralNumber());
    Map<String, Object> answer = envelope(isKnown ? id : null);
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("code", exception.code());
    error.put("message", exception.getMessage());
    answer.put("error", error);
    return answer;
  }

  private static Map<String, Object> envelope(JsonNode id) {
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("jsonrpc", PROTOCOL_VERSION);
    answer.put(ID_MEMBER, id);
    return answer;
  }

  private void send(Object message) {
    try {
      messages.write(mapper.writeValueAsString(message));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a tree that cannot be written", e);
    }
  }
}
