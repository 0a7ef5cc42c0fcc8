package org.bowsprit.launcher.wiring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.bowsprit.desktop.game.GameCatalog;
import org.bowsprit.format.game.GameRefusedException;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.player.library.GamePreviews;
import org.bowsprit.player.save.SaveFolder;
import org.bowsprit.plugin.host.Providers;
import org.junit.jupiter.api.Test;

/** Tests the thread that paints the previews of games. */
class PreviewsProviderTest {

  /** Each game is refused. This must not end the thread. */
  @Test
  void coversArePaintedOnOneDaemonThread() throws Exception {
    List<Path> games = List.of(Path.of("one"), Path.of("two"), Path.of("three"));
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    CountDownLatch opened = new CountDownLatch(games.size());
    GameCatalog catalog = mock(GameCatalog.class);
    when(catalog.openToPlay(any()))
        .thenAnswer(
            invocation -> {
              threads.add(Thread.currentThread());
              opened.countDown();
              throw new GameRefusedException("There is no such game.");
            });
    Providers<RouterProvider> routers = mock();
    GamePreviews previews = new PreviewsProvider(catalog, mock(SaveFolder.class), routers).get();

    games.forEach(previews::of);

    assertThat(opened.await(1, TimeUnit.MINUTES)).isTrue();
    assertThat(threads).singleElement().matches(Thread::isDaemon, "is a daemon thread");
  }
}
