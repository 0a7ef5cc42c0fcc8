package org.bowsprit.player.control;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What the program itself can be told to do, by whatever key or pad button the player likes. */
public enum HostAction {
  /** Window or whole screen. */
  FULLSCREEN("The window or the whole screen."),
  /** 4:3 or square pixels. */
  ASPECT("Pixels as on monitors of the time, or square."),
  /** The next filter. */
  FILTER("The next way to enlarge pixels."),
  /** As fast as possible, and back. */
  FAST("As fast as possible, and back."),
  /** As fast as possible while it is held. */
  FAST_WHILE_HELD("As fast as possible while it is held."),
  /** Stop the time, and let it go on. */
  PAUSE("Time stands still, and goes on."),
  /** Let one iteration of the main loop pass while the time stands still. */
  STEP("Pauses; then one step of the game at a time."),
  /** Go back a few seconds. */
  REWIND("Five seconds back, as often as you like."),
  /** Open the menu, or close it. */
  MENU("This menu."),
  /** Save into the quick slot. */
  QUICK_SAVE("Saves at once, into a slot of its own."),
  /** Load from the quick slot. */
  QUICK_LOAD("Goes back to the quick save."),
  /** A picture of the screen. */
  SCREENSHOT("Writes a picture of the screen."),
  /** A moving picture of the last seconds. */
  CLIP("Writes a moving picture of the last ten seconds."),
  /** No sound, and sound again. */
  MUTE("No sound, and sound again."),
  /** Leave. */
  QUIT("Leaves the game."),
  /** The left mouse button. */
  LEFT_BUTTON("The left mouse button."),
  /** The right mouse button. */
  RIGHT_BUTTON("The right mouse button."),
  /** The pointer moves up. */
  POINTER_UP("The pointer moves up."),
  /** The pointer moves right. */
  POINTER_RIGHT("The pointer moves right."),
  /** The pointer moves down. */
  POINTER_DOWN("The pointer moves down."),
  /** The pointer moves left. */
  POINTER_LEFT("The pointer moves left."),
  /** The pointer jumps to the next thing above. */
  THING_ABOVE("The pointer jumps to the next thing above."),
  /** The pointer jumps to the next thing to the right. */
  THING_RIGHT("The pointer jumps to the next thing to the right."),
  /** The pointer jumps to the next thing below. */
  THING_BELOW("The pointer jumps to the next thing below."),
  /** The pointer jumps to the next thing to the left. */
  THING_LEFT("The pointer jumps to the next thing to the left."),
  /** The game's Escape: skips a scene. */
  SKIP_SCENE("Goes on after the scene, where the game lets you."),
  /** The game's full stop: ends a line of speech. */
  SKIP_LINE("Ends the line that is said."),
  /** The game's arrow up. */
  SCROLL_UP("The game's arrow up."),
  /** The game's arrow down. */
  SCROLL_DOWN("The game's arrow down."),
  /** The verb with the first place of nine. */
  VERB_1("The first verb on the screen, if it has no key."),
  /** The verb with the second place of nine. */
  VERB_2("The second verb on the screen, if it has no key."),
  /** The verb with the third place of nine. */
  VERB_3("The third verb on the screen, if it has no key."),
  /** The verb with the fourth place of nine. */
  VERB_4("The fourth verb on the screen, if it has no key."),
  /** The verb with the fifth place of nine. */
  VERB_5("The fifth verb on the screen, if it has no key."),
  /** The verb with the sixth place of nine. */
  VERB_6("The sixth verb on the screen, if it has no key."),
  /** The verb with the seventh place of nine. */
  VERB_7("The seventh verb on the screen, if it has no key."),
  /** The verb with the eighth place of nine. */
  VERB_8("The eighth verb on the screen, if it has no key."),
  /** The verb with the ninth place of nine. */
  VERB_9("The ninth verb on the screen, if it has no key."),
  /** The inside view, and away with it. */
  INSIDE("Walk boxes, walks and actors over the picture."),
  /** The walk boxes of the inside view. */
  INSIDE_BOXES("The walk boxes, with numbers and flags."),
  /** Its walks. */
  INSIDE_WALKS("The way of every walk."),
  /** Its objects. */
  INSIDE_OBJECTS("What can be touched, and where one stands for it."),
  /** Its z-planes. */
  INSIDE_PLANES("What people go behind."),
  /** Its actors. */
  INSIDE_ACTORS("Who stands where, in which box and size."),
  /** The next router plans from now on. */
  NEXT_ROUTER("The next router plans all walks."),
  /** How the other routers would have walked. */
  GHOSTS("How the other routers would have walked."),
  /** The console in the picture. */
  CONSOLE("A line for commands, in the picture."),
  /** The developer's drawer. */
  DRAWER("Scripts, variables, actors, objects, console.");

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

  private final String remark;

  HostAction(String remark) {
    this.remark = remark;
  }

  /** Returns a sentence that says what it does. */
  public String remark() {
    return remark;
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
  public String label() {
    return name().charAt(0) + id().substring(1).replace('-', ' ');
  }

  /** Returns the action of a name in the settings; empty if there is none. */
  public static Optional<HostAction> of(String id) {
    return Stream.of(values()).filter(action -> action.id().equals(id)).findFirst();
  }
}
