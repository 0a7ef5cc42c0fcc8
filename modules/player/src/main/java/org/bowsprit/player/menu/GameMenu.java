package org.bowsprit.player.menu;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.session.SaveObstacle;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.save.SaveFailedException;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;

/**
 * The menu of a game, with rows to save, load and leave. It asks the player before unsaved play is
 * lost, and shows the reason if an action is not possible.
 */
public final class GameMenu {

  /**
   * The minimum number of seconds of unsaved play for which the menu asks before the play is lost.
   */
  private static final int MIN_SECONDS_TO_ASK = 10;

  private final MenuLayer layer;
  private final SaveTracker saves;
  private final DisplayActions display;
  private final BooleanSupplier isAskingOn;
  private final Consumer<String> notices;
  private final Runnable end;
  private final GameMenuTexts gameTexts;
  private final Texts texts;
  private final List<Supplier<Row>> additionalRows = new ArrayList<>();
  private Optional<Supplier<Page>> startPage = Optional.empty();
  private boolean isAskingToLeave;

  /**
   * Creates a closed menu.
   *
   * @param layer shows the pages
   * @param saves saves and loads
   * @param display shows the system's dialog for files
   * @param isAskingOn returns whether to ask the player before play is lost
   * @param notices shows lines to the player
   * @param end ends the game
   * @param gameTexts the game's own terms
   * @param texts the texts of the program
   */
  GameMenu(
      MenuLayer layer,
      SaveTracker saves,
      DisplayActions display,
      BooleanSupplier isAskingOn,
      Consumer<String> notices,
      Runnable end,
      GameMenuTexts gameTexts,
      Texts texts) {
    this.layer = layer;
    this.saves = saves;
    this.display = display;
    this.isAskingOn = isAskingOn;
    this.notices = notices;
    this.end = end;
    this.gameTexts = gameTexts;
    this.texts = texts;
  }

  /**
   * Adds an entry that opens a page. The page is created when it is opened. The entry's text has
   * the key {@code key}.
   */
  void addPage(String key, Supplier<Page> page) {
    additionalRows.add(() -> Row.action(texts.of(key), () -> layer.open(page.get())));
  }

  /** Adds an entry that performs an action. The entry's text has the key {@code key}. */
  public void addAction(String key, Runnable action) {
    additionalRows.add(
        0,
        () ->
            Row.action(
                    texts.of(key),
                    () -> {
                      layer.close();
                      action.run();
                    })
                .withHint(texts.of(key + ".hint")));
  }

  /** Sets the page that is shown first if the program is started without a game. */
  void setStartPage(Supplier<Page> page) {
    startPage = Optional.of(page);
  }

  /** Opens the start page, if there is one. */
  public void openStart() {
    startPage.ifPresent(page -> layer.open(page.get()));
  }

  /**
   * Ends the game and starts another one. Saves automatically if the game allows saving; otherwise
   * asks first if play would be lost.
   */
  public void leaveForOtherGame(Runnable nextGame) {
    if (hasLittleToLose() || tryAutosave()) {
      nextGame.run();
    } else {
      runConfirmed("ask.other-game", nextGame);
    }
  }

  /** Opens or closes the menu. */
  public void toggle() {
    if (layer.isShown()) {
      layer.dismiss();
    } else {
      layer.open(new MainPage());
    }
  }

  /** Returns whether a page of the menu is visible. */
  public boolean isShown() {
    return layer.isShown();
  }

  /** Returns the text to read aloud; empty while the menu is closed. */
  public String text() {
    return layer.textToReadAloud();
  }

  public void open() {
    if (!layer.isShown()) {
      layer.open(new MainPage());
    }
  }

  /** Opens the list of saved games as the lowest page, so that going back leads to the game. */
  public void openSaves() {
    if (!layer.isShown()) {
      openLoadPage();
    }
  }

  /** The first page of the menu. */
  private final class MainPage implements Page {

    @Override
    public String title() {
      return texts.of("menu.title");
    }

    @Override
    public List<Row> rows() {
      List<Row> rows = new ArrayList<>();
      rows.add(Row.action(gameTexts.of(HostText.PLAY, texts.of("menu.resume")), layer::close));
      rows.add(saveRow());
      rows.add(Row.action(loadLabel(), GameMenu.this::openLoadPage));
      additionalRows.forEach(row -> rows.add(row.get()));
      rows.add(
          Row.action(
              gameTexts.of(HostText.QUIT, texts.of("menu.quit")), GameMenu.this::askToLeave));
      return rows;
    }

    private Row saveRow() {
      String label = gameTexts.of(HostText.SAVE, texts.of("menu.save"));
      return saves
          .reasonNotToSave()
          .map(reason -> Row.unavailable(label, texts.of("menu.not-now", text(reason))))
          .orElseGet(() -> Row.action(label, GameMenu.this::openSavePage));
    }
  }

  private String text(SaveObstacle reason) {
    return switch (reason) {
      case WAITING -> texts.of("no-saving.waiting");
      case NO_ROOM -> texts.of("no-saving.nowhere");
      case FORBIDDEN -> texts.of("no-saving.forbidden");
      case HALTED -> texts.of("no-saving.halted");
    };
  }

  private String loadLabel() {
    return gameTexts.of(HostText.LOAD, texts.of("menu.load"));
  }

  private void openSavePage() {
    attempt(
        () ->
            layer.open(
                new SavePage(
                    saves.slots().list(),
                    saves.slots().firstFree(),
                    texts,
                    this::askNameForNew,
                    this::askNameForReplacement)));
  }

  private void askNameForNew(SaveSlot slot) {
    askForName("save.into", slot, locationName());
  }

  private void askNameForReplacement(SaveListing replaced) {
    String oldTitle = replaced.header().map(SaveHeader::title).orElse("");
    askForName("save.over", replaced.slot(), oldTitle.isEmpty() ? locationName() : oldTitle);
  }

  private void askForName(String key, SaveSlot slot, String defaultName) {
    layer.open(
        new NamePage(
            texts.of(key, slot.name()),
            nameSuggestions(defaultName),
            texts,
            name -> save(slot, name),
            layer::closePage));
  }

  /**
   * Returns names that players without a keyboard can choose. They distinguish saves in the same
   * room.
   */
  private List<String> nameSuggestions(String defaultName) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    String location = locationName();
    String time = new SaveTime(Optional.of(now), texts).shortForm(now);
    return Stream.of(defaultName, location, location + " " + time, location + " 2", location + " 3")
        .distinct()
        .toList();
  }

  private void save(SaveSlot slot, String name) {
    attempt(
        () -> {
          saves.save(slot, name);
          layer.close();
          notices.accept(
              slot.equals(SaveSlot.QUICK)
                  ? texts.of("save.quick.done")
                  : texts.of("save.done", slot.name()));
        });
  }

  private void openLoadPage() {
    attempt(
        () ->
            layer.open(
                new LoadPage(
                    saves.slots().list(),
                    texts,
                    this::askToLoad,
                    this::askToLoadBackup,
                    this::openSavedGames)));
  }

  private void openSavedGames() {
    attempt(new SavedGamesMenu(layer, saves.slots(), display, texts)::open);
  }

  private void askToLoad(SaveListing listing) {
    runConfirmed("ask.load", () -> load(() -> saves.load(listing.slot())));
  }

  private void askToLoadBackup(SaveListing listing) {
    runConfirmed("ask.load", () -> load(() -> saves.loadBackup(listing.slot())));
  }

  private void load(Runnable loading) {
    attempt(
        () -> {
          loading.run();
          layer.close();
        });
  }

  /** Saves into the quick slot, unless no game has been started yet. */
  public void quickSave() {
    if (layer.isStart()) {
      return;
    }
    Optional<SaveObstacle> reason = saves.reasonNotToSave();
    if (reason.isPresent()) {
      notices.accept(texts.of("save.refused", text(reason.get())));
    } else {
      save(SaveSlot.QUICK, locationName());
    }
  }

  /** Loads from the quick slot, unless no game has been started yet. */
  public void quickLoad() {
    if (layer.isStart()) {
      return;
    }
    if (!saves.hasQuickSave()) {
      notices.accept(texts.of("quick-load.none"));
      return;
    }
    runConfirmed("ask.quick-load", () -> load(() -> saves.load(SaveSlot.QUICK)));
  }

  /**
   * Leaves the game. Saves it automatically if the game allows saving; otherwise asks first if play
   * would be lost.
   */
  public void leave() {
    if ((isAskingToLeave && layer.isShown()) || hasLittleToLose() || tryAutosave()) {
      end.run();
    } else {
      runConfirmed("ask.quit", end);
      isAskingToLeave = layer.isShown();
    }
  }

  /**
   * Leaves the game after the player has confirmed it, unless such questions are turned off. The
   * question says what happens to unsaved play. The menu asks because the row is next to others and
   * is easily chosen by mistake.
   */
  void askToLeave() {
    if (!isAskingOn.getAsBoolean()) {
      leave();
    } else if (hasLittleToLose() || saves.reasonNotToSave().isEmpty()) {
      askToQuit(nothingLostText(), this::leave);
    } else {
      askToQuit(lossText(), end);
    }
  }

  /** Asks with the game's own text, and accepts the game's key for yes. */
  private void askToQuit(String consequence, Runnable quit) {
    isAskingToLeave = false;
    layer.open(
        new QuestionPage(
            gameTexts.of(HostText.QUIT_QUESTION, texts.of("ask.quit.title")),
            answers(consequence, gameTexts.of(HostText.QUIT, texts.of("ask.quit")), quit),
            key -> gameTexts.isYes(HostText.QUIT_QUESTION, key),
            quit));
  }

  /** Returns the name of the current room, or its number if it has no name. */
  private String locationName() {
    return texts.translate(saves.locationName());
  }

  private String nothingLostText() {
    return hasLittleToLose()
        ? texts.of("ask.nothing-lost")
        : texts.of("ask.autosaved", loadLabel());
  }

  private boolean tryAutosave() {
    try {
      return saves.autosave();
    } catch (SaveFailedException e) {
      notices.accept(texts.translate(e.getMessage()));
      return false;
    }
  }

  private boolean hasLittleToLose() {
    return saves.unsavedSeconds() < MIN_SECONDS_TO_ASK;
  }

  /**
   * Performs an action that loses play. Asks for confirmation first, unless the player has turned
   * this off or little play would be lost.
   *
   * @param key the key of the question's text
   */
  void runConfirmed(String key, Runnable action) {
    if (hasLittleToLose() || !isAskingOn.getAsBoolean()) {
      action.run();
      return;
    }
    isAskingToLeave = false;
    layer.open(
        QuestionPage.of(texts.of(key + ".title"), answers(lossText(), texts.of(key), action)));
  }

  private String lossText() {
    return texts.of("ask.lost", lossDuration());
  }

  private List<Row> answers(String consequence, String action, Runnable task) {
    return List.of(
        Row.text(consequence),
        Row.text(" "),
        Row.action(gameTexts.of(HostText.CANCEL, texts.of("menu.back")), layer::closePage),
        Row.action(action, task));
  }

  private String lossDuration() {
    long seconds = saves.unsavedSeconds();
    long minutes = Math.round(seconds / 60.0);
    return seconds < 60
        ? texts.plural("span.seconds", seconds)
        : texts.plural("span.minutes", minutes);
  }

  private void attempt(Runnable action) {
    try {
      action.run();
    } catch (SaveFailedException e) {
      showMessage(texts.of("load.failed"), texts.translate(e.getMessage()));
    }
  }

  private void showMessage(String title, String message) {
    layer.open(
        QuestionPage.of(
            title,
            List.of(
                Row.text(message),
                Row.text(" "),
                Row.action(texts.of("menu.back"), layer::closePage))));
  }

  /**
   * Shows that the game has halted, and offers actions to continue.
   *
   * @param sentences the sentences that describe what happened
   * @param retry rewinds a few seconds
   */
  public void showHalted(List<String> sentences, Runnable retry) {
    List<Row> rows = new ArrayList<>();
    sentences.forEach(sentence -> rows.add(Row.text(sentence)));
    rows.add(Row.text(" "));
    rows.add(
        Row.action(
            texts.of("halted.retry"),
            () -> {
              layer.close();
              retry.run();
            }));
    rows.add(Row.action(texts.of("halted.last-save"), this::loadNewest));
    rows.add(Row.action(loadLabel(), this::openLoadPage));
    rows.add(Row.action(gameTexts.of(HostText.QUIT, texts.of("menu.quit")), end));
    layer.close();
    layer.open(QuestionPage.of(texts.of("halted.title"), rows));
  }

  private void loadNewest() {
    attempt(
        () -> {
          Optional<SaveListing> last =
              SavedGameRows.newestFirst(saves.slots().list()).stream()
                  .filter(listing -> listing.problem().isEmpty())
                  .findFirst();
          if (last.isPresent()) {
            load(() -> saves.load(last.get().slot()));
          } else {
            showMessage(texts.of("halted.no-save.title"), texts.of("halted.no-save"));
          }
        });
  }
}
