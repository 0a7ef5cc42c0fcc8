package org.bowsprit.player.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.engine.GameSetup;
import org.bowsprit.format.disk.GameOpener;
import org.bowsprit.format.game.Game;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.pathfinding.boxgraph.BoxGraphProvider;
import org.bowsprit.player.LabGames;
import org.bowsprit.player.library.GamePreviews.Preview;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.player.save.SaveListing;
import org.bowsprit.player.save.SaveSlots;
import org.junit.jupiter.api.Test;

/** Tests previews of games, which are created in the background. */
class GamePreviewsTest {

  private static final Path GAME_PATH = LabGames.folder("artlab");
  private static final Preview UNKNOWN_PREVIEW =
      new Preview(Optional.empty(), Optional.empty(), Optional.empty());

  private final Game game = new GameOpener().open(GAME_PATH);
  private final GameCatalog catalog = mock(GameCatalog.class);
  private final SaveSlots slots = mock(SaveSlots.class);
  private final List<Runnable> tasks = new ArrayList<>();

  /** The games for which previews were created. */
  private final List<Game> previewedGames = new ArrayList<>();

  private GamePreviews previews = createPreviews(Runnable::run);

  GamePreviewsTest() {
    when(catalog.openToPlay(GAME_PATH.toString())).thenReturn(game);
    when(slots.newest()).thenReturn(Optional.empty());
  }

  private GamePreviews createPreviews(Executor executor) {
    SaveFolder folder = mock(SaveFolder.class);
    when(folder.slots(game)).thenReturn(slots);
    return new GamePreviews(catalog, folder, this::createSetup, executor);
  }

  private GameSetup createSetup(Game previewedGame) {
    previewedGames.add(previewedGame);
    return GameSetup.headless(previewedGame.resources(), new BoxGraphProvider());
  }

  @Test
  void aRequestReturnsImmediately() {
    previews = createPreviews(tasks::add);
    assertThat(previews.of(GAME_PATH)).isEqualTo(UNKNOWN_PREVIEW);
    assertThat(previews.of(GAME_PATH)).isEqualTo(UNKNOWN_PREVIEW);
    assertThat(tasks).hasSize(1);

    tasks.get(0).run();
    assertThat(previews.of(GAME_PATH).cover()).isPresent();
  }

  @Test
  void anUnplayableGameHasNoPreview() {
    when(catalog.openToPlay(GAME_PATH.toString()))
        .thenThrow(new GameRefusedException("There is no file or folder artlab."))
        .thenThrow(new UncheckedIOException(new IOException("The disk was taken out.")));
    assertThat(previews.of(GAME_PATH)).isEqualTo(UNKNOWN_PREVIEW);
    previews.forgetSaves();
    assertThat(previews.of(GAME_PATH)).isEqualTo(UNKNOWN_PREVIEW);
  }

  @Test
  void forgettingSavesReadsThemAgainButKeepsTheCovers() {
    Preview oldPreview = previews.of(GAME_PATH);
    SaveListing newestSave = mock(SaveListing.class);
    when(slots.newest()).thenReturn(Optional.of(newestSave));
    assertThat(previews.of(GAME_PATH)).isEqualTo(oldPreview);

    previews.forgetSaves();
    assertThat(previews.of(GAME_PATH))
        .isEqualTo(new Preview(oldPreview.cover(), oldPreview.tile(), Optional.of(newestSave)));
    assertThat(previewedGames).containsExactly(game);
  }

  @Test
  void aPreviewDiscardedDuringItsRequestIsUnknown() {
    previews = createPreviews(task -> previews.forgetSaves());
    assertThat(previews.of(GAME_PATH)).isEqualTo(UNKNOWN_PREVIEW);
  }

  @Test
  void aRequestIsRepeatedIfSavesAreForgottenBeforeItEnds() {
    previews = createPreviews(tasks::add);
    previews.of(GAME_PATH);
    previews.forgetSaves();
    tasks.get(0).run();

    assertThat(previews.of(GAME_PATH).last()).isEmpty();
    assertThat(tasks).hasSize(2);
  }
}
