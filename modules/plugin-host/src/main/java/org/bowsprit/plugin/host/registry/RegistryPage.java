package org.bowsprit.plugin.host.registry;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.bowsprit.bytes.html.ContentPolicy;
import org.bowsprit.bytes.html.Html;

/** A static page about a registry: every plugin with its versions, without any script. */
final class RegistryPage {

  private static final String STYLE =
      """
      body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
      article { border-top: 1px solid #8886; padding: 1rem 0; overflow: hidden; }
      img { float: right; max-width: 320px; max-height: 200px; margin: 0 0 1rem 1rem; }
      code { background: #8882; padding: 0 .2em; overflow-wrap: anywhere; }
      table { border-collapse: collapse; }
      th, td { text-align: left; vertical-align: top; padding: .2rem 1rem .2rem 0; }
      .withdrawn { color: #b00020; }
      @media (prefers-color-scheme: dark) { body { background: #16181d; color: #e6e6e6; } a { color: #8ab4f8; } .withdrawn { color: #ff8a80; } }
      """;

  private final RegistryIndex index;
  private final Optional<RegistryKey> key;
  private final Function<String, Optional<String>> pictureFiles;

  /**
   * Creates a page.
   *
   * @param key the key of the list; empty if the maker of the list signs it separately
   * @param pictureFiles returns the file of a plugin's picture by its id
   */
  RegistryPage(
      RegistryIndex index,
      Optional<RegistryKey> key,
      Function<String, Optional<String>> pictureFiles) {
    this.index = index;
    this.key = key;
    this.pictureFiles = pictureFiles;
  }

  String html() {
    StringBuilder page = new StringBuilder();
    page.append("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n")
        .append(ContentPolicy.metaElement(List.of()))
        .append("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
        .append("<title>%s</title>\n<style>\n%s</style>\n".formatted(text(index.name()), STYLE))
        .append("<h1>%s</h1>\n".formatted(text(index.name())))
        .append(introduction());
    byId().forEach((id, versions) -> appendPlugin(page, id, versions));
    return page.append("</html>\n").toString();
  }

  private String introduction() {
    String until = index.expires().isEmpty() ? "" : ", good until " + text(index.expires());
    return "<p>Plugins for Bowsprit: list %s%s. To use it:</p>\n<p><code>bowsprit plugins registry add"
            .formatted(index.serial(), until)
        + " <i>address of</i> <a href=\"index.json\">index.json</a> <i>on this site</i> "
        + key.map(registryKey -> text(registryKey.text())).orElse("<i>its key</i>")
        + "</code></p>\n";
  }

  private Map<String, List<RegistryEntry>> byId() {
    Map<String, List<RegistryEntry>> plugins = new LinkedHashMap<>();
    for (RegistryEntry entry : index.plugins()) {
      plugins.computeIfAbsent(entry.id(), unusedId -> new ArrayList<>()).add(entry);
    }
    return plugins;
  }

  private void appendPlugin(StringBuilder page, String id, List<RegistryEntry> versions) {
    RegistryEntry newest = versions.get(0);
    page.append("<article id=\"%s\">\n".formatted(text(id)));
    pictureFiles
        .apply(id)
        .ifPresent(file -> page.append("<img src=\"%s\" alt=\"\">\n".formatted(text(file))));
    page.append("<h2>%s</h2>\n<p>%s</p>\n".formatted(text(id), text(newest.description())));
    page.append(
        "<p>%s%s</p>\n"
            .formatted(
                text(String.join(", ", newest.kinds())),
                newest.license().isEmpty() ? "" : " · " + text(newest.license())));
    if (newest.homepage().startsWith("https://")) {
      page.append("<p><a href=\"%1$s\">%1$s</a></p>\n".formatted(text(newest.homepage())));
    }
    page.append("<p><code>bowsprit plugins install %s</code></p>\n".formatted(text(id)));
    page.append("<table>\n<tr><th>version<th>file<th>plugin API<th>what is new<th>SHA-256</tr>\n");
    versions.forEach(entry -> page.append(row(entry)));
    page.append("</table>\n</article>\n");
  }

  private static String row(RegistryEntry entry) {
    String changes =
        entry.hasBeenWithdrawn()
            ? "<span class=\"withdrawn\">withdrawn: %s</span>".formatted(text(entry.withdrawn()))
            : text(entry.changes());
    String needs = entry.dependencies().isEmpty() ? "" : " · needs " + text(entry.dependencies());
    return String.format(
        Locale.ROOT,
        "<tr><td>%s<td><a href=\"%s\">%,d bytes</a><td>%s%s<td>%s<td><code>%s</code></tr>\n",
        text(entry.version()),
        text(entry.url()),
        entry.size(),
        text(entry.requires()),
        needs,
        changes,
        text(entry.sha256()));
  }

  private static String text(String text) {
    return Html.escape(text);
  }
}
