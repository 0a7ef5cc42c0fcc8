package org.bowsprit.kit.source;

import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.bowsprit.bow.ScriptCompiler;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameLoader;
import org.bowsprit.kit.build.BuiltFiles;
import org.bowsprit.kit.build.GameBuild;
import org.bowsprit.kit.game.BuildCache;
import org.bowsprit.kit.game.BuildResult;
import org.bowsprit.kit.game.GameBuilder;
import org.bowsprit.kit.game.SourceTree;

/**
 * Opens games for authors. A folder of sources is built in memory. Everything else is opened as a
 * game.
 */
public final class AuthoredGames {

  private final GameCatalog catalog;

  @Inject
  AuthoredGames(GameCatalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Returns whether a name is the path of a folder of sources; see {@link
   * SourceTree#isSourceFolder}.
   */
  public static boolean isSourceFolder(String name) throws IOException {
    return name != null && SourceTree.isSourceFolder(Path.of(name));
  }

  /**
   * Opens a game.
   *
   * @param name a folder of sources, or a name for {@link GameCatalog#openToPlay}
   * @throws SourcesRefusedException if the sources cannot be built
   */
  public AuthoredGame open(String name) throws IOException {
    if (!isSourceFolder(name)) {
      return new AuthoredGame(
          catalog.openToPlay(name), Optional.empty(), Optional.empty(), Optional.empty());
    }
    Path folder = Path.of(name);
    return buildInMemory(
        SourceTree.read(folder), GameBuild.defaultName(folder), BuildCache.ofSources(folder));
  }

  /**
   * Builds a game in memory.
   *
   * @param sources the sources of the game
   * @param name the name of the game's files
   * @param cache the cache that stores built parts
   * @throws SourcesRefusedException if the sources cannot be built
   */
  public static AuthoredGame buildInMemory(SourceTree sources, String name, BuildCache cache) {
    BuildResult result = build(sources, cache);
    BuiltFiles files = BuiltFiles.of(name, result);
    Game game = new GameLoader().open(files.inMemory());
    return new AuthoredGame(
        game, result.declaration(), Optional.of(files), Optional.of(sources.texts()));
  }

  /**
   * Builds the game of a folder of sources for each of its tests.
   *
   * @return the games, in the order of the tests in the sources
   * @throws NoSourcesException if {@code folder} is not a folder of sources
   * @throws SourcesRefusedException if the sources cannot be built
   */
  public static List<TestableGame> testableGames(Path folder) throws IOException {
    if (!SourceTree.isSourceFolder(folder)) {
      throw new NoSourcesException(folder + " is not a folder of sources");
    }
    BuildResult result = build(SourceTree.read(folder), BuildCache.ofSources(folder));
    String name = GameBuild.defaultName(folder);
    return result.declaration().orElseThrow().tests().stream()
        .map(
            test ->
                new TestableGame(
                    new GameLoader().open(BuiltFiles.withTest(name, result, test).inMemory()),
                    test))
        .toList();
  }

  private static BuildResult build(SourceTree sources, BuildCache cache) {
    BuildResult result = new GameBuilder(new ScriptCompiler()::compile, cache).build(sources);
    if (result.hasFailed()) {
      throw new SourcesRefusedException("the sources cannot be built", result.diagnostics());
    }
    return result;
  }
}
