package org.bowsprit.manual.site;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A page of the site.
 *
 * @param source its Markdown file, relative to the checkout
 * @param address its address in the site: {@code decisions/own-png-reader.html}
 * @param title its first heading, as plain text
 * @param body its text as HTML
 * @param chapters its headings of the second level
 */
record Page(Path source, String address, String title, String body, List<Chapter> chapters) {

  /**
   * A heading that can be linked to.
   *
   * @param anchor its id
   * @param title its text as HTML
   */
  record Chapter(String anchor, String title) {}

  /**
   * Returns the address of the page of {@code source}: the path below {@code docs}, otherwise the
   * file name at the top.
   */
  static String addressOf(Path source) {
    Path docs = Path.of("docs");
    String path = slashes(source.startsWith(docs) ? docs.relativize(source) : source);
    String name = source.startsWith(docs) ? path : path.toLowerCase(Locale.ROOT);
    return name.substring(0, name.length() - ".md".length()) + ".html";
  }

  /** Returns the link from this page to {@code target}, an address in the site. */
  String linkTo(String target) {
    return relative(address, target);
  }

  /**
   * Returns the relative path from the page at {@code from} to {@code to}, both addresses in the
   * site.
   */
  static String relative(String from, String to) {
    Path folder = Path.of("/" + from).getParent();
    return slashes(folder.relativize(Path.of("/" + to)));
  }

  private static String slashes(Path path) {
    return path.toString().replace('\\', '/');
  }
}
