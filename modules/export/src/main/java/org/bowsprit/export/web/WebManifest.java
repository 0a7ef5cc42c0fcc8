package org.bowsprit.export.web;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.bytes.json.JsonWriter;

/**
 * Writes the facts of a game into the manifest with which browsers install a page. All other
 * members remain as on the program's own page.
 */
final class WebManifest {

  private static final Pattern ICONS = Pattern.compile("(\"icons\"\\s*:\\s*\\[)");

  private final PageFacts facts;
  private final boolean hasCover;

  /**
   * Creates a writer for the facts of a game.
   *
   * @param hasCover whether {@link CoverPictures} are beside the page
   */
  WebManifest(PageFacts facts, boolean hasCover) {
    this.facts = facts;
    this.hasCover = hasCover;
  }

  /** Returns a manifest with the facts of the game. */
  String insertInto(String manifest) {
    String text = withMember("name", facts.title(), manifest);
    text = withMember("short_name", facts.title(), text);
    text = withMember("description", facts.about(), text);
    return hasCover ? ICONS.matcher(text).replaceFirst("$1" + icons()) : text;
  }

  private static String withMember(String name, String value, String manifest) {
    return Pattern.compile("(\"" + name + "\"\\s*:\\s*)\"[^\"]*\"")
        .matcher(manifest)
        .replaceFirst("$1" + Matcher.quoteReplacement(JsonWriter.text(value)));
  }

  /**
   * Returns the icons of the game as a list that ends with a comma. The program's own icon follows.
   */
  private static String icons() {
    return CoverPictures.ICONS.stream()
        .map(
            size ->
                JsonWriter.object(
                    icon ->
                        icon.put("src", CoverPictures.icon(size))
                            .put("sizes", size + "x" + size)
                            .put("type", "image/png")))
        .collect(Collectors.joining(", ", "", ", "));
  }
}
