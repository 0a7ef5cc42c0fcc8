package org.bowsprit.format.game;

import java.util.Map;
import java.util.Objects;

/**
 * A release of a game: one language of one edition. It is either a row of the table of releases, or
 * it contains what is known about a release that is not in the table.
 *
 * @param title the game
 * @param edition the family that the release belongs to; {@link Edition#OTHER} if its index file is
 *     unknown, so that no fixes are applied to scripts that may differ
 * @param platform the computer that the release was made for
 * @param variant the edition in words, such as {@code VGA CD}; equal to {@link #UNKNOWN_VARIANT} or
 *     ending in it if the index file is unknown
 * @param language the language in English, such as {@code German}; {@link #UNKNOWN_LANGUAGE} if the
 *     index file is unknown, because nothing else in the data identifies the language
 */
public record Release(
    GameTitle title, Edition edition, Platform platform, String variant, String language) {

  /** The variant of releases that are not in the table. */
  public static final String UNKNOWN_VARIANT = "unknown release";

  /** The language of an archive that contains several languages. */
  static final String SEVERAL_LANGUAGES = "several";

  /** The languages of an archive's folders. */
  private static final Map<String, String> LANGUAGE_BY_FOLDER =
      Map.of("en", "English", "de", "German", "fr", "French", "it", "Italian", "es", "Spanish");

  /** The language of releases that are not in the table. */
  public static final String UNKNOWN_LANGUAGE = "unknown language";

  /** Checks that no value is missing. */
  public Release {
    Objects.requireNonNull(title, "title must not be null");
    Objects.requireNonNull(edition, "edition must not be null");
    Objects.requireNonNull(platform, "platform must not be null");
    Objects.requireNonNull(variant, "variant must not be null");
    Objects.requireNonNull(language, "language must not be null");
  }

  /** Creates a release of the table. */
  Release(Edition edition, String variant, String language) {
    this(edition.title(), edition, edition.platform(), variant, language);
  }

  /** Creates a release outside the table, of {@code title} and with a guessed variant. */
  static Release unknown(GameTitle title, String variant) {
    return new Release(title, Edition.OTHER, Platform.DOS, variant, UNKNOWN_LANGUAGE);
  }

  /** Returns the release of the game in the folder {@code name} of an archive. */
  Release inFolder(String name) {
    return language.equals(SEVERAL_LANGUAGES)
        ? new Release(
            title,
            edition,
            platform,
            variant,
            LANGUAGE_BY_FOLDER.getOrDefault(name, UNKNOWN_LANGUAGE))
        : this;
  }

  /** Returns the same release made for {@code newPlatform}. */
  Release withPlatform(Platform newPlatform) {
    return new Release(title, edition, newPlatform, variant, language);
  }
}
