package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptText;

/** Draws objects, and gives access to their states, classes and names (spec 07 §1 to §4). */
public interface ObjectPort {

  /** Draws the object with state 1 (spec 07 §3.1). */
  void draw(int object);

  /** Moves the object to (8·x8, 8·y8) in room pixels and draws it with state 1. */
  void drawAt(int object, int x8, int y8);

  /** Draws the object with another state. */
  void drawState(int object, int state);

  /** Returns the state; 0 if the object is not shown. */
  int state(int object);

  /** Sets the state and marks the object's area for redraw. */
  void setState(int object, int state);

  /** Returns whether the object or actor belongs to the class, 1 to 32. */
  boolean isOfClass(int object, int classNumber);

  /** Adds the object or actor to a class, 1 to 32, or removes it. */
  void setClass(int object, int classNumber, boolean member);

  /** Removes the object or actor from all classes. */
  void clearClasses(int object);

  /** Renames the object. */
  void rename(int object, ScriptText name);

  /** Returns the touchable object at (x, y) in room pixels, 0 for none (spec 07 §4.1). */
  int find(int x, int y);

  /** Returns whether the object has a position for {@link #x} and {@link #y} (spec 07 §2.5). */
  boolean hasPosition(int object);

  /** Returns the x of the object's walk-to point, or of the actor that carries it. */
  int x(int object);

  /** Returns the y of the object's walk-to point, or of the actor that carries it. */
  int y(int object);
}
