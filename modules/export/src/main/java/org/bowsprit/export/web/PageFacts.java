package org.bowsprit.export.web;

/**
 * The facts about a game that its page shows.
 *
 * @param title the title of the game
 * @param author the author; empty to leave it out
 * @param licence the licence; empty to leave it out
 * @param about a sentence about the game; empty for the general sentence that fits every game
 * @param address the future address of the page, for sites that show a link with a picture; empty
 *     if unknown
 */
public record PageFacts(String title, String author, String licence, String about, String address) {

  private static final String DEFAULT_ABOUT = "An adventure game that plays in the browser.";

  /**
   * Replaces an empty sentence with the general sentence, and adds a slash to an address that does
   * not end with one.
   */
  public PageFacts {
    about = about.isEmpty() ? DEFAULT_ABOUT : about;
    address = address.isEmpty() || address.endsWith("/") ? address : address + "/";
  }
}
