package org.bowsprit.manual.site;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import org.bowsprit.manual.site.Outline.Section;

/**
 * Adds the parts that all pages share to the text of a page: the navigation, and links to the
 * previous and the next page.
 */
final class Template {

  private static final int MIN_CHAPTERS_FOR_LIST = 4;

  private final List<Section> sections;
  private final Map<String, Page> pages;
  private final List<Page> orderedPages;
  private final String version;

  /**
   * Creates a template.
   *
   * @param outline the order of the pages
   * @param orderedPages all pages in that order
   * @param version the version of the described program
   */
  Template(Outline outline, List<Page> orderedPages, String version) {
    this.sections = outline.sections();
    this.orderedPages = orderedPages;
    this.pages = orderedPages.stream().collect(Collectors.toMap(Page::address, page -> page));
    this.version = version;
  }

  /** Returns the whole page as HTML. */
  String html(Page page) {
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>%s</title>
        <link rel="stylesheet" href="%s">
        </head>
        <body>
        <a class="skip" href="#text">Skip to the text</a>
        <header>
        <a class="name" href="%s">Bowsprit</a>
        <span class="version">%s</span>
        <a class="play" href="%s">Play <cite>The Lamp at Gannet Rock</cite></a>
        <a class="to-pages" href="#pages">All pages</a>
        </header>
        <div class="sheet">
        <main id="text">
        %s<nav class="onward" aria-label="Previous and next page">
        %s</nav>
        </main>
        <nav class="contents" id="pages" aria-label="All pages">
        %s</nav>
        </div>
        </body>
        </html>
        """
        .formatted(
            isFirst(page) ? "Bowsprit" : page.title() + " · Bowsprit",
            page.linkTo(Site.STYLE_SHEET),
            page.linkTo(Site.FIRST_PAGE),
            version,
            page.linkTo(Site.GAME_ADDRESS),
            isFirst(page) ? withPlayButton(page) : withChapters(page),
            neighbourLinks(page),
            navigation(page));
  }

  private static boolean isFirst(Page page) {
    return page.address().equals(Site.FIRST_PAGE);
  }

  /**
   * Returns the text of the first page, in which the first picture is a button that opens the game.
   */
  private static String withPlayButton(Page page) {
    String button =
        "<a class=\"play-picture\" href=\"%s\">$0<span>Play</span></a>"
            .formatted(page.linkTo(Site.GAME_ADDRESS));
    return page.body().replaceFirst("<img[^>]*>", button);
  }

  private String navigation(Page currentPage) {
    StringBuilder html = new StringBuilder();
    for (Section section : sections) {
      html.append("<h2>").append(section.title()).append("</h2>\n<ul>\n");
      for (Path source : section.sources()) {
        Page page = pages.get(Page.addressOf(source));
        html.append(item(currentPage, page.address(), page.title()));
      }
      section
          .externalPages()
          .forEach(
              external -> html.append(item(currentPage, external.address(), external.title())));
      html.append("</ul>\n");
    }
    return html.toString();
  }

  private static String item(Page currentPage, String address, String title) {
    String current = address.equals(currentPage.address()) ? " aria-current=\"page\"" : "";
    return "<li><a href=\"%s\"%s>%s</a></li>\n"
        .formatted(currentPage.linkTo(address), current, title);
  }

  /** Returns the text of a page. A long page has a list of chapters below its heading. */
  private static String withChapters(Page page) {
    if (page.chapters().size() < MIN_CHAPTERS_FOR_LIST) {
      return page.body();
    }
    String list =
        page.chapters().stream()
            .map(
                chapter ->
                    "<li><a href=\"#%s\">%s</a></li>".formatted(chapter.anchor(), chapter.title()))
            .collect(
                Collectors.joining(
                    "\n",
                    "</h1>\n<nav class=\"chapters\" aria-label=\"On this page\"><ul>\n",
                    "\n</ul></nav>"));
    return page.body().replaceFirst("</h1>", Matcher.quoteReplacement(list));
  }

  private String neighbourLinks(Page page) {
    int index = orderedPages.indexOf(page);
    StringBuilder html = new StringBuilder();
    if (index > 0) {
      html.append(neighbourLink(page, orderedPages.get(index - 1), "prev", "← "));
    }
    if (index < orderedPages.size() - 1) {
      html.append(neighbourLink(page, orderedPages.get(index + 1), "next", ""));
    }
    return html.toString();
  }

  private static String neighbourLink(
      Page currentPage, Page neighbour, String relation, String arrow) {
    String after = arrow.isEmpty() ? " →" : "";
    return "<a rel=\"%s\" href=\"%s\">%s%s%s</a>\n"
        .formatted(
            relation, currentPage.linkTo(neighbour.address()), arrow, neighbour.title(), after);
  }
}
