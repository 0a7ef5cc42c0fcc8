package org.bowsprit.desktop.text;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The user's preferred languages, according to the conventions of the system. Java reports only the
 * locale, and reports English if the locale is not installed.
 *
 * @param codes codes of two or three letters, the most preferred first
 */
public record SystemLanguages(List<String> codes) {

  private static final Pattern CODE = Pattern.compile("([A-Za-z]{2,3})(?:[_.@].*)?");

  /** Returns the languages of the user who runs this process. */
  public static SystemLanguages ofThisProcess() {
    Map<String, String> environment = new HashMap<>(System.getenv());
    // The start script gives Java an installed locale and passes the original one in this property.
    String originalLocale = System.getProperty("bowsprit.locale", "");
    environment.compute(
        "LC_ALL", (name, installed) -> originalLocale.isEmpty() ? installed : originalLocale);
    return of(System.getProperty("os.name", ""), environment, Locale.getDefault().getLanguage());
  }

  /**
   * Returns the languages in the environment according to the rules of gettext. If the environment
   * contains none, returns the language that Java reports.
   *
   * @param osName the operating system as in {@code os.name}
   * @param environment the environment of the process
   * @param java the language code that Java reports
   */
  public static SystemLanguages of(String osName, Map<String, String> environment, String java) {
    boolean usesVariables = !osName.toLowerCase(Locale.ROOT).startsWith("windows");
    Optional<String> locale =
        Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
            .map(name -> environment.getOrDefault(name, ""))
            .filter(value -> usesVariables && !value.isEmpty())
            .findFirst()
            .flatMap(SystemLanguages::code);
    // The locale C is not a language code. In this locale, the variable LANGUAGE has no effect.
    List<String> languageList =
        Stream.of(environment.getOrDefault("LANGUAGE", "").split(":"))
            .flatMap(value -> code(value).stream())
            .toList();
    return new SystemLanguages(
        locale
            .map(code -> languageList.isEmpty() ? List.of(code) : languageList)
            .orElse(List.of(java)));
  }

  private static Optional<String> code(String locale) {
    Matcher matcher = CODE.matcher(locale);
    return matcher.matches()
        ? Optional.of(matcher.group(1).toLowerCase(Locale.ROOT))
        : Optional.empty();
  }

  /**
   * Returns the languages for a game. Players of a game whose language is not English are assumed
   * to speak this language.
   *
   * @param language the game's language, in English
   */
  public List<String> forGameIn(String language) {
    return Stream.concat(
            Languages.codeOf(language).filter(code -> !code.equals(Languages.ENGLISH)).stream(),
            codes.stream())
        .toList();
  }
}
