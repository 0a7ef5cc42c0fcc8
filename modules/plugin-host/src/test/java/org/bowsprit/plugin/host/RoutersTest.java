package org.bowsprit.plugin.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.eq;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.bowsprit.pathfinding.Router;
import org.bowsprit.pathfinding.RouterProvider;
import org.bowsprit.pathfinding.matrix.BoxMatrix;
import org.bowsprit.plugin.host.isolation.RouterIncidents;
import org.junit.jupiter.api.Test;

class RoutersTest {

  private final BoxMatrix older = mock(BoxMatrix.class);
  private final BoxMatrix newer = mock(BoxMatrix.class);
  private final AtomicReference<RouterProvider> loaded = new AtomicReference<>(provider(older));
  private final AtomicReference<Consumer<RouterProvider>> follower = new AtomicReference<>();
  private final Providers<RouterProvider> registry = registry();

  @Test
  void aReloadedRouterIsExchanged() {
    Router router = router();
    assertThat(router.rebuildMatrix(List.of())).isSameAs(older);
    loaded.set(provider(newer));
    follower.get().accept(loaded.get());
    assertThat(router.rebuildMatrix(List.of())).isSameAs(newer);
  }

  @Test
  void aReloadJustBeforeTheSubscriptionIsNotMissed() {
    Router router = router();
    loaded.set(provider(newer));
    assertThat(router.rebuildMatrix(List.of())).isSameAs(newer);
  }

  private Router router() {
    return new Routers(registry)
        .create(RouterChoice.withDefaults("sample"), new RouterIncidents("sample", note -> {}));
  }

  @SuppressWarnings("unchecked")
  private Providers<RouterProvider> registry() {
    Providers<RouterProvider> mocked = mock(Providers.class);
    when(mocked.get("sample")).thenAnswer(call -> loaded.get());
    when(mocked.follow(eq("sample"), any()))
        .thenAnswer(
            call -> {
              follower.set(call.getArgument(1));
              return (Runnable) () -> {};
            });
    return mocked;
  }

  private static RouterProvider provider(BoxMatrix matrix) {
    Router router = mock(Router.class);
    when(router.rebuildMatrix(any())).thenReturn(matrix);
    RouterProvider provider = mock(RouterProvider.class);
    when(provider.options()).thenReturn(List.of());
    when(provider.open(any())).thenReturn(router);
    return provider;
  }
}
