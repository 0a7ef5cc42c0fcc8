package org.bowsprit.player.control;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.player.text.Texts;

/** What the program itself can be told to do, by whatever key or pad button the player likes. */
public enum HostAction {
  /** Window or whole screen. */
  FULLSCREEN,
  /** 4:3 or square pixels. */
  ASPECT,
  /** The next filter. */
  FILTER,
  /** As fast as possible, and back. */
  FAST,
  /** As fast as possible while it is held. */
  FAST_WHILE_HELD,
  /** Stop the time, and let it go on. */
  PAUSE,
  /** Let one iteration of the main loop pass while the time stands still. */
  STEP,
  /** Go back a few seconds. */
  REWIND,
  /** Open the menu, or close it. */
  MENU,
  /** Save into the quick slot. */
  QUICK_SAVE,
  /** Load from the quick slot. */
  QUICK_LOAD,
  /** A picture of the screen. */
  SCREENSHOT,
  /** A moving picture of the last seconds. */
  CLIP,
  /** No sound, and sound again. */
  MUTE,
  /** Leave. */
  QUIT,
  /** The left mouse button. */
  LEFT_BUTTON,
  /** The right mouse button. */
  RIGHT_BUTTON,
  /** The pointer moves up. */
  POINTER_UP,
  /** The pointer moves right. */
  POINTER_RIGHT,
  /** The pointer moves down. */
  POINTER_DOWN,
  /** The pointer moves left. */
  POINTER_LEFT,
  /** The pointer jumps to the next thing above. */
  THING_ABOVE,
  /** The pointer jumps to the next thing to the right. */
  THING_RIGHT,
  /** The pointer jumps to the next thing below. */
  THING_BELOW,
  /** The pointer jumps to the next thing to the left. */
  THING_LEFT,
  /** The names of all things. */
  HOTSPOTS,
  /** The game's Escape: skips a scene. */
  SKIP_SCENE,
  /** The game's full stop: ends a line of speech. */
  SKIP_LINE,
  /** The game's arrow up. */
  SCROLL_UP,
  /** The game's arrow down. */
  SCROLL_DOWN,
  /** The verb with the first place of nine. */
  VERB_1,
  /** The verb with the second place of nine. */
  VERB_2,
  /** The verb with the third place of nine. */
  VERB_3,
  /** The verb with the fourth place of nine. */
  VERB_4,
  /** The verb with the fifth place of nine. */
  VERB_5,
  /** The verb with the sixth place of nine. */
  VERB_6,
  /** The verb with the seventh place of nine. */
  VERB_7,
  /** The verb with the eighth place of nine. */
  VERB_8,
  /** The verb with the ninth place of nine. */
  VERB_9,
  /** The inside view, and away with it. */
  INSIDE,
  /** The walk boxes of the inside view. */
  INSIDE_BOXES,
  /** Its walks. */
  INSIDE_WALKS,
  /** Its objects. */
  INSIDE_OBJECTS,
  /** Its z-planes. */
  INSIDE_PLANES,
  /** Its actors. */
  INSIDE_ACTORS,
  /** The next router plans from now on. */
  NEXT_ROUTER,
  /** How the other routers would have walked. */
  GHOSTS,
  /** The console in the picture. */
  CONSOLE,
  /** The developer's drawer. */
  DRAWER;

  /** Actions that leave the game alone, so that they may be asked for at any moment. */
  private static final Set<HostAction> LOOKS =
      EnumSet.of(
          FULLSCREEN,
          ASPECT,
          FILTER,
          SCREENSHOT,
          QUIT,
          INSIDE,
          INSIDE_BOXES,
          INSIDE_WALKS,
          INSIDE_OBJECTS,
          INSIDE_PLANES,
          INSIDE_ACTORS,
          CONSOLE,
          DRAWER);

  /** Verbs from the upper left corner on, where a game gives them no keys of its own. */
  private static final List<HostAction> VERBS =
      List.of(VERB_1, VERB_2, VERB_3, VERB_4, VERB_5, VERB_6, VERB_7, VERB_8, VERB_9);

  /** Returns a sentence that says what it does. */
  public String remark(Texts texts) {
    return texts.of("action." + id() + ".remark");
  }

  /** Returns which of the nine verbs it clicks, from 0; −1 if it is something else. */
  int verb() {
    return VERBS.indexOf(this);
  }

  /** Returns whether it leaves the game alone. */
  boolean onlyLooks() {
    return LOOKS.contains(this);
  }

  /** Returns its name in the settings. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns its name in the menu. */
  public String label(Texts texts) {
    return texts.of("action." + id());
  }

  /** Returns the action of a name in the settings; empty if there is none. */
  public static Optional<HostAction> of(String id) {
    return Stream.of(values()).filter(action -> action.id().equals(id)).findFirst();
  }
}
