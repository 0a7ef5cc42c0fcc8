package org.bowsprit.routelab.report;

/** Text made safe for a page. */
final class Html {

  private Html() {}

  /** Returns text for element content and quoted attributes. */
  static String text(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
