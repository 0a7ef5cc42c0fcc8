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

class GamePreviewsTest {

  private static final Path PATH = LabGames.folder("artlab");
  private static final Preview UNKNOWN =
      new Preview(Optional.empty(), Optional.empty(), Optional.empty());

  private final Game game = new GameOpener().open(PATH);
  private final GameCatalog catalog = mock(GameCatalog.class);
  private final SaveSlots slots = mock(SaveSlots.class);
  private final List<Runnable> tasks = new ArrayList<>();

  /** The games whose previews were made. */
  private final List<Game> startedGames = new ArrayList<>();

  private GamePreviews previews = previews(Runnable::run);

  GamePreviewsTest() {
    when(catalog.openToPlay(PATH.toString())).thenReturn(game);
    when(slots.newest()).thenReturn(Optional.empty());
  }

  private GamePreviews previews(Executor executor) {
    SaveFolder folder = mock(SaveFolder.class);
    when(folder.slots(game)).thenReturn(slots);
    return new GamePreviews(catalog, folder, this::start, executor);
  }

  private GameSetup start(Game started) {
    startedGames.add(started);
    return GameSetup.headless(started.resources(), new BoxGraphProvider());
  }

  @Test
  void aRequestReturnsImmediately() {
    previews = previews(tasks::add);
    assertThat(previews.of(PATH)).isEqualTo(UNKNOWN);
    assertThat(previews.of(PATH)).isEqualTo(UNKNOWN);
    assertThat(tasks).hasSize(1);

    tasks.get(0).run();
    assertThat(previews.of(PATH).cover()).isPresent();
  }

  @Test
  void anUnplayableGameHasNoPreview() {
    when(catalog.openToPlay(PATH.toString()))
        .thenThrow(new GameRefusedException("There is no file or folder artlab."))
        .thenThrow(new UncheckedIOException(new IOException("The disk was taken out.")));
    assertThat(previews.of(PATH)).isEqualTo(UNKNOWN);
    previews.forgetSaves();
    assertThat(previews.of(PATH)).isEqualTo(UNKNOWN);
  }

  @Test
  void savesAreReadAgainAndCoversAreNot() {
    Preview before = previews.of(PATH);
    SaveListing saved = mock(SaveListing.class);
    when(slots.newest()).thenReturn(Optional.of(saved));
    assertThat(previews.of(PATH)).isEqualTo(before);

    previews.forgetSaves();
    assertThat(previews.of(PATH))
        .isEqualTo(new Preview(before.cover(), before.tile(), Optional.of(saved)));
    assertThat(startedGames).containsExactly(game);
  }

  @Test
  void aPreviewDiscardedDuringItsRequestIsUnknown() {
    previews = previews(task -> previews.forgetSaves());
    assertThat(previews.of(PATH)).isEqualTo(UNKNOWN);
  }

  @Test
  void aRequestBeforeSavesWereForgottenIsRepeated() {
    previews = previews(tasks::add);
    previews.of(PATH);
    previews.forgetSaves();
    tasks.get(0).run();

    assertThat(previews.of(PATH).last()).isEmpty();
    assertThat(tasks).hasSize(2);
  }
}
