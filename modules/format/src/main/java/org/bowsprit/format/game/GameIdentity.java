package org.bowsprit.format.game;

/**
 * What a set of game files is.
 *
 * @param title the game
 * @param variant edition, such as {@code VGA CD}; {@link #UNKNOWN_RELEASE} if the index file is
 *     none that is known
 * @param language in English, such as {@code German}; {@link #UNKNOWN_LANGUAGE} if the index file
 *     is none that is known: nothing else in the data says it
 * @param indexName name of the index file as it is written
 * @param indexSize its bytes
 * @param md5 of the index file as it stands on disk (its first MiB), in lower-case hex
 */
public record GameIdentity(
    GameTitle title, String variant, String language, String indexName, int indexSize, String md5) {

  /** The variant of releases that are not in the table. */
  public static final String UNKNOWN_RELEASE = "unknown release";

  /** The language of releases that are not in the table. */
  public static final String UNKNOWN_LANGUAGE = "unknown language";

  /** Returns the name of the index file before its last dot. */
  public String stem() {
    int dot = indexName.lastIndexOf('.');
    return dot < 0 ? indexName : indexName.substring(0, dot);
  }

  /** Returns title, variant and language in a line. */
  public String describe() {
    String name = title == GameTitle.UNKNOWN ? title.fullName() + " " + stem() : title.fullName();
    return language.equals(UNKNOWN_LANGUAGE)
        ? name + " (" + variant + ")"
        : name + " (" + variant + ", " + language + ")";
  }
}
