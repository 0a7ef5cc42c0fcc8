package org.bowsprit.export.files;

import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.StarterGame;

/** Builds the smallest game that a template creates. */
public final class BuiltStarterGame {

  private BuiltStarterGame() {}

  /** Returns the files of the built game, which are named {@code TIDE}. */
  public static BuiltFiles files() {
    GameBuilder builder = new GameBuilder(new ScriptCompiler()::compile, BuildCache.NONE);
    return BuiltFiles.of("TIDE", builder.build(StarterGame.sources("tide")));
  }
}
