package org.bowsprit.export.web;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.bowsprit.bytes.html.Html;

/** Writes the facts of a game into the HTML of a page: into its head, heading, cover and footer. */
final class PageHtml {

  private static final Pattern TITLE = Pattern.compile("<title>[^<]*</title>");
  private static final Pattern HEADING = Pattern.compile("(<h1 id=\"title\">)[^<]*(</h1>)");
  private static final Pattern ABOUT = Pattern.compile("<meta name=\"description\"[^>]*>\\R?");
  private static final Pattern PICTURE = Pattern.compile("( *<canvas id=\"picture\")");
  private static final Pattern FOOTER = Pattern.compile("(<footer>\\R?)");

  /** The element that shows the cover until the engine has drawn a picture. */
  private static final String COVER =
      "    <img id=\"cover\" src=\"" + CoverPictures.LINK_PICTURE + "\" alt=\"\">\n";

  private final PageFacts facts;
  private final boolean hasCover;

  /**
   * Creates a writer for the facts of a game.
   *
   * @param hasCover whether {@link CoverPictures} are beside the page
   */
  PageHtml(PageFacts facts, boolean hasCover) {
    this.facts = facts;
    this.hasCover = hasCover;
  }

  /** Returns the text of a page with the facts of the game. */
  String insertInto(String page) {
    String titleElements =
        "<title>" + Html.escape(facts.title()) + "</title>\n" + String.join("\n", meta());
    String html = ABOUT.matcher(page).replaceFirst("");
    html = TITLE.matcher(html).replaceFirst(Matcher.quoteReplacement(titleElements));
    html =
        HEADING
            .matcher(html)
            .replaceFirst("$1" + Matcher.quoteReplacement(Html.escape(facts.title())) + "$2");
    if (hasCover) {
      html = PICTURE.matcher(html).replaceFirst(Matcher.quoteReplacement(COVER) + "$1");
    }
    return FOOTER.matcher(html).replaceFirst("$1" + Matcher.quoteReplacement(credits()));
  }

  private List<String> meta() {
    List<String> lines = new ArrayList<>();
    lines.add(meta("name", "description", facts.about()));
    if (!facts.author().isEmpty()) {
      lines.add(meta("name", "author", facts.author()));
    }
    lines.add(meta("property", "og:type", "website"));
    lines.add(meta("property", "og:title", facts.title()));
    lines.add(meta("property", "og:description", facts.about()));
    if (!facts.address().isEmpty()) {
      lines.add(meta("property", "og:url", facts.address()));
    }
    if (hasCover) {
      lines.add(meta("property", "og:image", facts.address() + CoverPictures.LINK_PICTURE));
      lines.add(meta("name", "twitter:card", "summary_large_image"));
    }
    return lines;
  }

  private static String meta(String kind, String name, String content) {
    return "<meta " + kind + "=\"" + name + "\" content=\"" + Html.escape(content) + "\">";
  }

  /** Returns the footer. It is the same in all languages, so no words join its parts. */
  private String credits() {
    if (facts.author().isEmpty() && facts.licence().isEmpty()) {
      return "";
    }
    String parts =
        Stream.of(facts.title(), facts.author(), facts.licence())
            .filter(part -> !part.isEmpty())
            .collect(Collectors.joining(" · "));
    return "  <p>" + Html.escape(parts) + "</p>\n";
  }
}
