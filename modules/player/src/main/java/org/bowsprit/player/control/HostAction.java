package org.bowsprit.player.control;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.bowsprit.desktop.text.Texts;

/** An action of the program, which the player can bind to any key or pad button. */
public enum HostAction {
  /** Switches between window and full screen. */
  FULLSCREEN,
  /** Switches between 4:3 and square pixels. */
  ASPECT,
  /** Switches to the next filter. */
  FILTER,
  /** Switches fast mode on or off. */
  FAST,
  /** Runs in fast mode while it is held. */
  FAST_WHILE_HELD,
  /** Pauses or resumes the game. */
  PAUSE,
  /** Plays one iteration of the main loop while the game is paused. */
  STEP,
  /** Rewinds the game by a few seconds. */
  REWIND,
  /** Opens or closes the menu. */
  MENU,
  /** Opens the list of keys. */
  KEYS,
  /** Saves into the quick slot. */
  QUICK_SAVE,
  /** Loads from the quick slot. */
  QUICK_LOAD,
  /** Takes a screenshot. */
  SCREENSHOT,
  /** Writes a clip of the last seconds. */
  CLIP,
  /** Switches the sound off or on. */
  MUTE,
  /** Leaves the program. */
  QUIT,
  /** Presses the left mouse button. */
  LEFT_BUTTON,
  /** Presses the right mouse button. */
  RIGHT_BUTTON,
  /** Moves the pointer up. */
  POINTER_UP,
  /** Moves the pointer right. */
  POINTER_RIGHT,
  /** Moves the pointer down. */
  POINTER_DOWN,
  /** Moves the pointer left. */
  POINTER_LEFT,
  /** Moves the pointer to the next hotspot above. */
  THING_ABOVE,
  /** Moves the pointer to the next hotspot on the right. */
  THING_RIGHT,
  /** Moves the pointer to the next hotspot below. */
  THING_BELOW,
  /** Moves the pointer to the next hotspot on the left. */
  THING_LEFT,
  /** Moves the pointer to the next hotspot in the order of all hotspots. */
  NEXT_THING,
  /** Moves the pointer to the previous hotspot in the order of all hotspots. */
  PREVIOUS_THING,
  /** Describes the surroundings of ego. */
  DESCRIBE,
  /** Shows the names of all hotspots. */
  HOTSPOTS,
  /** Sends the game's Escape, which skips a scene. */
  SKIP_SCENE,
  /** Sends the game's full stop, which ends a line of speech. */
  SKIP_LINE,
  /** Sends the game's arrow up. */
  SCROLL_UP,
  /** Sends the game's arrow down. */
  SCROLL_DOWN,
  /** Clicks the first of nine verbs. */
  VERB_1,
  /** Clicks the second of nine verbs. */
  VERB_2,
  /** Clicks the third of nine verbs. */
  VERB_3,
  /** Clicks the fourth of nine verbs. */
  VERB_4,
  /** Clicks the fifth of nine verbs. */
  VERB_5,
  /** Clicks the sixth of nine verbs. */
  VERB_6,
  /** Clicks the seventh of nine verbs. */
  VERB_7,
  /** Clicks the eighth of nine verbs. */
  VERB_8,
  /** Clicks the ninth of nine verbs. */
  VERB_9,
  /** Shows or hides the inside view. */
  INSIDE,
  /** Shows or hides the walk boxes in the inside view. */
  INSIDE_BOXES,
  /** Shows or hides the walks in the inside view. */
  INSIDE_WALKS,
  /** Shows or hides the objects in the inside view. */
  INSIDE_OBJECTS,
  /** Shows or hides the z-planes in the inside view. */
  INSIDE_PLANES,
  /** Shows or hides the actors in the inside view. */
  INSIDE_ACTORS,
  /** Switches to the next router. */
  NEXT_ROUTER,
  /** Shows the paths that the other routers would have planned. */
  GHOSTS,
  /** Opens or closes the grid with the input of the last seconds. */
  INPUTS,
  /** Opens or closes the console in the picture. */
  CONSOLE,
  /** Opens or closes the developer's drawer. */
  DRAWER;

  /** The actions that do not change the game and are therefore allowed at any time. */
  private static final Set<HostAction> ALWAYS_ALLOWED =
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

  /** The verbs in reading order, for games whose verbs have no keys. */
  private static final List<HostAction> VERBS =
      List.of(VERB_1, VERB_2, VERB_3, VERB_4, VERB_5, VERB_6, VERB_7, VERB_8, VERB_9);

  /** Returns a sentence that describes the action. */
  public String remark(Texts texts) {
    return texts.of("action." + id() + ".remark");
  }

  /** Returns the index of the verb that the action clicks, from 0; −1 if it clicks none. */
  int verbIndex() {
    return VERBS.indexOf(this);
  }

  /** Returns whether the action does not change the game. */
  boolean isAlwaysAllowed() {
    return ALWAYS_ALLOWED.contains(this);
  }

  /** Returns the name of the action in the settings. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the name of the action in the menu. */
  public String label(Texts texts) {
    return texts.of("action." + id());
  }

  /** Returns the action with a name in the settings; empty if there is none. */
  public static Optional<HostAction> of(String id) {
    return Stream.of(values()).filter(action -> action.id().equals(id)).findFirst();
  }
}
