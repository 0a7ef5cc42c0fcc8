package org.bowsprit.environment.mcp;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;

/** The results of the Model Context Protocol, with the same members. */
final class Messages {

  /** An object without members. */
  static final Map<String, Object> EMPTY = Map.of();

  private Messages() {}

  record Initialized(
      String protocolVersion, Capabilities capabilities, Server serverInfo, String instructions) {}

  record Capabilities(Map<String, Object> tools, Map<String, Object> resources) {}

  record Server(String name, String title, String version) {}

  record Tools(JsonNode tools) {}

  record ToolResult(List<Content> content, boolean isError) {}

  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Content(String type, String text, String data, String mimeType) {

    static Content text(String text) {
      return new Content("text", text, null, null);
    }

    static Content image(String data, String mimeType) {
      return new Content("image", null, data, mimeType);
    }
  }

  record Resources(List<Resource> resources) {}

  record Resource(String uri, String name, String description, String mimeType) {}

  record Templates(List<Resource> resourceTemplates) {}

  record Contents(List<ResourceText> contents) {}

  record ResourceText(String uri, String mimeType, String text) {}
}
