package org.bowsprit.player.menu;

import java.util.List;
import java.util.function.Consumer;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.control.ActionHints;
import org.bowsprit.player.control.HostAction;

/**
 * Lists further actions that keys perform, for players who have no keyboard or do not know the
 * keys.
 */
final class ActionsPage implements Page {

  private static final List<HostAction> ACTIONS =
      List.of(
          HostAction.SKIP_SCENE,
          HostAction.SKIP_LINE,
          HostAction.PAUSE,
          HostAction.FAST,
          HostAction.REWIND,
          HostAction.HOTSPOTS,
          HostAction.QUICK_SAVE,
          HostAction.QUICK_LOAD,
          HostAction.MUTE,
          HostAction.SCREENSHOT,
          HostAction.CLIP,
          HostAction.INSIDE,
          HostAction.INSIDE_BOXES,
          HostAction.INSIDE_WALKS,
          HostAction.INSIDE_OBJECTS,
          HostAction.INSIDE_PLANES,
          HostAction.INSIDE_ACTORS,
          HostAction.GHOSTS,
          HostAction.NEXT_ROUTER,
          HostAction.INPUTS,
          HostAction.DRAWER,
          HostAction.CONSOLE,
          HostAction.STEP);

  private final ActionHints hints;
  private final Texts texts;
  private final Consumer<HostAction> performer;

  /**
   * Creates the page.
   *
   * @param hints the keys or buttons that are shown beside the actions
   * @param texts the texts of the program
   * @param performer closes the menu and performs the action
   */
  ActionsPage(ActionHints hints, Texts texts, Consumer<HostAction> performer) {
    this.hints = hints;
    this.texts = texts;
    this.performer = performer;
  }

  @Override
  public String title() {
    return texts.of("menu.actions");
  }

  @Override
  public List<Row> rows() {
    return ACTIONS.stream().map(this::rowOf).toList();
  }

  private Row rowOf(HostAction action) {
    return Row.action(action.label(texts), () -> performer.accept(action))
        .withValue(hints.ofAll(action, texts))
        .withHint(action.remark(texts));
  }
}
