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
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.engine.session.NoSaving;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveTrouble;
import org.bowsprit.player.text.Texts;

/**
 * What a player can do about a game besides playing it: save, load, leave, each with a question
 * before play is lost, and with a sentence where it cannot be done.
 */
public final class GameMenu {

  private static final int LITTLE = 10;

  private final MenuLayer layer;
  private final SaveTracker saves;
  private final BooleanSupplier asks;
  private final Consumer<String> notices;
  private final Runnable end;
  private final GameWords words;
  private final Texts texts;
  private final List<Supplier<Row>> more = new ArrayList<>();
  private Optional<Supplier<Page>> start = Optional.empty();
  private boolean asksToLeave;

  /**
   * Makes a menu that is closed.
   *
   * @param layer shows its pages
   * @param saves saves and loads
   * @param asks whether the player wants to be asked before play is lost
   * @param notices takes lines for the player
   * @param end ends the game
   * @param words what the game itself calls things
   * @param texts what the program says
   */
  GameMenu(
      MenuLayer layer,
      SaveTracker saves,
      BooleanSupplier asks,
      Consumer<String> notices,
      Runnable end,
      GameWords words,
      Texts texts) {
    this.layer = layer;
    this.saves = saves;
    this.asks = asks;
    this.notices = notices;
    this.end = end;
    this.words = words;
    this.texts = texts;
  }

  /** Adds a page that the menu leads to, made when it is opened; its text has a key. */
  void lead(String key, Supplier<Page> page) {
    more.add(() -> Row.action(texts.of(key), () -> layer.open(page.get())));
  }

  /** Offers to do something, with a sentence about it; its text has a key. */
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

  /** Tells which page the program begins with where it is not told which game to play. */
  void beginWith(Supplier<Page> page) {
    start = Optional.of(page);
  }

  /** Opens the page that the program begins with, if there is one. */
  public void openStart() {
    start.ifPresent(page -> layer.open(page.get()));
  }

  /** Ends the game for another one, saved by itself if it allows that; asks first if it must. */
  public void leaveFor(Runnable change) {
    if (isSafe() || savesItself()) {
      change.run();
    } else {
      unlessAtStake("ask.other-game", change);
    }
  }

  /** Opens the menu, or closes it. */
  public void toggle() {
    if (layer.isShown()) {
      layer.dismiss();
    } else {
      layer.open(new MainPage());
    }
  }

  /** Returns whether a page of it is to be seen. */
  public boolean isShown() {
    return layer.isShown();
  }

  /** Returns what of it is to be read aloud; empty while it is closed. */
  public String told() {
    return layer.told();
  }

  /** Opens the menu. */
  public void open() {
    if (!layer.isShown()) {
      layer.open(new MainPage());
    }
  }

  /** Opens the list of saved games; from there one goes back to the game. */
  public void openSaves() {
    if (!layer.isShown()) {
      chooseToLoad();
    }
  }

  /** The menu's first page. */
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
        () -> layer.open(new SavePage(saves.list(), texts, this::nameNew, this::nameReplacement)));
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

  /** Who has no keyboard chooses between names that tell saves of one room apart. */
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
        () -> layer.open(new LoadPage(saves.list(), texts, this::askToLoad, this::askForBackup)));
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

  /** Saves into the quick slot, unless no game is played yet. */
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

  /** Loads from the quick slot, unless no game is played yet. */
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

  /** Leaves the game, saved by itself if it allows that; asks first if play would be lost. */
  public void leave() {
    if ((asksToLeave && layer.isShown()) || isSafe() || savesItself()) {
      end.run();
    } else {
      unlessAtStake("ask.quit", end);
      asksToLeave = layer.isShown();
    }
  }

  /** Its row is one below others, and a hand may slip: says first what becomes of the game. */
  void askToLeave() {
    if (!asks.getAsBoolean()) {
      leave();
    } else if (isSafe() || saves.reasonNotToSave().isEmpty()) {
      askToQuit(kept(), this::leave);
    } else {
      askToQuit(lost(), end);
    }
  }

  /** Asks as the game itself would, and takes its key for yes. */
  private void askToQuit(String consequence, Runnable quit) {
    asksToLeave = false;
    layer.open(
        new QuestionPage(
            words.of(HostText.QUIT_QUESTION, texts.of("ask.quit.title")),
            answers(consequence, words.of(HostText.QUIT, texts.of("ask.quit")), quit),
            key -> words.isYes(HostText.QUIT_QUESTION, key),
            quit));
  }

  /** Returns where the game is: a room without a name is called by its number. */
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
    return saves.secondsAtStake() < LITTLE;
  }

  /** Does what loses play at once if there is little to lose, else asks; its text has a key. */
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
   * Says that the game has halted, and offers ways on.
   *
   * @param sentences what has happened
   * @param retry goes a few seconds back
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
              SlotRows.newestFirst(saves.list()).stream()
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
