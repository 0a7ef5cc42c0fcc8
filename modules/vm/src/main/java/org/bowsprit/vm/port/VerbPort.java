package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/**
 * Manages the verbs (spec 06 §8.1, 07 §6).
 *
 * <p>{@code verbOps} selects a verb with {@link #select}, makes any changes and redraws the verb
 * with {@link #redraw}. Changes apply to the live slot of the selected verb, or to the scratch slot
 * if it has none.
 */
public interface VerbPort {

  /** Selects the verb to which the changes apply. */
  void select(int verb);

  /** Creates the selected verb, or resets it if it exists, with default colours and turned off. */
  void create();

  /** Frees the selected verb's slot. */
  void delete();

  /** Uses the image of an object in the current room for the verb. */
  void setImage(int object);

  /** Uses the image of an object in any room for the verb, unless it is already used. */
  void setObject(int object, int room);

  /** Sets the label. */
  void setLabel(ScriptText label);

  /** Removes the label. */
  void clearLabel();

  /** Sets the colour. */
  void setColor(int color);

  /** Sets the colour of the verb while it is under the mouse; 0 for none. */
  void setHiColor(int color);

  /** Sets the colour of the dimmed verb. */
  void setDimColor(int color);

  /** Sets the colour with which the verb is erased. */
  void setBackColor(int color);

  /** Sets the left and top edge, in screen pixels. */
  void setPosition(int left, int top);

  /** Shows the verb and lets it receive clicks. */
  void turnOn();

  /** Hides the verb. */
  void turnOff();

  /** Shows the verb dimmed, without clicks. */
  void turnDim();

  /** Sets the key that selects the verb. */
  void setKey(int key);

  /** Centres the label at the left position. */
  void center();

  /** Redraws the selected verb. */
  void redraw();

  /** Hides the live verbs of a range of ids under a save id. */
  void save(int first, int last, int saveId);

  /** Restores hidden verbs of a range of ids. */
  void restore(int first, int last, int saveId);

  /** Frees hidden verbs of a range of ids. */
  void deleteSaved(int first, int last, int saveId);
}
