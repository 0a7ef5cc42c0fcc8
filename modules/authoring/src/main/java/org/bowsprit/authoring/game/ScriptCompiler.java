package org.bowsprit.authoring.game;

import java.util.List;
import org.bowsprit.authoring.script.Compilation;
import org.bowsprit.authoring.script.SourceText;

/** Compiles the texts of a game: what the kit needs of the language. */
@FunctionalInterface
public interface ScriptCompiler {

  /** Compiles the texts, which are all of a game's. */
  Compilation compile(List<SourceText> texts);
}
