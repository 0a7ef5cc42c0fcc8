package org.bowsprit.format.game;

import java.util.Optional;

/**
 * The identity of a set of game files.
 *
 * @param release the game, its edition, platform and language
 * @param isKnown whether the index file is in the table of releases
 * @param indexName name of the index file as it is written
 * @param indexSize size of the index file in bytes
 * @param md5 digest of the index file as stored on disk (its first MiB), in lower-case hex
 */
public record GameIdentity(
    Release release, boolean isKnown, String indexName, int indexSize, String md5) {

  /**
   * Returns the identity of the same game inside a container file whose digest identifies the
   * release.
   */
  GameIdentity inside(Release holder) {
    return new GameIdentity(holder, true, indexName, indexSize, md5);
  }

  /** Returns the identity of the same game made for another computer. */
  GameIdentity on(Platform platform) {
    return new GameIdentity(release.on(platform), isKnown, indexName, indexSize, md5);
  }

  /**
   * Returns why the game is refused although its files can be read: it was made for a computer
   * other than DOS. Two sentences: what it is, and what would work instead.
   */
  public Optional<String> objection() {
    if (platform() == Platform.DOS) {
      return Optional.empty();
    }
    return Optional.of(
        "This is "
            + name()
            + " for "
            + platform().fullName()
            + ", which is not played: "
            + platform().difference()
            + ". "
            + title().remedy());
  }

  public GameTitle title() {
    return release.title();
  }

  /** Returns the family of releases; {@link Edition#OTHER} if the index file is unknown. */
  public Edition edition() {
    return release.edition();
  }

  /** Returns the platform it was made for. */
  public Platform platform() {
    return release.platform();
  }

  /** Returns the game's name: the name on its box, or a laboratory game's own name. */
  public String name() {
    return isLaboratory() ? release.variant() : title().fullName();
  }

  /** Returns the edition in words, such as {@code VGA CD}. */
  public String variant() {
    return isLaboratory() ? "laboratory game" : release.variant();
  }

  private boolean isLaboratory() {
    return edition() == Edition.LABORATORY;
  }

  /** Returns the language in English, such as {@code German}. */
  public String language() {
    return release.language();
  }

  /** Returns the name of the index file before its last dot. */
  public String stem() {
    int dot = indexName.lastIndexOf('.');
    return dot < 0 ? indexName : indexName.substring(0, dot);
  }

  /** Returns title, variant and language in one line. */
  public String describe() {
    String name = title() == GameTitle.UNKNOWN ? name() + " " + stem() : name();
    return language().equals(Release.UNKNOWN_LANGUAGE)
        ? name + " (" + variant() + ")"
        : name + " (" + variant() + ", " + language() + ")";
  }
}
