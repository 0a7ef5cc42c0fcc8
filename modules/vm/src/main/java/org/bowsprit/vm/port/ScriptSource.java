package org.bowsprit.vm.port;

import org.bowsprit.vm.code.ScriptCode;

/**
 * Finds the code of scripts. Returns the same {@link ScriptCode} for a resource as long as it is
 * loaded, so that it is decoded only once. Returns null if there is no such code.
 */
public interface ScriptSource {

  /** Returns a global script, with a number from 1 to 199. */
  ScriptCode global(int number);

  /** Returns a local script of the current room, with a number of 200 or more. */
  ScriptCode local(int number);

  /** Returns the entry script (ENCD) of the current room. */
  ScriptCode entry();

  /** Returns the exit script (EXCD) of the current room. */
  ScriptCode exit();

  /** Returns the code of an object, located by the rule of spec 07 §2.3. */
  ObjectScript object(int object);
}
