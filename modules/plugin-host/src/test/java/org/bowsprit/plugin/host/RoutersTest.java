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

/** Tests that a router is exchanged when its plugin is reloaded. */
class RoutersTest {

  private final BoxMatrix oldMatrix = mock(BoxMatrix.class);
  private final BoxMatrix newMatrix = mock(BoxMatrix.class);
  private final AtomicReference<RouterProvider> loadedProvider =
      new AtomicReference<>(mockProvider(oldMatrix));
  private final AtomicReference<Consumer<RouterProvider>> follower = new AtomicReference<>();
  private final Providers<RouterProvider> providers = mockProviders();

  @Test
  void aReloadedRouterIsExchanged() {
    Router router = createRouter();
    assertThat(router.rebuildMatrix(List.of())).isSameAs(oldMatrix);
    loadedProvider.set(mockProvider(newMatrix));
    follower.get().accept(loadedProvider.get());
    assertThat(router.rebuildMatrix(List.of())).isSameAs(newMatrix);
  }

  @Test
  void aReloadBeforeTheSubscriptionIsNotMissed() {
    Router router = createRouter();
    loadedProvider.set(mockProvider(newMatrix));
    assertThat(router.rebuildMatrix(List.of())).isSameAs(newMatrix);
  }

  private Router createRouter() {
    return new Routers(providers)
        .create(RouterChoice.withDefaults("sample"), new RouterIncidents("sample", report -> {}));
  }

  @SuppressWarnings("unchecked")
  private Providers<RouterProvider> mockProviders() {
    Providers<RouterProvider> mock = mock(Providers.class);
    when(mock.get("sample")).thenAnswer(call -> loadedProvider.get());
    when(mock.follow(eq("sample"), any()))
        .thenAnswer(
            call -> {
              follower.set(call.getArgument(1));
              return (Runnable) () -> {};
            });
    return mock;
  }

  private static RouterProvider mockProvider(BoxMatrix matrix) {
    Router router = mock(Router.class);
    when(router.rebuildMatrix(any())).thenReturn(matrix);
    RouterProvider provider = mock(RouterProvider.class);
    when(provider.options()).thenReturn(List.of());
    when(provider.open(any())).thenReturn(router);
    return provider;
  }
}
