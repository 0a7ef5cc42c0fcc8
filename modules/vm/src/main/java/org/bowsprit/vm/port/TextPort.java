package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/**
 * Shows text on the screen (spec 06 §9, 07 §8).
 *
 * <p>{@code print} starts with the target's default settings, changes them, and ends with {@link
 * #say} or {@link #keepAsDefaults}.
 */
public interface TextPort {

  /**
   * Starts with the defaults of the target's text slot.
   *
   * @param target 252 for a message box, 253 for debug text, 254 for system text, 255 for the
   *     voice-over; otherwise the number of an actor
   */
  void begin(int target);

  /** Sets the position in screen pixels and stops following the speaker's head. */
  void setPosition(int x, int y);

  /** Sets the colour. */
  void setColor(int color);

  /** Sets the right margin in screen pixels. */
  void setRight(int right);

  /** Centres the text and stops following the speaker's head. */
  void setCentered(boolean centered);

  /** Follows the speaker's head. */
  void setOverhead();

  /** Sets the speech on the CD for the text (Loom). */
  void setVoice(int offset, int delay);

  /** Shows the text with the present settings. */
  void say(ScriptText text);

  /** Stores the present settings as the slot's defaults. */
  void keepAsDefaults();

  /**
   * Returns and removes the key that answered the oldest message box (target 252), or 0 while there
   * is no answer. The script that showed the box waits for the key.
   */
  int takeAnswer();

  /** Ends the line that is being spoken (spec 07 §8.6). */
  void stopSpeech();

  /** Returns the width of a text in pixels, in the character set used last. */
  int width(ScriptText text);
}
