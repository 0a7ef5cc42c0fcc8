package org.bowsprit.player.settings;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Languages;
import org.bowsprit.desktop.text.Texts;

/**
 * The settings during a game. The game's own values have precedence over the player's values, and
 * these have precedence over the defaults. A change is written to the file immediately, and the
 * listeners are called.
 */
public final class Settings {

  /** The section for the options of services. Each option is named {@code id.key}. */
  public static final String PLUGINS = "plugin";

  private static final String GAMES = "game";

  private final SettingsFile file;
  private final String gameName;
  private final Map<String, String> generalValues;
  private final Map<String, String> gameValues;
  private final Set<String> savedGameKeys;
  private final Map<Setting, List<Runnable>> listeners = new EnumMap<>(Setting.class);
  private final Languages languages;
  private final Texts texts;
  private final Map<Setting, List<String>> choices = new EnumMap<>(Setting.class);
  private final Map<Setting, Supplier<Optional<String>>> unavailableReasons =
      new EnumMap<>(Setting.class);
  private final Map<Setting, String> suggestedValues = new EnumMap<>(Setting.class);
  private final Map<Setting, String> proposedValues = new EnumMap<>(Setting.class);
  private List<String> preferredLanguages = List.of();
  private Optional<String> gameLanguage = Optional.empty();
  private Scope scope = Scope.AUTOMATIC;

  /** The scope of a change. */
  public enum Scope {
    /**
     * The current game, for settings that differ between games; all games, for the other settings.
     */
    AUTOMATIC,
    /** The current game. */
    GAME,
    /** All games. */
    ALL
  }

  private Settings(
      SettingsFile file,
      String gameName,
      Map<String, String> generalValues,
      Map<String, String> gameValues) {
    this.file = file;
    this.gameName = gameName;
    this.generalValues = generalValues;
    this.gameValues = gameValues;
    savedGameKeys = new HashSet<>(gameValues.keySet());
    languages = new Languages(file.languagesFolder());
    texts = new Texts(this::isPlainEnglish, () -> languages.texts(language()));
  }

  /**
   * Reads the settings for a game.
   *
   * @param file the settings file
   * @param game the game's name in the file
   * @param problemListener receives a line for every invalid value in the file
   */
  public static Settings of(SettingsFile file, String game, Consumer<String> problemListener) {
    Map<String, String> generalValues = file.read(problemListener);
    Map<String, String> gameValues = SettingsFile.valuesBelow(GAMES + "." + game, generalValues);
    for (Setting setting : Setting.values()) {
      check(setting, generalValues, problemListener);
      check(setting, gameValues, problemListener);
    }
    Settings settings = new Settings(file, game, generalValues, gameValues);
    settings.checkLanguage(problemListener);
    return settings;
  }

  private static void check(
      Setting setting, Map<String, String> values, Consumer<String> problemListener) {
    String value = values.get(setting.path());
    if (value != null && !setting.allowedValues().isAllowed(value)) {
      values.remove(setting.path());
      problemListener.accept(
          "settings: "
              + setting.path()
              + ": "
              + setting.allowedValues().description()
              + ", not "
              + value);
    }
  }

  private void checkLanguage(Consumer<String> problemListener) {
    String language = text(Setting.LANGUAGE);
    if (!language.equals(Setting.AUTO) && !languages.isSupported(language)) {
      problemListener.accept(
          "settings: "
              + Setting.LANGUAGE.path()
              + ": choose one of "
              + String.join(", ", choosableLanguages())
              + ", not "
              + language);
    }
  }

  /**
   * Sets the languages to use if the player has chosen none.
   *
   * @param codes two-letter codes, best first; unsupported languages are ignored
   */
  public void preferLanguages(List<String> codes) {
    preferredLanguages = List.copyOf(codes);
  }

  /**
   * Sets the language of the game.
   *
   * @param code two-letter code
   * @param isPreferred true if the program also switches to this language, unless the player has
   *     chosen a language
   */
  public void changeGameLanguage(String code, boolean isPreferred) {
    gameLanguage = Optional.of(code);
    if (isPreferred) {
      preferredLanguages =
          Stream.concat(Stream.of(code), preferredLanguages.stream()).distinct().toList();
    }
  }

  /**
   * Returns the language of the game, determined from the game's own texts for a menu.
   *
   * @param menuTexts the texts
   * @return the code; empty if no language matches, or several match equally
   */
  public Optional<String> languageOf(List<String> menuTexts) {
    return languages.ofMenuWords(menuTexts);
  }

  /**
   * Returns the code of the game's language, or of the preferred language while the game's language
   * is unknown.
   */
  public String gameLanguage() {
    return gameLanguage.orElse(
        preferredLanguages.isEmpty() ? Languages.ENGLISH : preferredLanguages.get(0));
  }

  /** Returns the program's texts in the current language. */
  public Texts texts() {
    return texts;
  }

  /** Returns the allowed values of the language: automatic first, then two-letter codes. */
  public List<String> choosableLanguages() {
    return Stream.concat(Stream.of(Setting.AUTO), languages.codes().stream()).toList();
  }

  /** Returns the name of a language in that language. */
  public String languageName(String code) {
    return languages.name(code);
  }

  /** Returns the code of the program's language. */
  public String language() {
    return Stream.concat(Stream.of(text(Setting.LANGUAGE)), preferredLanguages.stream())
        .filter(languages::isSupported)
        .findFirst()
        .orElse(Languages.ENGLISH);
  }

  /** Returns whether the program uses English and the player has added no texts. */
  public boolean isPlainEnglish() {
    return languages.isPlainEnglish(language());
  }

  /** Returns a value. */
  public String text(Setting setting) {
    String defaultValue = suggestedValues.getOrDefault(setting, setting.defaultValue());
    return gameValues.getOrDefault(
        setting.path(), generalValues.getOrDefault(setting.path(), defaultValue));
  }

  /** Sets the default value of a setting for this game. */
  public void suggest(Setting setting, String value) {
    suggestedValues.put(setting, value);
  }

  /**
   * Returns whether a setting has the value suggested for the game, and that value is not the
   * default.
   */
  public boolean hasSuggestedValue(Setting setting) {
    return suggestedValues.containsKey(setting)
        && !suggestedValues.get(setting).equals(setting.defaultValue())
        && suggestedValues.get(setting).equals(text(setting));
  }

  /** Sets a value that players of this game can select in the menu with one click. */
  public void propose(Setting setting, String value) {
    proposedValues.put(setting, value);
  }

  /** Returns the value set by {@link #propose}; empty if there is none. */
  public Optional<String> proposedValue(Setting setting) {
    return Optional.ofNullable(proposedValues.get(setting));
  }

  public int number(Setting setting) {
    return Integer.parseInt(text(setting));
  }

  /** Returns whether a setting is switched on. */
  public boolean isOn(Setting setting) {
    return Boolean.parseBoolean(text(setting));
  }

  /** Adds a listener that is called after a setting has been changed. */
  public void onChange(Setting setting, Runnable listener) {
    listeners.computeIfAbsent(setting, any -> new ArrayList<>()).add(listener);
  }

  /** Sets the values that can be chosen for a setting that has no fixed list of values. */
  public void setChoices(Setting setting, List<String> values) {
    choices.put(setting, List.copyOf(values));
  }

  /** Returns the values set by {@link #setChoices}; empty if there are none. */
  public List<String> choices(Setting setting) {
    return choices.getOrDefault(setting, List.of());
  }

  /** Returns the scope of changes. */
  public Scope scope() {
    return scope;
  }

  /** Sets the scope of changes. */
  public void changeScope(Scope newScope) {
    scope = newScope;
  }

  /**
   * Sets the supplier of the reason why a setting currently has no effect.
   *
   * @param reason returns the reason as a sentence; empty if the setting has an effect
   */
  public void setUnavailableReason(Setting setting, Supplier<Optional<String>> reason) {
    unavailableReasons.put(setting, reason);
  }

  /**
   * Returns the reason why a setting currently has no effect; empty if the setting has an effect.
   */
  public Optional<String> unavailableReason(Setting setting) {
    return unavailableReasons.getOrDefault(setting, Optional::empty).get();
  }

  /** Changes a setting in the current {@link #scope}. */
  public void change(Setting setting, String value) {
    change(setting, value, scope == Scope.AUTOMATIC ? setting.isPerGame() : scope == Scope.GAME);
  }

  /** Changes a setting for the current game, regardless of the {@link #scope}. */
  public void changeForGame(Setting setting, String value) {
    change(setting, value, true);
  }

  private void change(Setting setting, String value, boolean isForGame) {
    if (value.equals(text(setting))) {
      return;
    }
    if (!isForGame) {
      generalValues.put(setting.path(), value);
      file.set(setting.section(), setting.key(), value);
    }
    // A value for this game would hide the value for all games.
    boolean isHidden = savedGameKeys.contains(setting.path());
    if (isForGame || isHidden) {
      savedGameKeys.add(setting.path());
      file.set(GAMES + "." + gameName, setting.path(), value);
    }
    gameValues.put(setting.path(), value);
    listeners.getOrDefault(setting, List.of()).forEach(Runnable::run);
  }

  /**
   * Uses a value without writing it to the file, such as a value from the command line.
   *
   * @param value the value; null if the command line has none
   */
  public void override(Setting setting, Object value) {
    if (value != null) {
      gameValues.put(setting.path(), value.toString());
    }
  }

  /** Returns the stored options of a service, by key. */
  public Map<String, String> options(String id) {
    return section(PLUGINS + "." + id);
  }

  /** Stores an option of a service. The service that declares the option checks it. */
  public void changeOption(String id, String key, String value) {
    change(PLUGINS + "." + id, key, value);
  }

  /** Removes a stored option, so that its service uses the default. */
  public void resetOption(String id, String key) {
    generalValues.remove(PLUGINS + "." + id + "." + key);
    file.remove(PLUGINS + "." + id, key);
  }

  /** Removes all stored options of a service. */
  public void resetOptions(String id) {
    generalValues.keySet().removeIf(name -> name.startsWith(PLUGINS + "." + id + "."));
    file.removeSection(PLUGINS + "." + id);
  }

  /** Returns the values of a section without fixed keys. */
  public Map<String, String> section(String name) {
    return SettingsFile.valuesBelow(name, generalValues);
  }

  /** Changes a value in a section without fixed keys. */
  public void change(String section, String key, String value) {
    generalValues.put(section + "." + key, value);
    file.set(section, key, value);
  }
}
