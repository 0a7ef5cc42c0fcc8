package org.bowsprit.session;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.bowsprit.player.text.Languages;

/**
 * The languages that a person wants of programs, by the system's custom. Java asks the locale, and
 * says English where that is not installed.
 *
 * @param codes of two or three letters each, the best first
 */
public record SystemLanguages(List<String> codes) {

  private static final Pattern CODE = Pattern.compile("([A-Za-z]{2,3})(?:[_.@].*)?");

  /** Returns those of the person that runs this process. */
  public static SystemLanguages ofThisProcess() {
    Map<String, String> environment = new HashMap<>(System.getenv());
    // The start script gives Java a locale that is installed, and tells which was meant.
    String meant = System.getProperty("bowsprit.locale", "");
    environment.compute("LC_ALL", (name, installed) -> meant.isEmpty() ? installed : meant);
    return of(System.getProperty("os.name"), environment, Locale.getDefault().getLanguage());
  }

  /**
   * Returns what the environment says, as gettext reads it; without a word there, what Java says.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the process's environment
   * @param java the code that Java found
   */
  public static SystemLanguages of(String osName, Map<String, String> environment, String java) {
    boolean isCustom = !osName.toLowerCase(Locale.ROOT).startsWith("windows");
    Optional<String> locale =
        Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> isCustom && !value.isEmpty())
            .findFirst()
            .flatMap(SystemLanguages::code);
    // In the locale C, which is no code, a list of languages has no effect.
    List<String> listed =
        Stream.of(environment.getOrDefault("LANGUAGE", "").split(":"))
            .flatMap(value -> code(value).stream())
            .toList();
    return new SystemLanguages(
        locale.map(code -> listed.isEmpty() ? List.of(code) : listed).orElse(List.of(java)));
  }

  private static Optional<String> code(String locale) {
    Matcher matcher = CODE.matcher(locale);
    return matcher.matches()
        ? Optional.of(matcher.group(1).toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /**
   * Returns the languages for a game: one in another language than English is played by people who
   * speak it.
   *
   * @param language the game's, in English
   */
  public List<String> forGameIn(String language) {
    return Stream.concat(
            Languages.codeOf(language).filter(code -> !code.equals(Languages.ENGLISH)).stream(),
            codes.stream())
        .toList();
  }
}
