package org.bowsprit.player.play;

import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.Optional;
import org.bowsprit.desktop.text.Texts;
import org.bowsprit.player.control.Controls;
import org.bowsprit.player.game.Companion;
import org.bowsprit.player.layer.Notices;
import org.bowsprit.player.library.GameChoice;
import org.bowsprit.player.library.GameSource;
import org.bowsprit.player.library.Library;
import org.bowsprit.player.menu.GameMenu;
import org.bowsprit.player.sound.SoundPlugin;

/**
 * Switches to a game that is dropped on the window, or shows the reason why it cannot be played.
 * Installs a plugin that is dropped.
 */
final class DropHandler implements Companion {

  private final GameAtPlay play;
  private final Controls controls;
  private final Optional<GameSource> games;
  private final GameMenu menu;
  private final Texts texts;
  private final Notices notices;
  private final SoundPlugin plugin;

  @Inject
  DropHandler(
      GameAtPlay play,
      Controls controls,
      Optional<GameSource> games,
      GameMenu menu,
      Texts texts,
      Notices notices,
      SoundPlugin plugin) {
    this.play = play;
    this.controls = controls;
    this.games = games;
    this.menu = menu;
    this.texts = texts;
    this.notices = notices;
    this.plugin = plugin;
  }

  @Override
  public void join() {
    controls.onDrop(
        file ->
            plugin
                .install(file)
                .ifPresentOrElse(
                    notices::showAndNote, () -> games.ifPresent(source -> drop(file, source))));
  }

  private void drop(Path file, GameSource source) {
    Library.DropResult result = source.library().examineDrop(file, texts);
    Optional<String> problem =
        result
            .game()
            .map(game -> source.objection(game, texts))
            .orElse(Optional.of(result.message()));
    problem.ifPresentOrElse(
        notices::showAndNote,
        () ->
            menu.leaveForOtherGame(
                () -> play.switchTo(GameChoice.fromBeginning(result.game().orElseThrow()))));
  }
}
