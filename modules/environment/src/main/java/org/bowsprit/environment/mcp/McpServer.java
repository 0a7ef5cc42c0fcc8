package org.bowsprit.environment.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.bowsprit.environment.Environment;
import org.bowsprit.environment.PlayableGame;
import org.bowsprit.environment.mcp.Messages.Capabilities;
import org.bowsprit.environment.mcp.Messages.Content;
import org.bowsprit.environment.mcp.Messages.Contents;
import org.bowsprit.environment.mcp.Messages.Initialized;
import org.bowsprit.environment.mcp.Messages.Resource;
import org.bowsprit.environment.mcp.Messages.ResourceText;
import org.bowsprit.environment.mcp.Messages.Resources;
import org.bowsprit.environment.mcp.Messages.Server;
import org.bowsprit.environment.mcp.Messages.Templates;
import org.bowsprit.environment.mcp.Messages.ToolResult;
import org.bowsprit.environment.mcp.Messages.Tools;
import org.bowsprit.rpc.Params;
import org.bowsprit.rpc.RpcException;
import org.bowsprit.rpc.RpcMethods;

/** Serves one game to an assistant by the Model Context Protocol. */
public final class McpServer implements RpcMethods {

  private static final List<String> PROTOCOL_VERSIONS =
      List.of("2025-06-18", "2025-03-26", "2024-11-05", "2025-11-25");
  private static final String TRANSCRIPT_URI = "bowsprit://transcript";
  private static final String MAP_URI = "bowsprit://map";
  private static final int RESOURCE_NOT_FOUND = -32002;

  private final PlayableGame playable;
  private final String version;
  private final JsonNode tools;
  private final JsonMapper mapper = new JsonMapper();
  private final AssistantGame game;

  /**
   * Begins the game.
   *
   * @param playable the game
   * @param seed the seed of the random numbers of the game
   * @param version version of Bowsprit
   * @throws IOException if the description of the tools cannot be read
   */
  public McpServer(PlayableGame playable, long seed, String version) throws IOException {
    this.playable = playable;
    this.version = version;
    try (InputStream in = McpServer.class.getResourceAsStream("tools.json")) {
      tools = mapper.readTree(in);
    }
    Environment.Options options = new Environment.Options(0, false);
    game =
        new AssistantGame(
            Environment.reset(playable, options, seed, Optional.empty(), Optional.empty()));
  }

  @Override
  public Object call(String method, Params params) {
    return switch (method) {
      case "initialize" -> initialize(params);
      case "ping" -> Messages.EMPTY;
      case "tools/list" -> new Tools(tools);
      case "tools/call" -> callTool(params);
      case "resources/list" -> resources();
      case "resources/templates/list" -> new Templates(List.of());
      case "resources/read" -> read(params.get("uri"));
      default -> throw RpcException.noMethod(method);
    };
  }

  private Initialized initialize(Params params) {
    String requestedVersion = params.get("protocolVersion").text();
    return new Initialized(
        PROTOCOL_VERSIONS.contains(requestedVersion) ? requestedVersion : PROTOCOL_VERSIONS.get(0),
        new Capabilities(Messages.EMPTY, Messages.EMPTY),
        new Server("bowsprit", playable.title(), version),
        "You play an adventure game: "
            + playable.title()
            + ". Look, then act by verbs and things. Whatever is said to you may help.");
  }

  private ToolResult callTool(Params params) {
    String name = params.get("name").text();
    Params arguments = params.get("arguments");
    try {
      return switch (name) {
        case "look" -> textResult(game.describe());
        case "act" -> textResult(game.perform(arguments));
        case "lines" -> textResult(game.lines());
        case "save" -> textResult(game.save(arguments.get("name").text()));
        case "restore" -> textResult(game.restore(arguments.get("name")));
        case "picture" -> new ToolResult(List.of(picture()), false);
        default -> throw RpcException.wrongParameters("there is no tool " + name);
      };
    } catch (RpcException refusal) {
      if (!isTool(name)) {
        throw refusal;
      }
      // The protocol requires that the assistant receives the error, so that it can try again.
      return new ToolResult(List.of(Content.text(refusal.getMessage())), true);
    }
  }

  private boolean isTool(String name) {
    for (JsonNode tool : tools) {
      if (tool.path("name").asText().equals(name)) {
        return true;
      }
    }
    return false;
  }

  private static ToolResult textResult(String text) {
    return new ToolResult(List.of(Content.text(text)), false);
  }

  private Content picture() {
    return Content.image(Base64.getEncoder().encodeToString(game.picture()), "image/png");
  }

  private static Resources resources() {
    return new Resources(
        List.of(
            new Resource(TRANSCRIPT_URI, "transcript", "All that was done and said", "text/plain"),
            new Resource(
                MAP_URI, "map", "The rooms seen, and what led from one to another", "text/plain")));
  }

  private Contents read(Params uri) {
    String text =
        switch (uri.text()) {
          case TRANSCRIPT_URI -> game.transcript();
          case MAP_URI -> game.map();
          default ->
              throw new RpcException(RESOURCE_NOT_FOUND, "there is no resource " + uri.text());
        };
    return new Contents(List.of(new ResourceText(uri.text(), "text/plain", text)));
  }
}
