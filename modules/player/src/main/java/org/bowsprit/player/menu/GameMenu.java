package org.bowsprit.player.menu;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.bowsprit.engine.HostText;
import org.bowsprit.engine.save.SaveHeader;
import org.bowsprit.player.game.SaveTracker;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlot;
import org.bowsprit.player.save.SaveTrouble;

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
  private final List<Row> more = new ArrayList<>();
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
   */
  GameMenu(
      MenuLayer layer,
      SaveTracker saves,
      BooleanSupplier asks,
      Consumer<String> notices,
      Runnable end,
      GameWords words) {
    this.layer = layer;
    this.saves = saves;
    this.asks = asks;
    this.notices = notices;
    this.end = end;
    this.words = words;
  }

  /** Adds a page that the menu leads to, made when it is opened. */
  void lead(String label, Supplier<Page> page) {
    more.add(Row.action(label, () -> layer.open(page.get())));
  }

  /** Ends the game for another one, saved by itself if it allows that; asks first if it must. */
  public void leaveFor(Runnable change) {
    if (isSafe() || savesItself()) {
      change.run();
    } else {
      unlessAtStake("Play the other game", change);
    }
  }

  /** Opens the menu, or closes it. */
  public void toggle() {
    if (layer.isShown()) {
      layer.close();
    } else {
      layer.open(new MainPage());
    }
  }

  /** Returns whether a page of it is to be seen. */
  public boolean isShown() {
    return layer.isShown();
  }

  /** Opens the menu. */
  public void open() {
    if (!layer.isShown()) {
      layer.open(new MainPage());
    }
  }

  /** The menu's first page. */
  private final class MainPage implements Page {

    @Override
    public String title() {
      return "Bowsprit";
    }

    @Override
    public List<Row> rows() {
      List<Row> rows = new ArrayList<>();
      rows.add(Row.action(words.of(HostText.PLAY, "Go on playing"), layer::close));
      rows.add(saving());
      rows.add(Row.action(loading(), GameMenu.this::chooseToLoad));
      rows.addAll(more);
      rows.add(Row.action(words.of(HostText.QUIT, "Leave the game"), GameMenu.this::askToLeave));
      return rows;
    }

    private Row saving() {
      String label = words.of(HostText.SAVE, "Save the game");
      return saves
          .reasonNotToSave()
          .map(reason -> Row.refused(label, "Not now: " + reason + "."))
          .orElseGet(() -> Row.action(label, GameMenu.this::chooseToSave));
    }
  }

  private String loading() {
    return words.of(HostText.LOAD, "Load a game");
  }

  private void chooseToSave() {
    attempt(() -> layer.open(new SavePage(saves.list(), this::nameNew, this::nameReplacement)));
  }

  private void nameNew(SaveSlot slot) {
    name("Save into slot ", slot, saves.place());
  }

  private void nameReplacement(SaveListing taken) {
    String before = taken.header().map(SaveHeader::title).orElse("");
    name("Save over slot ", taken.slot(), before.isEmpty() ? saves.place() : before);
  }

  private void name(String title, SaveSlot slot, String offered) {
    layer.open(new NamePage(title + slot.name(), offered, name -> save(slot, name), layer::back));
  }

  private void save(SaveSlot slot, String name) {
    attempt(
        () -> {
          saves.save(slot, name);
          layer.close();
          notices.accept(
              slot.equals(SaveSlot.QUICK)
                  ? "Saved: quick load comes back here."
                  : "Saved in slot " + slot.name() + ".");
        });
  }

  private void chooseToLoad() {
    attempt(() -> layer.open(new LoadPage(saves.list(), this::askToLoad, this::askForBackup)));
  }

  private void askToLoad(SaveListing listing) {
    unlessAtStake("Load", () -> load(() -> saves.load(listing.slot())));
  }

  private void askForBackup(SaveListing listing) {
    unlessAtStake("Load", () -> load(() -> saves.loadBackup(listing.slot())));
  }

  private void load(Runnable loading) {
    attempt(
        () -> {
          loading.run();
          layer.close();
        });
  }

  /** Saves into the quick slot. */
  public void quickSave() {
    Optional<String> reason = saves.reasonNotToSave();
    if (reason.isPresent()) {
      notices.accept("Not saved: " + reason.get() + ".");
    } else {
      save(SaveSlot.QUICK, "Quick save");
    }
  }

  /** Loads from the quick slot. */
  public void quickLoad() {
    if (!saves.hasQuickSave()) {
      notices.accept("There is no quick save yet.");
      return;
    }
    unlessAtStake("Load the quick save", () -> load(() -> saves.load(SaveSlot.QUICK)));
  }

  /** Leaves the game, saved by itself if it allows that; asks first if play would be lost. */
  public void leave() {
    if ((asksToLeave && layer.isShown()) || isSafe() || savesItself()) {
      end.run();
    } else {
      unlessAtStake("Leave", end);
      asksToLeave = layer.isShown();
    }
  }

  /** Its row is one below others, and a hand may slip: says first what becomes of the game. */
  private void askToLeave() {
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
            words.of(HostText.QUIT_QUESTION, "Leave the game?"),
            answers(consequence, words.of(HostText.QUIT, "Leave"), quit),
            key -> words.isYes(HostText.QUIT_QUESTION, key),
            quit));
  }

  private String kept() {
    return isSafe()
        ? "Nothing of it would be lost."
        : "It saves itself: \"" + loading() + "\" goes on with it.";
  }

  private boolean savesItself() {
    try {
      return saves.autosave();
    } catch (SaveTrouble e) {
      notices.accept(e.getMessage());
      return false;
    }
  }

  private boolean isSafe() {
    return saves.secondsAtStake() < LITTLE;
  }

  /** Does what loses play at once if there is little to lose, else asks. */
  void unlessAtStake(String action, Runnable doing) {
    if (isSafe() || !asks.getAsBoolean()) {
      doing.run();
      return;
    }
    asksToLeave = false;
    layer.open(QuestionPage.of(action + "?", answers(lost(), action, doing)));
  }

  private String lost() {
    return "The last " + span() + " of play would be lost.";
  }

  private List<Row> answers(String consequence, String action, Runnable doing) {
    return List.of(
        Row.text(consequence),
        Row.text(" "),
        Row.action(words.of(HostText.CANCEL, "Go back"), layer::back),
        Row.action(action, doing));
  }

  private String span() {
    long seconds = saves.secondsAtStake();
    long minutes = Math.round(seconds / 60.0);
    return seconds < 60 ? seconds + " seconds" : minutes + (minutes == 1 ? " minute" : " minutes");
  }

  private void attempt(Runnable action) {
    try {
      action.run();
    } catch (SaveTrouble e) {
      tell("That did not work", e.getMessage());
    }
  }

  private void tell(String title, String sentence) {
    layer.open(
        QuestionPage.of(
            title, List.of(Row.text(sentence), Row.text(" "), Row.action("Go back", layer::back))));
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
            "Try again from a few seconds before",
            () -> {
              layer.close();
              retry.run();
            }));
    rows.add(Row.action("Go back to the last save", this::loadLast));
    rows.add(Row.action(loading(), this::chooseToLoad));
    rows.add(Row.action(words.of(HostText.QUIT, "Leave the game"), end));
    layer.close();
    layer.open(QuestionPage.of("The game has halted", rows));
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
            tell("Nothing is saved yet", "There is no save to go back to.");
          }
        });
  }
}
