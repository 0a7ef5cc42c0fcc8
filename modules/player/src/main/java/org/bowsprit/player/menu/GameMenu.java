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
import org.bowsprit.engine.session.NoSaving;
import org.bowsprit.player.control.DisplayActions;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveTrouble;

/**
 * The menu of a game, with rows to save, load and leave. It asks before play is lost, and says why
 * an action is not possible.
 */
public final class GameMenu {

  /** The number of seconds of unsaved play from which the menu asks before the play is lost. */
  private static final int SECONDS_WORTH_ASKING = 10;

  private final MenuLayer layer;
  private final SaveTracker saves;
  private final DisplayActions display;
  private final BooleanSupplier asks;
  private final Consumer<String> notices;
  private final Runnable end;
  private final GameWords words;
  private final Texts texts;
  private final List<Supplier<Row>> more = new ArrayList<>();
  private Optional<Supplier<Page>> start = Optional.empty();
  private boolean asksToLeave;

  /**
   * Creates a closed menu.
   *
   * @param layer shows the pages
   * @param saves saves and loads
   * @param display shows the system's dialog for files
   * @param asks returns whether to ask the player before play is lost
   * @param notices shows lines to the player
   * @param end ends the game
   * @param words the game's own terms
   * @param texts the texts of the program
   */
  GameMenu(
      MenuLayer layer,
      SaveTracker saves,
      DisplayActions display,
      BooleanSupplier asks,
      Consumer<String> notices,
      Runnable end,
      GameWords words,
      Texts texts) {
    this.layer = layer;
    this.saves = saves;
    this.display = display;
    this.asks = asks;
    this.notices = notices;
    this.end = end;
    this.words = words;
    this.texts = texts;
  }

  /**
   * Adds an entry that opens a page. The page is created when it is opened. The entry's text has
   * the key {@code key}.
   */
  void lead(String key, Supplier<Page> page) {
    more.add(() -> Row.action(texts.of(key), () -> layer.open(page.get())));
  }

  /** Adds an entry that performs an action. The entry's text has the key {@code key}. */
  public void offer(String key, Runnable action) {
    more.add(
        0,
        () ->
            Row.action(
                    texts.of(key),
                    () -> {
                      layer.close();
                      action.run();
                    })
                .hinting(texts.of(key + ".hint")));
  }

  /** Sets the page that is shown first if the program is started without a game. */
  void beginWith(Supplier<Page> page) {
    start = Optional.of(page);
  }

  /** Opens the start page, if there is one. */
  public void openStart() {
    start.ifPresent(page -> layer.open(page.get()));
  }

  /**
   * Ends the game in favour of another one. Saves it automatically if the game allows saving;
   * otherwise asks first if play would be lost.
   */
  public void leaveFor(Runnable change) {
    if (isSafe() || savesItself()) {
      change.run();
    } else {
      unlessAtStake("ask.other-game", change);
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
  public String told() {
    return layer.told();
  }

  public void open() {
    if (!layer.isShown()) {
      layer.open(new MainPage());
    }
  }

  /** Opens the list of saved games. Going back leads to the game. */
  public void openSaves() {
    if (!layer.isShown()) {
      chooseToLoad();
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
      rows.add(Row.action(words.of(HostText.PLAY, texts.of("menu.resume")), layer::close));
      rows.add(saving());
      rows.add(Row.action(loading(), GameMenu.this::chooseToLoad));
      more.forEach(row -> rows.add(row.get()));
      rows.add(
          Row.action(words.of(HostText.QUIT, texts.of("menu.quit")), GameMenu.this::askToLeave));
      return rows;
    }

    private Row saving() {
      String label = words.of(HostText.SAVE, texts.of("menu.save"));
      return saves
          .reasonNotToSave()
          .map(reason -> Row.refused(label, texts.of("menu.not-now", told(reason))))
          .orElseGet(() -> Row.action(label, GameMenu.this::chooseToSave));
    }
  }

  private String told(NoSaving reason) {
    return switch (reason) {
      case WAITING -> texts.of("no-saving.waiting");
      case NOWHERE -> texts.of("no-saving.nowhere");
      case FORBIDDEN -> texts.of("no-saving.forbidden");
      case HALTED -> texts.of("no-saving.halted");
    };
  }

  private String loading() {
    return words.of(HostText.LOAD, texts.of("menu.load"));
  }

  private void chooseToSave() {
    attempt(
        () ->
            layer.open(
                new SavePage(
                    saves.slots().list(),
                    saves.slots().free(),
                    texts,
                    this::nameNew,
                    this::nameReplacement)));
  }

  private void nameNew(SaveSlot slot) {
    name("save.into", slot, place());
  }

  private void nameReplacement(SaveListing taken) {
    String before = taken.header().map(SaveHeader::title).orElse("");
    name("save.over", taken.slot(), before.isEmpty() ? place() : before);
  }

  private void name(String key, SaveSlot slot, String offered) {
    layer.open(
        new NamePage(
            texts.of(key, slot.name()),
            names(offered),
            texts,
            name -> save(slot, name),
            layer::back));
  }

  /**
   * Returns names to choose from for players without a keyboard. They distinguish saves in the same
   * room.
   */
  private List<String> names(String offered) {
    LocalDateTime now = LocalDateTime.now(ZoneId.systemDefault());
    String here = place();
    String time = new SavedAt(Optional.of(now), texts).brief(now);
    return Stream.of(offered, here, here + " " + time, here + " 2", here + " 3")
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

  private void chooseToLoad() {
    attempt(
        () ->
            layer.open(
                new LoadPage(
                    saves.slots().list(),
                    texts,
                    this::askToLoad,
                    this::askForBackup,
                    this::arrange)));
  }

  private void arrange() {
    attempt(new SavedGamesMenu(layer, saves.slots(), display, texts)::open);
  }

  private void askToLoad(SaveListing listing) {
    unlessAtStake("ask.load", () -> load(() -> saves.load(listing.slot())));
  }

  private void askForBackup(SaveListing listing) {
    unlessAtStake("ask.load", () -> load(() -> saves.loadBackup(listing.slot())));
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
    Optional<NoSaving> reason = saves.reasonNotToSave();
    if (reason.isPresent()) {
      notices.accept(texts.of("save.refused", told(reason.get())));
    } else {
      save(SaveSlot.QUICK, place());
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
    unlessAtStake("ask.quick-load", () -> load(() -> saves.load(SaveSlot.QUICK)));
  }

  /**
   * Leaves the game. Saves it automatically if the game allows saving; otherwise asks first if play
   * would be lost.
   */
  public void leave() {
    if ((asksToLeave && layer.isShown()) || isSafe() || savesItself()) {
      end.run();
    } else {
      unlessAtStake("ask.quit", end);
      asksToLeave = layer.isShown();
    }
  }

  /**
   * Asks first and says what happens to the game, because this row is next to others and easily
   * chosen by mistake.
   */
  void askToLeave() {
    if (!asks.getAsBoolean()) {
      leave();
    } else if (isSafe() || saves.reasonNotToSave().isEmpty()) {
      askToQuit(kept(), this::leave);
    } else {
      askToQuit(lost(), end);
    }
  }

  /** Asks in the game's own words, and accepts the game's key for yes. */
  private void askToQuit(String consequence, Runnable quit) {
    asksToLeave = false;
    layer.open(
        new QuestionPage(
            words.of(HostText.QUIT_QUESTION, texts.of("ask.quit.title")),
            answers(consequence, words.of(HostText.QUIT, texts.of("ask.quit")), quit),
            key -> words.isYes(HostText.QUIT_QUESTION, key),
            quit));
  }

  /** Returns the current location. A room without a name is called by its number. */
  private String place() {
    return texts.translated(saves.place());
  }

  private String kept() {
    return isSafe() ? texts.of("ask.nothing-lost") : texts.of("ask.autosaved", loading());
  }

  private boolean savesItself() {
    try {
      return saves.autosave();
    } catch (SaveTrouble e) {
      notices.accept(texts.translated(e.getMessage()));
      return false;
    }
  }

  private boolean isSafe() {
    return saves.secondsAtStake() < SECONDS_WORTH_ASKING;
  }

  /**
   * Performs an action that loses play. Asks for confirmation first, unless the player has turned
   * this off or little play would be lost.
   *
   * @param key the key of the question's text
   */
  void unlessAtStake(String key, Runnable doing) {
    if (isSafe() || !asks.getAsBoolean()) {
      doing.run();
      return;
    }
    asksToLeave = false;
    layer.open(QuestionPage.of(texts.of(key + ".title"), answers(lost(), texts.of(key), doing)));
  }

  private String lost() {
    return texts.of("ask.lost", span());
  }

  private List<Row> answers(String consequence, String action, Runnable doing) {
    return List.of(
        Row.text(consequence),
        Row.text(" "),
        Row.action(words.of(HostText.CANCEL, texts.of("menu.back")), layer::back),
        Row.action(action, doing));
  }

  private String span() {
    long seconds = saves.secondsAtStake();
    long minutes = Math.round(seconds / 60.0);
    return seconds < 60
        ? texts.counted("span.seconds", seconds)
        : texts.counted("span.minutes", minutes);
  }

  private void attempt(Runnable action) {
    try {
      action.run();
    } catch (SaveTrouble e) {
      tell(texts.of("load.failed"), texts.translated(e.getMessage()));
    }
  }

  private void tell(String title, String sentence) {
    layer.open(
        QuestionPage.of(
            title,
            List.of(
                Row.text(sentence),
                Row.text(" "),
                Row.action(texts.of("menu.back"), layer::back))));
  }

  /**
   * Shows that the game has halted, and offers ways to continue.
   *
   * @param sentences the sentences that describe what happened
   * @param retry rewinds a few seconds
   */
  public void halted(List<String> sentences, Runnable retry) {
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
    rows.add(Row.action(texts.of("halted.last-save"), this::loadLast));
    rows.add(Row.action(loading(), this::chooseToLoad));
    rows.add(Row.action(words.of(HostText.QUIT, texts.of("menu.quit")), end));
    layer.close();
    layer.open(QuestionPage.of(texts.of("halted.title"), rows));
  }

  private void loadLast() {
    attempt(
        () -> {
          Optional<SaveListing> last =
              SlotRows.newestFirst(saves.slots().list()).stream()
                  .filter(listing -> listing.trouble().isEmpty())
                  .findFirst();
          if (last.isPresent()) {
            load(() -> saves.load(last.get().slot()));
          } else {
            tell(texts.of("halted.no-save.title"), texts.of("halted.no-save"));
          }
        });
  }
}
