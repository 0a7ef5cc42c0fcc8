package org.bowsprit.integration.browser;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.json.Json;
import org.openqa.selenium.remote.Command;
import org.openqa.selenium.remote.CommandExecutor;
import org.openqa.selenium.remote.DriverCommand;
import org.openqa.selenium.remote.ErrorCodec;
import org.openqa.selenium.remote.Response;
import org.openqa.selenium.remote.codec.w3c.W3CHttpCommandCodec;
import org.openqa.selenium.remote.http.HttpRequest;

/**
 * Sends commands to Firefox with the protocol Marionette. A message consists of a length, a colon
 * and a JSON array of this length. Each command has the same parameters as in WebDriver, but
 * another name.
 */
final class MarionetteExecutor implements CommandExecutor {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);
  private static final String PORT_FILE = "MarionetteActivePort";

  /**
   * Matches the path of a WebDriver request about an element; the groups are the id of the element
   * and the name of the command.
   */
  private static final Pattern ELEMENT_PATH = Pattern.compile(".*/element/([^/]+)/(\\w+)");

  private static final Map<String, String> COMMAND_NAMES =
      Map.ofEntries(
          Map.entry("POST url", "Navigate"),
          Map.entry("POST sync", "ExecuteScript"),
          Map.entry("POST element", "FindElement"),
          Map.entry("POST elements", "FindElements"),
          Map.entry("POST actions", "PerformActions"),
          Map.entry("DELETE actions", "ReleaseActions"),
          Map.entry("GET screenshot", "TakeScreenshot"));

  private static final Map<String, String> ELEMENT_COMMAND_NAMES =
      Map.of(
          "GET text", "GetElementText",
          "POST click", "ElementClick",
          "POST value", "ElementSendKeys");

  private final Json json = new Json();
  private final W3CHttpCommandCodec webDriver = new W3CHttpCommandCodec();
  private final Socket socket;
  private int lastId;

  private MarionetteExecutor(Socket socket) {
    this.socket = socket;
  }

  /** Connects to a browser as soon as its profile contains the file with the port. */
  static MarionetteExecutor connect(Path profile, Process browser)
      throws IOException, InterruptedException {
    Path portFile = profile.resolve(PORT_FILE);
    long end = System.nanoTime() + TIMEOUT.toNanos();
    while (!Files.exists(portFile) || Files.size(portFile) == 0) {
      if (System.nanoTime() > end || !browser.isAlive()) {
        throw new IOException("Firefox did not start");
      }
      Thread.sleep(50);
    }
    int portNumber = Integer.parseInt(Files.readString(portFile).strip());
    MarionetteExecutor executor =
        new MarionetteExecutor(new Socket(InetAddress.getLoopbackAddress(), portNumber));
    executor.readMessage();
    return executor;
  }

  @Override
  public Response execute(Command command) throws IOException {
    Response response = new Response(command.getSessionId());
    switch (command.getName()) {
      case DriverCommand.NEW_SESSION -> {
        Map<?, ?> session = (Map<?, ?>) send("WebDriver:NewSession", Map.of());
        response.setSessionId(session.get("sessionId").toString());
        response.setValue(session.get("capabilities"));
      }
      case DriverCommand.QUIT -> send("WebDriver:DeleteSession", Map.of());
      case DriverCommand.REFRESH -> response.setValue(reload());
      default -> response.setValue(executeRequest(webDriver.encode(command)));
    }
    response.setState("success");
    return response;
  }

  /**
   * Opens the page again. Firefox's reload command bypasses the page's service worker; F5 does not.
   */
  private Object reload() throws IOException {
    Map<?, ?> url = (Map<?, ?>) send("WebDriver:GetCurrentURL", Map.of());
    return send("WebDriver:Navigate", Map.of("url", url.get("value")));
  }

  private Object executeRequest(HttpRequest request) throws IOException {
    Map<String, Object> parameters = new HashMap<>();
    String body = request.contentAsString();
    if (!body.isEmpty()) {
      parameters.putAll(json.<Map<String, Object>>toType(body, Json.MAP_TYPE));
    }
    String uri = request.getUri();
    Matcher element = ELEMENT_PATH.matcher(uri);
    String name;
    if (element.matches()) {
      parameters.put("id", element.group(1));
      name = ELEMENT_COMMAND_NAMES.get(request.getMethod() + " " + element.group(2));
    } else {
      name = COMMAND_NAMES.get(request.getMethod() + " " + uri.substring(uri.lastIndexOf('/') + 1));
    }
    if (name == null) {
      throw new WebDriverException(
          "Marionette has no known command for the request " + request.getMethod() + " " + uri);
    }
    Object answer = send("WebDriver:" + name, parameters);
    return answer instanceof Map<?, ?> object && object.containsKey("value")
        ? object.get("value")
        : answer;
  }

  /** Returns the answer to a command. For an error, throws the exception that WebDriver defines. */
  private Object send(String name, Map<String, ?> parameters) throws IOException {
    byte[] message =
        json.toJson(List.of(0, ++lastId, name, parameters)).getBytes(StandardCharsets.UTF_8);
    OutputStream out = socket.getOutputStream();
    out.write((message.length + ":").getBytes(StandardCharsets.US_ASCII));
    out.write(message);
    out.flush();
    List<?> answer = json.toType(readMessage(), List.class);
    if (answer.get(2) instanceof Map<?, ?> error) {
      throw ErrorCodec.createDefault().decode(Map.of("value", error));
    }
    return answer.get(3);
  }

  private String readMessage() throws IOException {
    DataInputStream in = new DataInputStream(socket.getInputStream());
    int length = 0;
    for (int digit = in.read(); digit != ':'; digit = in.read()) {
      length = 10 * length + digit - '0';
    }
    return new String(in.readNBytes(length), StandardCharsets.UTF_8);
  }
}
