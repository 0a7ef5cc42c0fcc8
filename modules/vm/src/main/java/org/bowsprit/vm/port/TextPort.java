package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/**
 * Text on the screen (spec 06 §9, 07 §8).
 *
 * <p>{@code print} begins with the target's default settings, changes them and ends either with
 * {@link #say} or with {@link #keepAsDefaults}.
 */
public interface TextPort {

  /**
   * Begins with the defaults of the target's text slot.
   *
   * @param target 252 message box, 253 debug, 254 system text, 255 voice-over, else an actor
   */
  void begin(int target);

  /** Sets the place in screen pixels and stops following the speaker's head. */
  void setPosition(int x, int y);

  /** Sets the colour. */
  void setColor(int color);

  /** Sets the right margin in screen pixels. */
  void setRight(int right);

  /** Centres the text and stops following the speaker's head. */
  void setCentered(boolean centered);

  /** Follows the speaker's head. */
  void setOverhead();

  /** Names the speech on the CD that goes with the text (Loom). */
  void setVoice(int offset, int delay);

  /** Emits the text with the present settings. */
  void say(ScriptText text);

  /** Makes the present settings the slot's defaults. */
  void keepAsDefaults();

  /**
   * Returns the key that answered the oldest message box (target 252) that has been said, once; 0
   * while there is none. The script that said it waits for it.
   */
  int takeAnswer();

  /** Ends the line that is being spoken (spec 07 §8.6). */
  void stopSpeech();

  /** Returns the width in pixels of a text in the character set that was drawn with last. */
  int width(ScriptText text);
}
