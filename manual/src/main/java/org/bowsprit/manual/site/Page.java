package org.bowsprit.manual.site;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A page of the site.
 *
 * @param source the Markdown file of the page, relative to the checkout
 * @param address the address of the page in the site, such as {@code decisions/own-png-reader.html}
 * @param title the first heading of the page, as plain text
 * @param body the text of the page as HTML
 * @param chapters the headings of the second level
 */
record Page(Path source, String address, String title, String body, List<Chapter> chapters) {

  /**
   * A heading that can be the target of a link.
   *
   * @param anchor the id of the heading
   * @param title the text of the heading as HTML
   */
  record Chapter(String anchor, String title) {}

  /**
   * Returns the address of the page of {@code source}. For a file in {@code docs}, this is the path
   * within {@code docs}, for another file the file name.
   */
  static String addressOf(Path source) {
    Path docs = Path.of("docs");
    String path = withSlashes(source.startsWith(docs) ? docs.relativize(source) : source);
    String name = source.startsWith(docs) ? path : path.toLowerCase(Locale.ROOT);
    return name.substring(0, name.length() - ".md".length()) + ".html";
  }

  /** Returns the link from this page to the address {@code target} in the site. */
  String linkTo(String target) {
    return relative(address, target);
  }

  /**
   * Returns the relative path from the page at the address {@code from} to the address {@code to}.
   * Both are addresses in the site.
   */
  static String relative(String from, String to) {
    Path folder = Path.of("/" + from).getParent();
    return withSlashes(folder.relativize(Path.of("/" + to)));
  }

  private static String withSlashes(Path path) {
    return path.toString().replace('\\', '/');
  }
}
