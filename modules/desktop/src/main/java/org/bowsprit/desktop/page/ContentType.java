package org.bowsprit.desktop.page;

import java.util.Locale;
import java.util.Map;

/** The media types of files, by the extensions of their names. */
public final class ContentType {

  /** The media type of JSON documents. */
  public static final String JSON = "application/json";

  private static final String OTHER = "application/octet-stream";

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html; charset=utf-8",
          "js", "text/javascript; charset=utf-8",
          "css", "text/css; charset=utf-8",
          "json", JSON,
          "webmanifest", "application/manifest+json",
          "wasm", "application/wasm",
          "svg", "image/svg+xml",
          "png", "image/png");

  private ContentType() {}

  /**
   * Returns the media type of a file, or the type of arbitrary bytes if its extension is unknown.
   */
  public static String of(String name) {
    String end = name.substring(name.lastIndexOf('.') + 1);
    return TYPES.getOrDefault(end.toLowerCase(Locale.ROOT), OTHER);
  }
}
