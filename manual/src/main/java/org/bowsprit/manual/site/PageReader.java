package org.bowsprit.manual.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.bowsprit.manual.site.Page.Chapter;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Converts Markdown files to pages. */
final class PageReader {

  private static final Pattern TITLE = Pattern.compile("(?s)<h1 id=\"[^\"]*\">(.*?)</h1>");
  private static final Pattern CHAPTER = Pattern.compile("(?s)<h2 id=\"([^\"]*)\">(.*?)</h2>");
  private static final Pattern TAG = Pattern.compile("<[^>]*>");

  private final Path checkout;
  private final Map<Path, String> addresses;
  private final Set<Path> pictures = new TreeSet<>();
  private final Parser parser;
  private final HtmlRenderer renderer;

  PageReader(Path checkout, List<Path> sources) {
    this.checkout = checkout;
    this.addresses = sources.stream().collect(Collectors.toMap(path -> path, Page::addressOf));
    List<Extension> extensions = List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    this.parser = Parser.builder().extensions(extensions).build();
    this.renderer = HtmlRenderer.builder().extensions(extensions).build();
  }

  /** Reads the page of the file {@code source}, whose path is relative to the checkout. */
  Page read(Path source) throws IOException {
    Node document = parser.parse(Files.readString(checkout.resolve(source)));
    document.accept(new LinkRewriter(checkout, source, addresses, pictures));
    String body = renderer.render(document);
    return new Page(source, addresses.get(source), title(source, body), body, chapters(body));
  }

  /**
   * Returns the paths of the pictures in all pages that were read so far, relative to the checkout.
   */
  Set<Path> pictures() {
    return pictures;
  }

  private static String title(Path source, String body) {
    return TITLE
        .matcher(body)
        .results()
        .findFirst()
        .map(match -> TAG.matcher(match.group(1)).replaceAll(""))
        .orElseThrow(() -> new IllegalArgumentException(source + " has no heading"));
  }

  private static List<Chapter> chapters(String body) {
    return CHAPTER
        .matcher(body)
        .results()
        .map(match -> new Chapter(match.group(1), TAG.matcher(match.group(2)).replaceAll("")))
        .toList();
  }
}
