package org.bowsprit.format.game;

import java.util.Optional;

/**
 * The identity of a set of game files.
 *
 * @param release the game, its edition, platform and language
 * @param isKnown true if the index file is in the table of releases
 * @param indexName the name of the index file as written
 * @param indexSize the size of the index file in bytes
 * @param md5 the digest of the index file as stored on disk (its first MiB), in lower-case hex
 * @param ownTitle the title in the symbol file beside a game that is otherwise unknown; empty if
 *     there is none
 */
public record GameIdentity(
    Release release,
    boolean isKnown,
    String indexName,
    int indexSize,
    String md5,
    String ownTitle) {

  /** Creates the identity of a game whose files contain no title. */
  public GameIdentity(
      Release release, boolean isKnown, String indexName, int indexSize, String md5) {
    this(release, isKnown, indexName, indexSize, md5, "");
  }

  /**
   * Returns the identity of the same game inside a container file whose digest identifies the
   * release.
   */
  GameIdentity insideContainer(Release containerRelease) {
    return new GameIdentity(containerRelease, true, indexName, indexSize, md5);
  }

  /** Returns the identity of the same game made for another computer. */
  GameIdentity withPlatform(Platform platform) {
    return new GameIdentity(
        release.withPlatform(platform), isKnown, indexName, indexSize, md5, ownTitle);
  }

  /** Returns the identity of the same game under the title that its author gave it. */
  GameIdentity withTitle(String title) {
    return new GameIdentity(release, isKnown, indexName, indexSize, md5, title);
  }

  /**
   * Returns the reason why the game is refused although its files can be read: it was made for a
   * computer other than DOS. The reason consists of two sentences: one about the kind of the files,
   * and one about a game that would work instead.
   */
  public Optional<String> refusalReason() {
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

  /** Returns the platform that the game was made for. */
  public Platform platform() {
    return release.platform();
  }

  /**
   * Returns the game's name: the name on its box, a laboratory game's own name, or the title that
   * its author gave it.
   */
  public String name() {
    if (isLaboratory()) {
      return release.variant();
    }
    return ownTitle.isEmpty() ? title().fullName() : ownTitle;
  }

  /**
   * Returns whether {@link #name()} is the name of this game, and not the common name of all
   * unknown games.
   */
  public boolean isNamed() {
    return title() != GameTitle.UNKNOWN || isLaboratory() || !ownTitle.isEmpty();
  }

  /** Returns the edition in words, such as {@code VGA CD}. */
  public String variant() {
    if (isLaboratory()) {
      return "laboratory game";
    }
    return ownTitle.isEmpty() ? release.variant() : "made with Bowsprit";
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
  public String description() {
    return language().equals(Release.UNKNOWN_LANGUAGE)
        ? displayName() + " (" + variant() + ")"
        : displayName() + " (" + variant() + ", " + language() + ")";
  }

  /** Returns the name of the game. If the game is not named, the name of its files follows. */
  public String displayName() {
    return isNamed() ? name() : name() + " " + stem();
  }
}
