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
import org.bowsprit.player.text.Languages;
import org.bowsprit.player.text.Texts;

/**
 * The settings in force while a game is played: the game's own, else the player's, else the usual
 * ones. A change is written to the file at once and told to its listeners.
 */
public final class Settings {

  private static final String GAMES = "game";
  private static final String PLUGINS = "plugin";

  private final SettingsFile file;
  private final String game;
  private final Map<String, String> everywhere;
  private final Map<String, String> here;
  private final Set<String> ofGame;
  private final Map<Setting, List<Runnable>> listeners = new EnumMap<>(Setting.class);
  private final Languages languages;
  private final Texts texts;
  private final Map<Setting, List<String>> offers = new EnumMap<>(Setting.class);
  private final Map<Setting, Supplier<Optional<String>>> obstacles = new EnumMap<>(Setting.class);
  private final Map<Setting, String> suggested = new EnumMap<>(Setting.class);
  private final Map<Setting, String> proposed = new EnumMap<>(Setting.class);
  private List<String> preferred = List.of();
  private Optional<String> spoken = Optional.empty();
  private Scope scope = Scope.USUAL;

  /** What a change is for. */
  public enum Scope {
    /** The game that is played for what games differ in, else all games. */
    USUAL,
    /** The game that is played. */
    GAME,
    /** All games. */
    ALL
  }

  private Settings(
      SettingsFile file, String game, Map<String, String> everywhere, Map<String, String> here) {
    this.file = file;
    this.game = game;
    this.everywhere = everywhere;
    this.here = here;
    ofGame = new HashSet<>(here.keySet());
    languages = new Languages(file.languages());
    texts = new Texts(this::isPlainEnglish, () -> languages.texts(language()));
  }

  /**
   * Reads the settings for a game.
   *
   * @param file the file they are in
   * @param game the game's name in the file
   * @param notes takes a line for everything in the file that makes no sense
   */
  public static Settings of(SettingsFile file, String game, Consumer<String> notes) {
    Map<String, String> everywhere = file.read(notes);
    Map<String, String> here = SettingsFile.below(GAMES + "." + game, everywhere);
    for (Setting setting : Setting.values()) {
      check(setting, everywhere, notes);
      check(setting, here, notes);
    }
    Settings settings = new Settings(file, game, everywhere, here);
    settings.checkLanguage(notes);
    return settings;
  }

  private static void check(Setting setting, Map<String, String> values, Consumer<String> notes) {
    String value = values.get(setting.path());
    if (value != null && !setting.allowed().allow(value)) {
      values.remove(setting.path());
      notes.accept(
          "settings: " + setting.path() + ": " + setting.allowed().described() + ", not " + value);
    }
  }

  private void checkLanguage(Consumer<String> notes) {
    String wanted = text(Setting.LANGUAGE);
    if (!wanted.equals(Setting.AUTO) && !languages.speaks(wanted)) {
      notes.accept(
          "settings: "
              + Setting.LANGUAGE.path()
              + ": choose one of "
              + String.join(", ", choosableLanguages())
              + ", not "
              + wanted);
    }
  }

  /**
   * Tells which languages the program is to speak where the player has chosen none.
   *
   * @param codes of two letters each, the best first; those that it does not speak are passed over
   */
  public void preferLanguages(List<String> codes) {
    preferred = List.copyOf(codes);
  }

  /**
   * Tells which language the game speaks from now on.
   *
   * @param code of two letters
   * @param leads whether the program speaks it too, unless the player has chosen one
   */
  public void changeGameLanguage(String code, boolean leads) {
    spoken = Optional.of(code);
    if (leads) {
      preferred = Stream.concat(Stream.of(code), preferred.stream()).distinct().toList();
    }
  }

  /**
   * Returns the language that the game tells by its own words for a menu.
   *
   * @param words the words
   * @return the code; empty if they are of no language, or of several alike
   */
  public Optional<String> languageOf(List<String> words) {
    return languages.ofMenu(words);
  }

  /** Returns the code of the game's language; as long as that is not known, the preferred one. */
  public String gameLanguage() {
    return spoken.orElse(preferred.isEmpty() ? Languages.ENGLISH : preferred.get(0));
  }

  /** Returns the program's texts, in the language that is wanted at the moment. */
  public Texts texts() {
    return texts;
  }

  /** Returns what the language may be set to: automatic first, then codes of two letters. */
  public List<String> choosableLanguages() {
    return Stream.concat(Stream.of(Setting.AUTO), languages.codes().stream()).toList();
  }

  /** Returns what a language calls itself. */
  public String languageName(String code) {
    return languages.name(code);
  }

  /** Returns the code of the language that the program speaks. */
  public String language() {
    return Stream.concat(Stream.of(text(Setting.LANGUAGE)), preferred.stream())
        .filter(languages::speaks)
        .findFirst()
        .orElse(Languages.ENGLISH);
  }

  /** Returns whether the program speaks English, and none of the player's own. */
  public boolean isPlainEnglish() {
    return languages.isPlainEnglish(language());
  }

  /** Returns a value. */
  public String text(Setting setting) {
    String usual = suggested.getOrDefault(setting, setting.usual());
    return here.getOrDefault(setting.path(), everywhere.getOrDefault(setting.path(), usual));
  }

  /** Tells what a setting is for this game as long as the player has chosen nothing. */
  public void suggest(Setting setting, String value) {
    suggested.put(setting, value);
  }

  /** Returns whether a setting is what was suggested for the game, and not what it usually is. */
  public boolean isAsSuggested(Setting setting) {
    return suggested.containsKey(setting)
        && !suggested.get(setting).equals(setting.usual())
        && suggested.get(setting).equals(text(setting));
  }

  /** Tells which value of a setting this game's players are offered with one click. */
  public void propose(Setting setting, String value) {
    proposed.put(setting, value);
  }

  /** Returns the value of a setting that is offered with one click, if there is one. */
  public Optional<String> proposed(Setting setting) {
    return Optional.ofNullable(proposed.get(setting));
  }

  public int number(Setting setting) {
    return Integer.parseInt(text(setting));
  }

  /** Returns whether something is wished. */
  public boolean isOn(Setting setting) {
    return Boolean.parseBoolean(text(setting));
  }

  /** Tells who hears that a setting was changed. */
  public void onChange(Setting setting, Runnable listener) {
    listeners.computeIfAbsent(setting, any -> new ArrayList<>()).add(listener);
  }

  /** Tells what a setting whose values no list here knows can be chosen from. */
  public void offer(Setting setting, List<String> values) {
    offers.put(setting, List.copyOf(values));
  }

  /** Returns what was offered for a setting; empty for nothing. */
  public List<String> offered(Setting setting) {
    return offers.getOrDefault(setting, List.of());
  }

  /** Returns what changes are for from now on. */
  public Scope scope() {
    return scope;
  }

  /** Has changes be for something else from now on. */
  public void changeScope(Scope wanted) {
    scope = wanted;
  }

  /**
   * Tells who knows why a setting has no effect at the moment.
   *
   * @param obstacle tells it in a sentence; empty while there is nothing in its way
   */
  public void onAsking(Setting setting, Supplier<Optional<String>> obstacle) {
    obstacles.put(setting, obstacle);
  }

  /** Returns why a setting has no effect at the moment; empty if it has. */
  public Optional<String> obstacle(Setting setting) {
    return obstacles.getOrDefault(setting, Optional::empty).get();
  }

  /** Changes a setting, for what the {@link #scope} says. */
  public void change(Setting setting, String value) {
    change(setting, value, scope == Scope.USUAL ? setting.isOfGame() : scope == Scope.GAME);
  }

  /** Changes a setting for the game that is played, whatever the {@link #scope} says. */
  public void changeForGame(Setting setting, String value) {
    change(setting, value, true);
  }

  private void change(Setting setting, String value, boolean forGame) {
    if (value.equals(text(setting))) {
      return;
    }
    if (!forGame) {
      everywhere.put(setting.path(), value);
      file.set(setting.section(), setting.key(), value);
    }
    // What a game has of its own would hide what is set for all.
    boolean isHidden = ofGame.contains(setting.path());
    if (forGame || isHidden) {
      ofGame.add(setting.path());
      file.set(GAMES + "." + game, setting.path(), value);
    }
    here.put(setting.path(), value);
    listeners.getOrDefault(setting, List.of()).forEach(Runnable::run);
  }

  /**
   * Uses a value from now on without writing it down: what the command line says.
   *
   * @param value the value; null if the command line says nothing
   */
  public void override(Setting setting, Object value) {
    if (value != null) {
      here.put(setting.path(), value.toString());
    }
  }

  /** Returns the options that are kept for a service, by key. */
  public Map<String, String> options(String id) {
    return section(PLUGINS + "." + id);
  }

  /** Keeps an option of a service; who declares it checks it. */
  public void changeOption(String id, String key, String value) {
    change(PLUGINS + "." + id, key, value);
  }

  /** Forgets an option that was kept: it is as its service usually has it. */
  public void resetOption(String id, String key) {
    everywhere.remove(PLUGINS + "." + id + "." + key);
    file.remove(PLUGINS + "." + id, key);
  }

  /** Forgets all options that were kept for a service. */
  public void resetOptions(String id) {
    everywhere.keySet().removeIf(name -> name.startsWith(PLUGINS + "." + id + "."));
    file.removeSection(PLUGINS + "." + id);
  }

  /** Returns the values of a section that has no fixed keys. */
  public Map<String, String> section(String name) {
    return SettingsFile.below(name, everywhere);
  }

  /** Changes a value of a section that has no fixed keys. */
  public void change(String section, String key, String value) {
    everywhere.put(section + "." + key, value);
    file.set(section, key, value);
  }
}
