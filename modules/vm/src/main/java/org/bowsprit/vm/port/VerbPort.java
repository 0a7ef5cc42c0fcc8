package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/**
 * Verbs (spec 06 §8.1, 07 §6).
 *
 * <p>{@code verbOps} names a verb, changes it and has it redrawn: {@link #select}, any of the
 * changes, {@link #redraw}. Changes apply to the selected verb's live slot, or to the scratch slot.
 */
public interface VerbPort {

  /** Selects the verb that the changes apply to. */
  void select(int verb);

  /** Makes the selected verb anew or takes it over, with default colours, off. */
  void create();

  /** Frees the selected verb's slot. */
  void delete();

  /** Shows an object's image of the current room as the verb. */
  void setImage(int object);

  /** Shows an object's image of any room as the verb, unless it already does. */
  void setObject(int object, int room);

  /** Labels the verb. */
  void setLabel(ScriptText label);

  /** Takes the label away. */
  void clearLabel();

  /** Sets the colour. */
  void setColor(int color);

  /** Sets the colour under the mouse, 0 for none. */
  void setHiColor(int color);

  /** Sets the colour when dim. */
  void setDimColor(int color);

  /** Sets the colour it is erased with. */
  void setBackColor(int color);

  /** Sets left and top, in screen pixels. */
  void setPosition(int left, int top);

  /** Shows the verb, takes clicks. */
  void turnOn();

  /** Hides the verb. */
  void turnOff();

  /** Shows the verb, takes no clicks. */
  void turnDim();

  /** Sets the key that chooses it. */
  void setKey(int key);

  /** Makes left the middle of the label. */
  void center();

  /** Redraws the selected verb. */
  void redraw();

  /** Hides the live verbs of a range of ids under a save id. */
  void save(int first, int last, int saveId);

  /** Brings hidden verbs of a range of ids back. */
  void restore(int first, int last, int saveId);

  /** Frees hidden verbs of a range of ids. */
  void deleteSaved(int first, int last, int saveId);
}
