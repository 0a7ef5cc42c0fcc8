package org.bowsprit.bytes.html;

/** Text made safe for a page of HTML. */
public final class Html {

  private Html() {}

  /** Returns text for the content of elements and for quoted attributes. */
  public static String text(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
