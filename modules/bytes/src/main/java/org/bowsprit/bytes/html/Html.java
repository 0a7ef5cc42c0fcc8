package org.bowsprit.bytes.html;

/** Escapes text for a page of HTML. */
public final class Html {

  private Html() {}

  /** Returns text escaped for the content of elements and for quoted attributes. */
  public static String text(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
