package org.bowsprit.bytes.html;

/** Escapes text for an HTML page. */
public final class Html {

  private Html() {}

  /** Returns text escaped for the content of elements and for quoted attributes. */
  public static String escape(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
