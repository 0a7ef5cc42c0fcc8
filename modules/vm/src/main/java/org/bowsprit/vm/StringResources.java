package org.bowsprit.vm;

import org.bowsprit.vm.code.ScriptText;

/** The numbered strings that scripts create and texts insert (spec 06 §9.2). */
public interface StringResources {

  /** Returns a string without its closing NUL; null if it does not exist. */
  ScriptText text(int number);
}
